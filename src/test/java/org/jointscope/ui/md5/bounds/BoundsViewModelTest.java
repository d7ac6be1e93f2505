package org.jointscope.ui.md5.bounds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyStringProperty;
import org.jointscope.analysis.BoundsComparison.Fit;
import org.jointscope.analysis.BoundsComparison.Line;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.pane.Assessment;
import org.jointscope.ui.pane.StepwiseWork;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guard fills the bounds (−2 −2 −2) (2 2 22), and does not move unless a test changes that. */
class BoundsViewModelTest {

    private static final String TIGHT = "( -2 -2 -2 ) ( 2 2 22 )";

    private static final Texts TEXTS = Texts.program();

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ImmediateWork work = new ImmediateWork();
    private final BoundsViewModel bounds = new BoundsViewModel(document, work, TEXTS);
    private Path guard;

    @BeforeEach
    void writeMesh() {
        guard = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
    }

    private void open(int frames, String... boxes) {
        document.show(SmallModel.open(guard, anim(frames, boxes)));
    }

    private Path anim(int frames, String... boxes) {
        String text = SmallModel.anim(SmallModel.GUARD, 24, new double[frames]);
        int from = text.indexOf("bounds {") + "bounds {".length();
        String with = text.substring(0, from)
                + "\n"
                + String.join("\n", boxes)
                + "\n"
                + text.substring(text.indexOf("}", from));
        return SmallModel.write(folder, "stand.md5anim", with);
    }

    private void look() {
        bounds.showing.set(true);
    }

    private List<Line> lines() {
        return bounds.state.get().boxes().lines();
    }

    private BoundsPlot plot() {
        return bounds.state.get().plot();
    }

    private StepwiseWork.Progress progress() {
        return bounds.computation.progressProperty().get();
    }

    private boolean isIn(StepwiseWork.State state) {
        return progress().state() == state;
    }

    private List<Fit> fits() {
        return lines().stream().map(Line::fit).toList();
    }

    private String summary() {
        return bounds.state.get().summary().text();
    }

    private Assessment.State assessed() {
        return bounds.state.get().summary().state();
    }

    @Test
    void everyFrameIsComparedWithItsBox() {
        open(4, TIGHT, "( -2 -2 -2 ) ( 2 1.25 22 )", "( -9 -9 -9 ) ( 9 9 29 )", "( 0 0 0 ) ( 1 1 1 )");
        look();

        assertThat(fits()).containsExactly(Fit.INSIDE, Fit.STICKS_OUT, Fit.INSIDE, Fit.STICKS_OUT);
        assertThat(lines()).extracting(Line::sticksOut).containsExactly(0.0, 0.75, 0.0, 21.0);
        assertThat(lines()).extracting(Line::outside).containsExactly(0.0, 0.75, -7.0, 21.0);
        assertThat(assessed()).isEqualTo(Assessment.State.BAD);
        assertThat(summary())
                .isEqualTo("The mesh exceeds its bounds in 2 of 4 frames; largest overshoot: 21.000 units"
                        + " in frame 3.");
        assertThat(plot().kind()).isEqualTo(BoundsPlot.Kind.OUTSIDE);
        assertThat(plot().bars().values()).containsExactly(0, 0.75, -7, 21);
        assertThat(plot().bars().out()).containsExactly(false, true, false, true);
        assertThat(bounds.describeScale()).isEqualTo("▲ 21.000 overshoot  ▼ 7.000 margin");
    }

    /** The same limit as that of the issue BOUNDS_TOO_SMALL. */
    @Test
    void anOvershootWithinTheToleranceIsNotAWarning() {
        open(3, TIGHT, "( -2 -2 -2 ) ( 2 1.9 22 )", TIGHT);
        look();

        assertThat(fits()).containsExactly(Fit.INSIDE, Fit.TOLERATED, Fit.INSIDE);
        assertThat(lines().get(1).sticksOut()).isCloseTo(0.1, within(1e-5));
        assertThat(assessed()).isEqualTo(Assessment.State.GOOD);
        assertThat(summary())
                .isEqualTo("The bounds contain the mesh within the tolerance of 0.247 units"
                        + " (1% of the diagonal of the mesh bounding box). Largest overshoot: 0.100 units in"
                        + " frame 1; frames with an overshoot: 1 of 3.");
        assertThat(bounds.explain(1))
                .contains("by up to 0.100 units, at max y (mesh 2.000, bounds 1.900)")
                .endsWith("tolerance of 0.247 units (1% of the diagonal of the mesh bounding box).");
        assertThat(plot().bars().out()).containsExactly(false, false, false);
    }

    @Test
    void aRowHasBothBoxesAndItsLineInTheFile() {
        open(2, "( -3 -4 -5 ) ( 3 4 25 )", TIGHT);
        look();

        Line first = lines().getFirst();
        assertThat(first.file().min(0, 2)).isEqualTo(-5);
        assertThat(first.file().max(0, 1)).isEqualTo(4);
        assertThat(first.file().size(0, 2)).isEqualTo(30);
        assertThat(first.mesh().min(0, 0)).isEqualTo(-2);
        assertThat(first.mesh().max(0, 2)).isEqualTo(22);
        assertThat(lines().get(1).line()).isEqualTo(first.line() + 1);
    }

    @Test
    void theMeshIsComparedWhereTheFileHasItsRootWhateverTheWindowShows() {
        String text = SmallModel.anim(SmallModel.GUARD, 24, 0, 50)
                .replace("\"origin\" -1 0 0", "\"origin\" -1 1 0")
                .replace("\"hips\" 0 8 0", "\"hips\" 0 0 0")
                .replace("( -9 -30 -9 ) ( 9 30 50 )", TIGHT);
        document.show(SmallModel.open(guard, SmallModel.write(folder, "walk.md5anim", text)));
        look();

        assertThat(lines()).extracting(Line::sticksOut).containsExactly(0.0, 50.0);
    }

    @Test
    void roundingInTheFileIsNoSticksOut() {
        open(2, "( -1.9999 -1.9999 -1.9999 ) ( 2 2 22 )", "( -1.75 -2 -2 ) ( 2 2 22 )");
        look();

        assertThat(fits()).containsExactly(Fit.INSIDE, Fit.STICKS_OUT);
        assertThat(plot().bars().values()[0]).isZero();
        assertThat(summary())
                .isEqualTo("The mesh exceeds its bounds in 1 of 2 frames; largest overshoot: 0.250 units"
                        + " in frame 1.");
    }

    @Test
    void boxesThatEncloseTheMeshAreWell() {
        open(2, TIGHT, "( -9 -9 -9 ) ( 9 9 29 )");
        look();

        assertThat(assessed()).isEqualTo(Assessment.State.GOOD);
        assertThat(summary()).isEqualTo("The bounds contain the mesh in every frame.");
        assertThat(bounds.describeScale()).isEqualTo("▼ 7.000 margin");
    }

    @Test
    void whereAllBoxesAreExactThePlotIsAboutTheMesh() {
        open(2, TIGHT, TIGHT);
        look();

        assertThat(summary()).isEqualTo("The bounds match the mesh exactly in every frame.");
        assertThat(plot().kind()).isEqualTo(BoundsPlot.Kind.MESH_SIZE);
        assertThat(plot().bars().values()).containsExactly(24, 24);
    }

    @Test
    void boxesThatAreAllZeroAreThoseOfCube2() {
        open(2, "( 0 0 0 ) ( 0 0 0 )", "( 0 0 0 ) ( 0 0 0 )");
        look();

        assertThat(assessed()).isEqualTo(Assessment.State.OPEN);
        assertThat(summary())
                .isEqualTo("All bounds are zero. Cube 2 games ignore bounds; Doom 3 uses them for " + "culling.");
        assertThat(fits()).containsOnly(Fit.STICKS_OUT);
        assertThat(plot().kind()).isEqualTo(BoundsPlot.Kind.MESH_SIZE);
    }

    @Test
    void moreBoxesThanFramesHaveRowsOfTheirOwnThatLeadNowhere() {
        open(2, TIGHT, TIGHT, "( -9 -9 -9 ) ( 9 9 29 )");
        look();
        document.playback().seek(1);
        document.modelPlayhead().goTo(2);

        assertThat(fits()).containsExactly(Fit.INSIDE, Fit.INSIDE, Fit.NO_FRAME);
        assertThat(lines().getLast().sticksOut()).isNaN();
        assertThat(plot().bars().frameCount()).isEqualTo(2);
        assertThat(summary()).startsWith("Frames: 2; bounds rows: 3. ");
        assertThat(assessed()).isEqualTo(Assessment.State.BAD);
        assertThat(document.playback().getFrame()).isEqualTo(1);
        assertThat(bounds.explain(2)).isEqualTo("Frame 2: no frame");
    }

    @Test
    void fewerBoxesThanFramesLeaveFramesWithoutOne() {
        open(3, TIGHT);
        look();

        assertThat(fits()).containsExactly(Fit.INSIDE, Fit.NO_BOX, Fit.NO_BOX);
        assertThat(lines().get(1).row()).isEmpty();
        assertThat(lines().get(1).mesh().max(1, 2))
                .as("the mesh has a box all the same")
                .isEqualTo(22);
        assertThat(summary()).startsWith("Frames: 3; bounds rows: 1.");
    }

    @Test
    void withoutBoundsTheMeshesOwnBoxesAreShown() {
        open(2);
        look();

        assertThat(fits()).containsOnly(Fit.NO_BOX);
        assertThat(assessed()).isEqualTo(Assessment.State.BAD);
        assertThat(summary()).isEqualTo("The file has no bounds. Doom 3 requires bounds for every frame.");
        assertThat(plot().bars().values()).containsExactly(24, 24);
    }

    @Test
    void aBoxThatCannotBeReadIsComparedWithNothing() {
        open(2, TIGHT, "( oops -2 -2 ) ( 2 2 22 )");
        look();

        assertThat(fits()).containsExactly(Fit.INSIDE, Fit.UNREADABLE);
        assertThat(summary())
                .isEqualTo("Frames without readable bounds: 1 of 2. The bounds of all other frames"
                        + " contain the mesh.");
    }

    @Test
    void anAnimationAloneShowsItsBoxes() {
        document.show(SmallModel.open(anim(2, TIGHT, "( -9 -9 -9 ) ( 9 9 29 )")));
        look();

        assertThat(fits()).containsOnly(Fit.NO_MESH);
        assertThat(assessed()).isEqualTo(Assessment.State.OPEN);
        assertThat(summary()).isEqualTo("No mesh is open to compare the bounds with.");
        assertThat(plot().kind()).isEqualTo(BoundsPlot.Kind.FILE_SIZE);
        assertThat(plot().bars().values()).containsExactly(24, 38);
        assertThat(isIn(StepwiseWork.State.RUNNING)).isFalse();
    }

    @Test
    void nothingIsSaidAboutAFrameThatIsNotThere() {
        look();
        assertThat(bounds.explain(0)).isEmpty();
        open(2, TIGHT);
        assertThat(bounds.explain(2)).isEmpty();
    }

    @Test
    void withoutAnAnimationItSaysWhatIsMissing() {
        document.show(SmallModel.open(guard));
        look();

        assertThat(bounds.state.get().missing()).startsWith("An .md5anim contains bounds");
        assertThat(lines()).isEmpty();
        assertThat(summary()).isEmpty();

        open(2, TIGHT, TIGHT);
        assertThat(bounds.state.get().missing()).isEmpty();
        assertThat(lines()).hasSize(2);
    }

    @Test
    void nothingIsComputedUntilSomebodyLooks() {
        work.holdUp();
        open(2, TIGHT, TIGHT);
        assertThat(work.titleProperty().get()).isEmpty();
        assertThat(fits()).containsOnly(Fit.PENDING);

        look();
        assertThat(work.titleProperty().get()).isEqualTo("Computing mesh bounding boxes…");
        assertThat(isIn(StepwiseWork.State.RUNNING)).isTrue();
    }

    @Test
    void boxesComeInChunksAndTheRowsShowThemAsTheyCome() {
        work.holdUp();
        openLong();
        List<Integer> computed = new ArrayList<>();
        look();
        assertThat(fits()).containsOnly(Fit.PENDING);
        assertThat(summary()).isEqualTo("0 of 3000 frames computed; outside so far: 0");
        while (isIn(StepwiseWork.State.RUNNING)) {
            work.finish();
            computed.add((int) fits().stream().filter(fit -> fit != Fit.PENDING).count());
            assertThat(progress().share()).isCloseTo(computed.getLast() / 3000.0, within(1e-12));
        }

        assertThat(computed)
                .hasSizeGreaterThanOrEqualTo(3)
                .isSorted()
                .endsWith(3000)
                .doesNotHaveDuplicates();
        assertThat(summary())
                .isEqualTo("The mesh exceeds its bounds in 1 of 3000 frames; largest overshoot: 1.000"
                        + " units in frame 2999.");
    }

    private void openLong() {
        String[] boxes = IntStream.range(0, 3000)
                .mapToObj(frame -> frame == 2999 ? "( -1 -2 -2 ) ( 2 2 22 )" : TIGHT)
                .toArray(String[]::new);
        open(3000, boxes);
    }

    @Test
    void computingCanBeGivenUpAndTakenUpAgain() {
        work.holdUp();
        openLong();
        look();
        work.finish();
        double before = progress().share();
        bounds.computation.stop();

        assertThat(isIn(StepwiseWork.State.RUNNING)).isFalse();
        assertThat(isIn(StepwiseWork.State.STOPPED)).isTrue();
        work.finish();
        bounds.showing.set(false);
        look();
        assertThat(progress().share())
                .as("nobody goes on by himself")
                .isEqualTo(before)
                .isPositive();

        bounds.computation.run();
        assertThat(isIn(StepwiseWork.State.STOPPED)).isFalse();
        while (isIn(StepwiseWork.State.RUNNING)) {
            work.finish();
        }
        assertThat(progress().share()).isEqualTo(1);
        assertThat(fits()).doesNotContain(Fit.PENDING);
    }

    @Test
    void anotherModelEndsWorkOnTheLastOne() {
        work.holdUp();
        openLong();
        look();
        work.finish();
        open(2, "( -1 -2 -2 ) ( 2 2 22 )", TIGHT);
        assertThat(fits()).containsExactly(Fit.PENDING, Fit.PENDING);
        work.finish();

        assertThat(fits()).containsExactly(Fit.STICKS_OUT, Fit.INSIDE);
        assertThat(isIn(StepwiseWork.State.RUNNING)).isFalse();
    }

    @Test
    void aFaultIsToldAndCanBeTriedAgain() {
        AtomicBoolean broken = new AtomicBoolean(true);
        BackgroundWork faulty = new FaultyWork(work, broken);
        BoundsViewModel other = new BoundsViewModel(document, faulty, TEXTS);
        open(1, TIGHT);
        other.showing.set(true);
        assertThat(other.state.get().summary().text())
                .isEqualTo("Could not compute the mesh bounding boxes (internal error): java.io.IOException: oops");
        assertThat(other.computation.progressProperty().get().state() == StepwiseWork.State.STOPPED)
                .isTrue();

        broken.set(false);
        other.computation.run();
        assertThat(other.state.get().summary().state()).isEqualTo(Assessment.State.GOOD);
    }

    private record FaultyWork(BackgroundWork work, AtomicBoolean broken) implements BackgroundWork {

        @Override
        public <T> void start(String title, Callable<T> task, Consumer<T> done, Consumer<Throwable> failed) {
            work.start(title, broken.get() ? FaultyWork::fail : task, done, failed);
        }

        private static <T> T fail() throws IOException {
            throw new IOException("oops");
        }

        @Override
        public void cancel() {
            work.cancel();
        }

        @Override
        public ReadOnlyStringProperty titleProperty() {
            return work.titleProperty();
        }
    }

    @Test
    void aFrameIsExplainedByItsWorstFace() {
        open(3, "( -2 -2 -2 ) ( 2 1.25 22 )", "( -9 -9 -9 ) ( 9 9 29 )", TIGHT);
        look();

        assertThat(bounds.explain(0))
                .isEqualTo("Frame 0: the mesh exceeds its bounds by up to 0.750 units, at max y (mesh"
                        + " 2.000, bounds 1.250). Doom 3 can cull the model while a part"
                        + " outside the bounds is visible.");
        assertThat(bounds.explain(1))
                .isEqualTo("Frame 1: inside. Smallest margin: 7.000 units at min x (mesh -2.000, " + "bounds -9.000).");
    }

    @Test
    void rowsAndPlotLeadToTheirFrame() {
        open(3, TIGHT, TIGHT, TIGHT);
        look();
        document.modelPlayhead().goTo(2);

        assertThat(document.playback().getFrame()).isEqualTo(2);
        assertThat(document.modelPlayhead().playingProperty().get()).isFalse();
        assertThat(document.modelPlayhead().readableWholeFrame()).isEqualTo(2);
        document.playback().seek(1.75);
        assertThat(document.modelPlayhead().readableWholeFrame()).isEqualTo(1);
        assertThat(document.modelPlayhead().readableFrameProperty().get()).isEqualTo(1.75);
    }
}
