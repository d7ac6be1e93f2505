/**
 * The kernel of playback: {@code Rig}, {@code Clip}, {@code SkinBinding}, {@code PoseSampler}, {@code Skinner};
 * {@code CameraPath}, {@code CameraSampler}.
 */
package org.jointscope.pose;
