package org.jointscope.check;

import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.BoundsRow;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.NumberedBounds;
import org.jointscope.model.Vector3;

import java.util.List;

/** Whether the bounds of an .md5anim are boxes at all. */
final class BoundsRows {

    private static final String AXES = "xyz";

    private BoundsRows() {}

    static void check(Md5Anim anim, IssueLog issues) {
        for (int frame = 0; frame < anim.bounds().size(); frame++) {
            Interruption.check();
            BoundsRow row = anim.bounds().get(frame);
            int inverted = invertedAxis(row);
            if (inverted >= 0) {
                issues.add(
                        IssueCode.BOUNDS_INVERTED,
                        Places.of(row.place()),
                        Subject.ofFrame(frame),
                        frame,
                        Figures.of(along(row.min(), inverted)),
                        Figures.of(along(row.max(), inverted)),
                        AXES.substring(inverted, inverted + 1));
            }
        }
        checkZeros(anim.bounds(), issues);
        NumberedBounds.of(anim).ifPresent(numbered -> report(numbered, anim, issues));
    }

    private static void report(NumberedBounds numbered, Md5Anim anim, IssueLog issues) {
        issues.add(
                IssueCode.BOUNDS_OF_REMOVED_FRAMES,
                Places.of(anim.bounds().getFirst().place()),
                Subject.ofFrame(0),
                numbered.first(),
                numbered.last(),
                anim.bounds().size(),
                "engines use the first " + anim.frames().size());
    }

    /** Rows of zeros mostly fill the whole block. */
    private static void checkZeros(List<BoundsRow> rows, IssueLog issues) {
        int first = 0;
        for (int frame = 0; frame <= rows.size(); frame++) {
            Interruption.check();
            if (frame == rows.size() || !isAllZero(rows.get(frame))) {
                if (frame > first) {
                    issues.add(
                            IssueCode.BOUNDS_ALL_ZERO,
                            Places.of(rows.get(first).place()),
                            Subject.ofFrame(first),
                            new FrameSpan(first, frame - 1));
                }
                first = frame + 1;
            }
        }
    }

    /** Whether a row gives a box that a mesh could be measured against. */
    static boolean isBox(BoundsRow row) {
        return invertedAxis(row) < 0 && !isAllZero(row);
    }

    private static boolean isAllZero(BoundsRow row) {
        return row.min().lengthSquared() + row.max().lengthSquared() == 0;
    }

    /** The first axis along which a row's minimum lies above its maximum; −1 if there is none. */
    private static int invertedAxis(BoundsRow row) {
        for (int axis = 0; axis < AXES.length(); axis++) {
            if (along(row.min(), axis) > along(row.max(), axis)) {
                return axis;
            }
        }
        return -1;
    }

    private static double along(Vector3 corner, int axis) {
        return switch (axis) {
            case 0 -> corner.x();
            case 1 -> corner.y();
            default -> corner.z();
        };
    }
}
