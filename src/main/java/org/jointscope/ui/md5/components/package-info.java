/** The floats of a frame as a strip of cells: whose they are, and what they do over all frames. */
package org.jointscope.ui.md5.components;
