package org.jointscope.check;

import org.jointscope.analysis.Figures;
import org.jointscope.analysis.JointSteps;
import org.jointscope.analysis.Motion;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.pose.Rig;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The seam of a clip that nearly closes. Doom 3 takes the last frame for the first again
 * (anim/Anim.cpp, ConvertTimeToFrame), Cube 2 goes on from the last to the first as from any frame
 * to the next: either way a step between the two that is larger than others shows as a jump.
 *
 * <p>No file says whether it is meant to loop. It is taken to be if most of what moves comes back:
 * it ends no further from where it began than a usual step, or than a small part of the way that it
 * went. A death or a leap does not. In a clip that loops, whatever ends several steps away from its
 * beginning is a seam. The travel of roots is none.
 */
final class LoopSeam {

    /** A step that only one in ten is larger than. */
    private static final double USUAL = 0.9;

    /** What ends no further from its beginning than this share of its way has come back … */
    private static final double SHARE_BACK = 0.35;

    /** … and so has what is back but for so many steps, and for this share of its way. */
    private static final double STEPS_BACK = 2.5;

    private static final double SHARE_OF_FEW_STEPS = 0.5;

    /** So much of what moves has to come back in a clip that loops. */
    private static final double SHARE_OF_LOOP = 0.75;

    /** A seam is so many steps wide. */
    private static final double STEPS_OF_SEAM = 3;

    private static final double LEAST_RANGE_DEGREES = 1;
    private static final double LEAST_SEAM_DEGREES = 3;

    /** Moves are measured against the size of the skeleton. */
    private static final double LEAST_RANGE_SHARE = 0.01;

    private static final double LEAST_SEAM_SHARE = 0.02;

    /** A joint that does not come back; how bad that is, against the least that would count. */
    private record Seam(int joint, double weight, String what) {}

    private final Motion motion;
    private final Rig rig;
    private final double size;
    private final List<Seam> seams = new ArrayList<>();
    private int moving;
    private int back;

    /**
     * @param size of the skeleton; if it is 0, there is no scale for distances, and only rotations
     *     are judged
     */
    LoopSeam(Motion motion, Rig rig, double size) {
        this.motion = motion;
        this.rig = rig;
        this.size = size;
    }

    void add(JointSteps joint) {
        add(joint, joint.turns(), LEAST_RANGE_DEGREES, LEAST_SEAM_DEGREES, "turns", "°");
        if (size > 0 && !rig.isRoot(joint.joint())) {
            add(
                    joint,
                    joint.moves(),
                    LEAST_RANGE_SHARE * size,
                    LEAST_SEAM_SHARE * size,
                    "moves",
                    " units");
        }
    }

    private void add(
            JointSteps joint,
            JointSteps.Steps steps,
            double leastRange,
            double leastSeam,
            String verb,
            String unit) {
        if (!(steps.range() > leastRange)) {
            return;
        }
        double usual = steps.most(USUAL);
        double seam = steps.seam();
        moving++;
        back += isBack(seam, usual, steps.range()) ? 1 : 0;
        if (seam > leastSeam && seam > STEPS_OF_SEAM * usual) {
            String what =
                    "%s by %s%s, while its steps are %s%s at most"
                            .formatted(verb, Figures.of(seam), unit, Figures.of(usual), unit);
            seams.add(new Seam(joint.joint(), seam / leastSeam, what));
        }
    }

    private static boolean isBack(double seam, double usual, double range) {
        return seam <= SHARE_BACK * range
                || seam <= STEPS_BACK * usual && seam <= SHARE_OF_FEW_STEPS * range;
    }

    /** The widest first: it is the one that is seen. */
    void report(IssueLog issues) {
        if (back < SHARE_OF_LOOP * moving) {
            return;
        }
        seams.sort(Comparator.comparingDouble(Seam::weight).reversed());
        int last = motion.frameCount() - 1;
        for (Seam seam : seams) {
            issues.add(
                    IssueCode.LOOP_SEAM,
                    new Location(motion.line(seam.joint, last), 1),
                    Subject.ofJoint(seam.joint).frame(motion.frame(last)),
                    seam.joint,
                    Names.shown(motion.joint(seam.joint).name()),
                    seam.what);
        }
    }
}
