/** A camera animation, frame by frame. */
package org.jointscope.ui.md5.camera;
