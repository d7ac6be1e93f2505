package org.jointscope.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.compare.Difference;
import org.jointscope.compare.PoseMap.Measure;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.scene.MeshVertex;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.CounterpartLoader;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.SourceLocation;
import org.jointscope.ui.pane.Assessment;
import org.jointscope.ui.plot.HeatCell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DifferencesViewModelTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ImmediateWork work = new ImmediateWork();
    private final CounterpartLoader loader = new CounterpartLoader(document, new ImmediateWork(), new ImmediateWork());
    private final DifferencesViewModel model = new DifferencesViewModel(document, work, Texts.program());
    private Path mesh;
    private Path walk;

    @BeforeEach
    void open() {
        mesh = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        walk = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
        document.show(SmallModel.open(mesh, walk));
        model.showing.set(true);
    }

    private List<DifferenceRow> rows() {
        return model.state.get().rows();
    }

    private Assessment summary() {
        return model.state.get().summary();
    }

    private DifferenceRow edited() {
        document.editing().apply(new ComponentEdit(2, 0, 0.4));
        loader.compareWithOriginal();
        return rows().getFirst();
    }

    @Test
    void changedNumberIsBelowTheJointThatItMoves() {
        DifferenceRow pose = edited();
        assertThat(rows()).hasSize(1);
        assertThat(pose.place()).isEqualTo("hips");
        assertThat(pose.what()).startsWith("Pose: ").endsWith("°");
        assertThat(pose.frame()).isEqualTo("2");
        DifferenceRow value = pose.lines().getFirst();
        assertThat(value.what()).isEqualTo(Component.QX.label());
        assertThat(value.difference().after()).isEqualTo("0.4");
        assertThat(value.frame()).isEqualTo("2");
        assertThat(pose.lines().getLast().what()).isEqualTo("Follows from hips");
        assertThat(summary().text()).isEqualTo("2 differences: 1 pose, 1 component");
        assertThat(model.state.get().title())
                .isEqualTo("guard.md5mesh + walk.md5anim (without edits) → guard.md5mesh + walk.md5anim");
    }

    @Test
    void selectedRowSelectsJointComponentAndFrame() {
        DifferenceRow pose = edited();
        model.choose(pose.lines().getFirst());
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
        assertThat(document.selectedComponentProperty().get()).contains(Component.QX);
        assertThat(document.modelPlayhead().getFrame()).isEqualTo(2);

        model.choose(pose.lines().getLast());
        assertThat(document.selectedJointProperty().get()).isEqualTo(2);
        assertThat(document.selectedComponentProperty().get()).isEmpty();
    }

    @Test
    void differencesFollowUndoAndSwap() {
        edited();
        model.swapped.set(true);
        assertThat(rows().getFirst().lines().getFirst().difference().before()).isEqualTo("0.4");
        assertThat(model.state.get().title()).endsWith("(without edits)");
        model.swapped.set(false);
        document.editing().undo();
        assertThat(rows()).isEmpty();
        assertThat(summary().state()).isEqualTo(Assessment.State.GOOD);
        document.editing().redo();
        assertThat(rows()).hasSize(1);
    }

    /** Doom 3 rejects an animation whose joints have other names than those of the mesh. */
    @Test
    void enginesThatRejectTheMeshWithTheAnimationAreNamed() {
        loader.compareWithAnimation();
        assertThat(summary().text()).doesNotContain("Doom 3");
        Path other =
                SmallModel.write(folder, "other.md5anim", SmallModel.cycle().replace("\"hips\"", "\"pelvis\""));
        document.show(SmallModel.open(mesh, other));
        loader.compareWithAnimation();
        assertThat(summary().state()).isEqualTo(Assessment.State.BAD);
        assertThat(summary().text()).startsWith("1 difference; ").contains("Doom 3");
    }

    @Test
    void editOfTheOpenFileIsComparedWithChosenOne() {
        Path twin = SmallModel.write(folder, "twin.md5anim", SmallModel.cycle());
        loader.compareWith(List.of(twin));
        assertThat(model.state.get().title()).isEqualTo("walk.md5anim → twin.md5anim");
        assertThat(summary().text()).isEqualTo("No differences apart from formatting");
        document.editing().apply(new ComponentEdit(2, 0, 0.4));
        DifferenceRow value = rows().getFirst().lines().getFirst();
        assertThat(value.difference().before()).as("the open file is before").isEqualTo("0.4");
    }

    @Test
    void renamedJointIsSelectedByItsNameInTheOpenModel() {
        String text = SmallModel.cycle().replace("\"head\"", "\"skull\"");
        loader.compareWith(List.of(SmallModel.write(folder, "twin.md5anim", text)));
        assertThat(rows()).hasSize(1);
        assertThat(rows().getFirst().what()).isEqualTo("Name");
        assertThat(rows().getFirst().place()).isEqualTo("skull");
        model.choose(rows().getFirst());
        assertThat(document.selectedJointProperty().get()).isEqualTo(2);
        assertThat(summary().text()).isEqualTo("1 difference: 1 joint. The motion is the same.");
    }

    @Test
    void repackedAnimationHasTheSameMotion() {
        Path sample = Sample.files().get(1);
        document.show(SmallModel.open(Sample.files().getFirst(), sample));
        document.editing().apply(new AllComponents());
        loader.compareWithOriginal();
        assertThat(summary().text()).endsWith("The motion is the same.");
        assertThat(rows()).isNotEmpty();
        assertThat(model.state.get().map().marked(0)).isZero();
    }

    @Test
    void mapGoesToJointAndFrame() {
        edited();
        PoseRows map = model.state.get().map();
        assertThat(List.of(map.rowCount(), map.frameCount())).containsExactly(3, 5);
        assertThat(map.worst(map.row(1), 2, 3)).isEqualTo(0.99f);
        assertThat(map.worst(map.row(2), 2, 3)).as("only follows").isZero();
        assertThat(model.explain(new HeatCell(1, 2)))
                .startsWith("hips, frame 2: ")
                .endsWith("°");
        assertThat(model.explain(new HeatCell(7, 2))).isEmpty();
        model.measure.set(Measure.UNITS);
        map = model.state.get().map();
        assertThat(map.worst(map.row(2), 2, 3)).isEqualTo(0.99f);
        assertThat(model.largest()).endsWith(" units");
        model.goTo(new HeatCell(2, 1));
        assertThat(document.selectedJointProperty().get()).isEqualTo(2);
        assertThat(document.modelPlayhead().getFrame()).isEqualTo(1);
        model.goToWorst();
        assertThat(document.modelPlayhead().getFrame()).isEqualTo(2);
    }

    @Test
    void changesOfMeshSelectMeshAndVertex() {
        String text = SmallModel.mesh().replaceFirst("weight 0 (\\d+) (\\S+) \\( \\S+", "weight 0 $1 $2 ( 99");
        loader.compareWith(List.of(SmallModel.write(folder, "other.md5mesh", text)));
        DifferenceRow moved = rows().stream()
                .filter(row -> row.what().contains("moved"))
                .findFirst()
                .orElseThrow();
        assertThat(moved.place()).isEqualTo("mesh 0");
        model.choose(moved);
        assertThat(document.selectedMeshProperty().get()).isZero();
        assertThat(document.selectedVertexProperty().get().map(MeshVertex::vertex))
                .contains(moved.difference().place().vertex());
        assertThat(model.state.get().map().isEmpty()).isTrue();
    }

    @Test
    void nextAndPreviousStopAtTheEnds() {
        String text = SmallModel.cycle().replace("\"head\"", "\"skull\"").replaceFirst("frameRate \\d+", "frameRate 7");
        loader.compareWith(List.of(SmallModel.write(folder, "twin.md5anim", text)));
        assertThat(rows()).hasSize(2);
        String first = rows().getFirst().id();
        String second = rows().getLast().id();
        assertThat(model.next(1)).contains(first);
        model.choose(rows().getFirst());
        assertThat(model.next(1)).contains(second);
        assertThat(model.next(-1)).contains(first);
        model.choose(rows().getLast());
        assertThat(model.next(1)).contains(second);
        loader.close();
        assertThat(model.next(1)).isEqualTo(Optional.empty());
        assertThat(model.state.get()).isEqualTo(DifferencesViewModel.State.NONE);
    }

    @Test
    void lineIsShownInTheOpenFile() {
        DifferenceRow value = edited().lines().getFirst();
        List<SourceLocation> shown = new ArrayList<>();
        document.onShowSource(shown::add);
        model.showSource(value);
        assertThat(shown).hasSize(1);
        assertThat(shown.getFirst().file().path()).isEqualTo(walk);
        assertThat(shown.getFirst().location().line())
                .isEqualTo(value.difference().source().after());
        assertThat(value.source()).isNotEmpty();
        assertThat(value.difference().frame()).isNotEqualTo(Difference.NONE);
    }

    @Test
    void nothingIsComputedWhilePaneIsHidden() {
        model.showing.set(false);
        document.editing().apply(new ComponentEdit(2, 0, 0.4));
        loader.compareWithOriginal();
        assertThat(rows()).isEmpty();
        model.showing.set(true);
        assertThat(rows()).hasSize(1);
    }

    @Test
    void filesWithoutACommonFormatAreNotCompared() {
        document.show(SmallModel.open(OpenModel.NONE, mesh));
        loader.compareWith(List.of(walk));
        assertThat(summary().text()).isEqualTo("No file of the same format is open.");
        document.show(SmallModel.open(OpenModel.NONE, mesh));
        assertThat(model.state.get()).isEqualTo(DifferencesViewModel.State.NONE);
    }
}
