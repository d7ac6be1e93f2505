package org.jointscope.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.control.Swatches;
import org.junit.jupiter.api.Test;

/** More triangles than are stroked individually. */
@NeedsDisplay
class UvPainterTest {
    private static final int CELLS = 50;
    private static final int CELL = 10;
    private static final int SIDE = CELLS * CELL;
    private static final int RED = 0xffff0000;

    /** A square of cells, each cut in two from its upper right corner to its lower left one. */
    private final UvLayout layout = new UvLayout(
            SIDE,
            SIDE,
            IntStream.range(0, 2 * CELLS * CELLS).mapToObj(Half::new).toList());

    private record Half(int index) implements UvTriangle {

        @Override
        public int vertex(int corner) {
            return index * 3 + corner;
        }

        @Override
        public double x(int corner) {
            boolean right = index % 2 == 0 ? corner == 1 : corner < 2;
            return CELL * (index / 2 % CELLS + (right ? 1 : 0));
        }

        @Override
        public double y(int corner) {
            boolean below = index % 2 == 0 ? corner == 2 : corner > 0;
            return CELL * (index / 2 / CELLS + (below ? 1 : 0));
        }
    }

    private Image paint(UvZoom zoom) {
        return FxThread.ask(() -> {
            WritableImage red = new WritableImage(1, 1);
            red.getPixelWriter().setArgb(0, 0, RED);
            Canvas canvas = new Canvas(SIDE, SIDE);
            Swatches colors = new Swatches(() -> {}, "ground", "text", "muted", "accent", "danger");
            new UvPainter(canvas.getGraphicsContext2D(), colors, layout, zoom).paint(Optional.of(red));
            return canvas.snapshot(null, null);
        });
    }

    private static boolean isLight(Image image, int x, int y) {
        return (image.getPixelReader().getArgb(x, y) & 0xff) > 150;
    }

    @Test
    void edgesOfVeryManyTrianglesAreSeen() {
        Image image = paint(new UvZoom(1, 0, 0));
        for (int at = 100; at < 400; at += CELL) {
            assertThat(isLight(image, at, at + 4)).as("left of a cell at " + at).isTrue();
            assertThat(isLight(image, at + 4, at)).as("top of a cell at " + at).isTrue();
            assertThat(isLight(image, at + 4, at + 5))
                    .as("across a cell at " + at)
                    .isTrue();
            assertThat(image.getPixelReader().getArgb(at + 3, at + 3)).isEqualTo(RED);
        }
    }

    @Test
    void fewOfThemAreStroked() {
        Image image = paint(new UvZoom(20, -100 * 20, -100 * 20));
        assertThat(image.getPixelReader().getArgb(200, 50)).as("an edge").isNotEqualTo(RED);
        assertThat(image.getPixelReader().getArgb(50, 50)).isEqualTo(RED);
    }
}
