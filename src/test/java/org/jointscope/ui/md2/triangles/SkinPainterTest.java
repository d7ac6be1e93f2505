package org.jointscope.ui.md2.triangles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.control.Swatches;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** More triangles than are stroked individually. */
@NeedsDisplay
class SkinPainterTest {
    private static final int CELLS = 50;
    private static final int CELL = 10;
    private static final int SIDE = CELLS * CELL;
    private static final int RED = 0xffff0000;

    @TempDir
    private Path folder;

    private SkinLayout layout;

    /** A square of cells, each cut in two from its upper right corner to its lower left one. */
    @BeforeEach
    void makeLayout() throws IOException {
        int corners = CELLS + 1;
        Md2Builder model = Md2Builder.surface().with(Field.SKINWIDTH, SIDE).with(Field.SKINHEIGHT, SIDE);
        int first = 4;
        for (int i = 0; i < corners * corners; i++) {
            model.texCoord(i % corners * CELL, i / corners * CELL);
        }
        for (int i = 0; i < CELLS * CELLS; i++) {
            int corner = first + i / CELLS * corners + i % CELLS;
            model.triangle(corner, corner + 1, corner + corners);
            model.triangle(corner + 1, corner + corners + 1, corner + corners);
        }
        model.frame("stand01", new byte[4 * (first + corners * corners)]);
        Path file = Files.write(folder.resolve("square.md2"), model.build());
        Md2 md2 = SmallModel.open(file).md2Model().orElseThrow();
        layout = SkinLayout.of(
                md2,
                IntStream.range(4, md2.triangles().size())
                        .mapToObj(index -> new TriangleRow(index, md2))
                        .toList());
        assertThat(layout.triangles()).hasSize(2 * CELLS * CELLS);
    }

    private Image paint(MapZoom zoom) {
        return FxThread.ask(() -> {
            WritableImage red = new WritableImage(1, 1);
            red.getPixelWriter().setArgb(0, 0, RED);
            Canvas canvas = new Canvas(SIDE, SIDE);
            Swatches colors = new Swatches(() -> {}, "ground", "text", "muted", "accent", "danger");
            new SkinPainter(canvas.getGraphicsContext2D(), colors, layout, zoom).paint(Optional.of(red));
            return canvas.snapshot(null, null);
        });
    }

    private static boolean isLight(Image image, int x, int y) {
        return (image.getPixelReader().getArgb(x, y) & 0xff) > 150;
    }

    @Test
    void edgesOfVeryManyTrianglesAreSeen() {
        Image image = paint(new MapZoom(1, 0, 0));
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
        Image image = paint(new MapZoom(20, -100 * 20, -100 * 20));
        assertThat(image.getPixelReader().getArgb(200, 50)).as("an edge").isNotEqualTo(RED);
        assertThat(image.getPixelReader().getArgb(50, 50)).isEqualTo(RED);
    }
}
