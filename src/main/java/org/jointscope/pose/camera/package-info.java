/** Playback of camera animations. */
package org.jointscope.pose.camera;
