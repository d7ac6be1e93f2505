package org.jointscope.pose.md5;

import org.jointscope.model.Component;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Transform;

import java.util.List;
import java.util.Optional;

/**
 * The computation of the pose of one joint at one moment of an animation.
 *
 * @param baseframeLine the source line of the joint's baseframe row; 0 if it has none
 * @param from the frame that the moment lies in, or exactly on
 * @param to the frame that it is blended with, if it lies between two
 * @param fraction of the way from one to the other
 * @param local as seen from the parent, with an orientation of length 1
 * @param modelSpace with the root where the file says
 */
public record JointPose(
        int baseframeLine,
        JointChannels from,
        Optional<JointChannels> to,
        double fraction,
        Transform local,
        Transform modelSpace) {

    /**
     * The components of a joint in one frame, before interpolation with another.
     *
     * @param components in the order of their flag bits
     * @param squared x² + y² + z² of the orientation; above 1 it is longer than any rotation
     * @param w that x, y and z leave, as {@link JointTransform#w} computes it
     */
    public record JointChannels(
            int frame, List<ComponentSource> components, double squared, double w) {

        public JointChannels {
            components = List.copyOf(components);
        }
    }

    /**
     * The origin of one component of a joint in one frame.
     *
     * @param flagged whether the joint's flags name it, so that it should come from the frame
     * @param floatIndex of the float in the frame that it should come from; −1 if it has none
     * @param baseframe the baseframe's number as written; NaN if it is missing or unreadable
     * @param frame the frame's number as written; NaN if there is none
     * @param frameLine the source line that the frame's number stands on; 0 if there is none
     * @param effective the number that counts
     */
    public record ComponentSource(
            Component component,
            boolean flagged,
            int floatIndex,
            double baseframe,
            double frame,
            int frameLine,
            Origin origin,
            double effective) {

        public enum Origin {
            FRAME,
            /** The baseframe's: the flag is not set. */
            BASEFRAME,
            /** The baseframe's: the flag is set, but the frame has no float of that number. */
            FLOAT_MISSING,
            /** The baseframe's: the flag is set, but the float cannot be read. */
            FLOAT_UNREADABLE
        }

        /**
         * Whether the number that counts is neither the frame's nor the baseframe's but 0, because
         * nothing else is there.
         */
        public boolean isZeroForWant() {
            return origin != Origin.FRAME && Double.isNaN(baseframe);
        }
    }
}
