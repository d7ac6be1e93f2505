package org.jointscope.ui.md2.keyframes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.messages.Texts;
import org.jointscope.pose.skin.FrameBoxes;
import org.jointscope.scene.IssueMarks;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeyframesViewModelTest {

    private static final Texts TEXTS = Texts.program();

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ImmediateWork work = new ImmediateWork();
    private final KeyframesViewModel frames = new KeyframesViewModel(document, work, TEXTS);

    private void open(Md2Builder builder) throws IOException {
        document.show(SmallModel.open(Files.write(folder.resolve("tris.md2"), builder.build())));
    }

    /** Two clips; the frames' grids differ. */
    private static Md2Builder walker() {
        return Md2Builder.surface()
                .frame("stand01", scale(0.1f, 0.2f, 0.05f), at(-10, -20, -5), box(100))
                .frame("stand02", scale(0.1f, 0.2f, 0.25f), at(-10, -20, -5), box(200))
                .frame("run1", scale(0.1f, 0.2f, 0.05f), at(1, 2, 3), box(50));
    }

    private static float[] scale(float x, float y, float z) {
        return new float[] {x, y, z};
    }

    private static float[] at(float x, float y, float z) {
        return new float[] {x, y, z};
    }

    private static byte[] box(int side) {
        byte last = (byte) side;
        return new byte[] {0, 0, 0, 5, last, 0, 0, 5, 0, last, 0, 5, 0, 0, last, 5};
    }

    private List<Integer> shown() {
        return frames.rows.shown().stream().map(KeyframeRow::index).toList();
    }

    private KeyframeRow row(int frame) {
        return frames.rows.all().get(frame);
    }

    @Test
    void aRowIsAFrameWithItsClipAndGrid() throws IOException {
        open(walker());
        assertThat(frames.rows.all()).extracting(KeyframeRow::index).containsExactly(0, 1, 2);
        assertThat(frames.rows.all())
                .extracting(row -> row.frame().name())
                .containsExactly("stand01", "stand02", "run1");
        assertThat(frames.rows.all()).extracting(KeyframeRow::clip).containsExactly("stand", "stand", "run");
        assertThat(row(1).step(2)).isEqualTo(0.25);
        assertThat(row(1).start(2)).isEqualTo(-5);
        assertThat(row(1).grid(2)).isEqualTo(63.75);
        assertThat(row(1).end(2)).isEqualTo(58.75);
        assertThat(row(1).frame().offset() - row(0).frame().offset()).isEqualTo(56);
        assertThat(frames.rows.countProperty().getValue()).isEqualTo("3 frames");
    }

    @Test
    void boxesAreComputedWhenSomebodyLooks() throws IOException {
        open(walker());
        assertThat(frames.boxes.get().size(1, 2)).isNaN();
        frames.showing.set(true);
        FrameBoxes boxes = frames.boxes.get();
        assertThat(boxes.min(1, 2)).isEqualTo(-5);
        assertThat(boxes.max(1, 2)).isEqualTo(45);
        open(Md2Builder.tetrahedron());
        assertThat(frames.boxes.get().frameCount()).isEqualTo(2);
    }

    @Test
    void boxesOfAModelThatIsClosedAreNotShown() throws IOException {
        frames.showing.set(true);
        work.holdUp();
        open(walker());
        document.show(OpenModel.NONE);
        work.finish();
        assertThat(frames.boxes.get().frameCount()).isZero();
        assertThat(frames.rows.all()).isEmpty();
        assertThat(frames.summary.get()).isEmpty();
        assertThat(frames.rows.placeholderProperty().getValue()).isEqualTo("This model has no readable frame.");
    }

    @Test
    void largestAndSmallestStepAreSaid() throws IOException {
        open(walker());
        assertThat(frames.summary.get())
                .isEqualTo("Grid spacing: largest 0.2500 units (z of frame 1), smallest 0.0500 (z " + "of frame 0)");
        assertThat(frames.step(row(0), 2)).isEqualTo("0.0500");
        open(Md2Builder.tetrahedron());
        assertThat(frames.summary.get()).isEqualTo("Grid spacing: 0.100 units everywhere");
    }

    @Test
    void stepsThatAreNothingOrNotFiniteAreNoSteps() throws IOException {
        open(Md2Builder.surface()
                .frame("flat", scale(0, 0, 0), at(0, 0, 0), box(9))
                .frame("bad", scale(Float.NaN, 1 / 0f, 0), at(0, 0, 0), box(9)));
        assertThat(frames.summary.get()).isEqualTo("All frames are flat: the grid spacing is 0 everywhere");
        assertThat(frames.explainStep(row(0), 0))
                .isEqualTo("Frame 0 is flat along x: all positions of its grid are equal.");
        assertThat(frames.step(row(1), 0)).isEqualTo("NaN");
        assertThat(frames.step(row(1), 1)).isEqualTo("∞");
    }

    @Test
    void stepIsExplained() throws IOException {
        open(walker());
        assertThat(frames.explainStep(row(1), 2))
                .isEqualTo("Frame 1 has 256 positions along z, 0.2500 units apart, from -5.0000 to"
                        + " 58.7500. Rounding to this grid moves a vertex by up to half the"
                        + " spacing.");
    }

    @Test
    void filterTakesNamesClipsAndNumbers() throws IOException {
        open(walker());
        frames.rows.filterProperty().set("STAND");
        assertThat(shown()).containsExactly(0, 1);
        assertThat(frames.rows.countProperty().getValue()).isEqualTo("2 of 3 frames");
        frames.rows.filterProperty().set("stand 02");
        assertThat(shown()).containsExactly(1);
        frames.rows.filterProperty().set("2");
        assertThat(shown()).containsExactly(1, 2);
        frames.rows.filterProperty().set("swim");
        assertThat(shown()).isEmpty();
        assertThat(frames.rows.placeholderProperty().getValue()).isEqualTo("No frame matches.");
        open(walker());
        assertThat(shown()).containsExactly(0, 1, 2);
    }

    @Test
    void rowsLeadToFramesAndFollowThePlayhead() throws IOException {
        open(walker());
        document.modelPlayhead().goTo(row(2).index());
        assertThat(document.modelPlayhead().getFrame()).isEqualTo(2);
        assertThat(document.modelPlayhead().readableWholeFrame()).isEqualTo(2);
        document.modelPlayhead().seek(1.75);
        assertThat(document.modelPlayhead().readableWholeFrame()).isEqualTo(1);
    }

    @Test
    void framesWithTroubleAreMarked() throws IOException {
        open(Md2Builder.tetrahedron().frame("flat", scale(0, 0, 0), at(0, 0, 0), Md2Builder.TETRAHEDRON));
        assertThat(document.getState().marks().frame(row(0).index())).isEmpty();
        assertThat(document.getState().marks().frame(row(2).index()).map(IssueMarks.Mark::text))
                .contains("The scale of frame 2 is 0 on all axes; all vertices collapse to one" + " point.");
    }

    @Test
    void playersFramesGoByTheirNumbers() {
        document.show(SmallModel.open(Corpus.file("osmp/tris.md2")));
        assertThat(frames.rows.all()).hasSize(198);
        assertThat(row(39).clip()).isEqualTo("stand");
        assertThat(row(40).clip()).isEqualTo("run");
        assertThat(row(197).clip()).isEqualTo("death3");
        assertThat(frames.summary.get())
                .isEqualTo(
                        "Grid spacing: largest 0.2521 units (x of frame 185), smallest 0.0543 (z " + "of frame 177)");
        frames.rows.filterProperty().set("run");
        assertThat(shown()).containsExactly(40, 41, 42, 43, 44, 45);
    }
}
