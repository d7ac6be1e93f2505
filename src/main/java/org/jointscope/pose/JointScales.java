package org.jointscope.pose;

import java.util.Arrays;

/**
 * Scales of joints in the frames of a clip, in flat arrays. A scale enlarges the mesh around the joint, not the joint's
 * children; for some joints it also applies to their position in parent space. All scales that are not listed are 1.
 */
public final class JointScales {

    /** All scales are 1. */
    public static final JointScales NONE = new JointScales(new int[1], new int[0], new double[0], new boolean[0]);

    private final int[] frameStart;
    private final int[] joints;
    private final double[] scales;
    private final boolean[] positions;

    /**
     * The arrays are not copied.
     *
     * @param frameStart for each frame, the index of its first scale; at the end, the number of scales
     * @param joints joint of each scale, ascending within a frame, each at most once
     * @param scales finite
     * @param positions for each joint of the rig, whether the scale also applies to its position
     */
    public JointScales(int[] frameStart, int[] joints, double[] scales, boolean[] positions) {
        this.frameStart = frameStart;
        this.joints = joints;
        this.scales = scales;
        this.positions = positions;
    }

    /** Whether all scales are 1. */
    public boolean isEmpty() {
        return joints.length == 0;
    }

    /** The scale of a joint in a frame. */
    public double of(int joint, int frame) {
        int at = Arrays.binarySearch(joints, start(frame), start(frame + 1), joint);
        return at < 0 ? 1 : scales[at];
    }

    /** Whether any joint has another scale than 1 in a frame. */
    public boolean hasScale(int frame) {
        for (int at = start(frame); at < start(frame + 1); at++) {
            if (scales[at] != 1) {
                return true;
            }
        }
        return false;
    }

    /** Whether the scale of a joint also applies to its position in parent space. */
    public boolean scalesPosition(int joint) {
        return joint < positions.length && positions[joint];
    }

    private int start(int frame) {
        return frameStart[Math.clamp(frame, 0, frameStart.length - 1)];
    }

    /** Writes the scales of all joints in a frame. */
    void write(int frame, double[] out) {
        Arrays.fill(out, 1);
        for (int at = start(frame); at < start(frame + 1); at++) {
            out[joints[at]] = scales[at];
        }
    }

    /** Applies the scales of a frame to the positions of joints in parent space. */
    void scalePositions(int frame, JointColumns local) {
        for (int at = start(frame); at < start(frame + 1); at++) {
            if (positions[joints[at]]) {
                int joint = joints[at];
                local.x[joint] *= scales[at];
                local.y[joint] *= scales[at];
                local.z[joint] *= scales[at];
            }
        }
    }
}
