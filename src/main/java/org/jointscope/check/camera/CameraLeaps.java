package org.jointscope.check.camera;

import java.util.Arrays;
import java.util.BitSet;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Locations;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Transform;
import org.jointscope.pose.camera.CameraPath;

/**
 * Changes of a camera between two frames that differ from the changes around them: usually a missing cut, so that the
 * camera travels across the set within one interval, or a quaternion with the wrong sign.
 *
 * <p>A change counts if it exceeds a minimum, and is many times as large as three in four of all changes and as those
 * directly before and after it. Quick pans accelerate over several frames.
 */
final class CameraLeaps {

    /** With fewer frames, the usual change is unknown. */
    private static final int LEAST_FRAMES = 8;

    private static final double USUAL = 0.75;
    private static final double TIMES = 8;

    /** About the height of a person: shorter translations are not visible as a missing cut. */
    private static final double LEAST_UNITS = 64;

    private static final double LEAST_DEGREES = 30;

    /** If the rotation is this much smaller with the other sign, the sign is wrong. */
    private static final double FITS = 0.2;

    private final Md5Camera camera;
    private final IssueLog issues;
    private final CameraPath path;
    private final double[] moves;
    private final double[] turns;

    CameraLeaps(Md5Camera camera, IssueLog issues) {
        this.camera = camera;
        this.issues = issues;
        this.path = CameraPath.of(camera);
        int steps = Math.max(0, camera.frames().size() - 1);
        this.moves = new double[steps];
        this.turns = new double[steps];
    }

    void check() {
        if (camera.frames().size() < LEAST_FRAMES || isCutLost()) {
            return;
        }
        measure();
        double usualMove = usual(moves);
        double usualTurn = usual(turns);
        for (int step = 0; step < moves.length; step++) {
            Interruption.check();
            boolean moved = standsOut(moves, step, usualMove, LEAST_UNITS);
            boolean turned = standsOut(turns, step, usualTurn, LEAST_DEGREES);
            if (moved) {
                Phrase move = Figures.changes(moves[step], false);
                Phrase what = turned ? Phrase.of("fact.change.both", move, Figures.changes(turns[step], true)) : move;
                report(step, Phrase.of("fact.change.cut", what), Figures.change(usualMove, false));
            } else if (turned) {
                report(step, turn(step), Figures.change(usualTurn, true));
            }
        }
    }

    /** Unreadable, missing and invalid cuts are reported separately. */
    private boolean isCutLost() {
        int cuts = camera.cuts().size();
        boolean fewer = camera.numCuts().map(it -> it.value() > cuts).orElse(false);
        int frames = camera.frames().size();
        return fewer || camera.cuts().stream().anyMatch(cut -> cut.frame() < 1 || cut.frame() >= frames);
    }

    /** The changes at a cut, and of frames that are unreadable, are 0. */
    private void measure() {
        BitSet cuts = new BitSet();
        camera.cuts().stream().mapToInt(CameraCut::frame).forEach(cuts::set);
        for (int step = 0; step < moves.length; step++) {
            Interruption.check();
            boolean known = !cuts.get(step)
                    && isReadable(camera.frames().get(step))
                    && isReadable(camera.frames().get(step + 1));
            Transform from = path.transform(step);
            Transform to = path.transform(step + 1);
            moves[step] = known ? from.distanceTo(to) : 0;
            turns[step] = known ? from.degreesTo(to) : 0;
        }
    }

    private static boolean isReadable(CameraRow row) {
        return Double.isFinite(row.position().lengthSquared())
                && !JointTransform.isTooLong(row.orientation().lengthSquared())
                && Double.isFinite(row.orientation().lengthSquared());
    }

    private static double usual(double[] steps) {
        double[] sorted = steps.clone();
        Arrays.sort(sorted);
        return sorted[(int) ((sorted.length - 1) * USUAL)];
    }

    private static boolean standsOut(double[] steps, int step, double usual, double least) {
        double before = step == 0 ? 0 : steps[step - 1];
        double after = step + 1 == steps.length ? 0 : steps[step + 1];
        double around = Math.max(usual, Math.max(before, after));
        return steps[step] >= least && steps[step] >= TIMES * around;
    }

    private Phrase turn(int step) {
        Transform to = path.transform(step + 1);
        Transform other = new Transform(to.x(), to.y(), to.z(), -to.qx(), -to.qy(), -to.qz(), to.qw());
        double turn = path.transform(step).degreesTo(other);
        Phrase change = Figures.changes(turns[step], true);
        return turn <= FITS * turns[step]
                ? Phrase.of("fact.change.negated.camera", change, Figures.degrees(turn))
                : Phrase.of("fact.change.cut", change);
    }

    private void report(int step, Phrase what, Object usual) {
        issues.add(
                IssueCode.CAMERA_POP,
                Locations.of(camera.frames().get(step + 1).location()),
                Subject.ofFrame(step + 1),
                step,
                step + 1,
                what,
                usual);
    }
}
