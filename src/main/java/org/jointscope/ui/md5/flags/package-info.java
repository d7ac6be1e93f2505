/** Which components of each joint come from the frame, and from which floats. */
package org.jointscope.ui.md5.flags;
