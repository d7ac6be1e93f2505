package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.geometry.Bounds;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import org.jointscope.render.Grid;
import org.jointscope.testing.Needs3D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridNodeTest {
    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "1.4, 1",
        "1.6, 2",
        "2, 2",
        "3, 2",
        "4, 5",
        "5, 5",
        "7, 5",
        "8, 10",
        "9.9, 10",
        "13, 10",
        "0.013, 0.01",
        "0.4, 0.5",
        "270, 200",
        "6e5, 5e5"
    })
    void linesAreARoundDistanceApart(double about, double expected) {
        assertThat(Grid.roundSpacing(about)).isEqualTo(expected, within(expected * 1e-12));
    }

    /** Of inches: 0.2 meters are 7.87 of them. */
    @Test
    void linesCanBeARoundLengthInMetersApart() {
        Grid grid = Grid.of(60, 0.0254, 0, 0);
        assertThat(Grid.spacing(60, 0.0254)).isEqualTo(0.2 / 0.0254, within(1e-9));
        assertThat(grid.lines().getLast().fromX()).isEqualTo(2 / 0.0254, within(1e-9));
    }

    @Needs3D
    @ParameterizedTest
    @ValueSource(doubles = {0.01, 1, 77, 40_000})
    void liesOnTheGroundAndReachesFartherThanTheModel(double size) {
        Bounds bounds = new GridNode(size, 1, 0, 0).getBoundsInLocal();
        assertThat(bounds.getMinZ()).isZero();
        assertThat(bounds.getMaxZ()).isZero();
        assertThat(bounds.getMaxX()).isBetween(size, size * 3);
        assertThat(bounds.getMaxY()).isEqualTo(bounds.getMaxX(), within(size * 1e-6));
        assertThat(bounds.getMinX()).isEqualTo(-bounds.getMaxX(), within(size * 1e-6));
        assertThat(bounds.getMinY()).isEqualTo(-bounds.getMaxY(), within(size * 1e-6));
    }

    @Test
    @Needs3D
    void linesThroughTheOriginAreApartAsTheAxes() {
        GridNode grid = new GridNode(60, 1, 0, 0);
        Bounds xAxis = grid.getChildren().get(1).getBoundsInParent();
        Bounds yAxis = grid.getChildren().get(2).getBoundsInParent();
        assertThat(xAxis.getWidth()).isEqualTo(200, within(1e-3));
        assertThat(xAxis.getHeight()).isLessThan(1);
        assertThat(yAxis.getHeight()).isEqualTo(200, within(1e-3));
        assertThat(yAxis.getWidth()).isLessThan(1);
        TriangleMesh lines = (TriangleMesh) ((MeshView) grid.getChildren().get(0)).getMesh();
        for (int at = 0; at < lines.getPoints().size(); at += 3) {
            assertThat(lines.getPoints().get(at)).isNotZero();
            assertThat(lines.getPoints().get(at + 1)).isNotZero();
        }
    }

    @Test
    @Needs3D
    void gridElsewhereKeepsItsLinesAtRoundPlaces() {
        GridNode grid = new GridNode(60, 1, 1003, -58);
        Bounds lines = grid.getChildren().get(0).getBoundsInParent();
        assertThat(lines.getCenterX()).isEqualTo(1000, within(1e-3));
        assertThat(lines.getCenterY()).isEqualTo(-60, within(1e-3));
        Bounds xAxis = grid.getChildren().get(1).getBoundsInParent();
        assertThat(xAxis.getCenterY()).isEqualTo(0, within(1e-3));
        assertThat(xAxis.getWidth()).isEqualTo(200, within(1e-3));
        TriangleMesh yAxis = (TriangleMesh) ((MeshView) grid.getChildren().get(2)).getMesh();
        assertThat(yAxis.getPoints().size()).as("x = 0 is not in it").isZero();
    }
}
