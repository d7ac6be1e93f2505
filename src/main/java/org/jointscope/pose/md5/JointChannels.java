package org.jointscope.pose.md5;

import org.jointscope.pose.JointTransform;

import java.util.List;

/**
 * The components of a joint in one frame, before interpolation with another.
 *
 * @param components in the order of their flag bits
 * @param squared x² + y² + z² of the orientation; above 1 it is longer than any rotation
 * @param w that x, y and z leave, as {@link JointTransform#w} computes it
 */
public record JointChannels(int frame, List<ComponentSource> components, double squared, double w) {

    public JointChannels {
        components = List.copyOf(components);
    }
}
