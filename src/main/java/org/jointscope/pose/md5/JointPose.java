package org.jointscope.pose.md5;

import org.jointscope.pose.Transform;

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
        Transform modelSpace) {}
