package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jointscope.messages.Texts;
import org.jointscope.testing.ReplacedModel;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.CounterpartLoader;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.viewport.StatisticsViewModel.Figure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Statistics of frames that a test draws, with a clock that the test advances. */
class StatisticsViewModelTest {

    private static final String NOTHING = "–";

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ViewportViewModel viewport = new ViewportViewModel(document);
    private long nanos;
    private long bytes;
    private final StatisticsViewModel statistics =
            new StatisticsViewModel(viewport, Texts.program(), () -> nanos, () -> bytes);

    private void show() {
        viewport.visible(Layers.STATISTICS).set(true);
    }

    private String text(Figure figure) {
        return statistics.stateProperty().get().get(figure);
    }

    /** A frame of 20 ms, of which half is work. */
    private void draw() {
        document.meter().begin();
        nanos += 10_000_000;
        bytes += 7_500;
        statistics.endFrame();
        nanos += 10_000_000;
    }

    private void draw(int frames) {
        for (int i = 0; i < frames; i++) {
            draw();
        }
    }

    private void assertNothingDrawn() {
        for (Figure figure : Figure.values()) {
            boolean counted = figure == Figure.TRIANGLES || figure == Figure.VERTICES;
            assertThat(text(figure).equals(NOTHING)).as(figure.name()).isNotEqualTo(counted);
        }
    }

    @Test
    void figuresAreAveragesPerFrame() {
        show();
        draw(25);
        assertThat(statistics.update()).isTrue();
        assertThat(text(Figure.FRAME_RATE)).isEqualTo("50 fps");
        assertThat(text(Figure.ALLOCATED)).isEqualTo("7.5 kB");
    }

    @Test
    void averagesIncludeTheFramesBeforeTheLastUpdate() {
        show();
        draw(3);
        statistics.update();
        bytes += 30_000;
        draw();
        statistics.update();
        assertThat(text(Figure.ALLOCATED)).as("between frames").isEqualTo("7.5 kB");
        document.meter().begin();
        bytes += 37_500;
        statistics.endFrame();
        statistics.update();
        assertThat(text(Figure.ALLOCATED))
                .as("one of 7.5 kB and one of 37.5 kB")
                .isEqualTo("22.5 kB");
        draw(2);
        statistics.update();
        draw(2);
        statistics.update();
        assertThat(text(Figure.ALLOCATED)).isEqualTo("7.5 kB");
    }

    @Test
    void pausesAreNotPartOfTheFrameRate() {
        show();
        draw(10);
        nanos += 5_000_000_000L;
        draw(10);
        statistics.update();
        assertThat(text(Figure.FRAME_RATE)).isEqualTo("50 fps");
    }

    @Test
    void singleFramesWhilePausedHaveNoRate() {
        show();
        draw(1);
        nanos += 900_000_000L;
        draw(1);
        statistics.update();
        assertThat(text(Figure.FRAME_RATE)).isEqualTo(NOTHING);
    }

    @Test
    void withoutAFrameNothingIsDrawn() {
        show();
        assertNothingDrawn();
        draw(2);
        statistics.update();
        assertThat(text(Figure.FRAME_RATE)).isNotEqualTo(NOTHING);
        assertThat(statistics.update()).isFalse();
        assertNothingDrawn();
    }

    @Test
    void pulseWithoutAFrameIsNotCounted() {
        show();
        nanos += 5_000_000;
        assertThat(statistics.isInFrame()).isFalse();
        statistics.endFrame();
        assertThat(statistics.update()).isFalse();
    }

    @Test
    void nothingIsMeasuredWhileHidden() {
        draw(2);
        assertThat(statistics.update()).isFalse();
        show();
        draw(2);
        viewport.visible(Layers.STATISTICS).set(false);
        draw(2);
        show();
        assertNothingDrawn();
        assertThat(statistics.update()).isFalse();
    }

    @Test
    void movedModelIsAFrame() {
        document.show(SmallModel.open(cycle()));
        show();
        document.playback().seek(0.5);
        assertThat(statistics.isInFrame()).isTrue();
        statistics.endFrame();
        assertThat(statistics.isInFrame()).isFalse();
    }

    private Path[] cycle() {
        return new Path[] {
            SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()),
            SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())
        };
    }

    @Test
    void onlyVisibleMeshesAreCounted() {
        show();
        assertSize("0", "0");
        document.show(SmallModel.open(cycle()));
        assertSize("36", "24");
        document.hiddenMeshes().add(0);
        assertSize("0", "0");
        document.hiddenMeshes().clear();
        assertSize("36", "24");
        viewport.visible(Layers.MESH).set(false);
        assertSize("0", "0");
    }

    @Test
    void comparedModelsAreCountedTogether() {
        new CounterpartLoader(document, new ImmediateWork(), new ImmediateWork());
        Path[] files = cycle();
        Path md2 = ReplacedModel.pair(folder, "guard", files[0], files[1]);
        show();
        viewport.comparisonProperty().set(Comparison.Mode.OFF);
        document.show(SmallModel.open(md2));
        assertSize("36", "24");
        viewport.comparisonProperty().set(Comparison.Mode.SWIPE);
        assertSize("72", "48");
        Path md5 = folder.resolve("md5");
        document.show(SmallModel.open(md5.resolve("guard.md5mesh"), md5.resolve("guard.md5anim")));
        assertSize("72", "48");
        document.md2().surfaceProperty().set(Md2Surface.GL_COMMANDS);
        assertSize("36", "48");
    }

    private void assertSize(String triangles, String vertices) {
        statistics.update();
        assertThat(text(Figure.TRIANGLES)).isEqualTo(triangles);
        assertThat(text(Figure.VERTICES)).isEqualTo(vertices);
    }
}
