/** Which components of each joint come from the frame, and from which floats. */
package org.jointscope.ui.flags;
