package org.jointscope.check.camera;

import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Transform;
import org.jointscope.pose.camera.CameraPath;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Steps of a camera from one frame to the next that have nothing in common with the steps around
 * them: mostly a cut that is not among the cuts, so that the picture is torn across the set within
 * one frame; or a quaternion with the wrong sign.
 *
 * <p>A step counts if it is large as such, and many times as large as three in four of all steps
 * and as those right before and after it. Quick pans and pushes gather way over several frames.
 */
final class CameraLeaps {

    /** With fewer frames, nobody can say what is usual. */
    private static final int LEAST_FRAMES = 8;

    private static final double USUAL = 0.75;
    private static final double TIMES = 8;

    /** About the height of a man: cuts that go less far do not tear. */
    private static final double LEAST_UNITS = 64;

    private static final double LEAST_DEGREES = 30;

    /** A turn this much smaller with the other sign says that the sign is wrong. */
    private static final double FITS = 0.2;

    private static final String CUT = ", as if a cut were missing";

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
                String what = "moves by " + Figures.units(moves[step]);
                String also = turned ? " and turns by " + Figures.of(turns[step]) + "°" : "";
                report(step, what + also + CUT, Figures.units(usualMove));
            } else if (turned) {
                String what = "turns by " + Figures.of(turns[step]) + "°" + negated(step);
                report(step, what, Figures.of(usualTurn) + "°");
            }
        }
    }

    /** Cuts that are declared but cannot be read, or cannot be, are reported as such. */
    private boolean isCutLost() {
        int cuts = camera.cuts().size();
        boolean fewer = camera.numCuts().map(it -> it.value() > cuts).orElse(false);
        int frames = camera.frames().size();
        return fewer
                || camera.cuts().stream().anyMatch(cut -> cut.frame() < 1 || cut.frame() >= frames);
    }

    /** Steps over a cut, and of frames that cannot be read, are none. */
    private void measure() {
        BitSet cuts = new BitSet();
        camera.cuts().stream().mapToInt(CameraCut::frame).forEach(cuts::set);
        for (int step = 0; step < moves.length; step++) {
            Interruption.check();
            boolean known =
                    !cuts.get(step)
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

    private String negated(int step) {
        Transform to = path.transform(step + 1);
        Transform other =
                new Transform(to.x(), to.y(), to.z(), -to.qx(), -to.qy(), -to.qz(), to.qw());
        double turn = path.transform(step).degreesTo(other);
        return turn <= FITS * turns[step]
                ? " (by " + Figures.of(turn) + "° with its x y z negated)"
                : CUT;
    }

    private void report(int step, String what, String usual) {
        issues.add(
                IssueCode.CAMERA_LEAP,
                Places.of(camera.frames().get(step + 1).place()),
                Subject.ofFrame(step + 1),
                step,
                step + 1,
                what,
                usual);
    }
}
