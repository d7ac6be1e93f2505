package org.jointscope.render.coloring;

import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.Rig;
import org.jointscope.scene.OpenModel;

/**
 * What a coloring depends on besides the model.
 *
 * @param joint the selected joint of the model's rig, or {@link Rig#NO_JOINT}
 * @param descendants whether the weights of its descendants are included
 * @param pose how poses are computed
 * @param rate frames per second; 0 if the model does not play
 * @param compared the model that the open one is compared with; {@link OpenModel#NONE} without one
 */
public record ColoringOptions(int joint, boolean descendants, PoseOptions pose, double rate, OpenModel compared) {}
