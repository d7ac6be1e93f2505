package org.jointscope.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;

class UnchangedBoundsTest {

    @Test
    void sameBoundsOfJointsThatMoveAreReportedOnce() {
        assertThat(said(boxes(sliding(0, 1, 2), 3)))
                .containsExactly("The bounds are the same in all 3 frames, but the joints move.");
    }

    @Test
    void boundsThatChangeAreSilent() {
        assertThat(said(boxes(sliding(0, 1, 2), 2).bounds(0, 0, 0, 9, 9, 9.5))).isEmpty();
    }

    @Test
    void jointsThatDoNotMoveAreSilent() {
        assertThat(said(boxes(sliding(1, 1, 1), 3))).isEmpty();
        // The diagonal of the bounds is 15.59.
        assertThat(said(boxes(sliding(0, 0.15, 0), 3))).isEmpty();
        assertThat(said(boxes(sliding(0, 0.16, 0), 3))).hasSize(1);
    }

    @Test
    void oneFrameIsSilent() {
        assertThat(said(boxes(sliding(1), 1))).isEmpty();
        assertThat(said(boxes(sliding(1), 2))).isEmpty();
        assertThat(said(boxes(sliding(1, 2), 1))).isEmpty();
    }

    @Test
    void boundsThatAreNoBoxesAreReportedElsewhere() {
        double nan = Double.NaN;
        for (double[] row : new double[][] {{0, 0, 0, 0, 0, 0}, {1, 1, 1, 0, 0, 0}, {nan, 0, 0, 9, 9, 9}}) {
            AnimBuilder anim = sliding(0, 1);
            for (int frame = 0; frame < 2; frame++) {
                anim.bounds(row[0], row[1], row[2], row[3], row[4], row[5]);
            }
            assertThat(said(anim)).isEmpty();
        }
    }

    @Test
    void framesThatAreNotWholeDoNotMove() {
        AnimBuilder anim = sliding(0).frame().frame(7, 7).frame(Double.NaN);
        assertThat(said(boxes(anim, 4))).isEmpty();
    }

    private static AnimBuilder sliding(double... x) {
        AnimBuilder anim = new AnimBuilder().joint("root", -1, 1, 0).base(0, 0, 0, 0, 0, 0);
        for (double location : x) {
            anim.frame(location);
        }
        return anim;
    }

    private static AnimBuilder boxes(AnimBuilder anim, int rows) {
        for (int row = 0; row < rows; row++) {
            anim.bounds(0, 0, 0, 9, 9, 9);
        }
        return anim;
    }

    private static List<String> said(AnimBuilder anim) {
        return AnimFindings.of(anim.build(), IssueCode.BOUNDS_UNCHANGED);
    }
}
