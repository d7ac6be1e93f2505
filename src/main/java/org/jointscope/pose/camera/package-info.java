/** Cameras in flight. */
package org.jointscope.pose.camera;
