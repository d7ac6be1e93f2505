package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.messages.Texts;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.scene.IssueMarks;
import org.jointscope.scene.OpenIssues;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.storage.FileOpener;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guard's head is a cube from 18 to 22 that is scaled around 20. */
class JointScalesTest {

    private static final int HEAD = 2;
    private static final String SCALES = """
        {
          "head": {
            "1": 3,
            "2": 0.5
          }
        }
        """;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final FileOpener opener =
            new FileOpener(document, new ImmediateWork(), new ImmediateWork(), Texts.program());
    private Path guard;
    private Path walk;
    private Path scale;

    @BeforeEach
    void writeFiles() {
        guard = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        walk = still("walk.md5anim");
        scale = SmallModel.write(folder, "walk.md5scale", SCALES);
    }

    /** An animation of four equal frames. */
    private Path still(String name) {
        return SmallModel.write(folder, name, SmallModel.anim(SmallModel.GUARD, 24, 0, 0, 0, 0));
    }

    /** The highest point of the mesh at a frame. */
    private double top(double frame) {
        document.playback().seek(frame);
        float[] points = document.getOpen().meshes().getFirst().skinned().points();
        double top = Double.NEGATIVE_INFINITY;
        for (int z = 2; z < points.length; z += 3) {
            top = Math.max(top, points[z]);
        }
        return top;
    }

    private void assertScaled() {
        assertThat(top(0)).isCloseTo(22, within(1e-6));
        assertThat(top(0.5)).isCloseTo(26, within(1e-6));
        assertThat(top(1)).isCloseTo(26, within(1e-6));
        assertThat(top(1.5)).isCloseTo(21, within(1e-6));
        assertThat(top(3)).isCloseTo(22, within(1e-6));
    }

    private void assertNotScaled() {
        assertThat(top(1)).isCloseTo(22, within(1e-6));
        assertThat(top(2)).isCloseTo(22, within(1e-6));
    }

    @Test
    void animationIsOpenedWithItsScales() {
        opener.open(List.of(guard, walk));
        assertThat(document.getOpen().paths()).containsExactly(guard, walk, scale);
        assertThat(opener.troubleProperty().get()).isEmpty();
        assertScaled();
    }

    @Test
    void scalesOpenTheirAnimation() {
        opener.open(List.of(scale));
        assertThat(document.getOpen().paths()).containsExactly(guard, walk, scale);
        assertScaled();
        opener.open(List.of(scale, walk, guard));
        assertThat(document.getOpen().paths()).containsExactly(guard, walk, scale);
    }

    @Test
    void folderIsOpenedWithTheScalesOfItsAnimation() throws IOException {
        opener.open(List.of(folder));
        assertThat(document.getOpen().paths()).containsExactly(guard, walk, scale);
        Files.delete(walk);
        opener.open(List.of(folder));
        assertThat(document.getOpen().paths()).containsExactly(guard, walk, scale);
    }

    @Test
    void scalesWithoutAnimationAreShownAlone() throws IOException {
        Files.delete(walk);
        opener.open(List.of(scale));
        assertThat(document.getOpen().paths()).containsExactly(scale);
        assertThat(document.getOpen().hasModel()).isFalse();
        assertThat(issues()).containsExactly(IssueCode.SCALE_WITHOUT_ANIMATION);
    }

    private List<IssueCode> issues() {
        return document.getState().issues().all().stream()
                .map(OpenIssues.OpenIssue::issue)
                .map(Issue::code)
                .toList();
    }

    @Test
    void anotherAnimationHasNoScales() {
        Path run = still("run.md5anim");
        opener.open(List.of(guard, walk));
        opener.open(List.of(run));
        assertThat(document.getOpen().paths()).containsExactly(guard, run);
        assertNotScaled();
    }

    @Test
    void anotherMeshKeepsAnimationAndScales() {
        Path grunt = SmallModel.write(folder, "grunt.md5mesh", SmallModel.mesh());
        opener.open(List.of(guard, walk));
        opener.open(List.of(grunt));
        assertThat(document.getOpen().paths()).containsExactly(grunt, walk, scale);
        assertScaled();
    }

    @Test
    void scalesCanBeSwitchedOff() {
        opener.open(List.of(guard, walk));
        document.preview().scalesProperty().set(false);
        assertNotScaled();
        opener.open(List.of(guard, walk));
        assertNotScaled();
        document.preview().scalesProperty().set(true);
        assertScaled();
    }

    @Test
    void onlyPreviewsOfEnginesThatReadScalesApplyThem() {
        opener.open(List.of(guard, walk));
        document.preview().show(Engines.of("doom3").orElseThrow());
        assertNotScaled();
        document.preview().show(Engines.of("q2pro").orElseThrow());
        assertThat(top(1)).isCloseTo(26, within(1e-6));
        document.preview().scalesProperty().set(false);
        assertThat(document.preview().engineProperty().get()).isEmpty();
        document.preview().showUsual();
        assertScaled();
    }

    @Test
    void scalesStayAfterAnEditAndWithFewerWeights() {
        opener.open(List.of(guard, walk));
        document.editing().apply(new FlagsEdit(1, 0));
        assertScaled();
        document.preview().weightsProperty().set(WeightLimit.of(1, WeightLimit.Base.BIND_POSE));
        assertScaled();
        document.preview().scalesProperty().set(false);
        document.editing().apply(new FlagsEdit(1, 8));
        assertNotScaled();
    }

    @Test
    void framesWithScalesAreMarkedOnTheTimeline() {
        opener.open(List.of(guard, walk));
        assertThat(document.playback().framesProperty().get().scaled()).containsExactly(1, 2);
        document.preview().scalesProperty().set(false);
        assertThat(document.playback().framesProperty().get().scaled()).containsExactly(1, 2);
    }

    @Test
    void issueOfAScaleMarksItsJointAndFrame() {
        SmallModel.write(folder, "walk.md5scale", "{\"head\": {\"2\": -1}}");
        opener.open(List.of(guard, walk));
        assertThat(issues()).contains(IssueCode.SCALE_NEGATIVE);
        IssueMarks marks = document.getState().marks();
        assertThat(marks.joint(HEAD)).isPresent();
        assertThat(marks.frame(2)).isPresent();
    }
}
