package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;

/** Standing about: breathing, a swish of the tail, a look to either side, an ear, two blinks. */
final class IdleCycle {
    static final int FRAMES = 96;
    private static final double SHUT = CreatureEyes.LID_CLOSES;
    private static final Keys LOOK_ABOUT = new Keys(FRAMES, 0, 0, 14, 0, 24, 20, 44, 20, 56, -15, 74, -15, 88, 0);
    private static final Keys TILT = new Keys(FRAMES, 0, 0, 26, 0, 34, 9, 44, 9, 54, 0);
    private static final Keys BLINK =
            new Keys(FRAMES, 0, 0, 15, 0, 18, SHUT, 19, SHUT, 22, 0, 48, 0, 51, SHUT, 52, SHUT, 55, 0);
    private static final Keys FLICK = new Keys(FRAMES, 0, 0, 60, 0, 62, 17, 64, -6, 66, 12, 69, 0);

    private IdleCycle() {}

    static Clip clip(Skeleton skeleton) {
        List<Pose> poses = new ArrayList<>();
        for (int frame = 0; frame <= FRAMES; frame++) {
            poses.add(pose(skeleton, frame % FRAMES));
        }
        return new Clip("idle", 24, poses);
    }

    private static double wave(double turns) {
        return StrictMath.cos(2 * StrictMath.PI * turns);
    }

    private static Pose pose(Skeleton skeleton, int frame) {
        double u = frame / (double) FRAMES;
        Pose pose = new Pose(skeleton);
        double breath = wave(2 * u);
        pose.move("hips", new Vec(0, 0.35 * wave(u - 0.2), -0.25 + 0.1 * breath));
        pose.turn("hips", 1.2 * wave(u - 0.2), 0, 0);
        pose.move("belly", new Vec(0, 0, 0.22 * breath));
        pose.turn("spine", -0.6 * wave(u - 0.2), -0.6 * breath, 0);
        pose.turn("chest", 0, -0.8 * wave(2 * (u - 0.04)), 0);
        head(pose, frame, u);
        tail(pose, u);
        for (String side : List.of("l", "r")) {
            Leg.fore(side).reach(pose, Vec.ZERO, 0, 0);
            Leg.hind(side).reach(pose, Vec.ZERO, 0, 0);
        }
        return pose;
    }

    private static void head(Pose pose, int frame, double u) {
        double look = LOOK_ABOUT.at(frame);
        pose.turn("neck", 0, 1.0 * wave(2 * (u - 0.06)), 0.4 * look);
        pose.turn("head", TILT.at(frame), -1.5 * wave(2 * (u - 0.1)), 0.6 * LOOK_ABOUT.at(frame - 1));
        pose.turn("nose", 0, 2.5 * wave(3 * u), 0);
        pose.turn("jaw", 0, 1.5 - 1.5 * wave(2 * u), 0);
        pose.turn("ear_l", -FLICK.at(frame), 0.5 * FLICK.at(frame), 0);
        pose.turn("eartip_l", -1.3 * FLICK.at(frame - 1), 0, 0);
        pose.turn("ear_r", 2 * wave(u), 2 * wave(2 * u - 0.2), 0);
        pose.turn("eartip_r", 3 * wave(u - 0.1), 0, 0);
        for (String side : List.of("l", "r")) {
            pose.turn("eye_" + side, 0, 0, 0.35 * (LOOK_ABOUT.at(frame + 3) - look));
            pose.hinge("lid_" + side, Vec.LEFT, BLINK.at(frame));
        }
    }

    private static void tail(Pose pose, double u) {
        for (int i = 0; i < CreatureSkeleton.TAIL_JOINTS; i++) {
            double swing = (3 + 1.5 * i) * wave(2 * u - 0.09 * i);
            pose.turn("tail" + (i + 1), 0, 1.5 * wave(u - 0.1 * i), swing);
        }
    }
}
