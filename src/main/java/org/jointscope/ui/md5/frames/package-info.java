/** The numbers of the current frame, one by one, and what becomes of them. */
package org.jointscope.ui.md5.frames;
