package org.jointscope.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.testing.ReplacedModel;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.CounterpartLoader;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.pane.Assessment;
import org.jointscope.ui.pane.Figures;
import org.jointscope.ui.pane.StepwiseWork;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplacementViewModelTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ImmediateWork loading = new ImmediateWork();
    private final ImmediateWork work = new ImmediateWork();
    private final CounterpartLoader loader = new CounterpartLoader(document, loading, new ImmediateWork());
    private final ReplacementViewModel compare = new ReplacementViewModel(document, work, Texts.program());
    private Path mesh;
    private Path anim;

    @BeforeEach
    void writeModel() {
        assertThat(loader).isNotNull();
        mesh = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        anim = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
    }

    private Path pair(ReplacedModel model) {
        return model.write(folder, "tris", mesh, anim);
    }

    private void open(Path... files) {
        document.show(SmallModel.open(files));
        compare.showing.set(true);
    }

    private Path md5(String extension) {
        return folder.resolve("md5").resolve("tris." + extension);
    }

    private ReplacementViewModel.State state() {
        return compare.state.get();
    }

    @Test
    void equalModelsMatchWhicheverIsOpen() {
        Path md2 = pair(ReplacedModel.of(mesh, anim));
        open(md2);
        assertThat(state().summary().state()).isEqualTo(Assessment.State.GOOD);
        assertThat(state().names()).containsExactly("tris.md2", "tris.md5mesh");
        List<Figures> counts = state().contents();
        assertThat(counts.getFirst().values().getFirst())
                .isEqualTo(counts.getFirst().values().getLast());
        assertThat(counts.getLast().values()).containsExactly("36", "36");
        String summary = state().summary().text();

        open(md5("md5mesh"), md5("md5anim"));
        assertThat(state().names()).containsExactly("tris.md2", "tris.md5mesh");
        assertThat(state().summary().text()).isEqualTo(summary);
        assertThat(state().missing()).isEmpty();
    }

    @Test
    void frameThatDiffersIsFoundAndGoneTo() {
        open(pair(ReplacedModel.of(mesh, anim).scaled(2, 1.5)));
        assertThat(state().summary().state()).isEqualTo(Assessment.State.OPEN);
        assertThat(state().summary().text()).contains("in frame 2").contains(" in 1 of ");
        assertThat(state().worstFrame()).isEqualTo(2);
        assertThat(state().bars().out()[2]).isTrue();
        assertThat(state().bars().out()[1]).isFalse();
        assertThat(state().scale()).startsWith("▲ ");
        assertThat(compare.explain(2)).startsWith("Frame 2: ");
        assertThat(compare.explain(99)).isEmpty();

        compare.goToWorst();
        assertThat(document.modelPlayhead().getFrame()).isEqualTo(2);
        ReplacementViewModel.FrameState frame = compare.frameState.get();
        assertThat(frame.frame()).isEqualTo(2);
        assertThat(frame.box()).extracting(Figures::head).startsWith("min x").endsWith("max z");
        assertThat(frame.box().getLast().values().getLast()).startsWith("-");
        assertThat(frame.box()).allSatisfy(row -> assertThat(row.values()).hasSize(3));
        assertThat(frame.grid()).hasSize(3);
    }

    @Test
    void editIsComparedAgain() {
        open(md5Pair());
        assertThat(state().summary().state()).isEqualTo(Assessment.State.GOOD);
        document.editing().apply(new ComponentEdit(3, 0, 0.9));
        assertThat(state().summary().state()).isEqualTo(Assessment.State.OPEN);
        assertThat(state().worstFrame()).isEqualTo(3);
        document.editing().undo();
        assertThat(state().summary().state()).isEqualTo(Assessment.State.GOOD);
    }

    private Path[] md5Pair() {
        pair(ReplacedModel.of(mesh, anim));
        return new Path[] {md5("md5mesh"), md5("md5anim")};
    }

    @Test
    void unequalFrameCountsAreNamed() {
        open(pair(ReplacedModel.of(mesh, anim).first(3)));
        assertThat(state().summary().state()).isEqualTo(Assessment.State.BAD);
        assertThat(state().summary().text()).startsWith("tris.md2 has 3 frames, tris.md5mesh has ");
    }

    @Test
    void modelWithoutAnimationHasNoFramesToCompare() throws IOException {
        Path md2 = pair(ReplacedModel.of(mesh, anim));
        open(md5("md5mesh"));
        assertThat(state().summary().text()).contains("is open without an animation");
        Files.delete(md5("md5anim"));
        open(md2);
        assertThat(state().summary().text()).contains("has no .md5anim of the same name");
        assertThat(state().worstFrame()).isNegative();
    }

    @Test
    void counterpartThatCannotBeReadIsMissing() throws IOException {
        Path md2 = pair(ReplacedModel.of(mesh, anim));
        Files.writeString(md5("md5mesh"), "nothing");
        open(md2);
        assertThat(state().missing()).startsWith("Could not open tris.md5mesh: ");
        assertThat(document.counterpartProperty().get().isDrawn()).isFalse();
    }

    @Test
    void nothingIsComputedBeforeThePaneIsSeen() {
        work.holdUp();
        document.show(SmallModel.open(pair(ReplacedModel.of(mesh, anim))));
        assertThat(compare.computation.progressProperty().get().state()).isEqualTo(StepwiseWork.State.IDLE);
        compare.showing.set(true);
        assertThat(state().summary().state()).isEqualTo(Assessment.State.COMPUTING);
        work.finish();
    }

    @Test
    void counterpartOfAnotherModelIsForgotten() {
        open(pair(ReplacedModel.of(mesh, anim)));
        assertThat(document.counterpartProperty().get().isDrawn()).isTrue();
        open(Sample.files().toArray(Path[]::new));
        assertThat(document.counterpartProperty().get().isThere()).isFalse();
        assertThat(state().bars().frameCount()).isZero();
    }
}
