package org.jointscope.ui.edits;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.FailingWork;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.edits.EditsViewModel.EditLine;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditsViewModelTest {
    private static final int HIPS = 1;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final EditsViewModel edits = new EditsViewModel(document, new ImmediateWork(), Texts.program());

    @BeforeEach
    void open() {
        document.show(SmallModel.open(SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
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
                        new EditLine(1, "hips: flags 8 → 24", "flags of 1 joint", "Poses do not change.", false),
                        new EditLine(
                                2,
                                "hips: startIndex 0 → 1",
                                "1 startIndex",
                                "Largest change: head moves 4.00 units (20.0% of the skeleton’s"
                                        + " size) in frame 2, hips rotates 23.1° in frame 2.",
                                false),
                        new EditLine(
                                3,
                                "Repack frame data",
                                "1 startIndex · components per frame 1 → 2 · 5 frames",
                                "Poses do not change.",
                                true));
        assertThat(edits.stateProperty().get().title()).isEqualTo("Edits 2");
        assertThat(edits.stateProperty().get().undoText()).isEqualTo("_Undo “hips: startIndex 0 → 1”");
        assertThat(edits.stateProperty().get().redoText()).isEqualTo("_Redo “Repack frame data”");
    }

    @Test
    void internalErrorIsNamedAsOne() {
        EditsViewModel failing = new EditsViewModel(document, new FailingWork(), Texts.program());
        document.editing().apply(new FlagsEdit(HIPS, 24));
        assertThat(failing.stateProperty().get().lines().getLast().effect())
                .isEqualTo(
                        "Could not compute the effect (internal error):" + " java.lang.IllegalStateException: fault");
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
        assertThat(document.editing().current().anim().hierarchy().get(HIPS).startIndex())
                .isEqualTo(1);
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
