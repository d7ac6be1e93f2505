/** A camera's flight, frame by frame. */
package org.jointscope.ui.md5.camera;
