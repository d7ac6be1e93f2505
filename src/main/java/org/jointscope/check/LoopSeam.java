package org.jointscope.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.JointSteps;
import org.jointscope.analysis.Motion;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.pose.Rig;

/**
 * Loops that do not close, in clips that nearly close. Doom 3 treats the last frame as equal to the first
 * (anim/Anim.cpp, ConvertTimeToFrame); Cube 2 interpolates from the last to the first. In both, a large difference
 * between the two shows as a pop.
 *
 * <p>Files do not declare a loop. A clip is assumed to loop if most of the moving joints return: the difference between
 * their first and last frame is not much more than a usual change, or a small share of their range. A death or a leap
 * does not return. In a clip that loops, a joint that ends several usual changes away from its start is reported,
 * except for the travel of roots.
 */
final class LoopSeam {

    /** The share of changes that are not larger than the usual one. */
    private static final double USUAL = 0.9;

    /** A joint has returned if the difference is at most this share of its range … */
    private static final double SHARE_BACK = 0.35;

    /** … or at most this number of usual changes, and this share of its range. */
    private static final double STEPS_BACK = 2.5;

    private static final double SHARE_OF_FEW_STEPS = 0.5;

    /** The minimum share of moving joints that return in a clip that loops. */
    private static final double SHARE_OF_LOOP = 0.75;

    /** The minimum difference, in usual changes. */
    private static final double STEPS_OF_SEAM = 3;

    private static final double LEAST_RANGE_DEGREES = 1;
    private static final double LEAST_SEAM_DEGREES = 3;

    /** Translations are relative to the size of the skeleton. */
    private static final double LEAST_RANGE_SHARE = 0.01;

    private static final double LEAST_SEAM_SHARE = 0.02;

    /** A joint that does not return; the weight is the ratio of the difference to the minimum. */
    private record Seam(int joint, double weight, Phrase what) {}

    private final Motion motion;
    private final Rig rig;
    private final double size;
    private final List<Seam> seams = new ArrayList<>();
    private int moving;
    private int back;

    /** @param size of the skeleton; if it is 0, there is no scale for distances, and only rotations are checked */
    LoopSeam(Motion motion, Rig rig, double size) {
        this.motion = motion;
        this.rig = rig;
        this.size = size;
    }

    void add(JointSteps joint) {
        add(joint, joint.turns(), LEAST_RANGE_DEGREES, LEAST_SEAM_DEGREES, true);
        if (size > 0 && !rig.isRoot(joint.joint())) {
            add(joint, joint.moves(), LEAST_RANGE_SHARE * size, LEAST_SEAM_SHARE * size, false);
        }
    }

    private void add(JointSteps joint, JointSteps.Steps steps, double leastRange, double leastSeam, boolean turning) {
        if (!(steps.range() > leastRange)) {
            return;
        }
        double usual = steps.most(USUAL);
        double seam = steps.seam();
        moving++;
        back += isBack(seam, usual, steps.range()) ? 1 : 0;
        if (seam > leastSeam && seam > STEPS_OF_SEAM * usual) {
            Phrase what = Phrase.of("fact.change.loop", Figures.changes(seam, turning), Figures.change(usual, turning));
            seams.add(new Seam(joint.joint(), seam / leastSeam, what));
        }
    }

    private static boolean isBack(double seam, double usual, double range) {
        return seam <= SHARE_BACK * range || seam <= STEPS_BACK * usual && seam <= SHARE_OF_FEW_STEPS * range;
    }

    /** Reports the largest difference first, which is the most visible one. */
    void report(IssueLog issues) {
        if (back < SHARE_OF_LOOP * moving) {
            return;
        }
        seams.sort(Comparator.comparingDouble(Seam::weight).reversed());
        int last = motion.frameCount() - 1;
        for (Seam seam : seams) {
            issues.add(
                    IssueCode.LOOP_NOT_CLOSED,
                    new Location(motion.line(seam.joint, last), 1),
                    Subject.ofJoint(seam.joint).frame(motion.frame(last)),
                    seam.joint,
                    Names.shown(motion.joint(seam.joint).name()),
                    seam.what);
        }
    }
}
