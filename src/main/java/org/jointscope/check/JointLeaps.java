package org.jointscope.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.JointSteps;
import org.jointscope.analysis.Motion;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.edit.suggest.SignRepairs;
import org.jointscope.messages.Phrase;

/**
 * Pops: changes of a joint's pose between two frames that differ from its other changes. They indicate a damaged frame
 * or a quaternion with the wrong sign. A file does not contain w, so an exporter must negate x, y, z if the
 * reconstructed w would have the wrong sign. Otherwise, the joint rotates in the opposite direction, for one frame or
 * from that frame on.
 *
 * <p>A change counts if it is several times as large as three in four of the joint's changes and as the changes before
 * and after it, and exceeds a minimum. The minimum depends on other evidence: it is lowest if the negated orientation
 * fits: see {@link SignFlips}. It is higher if the joint returns one frame later, and highest if it does not. A quick
 * blow or kick begins and ends less abruptly.
 *
 * @param size of the skeleton; if it is 0, there is no scale for distances, and only rotations are checked
 * @param repairs the wrong signs of the animation
 */
record JointLeaps(Motion motion, double size, SignRepairs repairs, IssueLog issues) {

    /** With fewer frames, the usual change is unknown. */
    static final int LEAST_FRAMES = 8;

    private static final double USUAL = 0.75;

    /** The minimum ratio of a pop to the usual changes and to those next to it. */
    private static final double TIMES = 5;

    /** A change is negligible if it is at most this share of the pop. */
    private static final double NOTHING = 0.2;

    private static final double SPIKE_DEGREES = 45;
    private static final double JUMP_DEGREES = 90;

    /** Translations are relative to the size of the skeleton. */
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
        double least = turning ? JointSteps.FLIP_DEGREES : SPIKE_SHARE * size;
        List<Integer> flips = new ArrayList<>();
        List<Pop> pops = new ArrayList<>();
        for (int step = 0; step < motion.frameCount() - 1; step++) {
            double way = steps.step(step);
            if (!(way >= least) || !(way >= TIMES * usual)) {
                continue;
            }
            boolean back = isBack(steps, step) && way(joint, step, turning) <= NOTHING * way;
            boolean fits = turning && joint.turnIfNegated(step, step + 1) <= JointSteps.FLIP_REST * way;
            boolean isLarge = fits || way >= leastWithoutFit(turning, back);
            if (isLarge && standsOut(steps, step, back)) {
                if (fits) {
                    IntStream.rangeClosed(step + 1, step + (back ? 2 : 1)).forEach(flips::add);
                } else {
                    pops.add(new Pop(step, text(way, turning, back)));
                }
            }
            step += back ? 1 : 0;
        }
        List<FrameSpan> wrong = new SignFlips(motion, joint, flips, repairs).report(issues);
        for (Pop pop : pops) {
            // Negating these frames removes the pop.
            if (wrong.stream().noneMatch(span -> span.isEdge(pop.step()))) {
                report(joint, pop, usual, turning);
            }
        }
    }

    /** A pop between a frame and the next one. */
    private record Pop(int step, Phrase text) {}

    private static double way(JointSteps joint, int step, boolean turning) {
        return turning ? joint.turn(step, step + 2) : joint.move(step, step + 2);
    }

    private double leastWithoutFit(boolean turning, boolean back) {
        if (turning) {
            return back ? SPIKE_DEGREES : JUMP_DEGREES;
        }
        return (back ? SPIKE_SHARE : JUMP_SHARE) * size;
    }

    private static Phrase text(double way, boolean turning, boolean back) {
        Phrase change = Figures.changes(way, turning);
        return back ? Phrase.of("fact.change.back", change) : change;
    }

    private boolean isBack(JointSteps.Steps steps, int step) {
        return step + 2 < motion.frameCount() && steps.step(step + 1) >= (1 - NOTHING) * steps.step(step);
    }

    /** Compares with the changes before and after the pop, or after the return if there is one. */
    private boolean standsOut(JointSteps.Steps steps, int step, boolean back) {
        int after = step + (back ? 2 : 1);
        double most = steps.step(step) / TIMES;
        return (step == 0 || steps.step(step - 1) <= most)
                && (after >= motion.frameCount() - 1 || steps.step(after) <= most);
    }

    private void report(JointSteps joint, Pop pop, double usual, boolean turning) {
        int step = pop.step();
        issues.add(
                IssueCode.FRAME_JOINT_POP,
                new Location(motion.line(joint.joint(), step + 1), 1),
                Subject.ofJoint(joint.joint()).frame(motion.frame(step + 1)),
                motion.frame(step),
                motion.frame(step + 1),
                joint.joint(),
                Names.shown(motion.joint(joint.joint()).name()),
                pop.text(),
                Figures.change(usual, turning));
    }
}
