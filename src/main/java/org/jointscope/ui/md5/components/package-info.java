/** The components of a frame as a strip of cells: their joints, and values over all frames. */
package org.jointscope.ui.md5.components;
