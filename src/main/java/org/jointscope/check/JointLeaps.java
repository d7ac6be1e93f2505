package org.jointscope.check;

import org.jointscope.analysis.Figures;
import org.jointscope.analysis.JointSteps;
import org.jointscope.analysis.Motion;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;

/**
 * Steps of a joint from one frame to the next that have nothing in common with its other steps: the
 * mark of a damaged frame, or of a quaternion whose sign was forgotten. A file holds no w, so an
 * exporter has to negate x, y, z where w would come out with the wrong sign; where it does not, the
 * joint turns the other way for a frame or from there on.
 *
 * <p>A step counts if it is several times as large as three in four of the joint's steps, and as
 * the steps right before and after it, and if it is large as such. How large depends on how much
 * else speaks against it: least is asked where the other sign would fit in, more where the joint is
 * back a frame later, most where it stays. A quick blow or a kick begins and ends less abruptly.
 *
 * @param size of the skeleton; if it is 0, there is no scale for distances, and only rotations are
 *     judged
 */
record JointLeaps(Motion motion, double size, IssueLog issues) {

    /** With fewer frames, nobody can say what is usual. */
    static final int LEAST_FRAMES = 8;

    private static final double USUAL = 0.75;

    /** A step has to be so many times as large as the usual ones and its neighbours. */
    private static final double TIMES = 5;

    /** A step is negligible beside one so many times as large. */
    private static final double NOTHING = 0.2;

    private static final double NEGATED_DEGREES = 20;
    private static final double SPIKE_DEGREES = 45;
    private static final double JUMP_DEGREES = 90;

    /** Moves are measured against the size of the skeleton. */
    private static final double SPIKE_SHARE = 0.25;

    private static final double JUMP_SHARE = 0.5;

    void check(JointSteps joint) {
        check(joint, true);
        if (size > 0) {
            check(joint, false);
        }
    }

    private void check(JointSteps joint, boolean turning) {
        JointSteps.Steps steps = turning ? joint.turns() : joint.moves();
        double usual = steps.most(USUAL);
        double least = turning ? NEGATED_DEGREES : SPIKE_SHARE * size;
        for (int step = 0; step < motion.frameCount() - 1; step++) {
            double way = steps.step(step);
            if (!(way >= least) || !(way >= TIMES * usual)) {
                continue;
            }
            boolean back = isBack(steps, step) && way(joint, step, turning) <= NOTHING * way;
            double negated = turning ? joint.turnIfNegated(step, step + 1) : Double.NaN;
            boolean fits = negated <= NOTHING * way;
            if ((fits || way >= leastWithoutFit(turning, back)) && standsOut(steps, step, back)) {
                report(joint, step, text(way, turning, back, fits, negated), usual, turning);
            }
            step += back ? 1 : 0;
        }
    }

    private static double way(JointSteps joint, int step, boolean turning) {
        return turning ? joint.turn(step, step + 2) : joint.move(step, step + 2);
    }

    private double leastWithoutFit(boolean turning, boolean back) {
        if (turning) {
            return back ? SPIKE_DEGREES : JUMP_DEGREES;
        }
        return (back ? SPIKE_SHARE : JUMP_SHARE) * size;
    }

    private static String text(
            double way, boolean turning, boolean back, boolean fits, double negated) {
        return (turning ? "turns by " + Figures.of(way) + "°" : "moves by " + Figures.units(way))
                + (back ? " and back" : "")
                + (fits ? " (by " + Figures.of(negated) + "° with its Qx Qy Qz negated)" : "");
    }

    private boolean isBack(JointSteps.Steps steps, int step) {
        return step + 2 < motion.frameCount()
                && steps.step(step + 1) >= (1 - NOTHING) * steps.step(step);
    }

    /** Against the step before, and against the one after: behind the way back, if there is one. */
    private boolean standsOut(JointSteps.Steps steps, int step, boolean back) {
        int after = step + (back ? 2 : 1);
        double most = steps.step(step) / TIMES;
        return (step == 0 || steps.step(step - 1) <= most)
                && (after >= motion.frameCount() - 1 || steps.step(after) <= most);
    }

    private void report(JointSteps joint, int step, String what, double usual, boolean turning) {
        issues.add(
                IssueCode.FRAME_JOINT_LEAP,
                new Location(motion.line(joint.joint(), step + 1), 1),
                Subject.ofJoint(joint.joint()).frame(motion.frame(step + 1)),
                motion.frame(step),
                motion.frame(step + 1),
                joint.joint(),
                Names.shown(motion.joint(joint.joint()).name()),
                what,
                Figures.of(usual) + (turning ? "°" : " units"));
    }
}
