package org.jointscope.ui.issues;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.Sample;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.ResourceBundle;

class IssuesViewModelTest {
    @TempDir private Path folder;

    private final Document document = new Document();
    private IssuesViewModel viewModel;

    @BeforeEach
    void makeViewModel() {
        viewModel =
                new IssuesViewModel(
                        document,
                        new Texts(ResourceBundle.getBundle("org.jointscope.ui.messages")));
    }

    @Test
    void thereIsNothingWrongWithNothing() {
        assertThat(viewModel.rowsProperty().getValue()).isEmpty();
        assertThat(viewModel.titleProperty().getValue()).isEqualTo("Issues");
        assertThat(viewModel.emptyTextProperty().getValue()).startsWith("Open a file");
    }

    @Test
    void nothingIsWrongWithTheSample() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        assertThat(viewModel.rowsProperty().getValue()).isEmpty();
        assertThat(viewModel.titleProperty().getValue()).isEqualTo("Issues");
        assertThat(viewModel.emptyTextProperty().getValue())
                .isEqualTo("Reading dapple.md5mesh and walk.md5anim found nothing wrong.");
    }

    @Test
    void theWorstComeFirstThenTheFirst() {
        document.show(
                SmallModel.open(
                        write("guard.md5mesh", SmallModel.mesh().replace("10\n", "11\n")),
                        write(
                                "walk.md5anim",
                                SmallModel.cycle()
                                        .replace("\"hips\" 0 8 0", "\"hips\" 0 8 7")
                                        .replace("frame 1 {", "frame 7 {"))));
        assertThat(viewModel.rowsProperty().getValue())
                .extracting(IssueRow::severity, IssueRow::code, IssueRow::file, IssueRow::line)
                .containsExactly(
                        tuple(Severity.ERROR, "START_INDEX_OUT_OF_RANGE", "walk.md5anim", 11),
                        tuple(Severity.WARNING, "VERSION_UNSUPPORTED", "guard.md5mesh", 1),
                        tuple(Severity.WARNING, "FRAME_NUMBER_UNEXPECTED", "walk.md5anim", 32));
        assertThat(viewModel.titleProperty().getValue()).isEqualTo("Issues 3");
        IssueRow first = viewModel.rowsProperty().getValue().getFirst();
        assertThat(first.severityText()).isEqualTo("Error");
        assertThat(first.message())
                .isEqualTo("Joint 1 'hips' takes floats 7 to 7 of a frame that has 1.");
        assertThat(first.count()).isEqualTo(1);
        assertThat(first.target()).isEqualTo(new IssueTarget(1, IssueTarget.NO_FRAME));
    }

    @Test
    void anIssueOfAHierarchyRowLeadsToTheJoint() {
        open(SmallModel.cycle().replace("\"hips\" 0 8 0", "\"hips\" 0 8 7"));
        IssueRow row = viewModel.rowsProperty().getValue().getFirst();
        viewModel.choose(row);
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
        assertThat(viewModel.explanation(row))
                .isEqualTo(
                        """
                        Joint 1 'hips' takes floats 7 to 7 of a frame that has 1.
                        small.md5anim, line 11, column 1 · START_INDEX_OUT_OF_RANGE
                        Click to select the joint hips.\
                        """);
    }

    @Test
    void anIssueOfABaseframeRowLeadsToTheJoint() {
        open(
                SmallModel.cycle()
                        .replaceFirst("\\( 0 0 10 \\) \\( 0 0 0 \\)", "( 0 0 x ) ( 0 0 0 )"));
        viewModel.choose(viewModel.rowsProperty().getValue().getFirst());
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
    }

    @Test
    void anIssueInAFrameLeadsToTheFrame() {
        open(SmallModel.cycle().replace("frame 2 {\n0.2", "frame 2 {\noops"));
        viewModel.choose(viewModel.rowsProperty().getValue().getFirst());
        assertThat(document.playback().getFrame()).isEqualTo(2);
        assertThat(document.playback().playingProperty().get()).isFalse();
        assertThat(document.selectedJointProperty().get()).isEqualTo(Document.NO_JOINT);
    }

    @Test
    void anIssueOfAMeshJointLeadsToTheJointThatMovesIt() {
        String mesh = SmallModel.mesh().replace("\"head\" 1 ( 0 0 20 )", "\"head\" 9 ( 0 0 20 )");
        String anim = SmallModel.anim(List.of("root", "hips", "spine", "head"), 24, 0, 0.1, 0);
        document.show(SmallModel.open(write("guard.md5mesh", mesh), write("other.md5anim", anim)));
        IssueRow row =
                viewModel.rowsProperty().getValue().stream()
                        .filter(it -> it.code().equals("JOINT_PARENT_INVALID"))
                        .findFirst()
                        .orElseThrow();
        assertThat(row.target().joint()).isEqualTo(3);
    }

    @Test
    void anIssueElsewhereLeadsNowhere() {
        open(SmallModel.cycle().replace("numFrames 5", "numFrames 6"));
        IssueRow row = viewModel.rowsProperty().getValue().getFirst();
        assertThat(row.target()).isEqualTo(IssueTarget.NOTHING);
        double before = document.playback().getFrame();
        viewModel.choose(row);
        assertThat(document.selectedJointProperty().get()).isEqualTo(Document.NO_JOINT);
        assertThat(document.playback().getFrame()).isEqualTo(before);
        assertThat(viewModel.explanation(row)).doesNotContain("Click");
    }

    private void open(String anim) {
        document.show(SmallModel.open(write("small.md5anim", anim)));
    }

    private Path write(String name, String text) {
        return SmallModel.write(folder, name, text);
    }
}
