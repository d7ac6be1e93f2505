package org.jointscope.check;

import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md5Anim;

/**
 * Components that stand in every frame and never change there: the baseframe could hold them once.
 * Exporters that animate all six components of all joints leave many of them.
 */
final class ConstantComponents {

    /** Fewer floats than these, in all frames together, are not worth a word. */
    private static final long LEAST_FLOATS = 100;

    /** … nor is a smaller share of the frames. */
    private static final double LEAST_SHARE = 0.1;

    private ConstantComponents() {}

    static void check(Md5Anim anim, ComponentLayout layout, IssueLog issues) {
        int frames = anim.frames().size();
        int count = layout.floatCount();
        long still = layout.stillFloats();
        if (still * (frames - 1L) < LEAST_FLOATS || still < LEAST_SHARE * count) {
            return;
        }
        anim.numAnimatedComponents()
                .ifPresent(
                        declared ->
                                issues.add(
                                        IssueCode.COMPONENTS_CONSTANT,
                                        Places.of(declared.place()),
                                        Subject.FILE,
                                        still,
                                        count,
                                        frames,
                                        count - still,
                                        Figures.percent((double) still / count)));
    }
}
