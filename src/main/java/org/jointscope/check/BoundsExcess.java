package org.jointscope.check;

import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.BoundsRow;
import org.jointscope.pose.skin.FrameBoxes;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Whether the bounds of an animation are much larger than the model. The joints count as a part of
 * it: an animation of a whole body also moves a mesh that is only the head.
 */
final class BoundsExcess {

    /** Padding in files of real games is below 1.3 times, and boxes for all frames below 2. */
    private static final double LIMIT = 3;

    private final FrameBoxes bounds;
    private final FrameBoxes model;

    /**
     * @param model the boxes of the mesh and the joints; NaN for frames that are not compared
     */
    BoundsExcess(FrameBoxes bounds, FrameBoxes model) {
        this.bounds = bounds;
        this.model = model;
    }

    void check(List<BoundsRow> rows, IssueLog issues) {
        List<Integer> bySize =
                IntStream.range(0, model.frameCount())
                        .filter(frame -> Double.isFinite(ratio(frame)))
                        .boxed()
                        .sorted(Comparator.comparingDouble(this::ratio))
                        .toList();
        if (!bySize.isEmpty() && ratio(bySize.get(bySize.size() / 2)) >= LIMIT) {
            int largest = bySize.getLast();
            issues.add(
                    IssueCode.BOUNDS_TOO_LARGE,
                    Places.of(rows.get(largest).place()),
                    Subject.ofFrame(largest),
                    Figures.of(ratio(bySize.get(bySize.size() / 2))),
                    largest,
                    Figures.of(ratio(largest)));
        }
    }

    private double ratio(int frame) {
        return bounds.diagonal(frame) / model.diagonal(frame);
    }
}
