package org.jointscope.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class BoundsExcessTest {

    @Test
    void paddedBoundsAreSilent() {
        assertThat(tooLarge(cube(), still(3).bounds(0, 0, 0, 10, 10, 10))).isEmpty();
        assertThat(tooLarge(cube(), still(1).bounds(-9, -9, -9, 20, 20, 20))).isEmpty();
    }

    @Test
    void boundsThreeTimesTheSizeAreAHintAtTheLargest() {
        AnimBuilder anim = still(3).bounds(-10, -10, -10, 20, 20, 20)
                .bounds(-20, -20, -20, 20, 20, 20)
                .bounds(-10, -10, -10, 20, 20, 20);
        Issue issue = tooLarge(cube(), anim).getFirst();
        assertThat(issue.severity()).isEqualTo(Severity.HINT);
        assertThat(issue.findings())
                .extracting(Finding::message)
                .containsExactly(
                        "The bounds are 3 times the size of the mesh and its joints (median);" + " frame 1: 4 times.");
        assertThat(issue.subject()).isEqualTo(Subject.ofFrame(1));
    }

    @Test
    void aFewLargeFramesAreSilent() {
        AnimBuilder anim = still(3).bounds(-90, -90, -90, 90, 90, 90)
                .bounds(0, 0, 0, 10, 10, 10)
                .bounds(0, 0, 0, 10, 10, 10);
        assertThat(tooLarge(cube(), anim)).isEmpty();
    }

    @Test
    void meshOfAPartOfTheSkeletonIsMeasuredWithAllJoints() {
        AnimBuilder body = new AnimBuilder()
                .joint("root", -1, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .joint("foot", 0, 0, 0)
                .base(-30, -30, -30, 0, 0, 0)
                .frame()
                .bounds(-32, -32, -32, 12, 12, 12);
        assertThat(tooLarge(cube(), body)).isEmpty();
    }

    @Test
    void boundsThatAreNoBoxesAreReportedElsewhere() {
        AnimBuilder anim = still(3).bounds(0, 0, 0, 0, 0, 0)
                .bounds(900, 900, 900, -900, -900, -900)
                .bounds(Double.NaN, 0, 0, 900, 900, 900);
        assertThat(tooLarge(cube(), anim)).isEmpty();
    }

    /** A cube of ten units, with a corner at the origin. */
    private static MeshBuilder cube() {
        MeshBuilder mesh = new MeshBuilder().joint("root", -1, 0, 0, 0);
        for (int corner = 0; corner < 8; corner++) {
            mesh.vertAt(10 * (corner & 1), 10 * (corner >> 1 & 1), 10 * (corner >> 2));
        }
        return mesh;
    }

    private static AnimBuilder still(int frames) {
        AnimBuilder anim = new AnimBuilder().joint("root", -1, 0, 0).base(0, 0, 0, 0, 0, 0);
        for (int frame = 0; frame < frames; frame++) {
            anim.frame();
        }
        return anim;
    }

    private static List<Issue> tooLarge(MeshBuilder mesh, AnimBuilder anim) {
        IssueLog log = new IssueLog();
        PairCheck.check(mesh.build(), anim.build(), log);
        return log.issues().stream()
                .filter(issue -> issue.code() == IssueCode.BOUNDS_TOO_LARGE)
                .toList();
    }
}
