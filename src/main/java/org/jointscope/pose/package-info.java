/**
 * Numbers in motion: {@code Rig}, {@code Clip}, {@code SkinBinding}, {@code PoseSampler}, {@code
 * Skinner}.
 */
package org.jointscope.pose;
