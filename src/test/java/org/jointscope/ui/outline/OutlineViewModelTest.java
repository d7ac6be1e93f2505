package org.jointscope.ui.outline;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class OutlineViewModelTest {
    private static final int NO_PARENT = -1;

    @TempDir private Path folder;

    private final Document document = new Document();
    private final OutlineViewModel outline = new OutlineViewModel(document);

    @Test
    void nothingOpenHasNoJoints() {
        assertThat(outline.jointsProperty().getValue()).isEmpty();
    }

    @Test
    void jointsAreListedWithTheirParents() {
        open("guard.md5mesh", SmallModel.mesh());
        assertThat(outline.jointsProperty().getValue())
                .containsExactly(
                        new JointRow(0, "origin", NO_PARENT),
                        new JointRow(1, "hips", 0),
                        new JointRow(2, "head", 1));
    }

    @Test
    void parentsComeBeforeTheirChildrenWhateverTheFilesOrder() {
        open(
                "guard.md5mesh",
                SmallModel.mesh()
                        .replace("\"origin\" -1", "\"origin\" 2")
                        .replace("\"head\" 1", "\"head\" -1"));
        assertThat(outline.jointsProperty().getValue())
                .containsExactly(
                        new JointRow(2, "head", NO_PARENT),
                        new JointRow(0, "origin", 2),
                        new JointRow(1, "hips", 0));
    }

    @Test
    void parentsThatDoNotExistMakeRoots() {
        open("guard.md5mesh", SmallModel.mesh().replace("\"head\" 1", "\"head\" 77"));
        assertThat(outline.jointsProperty().getValue())
                .contains(new JointRow(2, "head", NO_PARENT));
    }

    @Test
    void anotherModelsJointsReplaceThem() {
        List<Integer> counts = new ArrayList<>();
        outline.jointsProperty().subscribe(joints -> counts.add(joints.size()));
        open("guard.md5mesh", SmallModel.mesh());
        open("worm.md5mesh", SmallModel.mesh(List.of("head", "a", "b", "c", "tail"), ""));
        assertThat(counts).containsExactly(0, 3, 5);
    }

    @Test
    void selectionIsTheDocuments() {
        open("guard.md5mesh", SmallModel.mesh());
        outline.selectedJointProperty().set(1);
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
        document.selectedJointProperty().set(2);
        assertThat(outline.selectedJointProperty().get()).isEqualTo(2);
    }

    private void open(String name, String text) {
        document.show(SmallModel.open(SmallModel.write(folder, name, text)));
    }
}
