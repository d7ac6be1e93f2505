package org.jointscope.ui.md5.components;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Rig;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.TangledModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.SourceLocation;
import org.jointscope.ui.provenance.ComponentFigures;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComponentsViewModelTest {
    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final Texts texts = Texts.program();
    private final ComponentFigures figures = new ComponentFigures(document, new ImmediateWork(), texts);
    private final ComponentsViewModel components = new ComponentsViewModel(document, figures, texts);

    @BeforeEach
    void show() {
        components.showing.set(true);
        document.show(TangledModel.open(folder));
        document.playback().seek(1);
    }

    @Test
    void summaryCountsWhatIsWrong() {
        assertThat(components.state.get().summary())
                .isEqualTo("6 components per frame · 1 unused · 1 shared · 2 out of range");
        document.show(SmallModel.open(SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
        assertThat(components.state.get().summary()).isEqualTo("1 component per frame");
    }

    @Test
    void valuesAreThoseOfTheCurrentFrame() {
        assertThat(components.value(1)).isEqualTo(2.5);
        assertThat(components.value(5)).isEqualTo(8);
        assertThat(components.value(6)).isNaN();
        document.playback().seek(2);
        assertThat(components.value(1)).isEqualTo(3);
    }

    @Test
    void choosingACellSelectsItsJointAndComponent() {
        components.choose(4);
        assertSelected(1, Component.QZ);
        assertThat(components.cursor.get()).isEqualTo(4);
        components.choose(5);
        assertSelected(1, Component.QZ);
        assertThat(components.cursor.get()).as("unused").isEqualTo(5);
        components.choose(6);
        assertSelected(2, Component.TX);
    }

    @Test
    void choosingASharedCellAgainSelectsItsNextOwner() {
        components.choose(2);
        assertSelected(0, Component.TZ);
        components.choose(2);
        assertSelected(1, Component.QX);
        components.choose(2);
        assertSelected(0, Component.TZ);
    }

    @Test
    void cursorFollowsWhatIsSelectedElsewhere() {
        document.selectedJointProperty().set(1);
        assertThat(components.cursor.get()).isEqualTo(2);
        document.selectedComponentProperty().set(Optional.of(Component.QY));
        assertThat(components.cursor.get()).isEqualTo(3);
        components.deselect();
        assertThat(document.selectedJointProperty().get()).isEqualTo(Rig.NO_JOINT);
        assertThat(document.selectedComponentProperty().get()).isEmpty();
    }

    @Test
    void cellIsExplained() {
        assertThat(components.explain(1)).isEqualTo("""
            Component 1: root Ty
            root Ty = frame 1, component 1 (startIndex 0, second set bit), line 24
            Current value: 2.5
            Range: 2 to 3 in 3 frames\
            """);
        assertThat(components.explain(4)).isEqualTo("""
            Component 4: arm Qz
            arm Qz = frame 1, component 4 (startIndex 2, third set bit), line 24
            Current value: 0.2
            Constant: 0.2 in all 3 frames\
            """);
    }

    @Test
    void cellsThatAreNobodysSharedOrPastTheEndSaySo() {
        assertThat(components.explain(5).lines())
                .contains("Component 5: unused", "Not assigned to any joint; engines ignore it.");
        assertThat(components.explain(2).lines())
                .startsWith(
                        "Component 2: root Tz, arm Qx",
                        "root Tz = frame 1, component 2 (startIndex 0, third set bit), line 24",
                        "arm Qx = frame 1, component 2 (startIndex 2, first set bit), line 24")
                .endsWith("Shared: all these joints read the same value.");
        assertThat(components.explain(7).lines())
                .startsWith(
                        "Component 7: hand Ty",
                        "hand Ty = baseframe, line 21" + " (frame 1 has no component 7 (startIndex 6, second set bit))",
                        "Current value: no value");
        assertThat(components.explain(-1)).isEmpty();
        assertThat(components.explain(8)).isEmpty();
    }

    @Test
    void readingIsOfTheCellUnderThePointerOrElseOfTheCursor() {
        assertThat(components.reading.get()).isEmpty();
        components.choose(0);
        assertThat(components.reading.get())
                .isEqualTo("root Tx = frame 1, component 0 (startIndex 0, first set bit), line 24 ·" + " 1.0000");
        components.hovered.set(5);
        assertThat(components.reading.get()).isEqualTo("unused: frame 1, component 5, line 24 · 8.0000");
        document.playback().seek(2);
        assertThat(components.reading.get()).isEqualTo("unused: frame 2, component 5, line 25 · 7.0000");
    }

    @Test
    void cellIsSpoken() {
        assertThat(components.spoken()).isEqualTo("Components of a frame by joint");
        components.choose(4);
        assertThat(components.spoken()).isEqualTo("Component 4, arm Qz, 0.200000, constant, selected");
        components.cursor.set(7);
        assertThat(components.spoken()).isEqualTo("Component 7, hand Ty, no value, out of range");
        components.cursor.set(2);
        assertThat(components.spoken()).isEqualTo("Component 2, root Tz, arm Qx, 0.350000, shared");
    }

    @Test
    void editsKeepCursorAndOpeningAndAreMarked() {
        components.choose(3);
        OpenModel.Opening opening = components.state.get().opening();
        document.editing().apply(new StartEdit(1, 3));
        assertThat(components.state.get().opening()).isSameAs(opening);
        assertThat(components.isEdited(1)).isTrue();
        assertThat(components.isEdited(0)).isFalse();
        assertThat(components.explain(3)).endsWith("Flags or startIndex of arm were edited.");
        assertSelected(1, Component.QY);
        assertThat(components.cursor.get()).as("the component moved").isEqualTo(4);
        assertThat(components.state.get().summary()).isEqualTo("6 components per frame · 2 out of range");
        document.editing().undo();
        assertThat(components.isEdited(1)).isFalse();
    }

    @Test
    void editedValueIsMarkedInItsFrameOnly() {
        document.editing().apply(new ComponentEdit(1, 4, 0.125));
        assertThat(components.value(4)).isEqualTo(0.125);
        assertThat(components.isValueEdited(4)).isTrue();
        assertThat(components.isValueEdited(3)).isFalse();
        assertThat(components.isValueEdited(6)).isFalse();
        document.playback().seek(0);
        assertThat(components.isValueEdited(4)).isFalse();
    }

    @Test
    void cursorDoesNotStandBehindTheLastCell() {
        components.cursor.set(7);
        document.editing().apply(new FlagsEdit(2, 0));
        assertThat(components.cells().size()).isEqualTo(6);
        assertThat(components.cursor.get()).isEqualTo(-1);
    }

    @Test
    void otherFilesBeginAnew() {
        components.choose(0);
        OpenModel.Opening opening = components.state.get().opening();
        document.show(SmallModel.open(SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
        assertThat(components.cursor.get()).isEqualTo(-1);
        assertThat(components.state.get().opening()).isNotSameAs(opening);
        document.show(SmallModel.open(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh())));
        assertThat(components.state.get().anim()).isSameAs(Md5Anim.EMPTY);
        assertThat(components.cells().size()).isZero();
    }

    @Test
    void zoomingEndsFitting() {
        assertThat(components.fitting.get()).isTrue();
        components.zoomBy(2);
        assertThat(components.fitting.get()).isFalse();
        assertThat(components.zoom.get()).isEqualTo(2);
        components.zoomBy(-5);
        assertThat(components.zoom.get()).isZero();
        components.zoomBy(50);
        assertThat(components.zoom.get()).isEqualTo(8);
    }

    @Test
    void sourceIsShownWhereTheComponentStands() {
        List<SourceLocation> shown = new ArrayList<>();
        document.onShowSource(shown::add);
        components.cursor.set(5);
        components.showSource();
        components.cursor.set(1);
        components.showSource();
        assertThat(shown).extracting(target -> target.location().line()).containsExactly(24, 24);
        assertThat(shown.get(1).location().column()).isEqualTo(15);
    }

    private void assertSelected(int joint, Component component) {
        assertThat(document.selectedJointProperty().get()).isEqualTo(joint);
        assertThat(document.selectedComponentProperty().get()).contains(component);
    }
}
