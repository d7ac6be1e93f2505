package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.scene.Counterpart;
import org.jointscope.scene.Counterpart.Origin;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.ReplacedModel;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CounterpartLoaderTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ImmediateWork choosing = new ImmediateWork();
    private final CounterpartLoader loader = new CounterpartLoader(document, new ImmediateWork(), choosing);
    private Path mesh;
    private Path walk;
    private Path run;

    @BeforeEach
    void open() {
        mesh = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        walk = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
        run = SmallModel.write(folder, "run.md5anim", SmallModel.ramp());
        document.show(SmallModel.open(mesh, walk));
    }

    private Counterpart counterpart() {
        return document.counterpartProperty().get();
    }

    private OpenModel compared() {
        return counterpart().model();
    }

    private String openName() {
        return counterpart().openName(document.getOpen());
    }

    @Test
    void chosenAnimationMovesTheOpenMesh() {
        loader.compareWith(List.of(run));
        assertThat(counterpart().origin()).isEqualTo(Origin.CHOSEN);
        assertThat(compared().paths()).containsExactly(mesh, run);
        assertThat(counterpart().name()).isEqualTo("run.md5anim");
        assertThat(openName()).isEqualTo("walk.md5anim");
        assertThat(document.getOpen().paths()).containsExactly(mesh, walk);
    }

    @Test
    void chosenMeshIsMovedByTheOpenAnimation() {
        Path other = SmallModel.write(folder, "other.md5mesh", SmallModel.mesh());
        loader.compareWith(List.of(other));
        assertThat(compared().paths()).containsExactly(other, walk);
        assertThat(openName()).isEqualTo("guard.md5mesh");

        loader.compareWith(List.of(run, other));
        assertThat(compared().paths()).containsExactly(other, run);
        assertThat(counterpart().name()).isEqualTo("run.md5anim + other.md5mesh");
    }

    @Test
    void chosenMd2IsShownAlone() {
        Path md2 = ReplacedModel.of(mesh, walk).write(folder, "tris", mesh, walk);
        loader.compareWith(List.of(md2));
        assertThat(compared().paths()).containsExactly(md2);
        assertThat(counterpart().with(document.getOpen())).isPresent();
    }

    @Test
    void fileThatCannotBeComparedHasReason() {
        loader.compareWith(List.of(folder.resolve("none.md5anim")));
        assertThat(counterpart().isThere()).isTrue();
        assertThat(counterpart().isDrawn()).isFalse();
        assertThat(counterpart().failure()).isEqualTo("file not found");
        assertThat(counterpart().name()).isEqualTo("none.md5anim");

        Path skin = SmallModel.write(folder, "guard.skin", "skin guard { }");
        loader.compareWith(List.of(skin));
        assertThat(counterpart().failure()).isEqualTo("not an .md5mesh, .md5anim or .md2 file");
    }

    @Test
    void comparisonStaysDuringEditsAndEndsWithAnotherModel() {
        loader.compareWith(List.of(run));
        Counterpart chosen = counterpart();
        document.editing().apply(new ComponentEdit(1, 0, 0.5));
        assertThat(counterpart()).isSameAs(chosen);
        document.editing().undo();
        document.show(SmallModel.open(mesh, run));
        assertThat(counterpart()).isSameAs(Counterpart.NONE);
    }

    @Test
    void replacementIsComparedWhenTheComparisonIsClosed() {
        ReplacedModel.of(mesh, walk).write(folder, "tris", mesh, walk);
        document.show(SmallModel.open(folder.resolve("md5/tris.md5mesh"), folder.resolve("md5/tris.md5anim")));
        Counterpart found = counterpart();
        assertThat(found.name()).isEqualTo("tris.md2");
        loader.compareWith(List.of(run));
        assertThat(counterpart().origin()).isEqualTo(Origin.CHOSEN);
        loader.close();
        assertThat(counterpart()).isSameAs(found);
    }

    @Test
    void replacementThatIsFoundLaterDoesNotEndTheComparison() {
        loader.compareWith(List.of(run));
        document.setReplacement(Counterpart.NONE);
        assertThat(counterpart().origin()).isEqualTo(Origin.CHOSEN);
    }

    @Test
    void originalHasNoEditsAndFollowsSavedFiles() throws Exception {
        document.editing().apply(new ComponentEdit(1, 0, 0.5));
        loader.compareWithOriginal();
        assertThat(counterpart().name()).isEqualTo("guard.md5mesh + walk.md5anim (without edits)");
        assertThat(value(document.getOpen())).isEqualTo(0.5);
        double before = value(compared());
        assertThat(before).isNotEqualTo(0.5);

        document.editing().undo();
        assertThat(value(compared())).isEqualTo(before);
        document.editing().redo();
        InspectedFile file = document.editing().shownFiles().getLast();
        InspectedFile written =
                Inspector.inspect(walk).withContent(document.getOpen().md5Anim().orElseThrow());
        document.editing().saved(file, written, written.content());
        assertThat(counterpart().origin()).isEqualTo(Origin.ORIGINAL);
        assertThat(value(compared())).isEqualTo(0.5);
    }

    private static double value(OpenModel open) {
        return open.md5Anim().orElseThrow().frames().get(1).value(0);
    }

    @Test
    void previousModelIsPosedOnItsOwn() {
        OpenModel before = document.getOpen();
        document.show(SmallModel.open(mesh, run));
        document.compareWith(Counterpart.previous(before));
        assertThat(counterpart().name()).isEqualTo("guard.md5mesh + walk.md5anim (previous version)");
        assertThat(compared().model().meshes().getFirst().points())
                .isNotSameAs(before.model().meshes().getFirst().points());
        assertThat(compared().model().clip()).isEqualTo(before.model().clip());
    }
}
