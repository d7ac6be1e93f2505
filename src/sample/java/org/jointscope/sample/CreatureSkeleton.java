package org.jointscope.sample;

/**
 * The joints of Dapple, a baby animal somewhere between a tapir and a dragon.
 *
 * <p>Legs: X runs down the limb and Z is the hinge, so a knee needs Qz only. No joint comes near half a circle against
 * its parent, for there w is near 0, which a file that stores only x, y and z cannot keep precisely: so the tail's X
 * looks back up the chain, and a shoulder blade stands between chest and arm.
 */
final class CreatureSkeleton {
    static final Vec SHOULDER = new Vec(5.4, 3.5, 12.4);
    static final int TAIL_JOINTS = 6;
    static final Vec[] TAIL = {
        new Vec(-11.0, 0, 12.2),
        new Vec(-15.4, 0, 12.4),
        new Vec(-19.4, 0, 13.3),
        new Vec(-23.0, 0, 15.0),
        new Vec(-25.9, 0, 17.5),
        new Vec(-27.9, 0, 20.7),
        new Vec(-28.8, 0, 24.6)
    };

    private CreatureSkeleton() {}

    static Skeleton build() {
        SkeletonBuilder builder = new SkeletonBuilder();
        trunk(builder);
        face(builder);
        foreleg(builder);
        hindleg(builder);
        tail(builder);
        return builder.build();
    }

    private static void trunk(SkeletonBuilder b) {
        b.add("origin", "", Vec.ZERO, Vec.FORWARD, Vec.UP);
        b.add("hips", "origin", new Vec(-6.5, 0, 12.0), Vec.FORWARD, Vec.UP);
        b.add("spine", "hips", new Vec(-1.5, 0, 12.6), Vec.FORWARD, Vec.UP);
        b.add("belly", "spine", new Vec(-0.5, 0, 7.6), Vec.FORWARD, Vec.UP);
        b.add("chest", "spine", new Vec(3.8, 0, 12.6), new Vec(1, 0, 0.3), Vec.UP);
        b.add("neck", "chest", new Vec(8.4, 0, 14.6), new Vec(4, 0, 3.4), Vec.UP);
        b.add("head", "neck", new Vec(12.0, 0, 18.0), Vec.FORWARD, Vec.UP);
    }

    private static void face(SkeletonBuilder b) {
        b.add("jaw", "head", new Vec(15.6, 0, 16.6), new Vec(1, 0, -0.25), Vec.UP);
        b.add("nose", "head", new Vec(22.0, 0, 17.8), new Vec(1, 0, -0.3), Vec.UP);
        Vec gaze = CreatureEyes.GAZE;
        b.addPair("eye_#", "head", CreatureEyes.CENTRE, gaze, Vec.UP);
        b.addPair("lid_#", "eye_#", CreatureEyes.CENTRE, gaze, Vec.UP);
        Vec ear = CreatureBody.EAR_TIP.minus(CreatureBody.EAR_ROOT);
        Vec middle = CreatureBody.EAR_ROOT.plus(ear.times(0.5));
        b.addPair("ear_#", "head", CreatureBody.EAR_ROOT, ear, Vec.FORWARD.times(-1));
        b.addPair("eartip_#", "ear_#", middle, ear, Vec.FORWARD.times(-1));
    }

    private static void foreleg(SkeletonBuilder b) {
        Vec arm = new Vec(6.2, 4.3, 9.8);
        Vec forearm = new Vec(5.0, 5.0, 5.9);
        Vec paw = new Vec(6.3, 5.2, 2.3);
        Vec hinge = hinge(arm, forearm, paw, -1);
        b.addPair("shoulder_#", "chest", SHOULDER, arm.minus(SHOULDER), hinge);
        limb(b, new String[] {"shoulder_#", "arm_#", "forearm_#", "paw_#"}, arm, forearm, paw, -1);
        b.addPair("fingers_#", "paw_#", new Vec(8.4, 5.3, 1.1), Vec.FORWARD, Vec.LEFT);
    }

    private static void hindleg(SkeletonBuilder b) {
        Vec thigh = new Vec(-6.8, 4.5, 9.8);
        Vec shin = new Vec(-5.2, 5.2, 5.9);
        Vec foot = new Vec(-7.0, 5.4, 2.4);
        limb(b, new String[] {"hips", "thigh_#", "shin_#", "foot_#"}, thigh, shin, foot, 1);
        b.addPair("toes_#", "foot_#", new Vec(-4.5, 5.5, 1.1), Vec.FORWARD, Vec.LEFT);
    }

    private static void limb(SkeletonBuilder b, String[] names, Vec top, Vec middle, Vec end, int bend) {
        Vec hinge = hinge(top, middle, end, bend);
        b.addPair(names[1], names[0], top, middle.minus(top), hinge);
        b.addPair(names[2], names[1], middle, end.minus(middle), hinge);
        b.addPair(names[3], names[2], end, new Vec(2.1, 0, -1.2), Vec.LEFT);
    }

    /** At right angles to both limbs, pointing to the left. */
    private static Vec hinge(Vec top, Vec middle, Vec end, int bend) {
        return middle.minus(top).cross(end.minus(middle)).unit().times(bend);
    }

    private static void tail(SkeletonBuilder b) {
        for (int i = 0; i < TAIL_JOINTS; i++) {
            String parent = i == 0 ? "hips" : "tail" + i;
            b.add("tail" + (i + 1), parent, TAIL[i], TAIL[i].minus(TAIL[i + 1]), Vec.UP);
        }
    }
}
