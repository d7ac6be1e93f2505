/** The components of the current frame, one by one, and the joints that read them. */
package org.jointscope.ui.md5.frames;
