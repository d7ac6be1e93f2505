package org.jointscope.ui.edits;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.edits.EditsViewModel.EditLine;
import org.jointscope.ui.text.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ResourceBundle;

class EditsViewModelTest {
    private static final int HIPS = 1;

    @TempDir private Path folder;

    private final Document document = new Document();
    private final EditsViewModel edits =
            new EditsViewModel(
                    document,
                    new ImmediateWork(),
                    new Texts(ResourceBundle.getBundle("org.jointscope.ui.messages")));

    @BeforeEach
    void open() {
        document.show(
                SmallModel.open(SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
    }

    @Test
    void everyEditIsAStepWithWhatItChanged() {
        document.editing().apply(new FlagsEdit(HIPS, 24));
        document.editing().apply(new StartEdit(HIPS, 1));
        document.editing().apply(new Repack());
        document.editing().undo();
        assertThat(edits.stateProperty().get().lines())
                .containsExactly(
                        new EditLine(0, "As opened", "", "", false),
                        new EditLine(
                                1,
                                "hips: flags 8 → 24",
                                "1 joint’s flags",
                                "No pose changed.",
                                false),
                        new EditLine(
                                2,
                                "hips: startIndex 0 → 1",
                                "1 startIndex",
                                "At most head moves 4.00 units (20.0 % of the skeleton) in frame 2,"
                                        + " hips turns 23.1° in frame 2.",
                                false),
                        new EditLine(
                                3,
                                "Repack the startIndexes",
                                "1 startIndex · floats a frame 1 → 2 · 5 frames",
                                "No pose changed.",
                                true));
        assertThat(edits.stateProperty().get().title()).isEqualTo("Edits 2");
        assertThat(edits.stateProperty().get().undoText())
                .isEqualTo("_Undo “hips: startIndex 0 → 1”");
        assertThat(edits.stateProperty().get().redoText())
                .isEqualTo("_Redo “Repack the startIndexes”");
    }

    @Test
    void aStepIsGoneBackTo() {
        document.editing().apply(new FlagsEdit(HIPS, 24));
        document.editing().apply(new StartEdit(HIPS, 1));
        document.editing().goTo(edits.stateProperty().get().lines().getFirst().number());
        assertThat(document.editing().modifiedProperty().get()).isFalse();
        assertThat(edits.stateProperty().get().canUndo()).isFalse();
        assertThat(edits.stateProperty().get().canRedo()).isTrue();
        document.editing().goTo(edits.stateProperty().get().lines().getLast().number());
        assertThat(document.editing().current().hierarchy().get(HIPS).startIndex()).isEqualTo(1);
    }

    @Test
    void onlyAnEditedJointCanBeReverted() {
        document.editing().apply(new FlagsEdit(HIPS, 24));
        document.selectedJointProperty().set(0);
        assertThat(edits.jointEditedProperty().getValue()).isFalse();
        document.selectedJointProperty().set(HIPS);
        assertThat(edits.jointEditedProperty().getValue()).isTrue();
        edits.revertJoint();
        assertThat(document.editing().modifiedProperty().get()).isFalse();
        assertThat(edits.jointEditedProperty().getValue()).isFalse();
    }

    @Test
    void nothingOpenIsNothingEdited() {
        document.show(OpenModel.NONE);
        document.editing().undo();
        document.editing().revertAll();
        assertThat(edits.stateProperty().get().lines()).isEmpty();
        assertThat(edits.stateProperty().get().title()).isEqualTo("Edits");
    }
}
