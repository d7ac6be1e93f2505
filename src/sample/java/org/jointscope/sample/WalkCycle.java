package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;

/**
 * The walk: left hind, left fore, right hind, right fore, as most four-legged animals do.
 *
 * <p>The origin travels evenly. A foot that stands keeps its place on the ground, so seen from the body it moves back
 * as fast as the body moves on; a foot in the air eases from one place to the next, one stride ahead.
 */
final class WalkCycle {
    static final int FRAMES = 24;
    static final double STRIDE = 10;
    private static final double STANDING = 0.62;
    private static final double SHUT = CreatureEyes.LID_CLOSES;
    private static final Keys HEEL = new Keys(1, 0, 0, 0.42, 0, 0.64, 30, 0.74, 34, 0.92, -7, 0.97, -4);
    private static final Keys CURL = new Keys(1, 0, 0, 0.62, 0, 0.74, 22, 0.9, -8, 0.97, -3);
    private static final Keys BLINK = new Keys(FRAMES, 0, 0, 13, 0, 15, SHUT, 16, SHUT, 19, 0);

    private WalkCycle() {}

    static Clip clip(Skeleton skeleton) {
        List<Pose> poses = new ArrayList<>();
        for (int frame = 0; frame <= FRAMES; frame++) {
            Pose pose = pose(skeleton, (frame % FRAMES) / (double) FRAMES);
            pose.move("origin", new Vec(STRIDE * frame / FRAMES, 0, 0));
            poses.add(pose);
        }
        return new Clip("walk", 24, poses);
    }

    private static Pose pose(Skeleton skeleton, double u) {
        Pose pose = new Pose(skeleton);
        trunk(pose, u);
        head(pose, u);
        tail(pose, u);
        pose.hinge("shoulder_l", Vec.UP, -8 * wave(u - 0.25));
        pose.hinge("shoulder_r", Vec.UP, -8 * wave(u - 0.75));
        step(pose, Leg.hind("l"), u, 0.25);
        step(pose, Leg.fore("l"), u - 0.25, 0.1);
        step(pose, Leg.hind("r"), u - 0.5, 0.25);
        step(pose, Leg.fore("r"), u - 0.75, 0.1);
        return pose;
    }

    private static double wave(double turns) {
        return StrictMath.cos(2 * StrictMath.PI * turns);
    }

    private static void trunk(Pose pose, double u) {
        double lift = -0.5 + 0.42 * wave(2 * (u - 0.31));
        double surge = 0.25 * wave(2 * (u - 0.05));
        pose.move("hips", new Vec(surge, 0.6 * wave(u - 0.31), lift));
        double wobble = 0.35 * wave(2 * (u - 0.45));
        pose.move("belly", new Vec(0.2 * wave(2 * (u - 0.2)), 0.3 * wave(u - 0.45), wobble));
        double roll = 5 * wave(u - 0.31);
        double turn = -7 * wave(u);
        pose.turn("hips", roll, 1.2 * wave(2 * (u - 0.45)), turn);
        double chestTurn = -5.5 * wave(u - 0.25);
        double chestRoll = 4 * wave(u - 0.56);
        pose.turn("spine", (chestRoll - roll) / 2, -1.2 * wave(2 * (u - 0.5)), (chestTurn - turn) / 2);
        pose.turn("chest", (chestRoll - roll) / 2, 1.5 * wave(2 * (u - 0.6)), (chestTurn - turn) / 2);
    }

    private static void head(Pose pose, double u) {
        double chestTurn = -5.5 * wave(u - 0.25);
        double chestRoll = 4 * wave(u - 0.56);
        pose.turn("neck", -0.4 * chestRoll, -3 + 2.6 * wave(2 * (u - 0.62)), -0.5 * chestTurn);
        pose.turn("head", -0.9 * chestRoll, -4.2 * wave(2 * (u - 0.68)), -0.4 * chestTurn);
        pose.turn("nose", 0, 5 * wave(2 * (u - 0.8)), 0);
        for (int side = -1; side <= 1; side += 2) {
            String end = side > 0 ? "l" : "r";
            double flap = wave(2 * (u - 0.78));
            pose.turn("ear_" + end, -6 * side * flap, 7 * flap, 0);
            double late = wave(2 * (u - 0.88));
            pose.turn("eartip_" + end, -10 * side * late, 10 * late, 0);
            pose.hinge("lid_" + end, Vec.LEFT, BLINK.at(u * FRAMES));
        }
    }

    private static void tail(Pose pose, double u) {
        for (int i = 0; i < CreatureSkeleton.TAIL_JOINTS; i++) {
            double late = 0.11 * i;
            double swing = (5 + 1.9 * i) * wave(u - 0.1 - late);
            double nod = (1.5 + 0.7 * i) * wave(2 * (u - 0.1) - late);
            pose.turn("tail" + (i + 1), 0, nod, swing);
        }
    }

    private static void step(Pose pose, Leg leg, double time, double reach) {
        double t = time - Math.floor(time);
        double front = STRIDE * STANDING / 2 + reach;
        double x;
        double z = 0;
        if (t < STANDING) {
            x = front - STRIDE * t;
        } else {
            double s = (t - STANDING) / (1 - STANDING);
            x = front - STRIDE * t + STRIDE * Rgb.step(0, 1, s);
            double arc = StrictMath.sin(StrictMath.PI * StrictMath.pow(s, 0.85));
            z = 2.6 * arc * arc;
        }
        leg.reach(pose, new Vec(x, 0, z), HEEL.at(t), CURL.at(t));
    }
}
