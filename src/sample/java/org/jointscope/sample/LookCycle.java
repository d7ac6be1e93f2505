package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;

/** Only the head moves: left, a curious tilt, right, and back. All other joints have flags 0. */
final class LookCycle {
    static final int FRAMES = 60;
    private static final Keys TURN = new Keys(FRAMES, 0, 0, 3, 0, 13, 34, 25, 34, 40, -34, 50, -34, 58, 0);
    private static final Keys TILT = new Keys(FRAMES, 0, 0, 13, 0, 19, 13, 27, 13, 35, -2, 48, -2, 56, 0);
    private static final Keys NOD =
            new Keys(FRAMES, 0, 0, 3, 0, 8, 5, 15, -5, 25, -5, 32, 5, 41, -2, 50, -2, 54, 3, 59, 0);
    private static final Keys PERK = new Keys(FRAMES, 0, 0, 8, -10, 15, 12, 26, 10, 33, -10, 42, 8, 50, 8, 56, -5);

    private LookCycle() {}

    static Clip clip(Skeleton skeleton) {
        List<Pose> poses = new ArrayList<>();
        for (int frame = 0; frame <= FRAMES; frame++) {
            poses.add(pose(skeleton, frame % FRAMES));
        }
        return new Clip("look", 24, poses);
    }

    private static Pose pose(Skeleton skeleton, int frame) {
        Pose pose = new Pose(skeleton);
        pose.turn("neck", 0, 0.4 * NOD.at(frame), 0.4 * TURN.at(frame));
        pose.turn("head", TILT.at(frame), 0.6 * NOD.at(frame), 0.6 * TURN.at(frame - 1));
        for (int side = -1; side <= 1; side += 2) {
            String end = side > 0 ? "l" : "r";
            pose.turn("ear_" + end, side * PERK.at(frame), -0.4 * PERK.at(frame), 0);
            pose.turn("eartip_" + end, side * PERK.at(frame - 2), 0, 0);
        }
        return pose;
    }
}
