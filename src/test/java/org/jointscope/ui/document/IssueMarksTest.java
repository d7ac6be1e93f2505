package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.jointscope.diagnostics.Severity;
import org.jointscope.scene.IssueMarks;
import org.jointscope.ui.SmallCamera;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IssueMarksTest {
    private static final int ORIGIN = 0;
    private static final int HIPS = 1;
    private static final int HEAD = 2;

    @TempDir
    private Path folder;

    private final Document document = new Document();

    @Test
    void cleanFilesHaveNoMarks() {
        open("walk.md5anim", SmallModel.cycle());
        for (int joint = ORIGIN; joint <= HEAD; joint++) {
            assertThat(marks().joint(joint)).isEmpty();
            assertThat(marks().below(joint)).isEmpty();
        }
        assertThat(marks().frame(0)).isEmpty();
    }

    @Test
    void aJointHasItsMessagesAndTheWorstSeverity() {
        open(
                "walk.md5anim",
                SmallModel.cycle()
                        .replace("\"hips\" 0 8 0", "\"hips\" 0 8 7")
                        .replace("( 0 0 10 ) ( 0 0 0 )", "( 0 0 10 ) ( 1 1 0 )"));
        IssueMarks.Mark hips = marks().joint(HIPS).orElseThrow();
        assertThat(hips.severity()).isEqualTo(Severity.ERROR);
        assertThat(hips.messages()).hasSameElementsAs(messages(HIPS)).isNotEmpty();
        assertThat(hips.text()).isEqualTo(String.join("\n", hips.messages()));
    }

    @Test
    void theParentsOfAJointKnowThatThereIsTroubleBelow() {
        open("walk.md5anim", SmallModel.cycle().replace("\"head\" 1 0 0", "\"head\" 1 1 5"));
        assertThat(marks().joint(HEAD).orElseThrow().severity()).isEqualTo(Severity.ERROR);
        assertThat(marks().below(ORIGIN)).contains(Severity.ERROR);
        assertThat(marks().below(HIPS)).contains(Severity.ERROR);
        assertThat(marks().below(HEAD)).isEmpty();
    }

    @Test
    void aFrameOfTheCameraIsMarkedAndNoneOfTheModels() {
        open("shots.md5camera", SmallCamera.twoShots().replace("( -58 0 10 ) ( 0 0 0 )", "( -58 0 10 ) ( 1 1 0 )"));
        assertThat(marks().cameraFrame(1).orElseThrow().messages()).hasSize(1);
        assertThat(marks().cameraFrame(0)).isEmpty();
        assertThat(marks().frame(1)).isEmpty();
    }

    @Test
    void aFrameIsMarked() {
        open("walk.md5anim", SmallModel.cycle().replace("frame 2 {\n0.2", "frame 2 {\noops"));
        assertThat(marks().frame(2).orElseThrow().severity()).isEqualTo(Severity.ERROR);
        assertThat(marks().frame(1)).isEmpty();
    }

    @Test
    void aMeshIsMarked() {
        open("guard.md5mesh", SmallModel.mesh().replaceFirst("tri 3 \\d+", "tri 3 99"));
        assertThat(marks().mesh(0).orElseThrow().severity()).isEqualTo(Severity.ERROR);
        assertThat(marks().mesh(1)).isEmpty();
    }

    private List<String> messages(int joint) {
        return document.getState().issues().all().stream()
                .filter(issue -> issue.issue().severity().compareTo(Severity.WARNING) <= 0)
                .flatMap(issue -> issue.issue().findings().stream())
                .filter(finding -> finding.subject().joint() == joint)
                .map(finding -> finding.message())
                .toList();
    }

    private IssueMarks marks() {
        return document.getState().marks();
    }

    private void open(String name, String text) {
        document.show(SmallModel.open(SmallModel.write(folder, name, text)));
    }
}
