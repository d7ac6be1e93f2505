package org.jointscope.sample;

/**
 * A leg that reaches for the ground: two limbs of fixed length, a foot, and toes.
 *
 * <p>Given where the toes stand and how far the heel is raised, the ankle's place follows; the knee's follows from the
 * triangle hip, knee, ankle, whose three sides are known.
 */
record Leg(String top, String middle, String end, String toes) {
    static Leg fore(String side) {
        return new Leg("arm_" + side, "forearm_" + side, "paw_" + side, "fingers_" + side);
    }

    static Leg hind(String side) {
        return new Leg("thigh_" + side, "shin_" + side, "foot_" + side, "toes_" + side);
    }

    /**
     * Sets the four joints.
     *
     * @param step how far the toes are away from where they stand in the bind pose
     * @param heel how far the foot is pitched about the toes, degrees; positive raises the heel
     * @param curl how far the toes are pitched against the ground
     */
    void reach(Pose pose, Vec step, double heel, double curl) {
        Skeleton s = pose.skeleton;
        Joint toe = s.joint(toes);
        Joint ankle = s.joint(end);
        Vec sole = toe.position().minus(ankle.position());
        Quat pitch = Quat.turns(0, heel, 0);
        Vec target = toe.position().plus(step).minus(pitch.turn(sole));
        bend(pose, target);
        pose.aim(s.index(end), pitch.times(ankle.rotation()));
        pose.aim(s.index(toes), Quat.turns(0, curl, 0).times(toe.rotation()));
    }

    private void bend(Pose pose, Vec target) {
        Skeleton s = pose.skeleton;
        int upper = s.index(top);
        int lower = s.index(middle);
        double a = pose.positions[lower].length();
        double b = pose.positions[s.index(end)].length();
        Vec from = pose.modelPosition(upper);
        Vec way = target.minus(from);
        double c = Math.min(way.length(), (a + b) * 0.9995);
        Vec along = way.unit();
        Vec hinge = pose.modelRotation(upper).turn(Vec.UP).across(along);
        double cosine = (a * a + c * c - b * b) / (2 * a * c);
        Vec side = hinge.cross(along).times(kneeSide(s, upper));
        double sine = Math.sqrt(Math.max(0, 1 - cosine * cosine));
        Vec knee = from.plus(along.times(a * cosine)).plus(side.times(a * sine));
        pose.aim(upper, Quat.ofAxes(knee.minus(from).unit(), hinge));
        Vec reached = from.plus(along.times(c));
        pose.aim(lower, Quat.ofAxes(reached.minus(knee).unit(), hinge));
    }

    /** Which way the knee points in the bind pose, seen along the hinge. */
    private double kneeSide(Skeleton s, int upper) {
        Vec hip = s.joint(upper).position();
        Vec along = s.joint(end).position().minus(hip);
        Vec knee = s.joint(middle).position().minus(hip);
        Vec hinge = s.joint(upper).rotation().turn(Vec.UP);
        return Math.signum(hinge.cross(along).dot(knee));
    }
}
