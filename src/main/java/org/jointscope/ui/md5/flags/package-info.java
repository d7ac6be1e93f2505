/** The components of each joint that come from the frame, and their indices. */
package org.jointscope.ui.md5.flags;
