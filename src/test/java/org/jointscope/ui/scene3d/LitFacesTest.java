package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.geometry.Bounds;
import javafx.scene.paint.Color;
import org.jointscope.model.Vector3;
import org.jointscope.render.Viewpoint;
import org.jointscope.testing.Needs3D;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@Needs3D
class LitFacesTest {
    private static final float[] POINTS = {
        0, 0, 0, 0, 20, 0, 0, 0, 30, 0, 20, 30, Float.NaN, 0, 0,
    };

    private final Viewpoint eye = new Viewpoint();

    @BeforeEach
    void look() {
        eye.turn(new Vector3(200, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, -1), new Vector3(-1, 0, 0));
        eye.picture(800, 600, 30);
    }

    private LitFaces lit(int... order) {
        return new LitFaces(new int[] {0, 1, 2, 2, 1, 3}, order, Color.RED, 0.001, eye);
    }

    @Test
    void facesLieBeforeTheModelWhereItIsSeen() {
        LitFaces lit = lit();
        lit.show(POINTS);
        double pixels = 3 * eye.unitsPerPixel(0, 0, 0);
        Bounds bounds = lit.getBoundsInLocal();
        assertThat(bounds.getMinX()).isEqualTo(0.2, within(0.03));
        assertThat(bounds.getMaxX()).isEqualTo(0.4, within(0.03));
        assertThat(bounds.getMaxY()).isEqualTo(20, within(pixels));
        assertThat(bounds.getMaxZ()).isEqualTo(30, within(pixels));
    }

    @Test
    void firstVertexStandsOut() {
        LitFaces lit = lit(0, 1, 2, 3);
        lit.show(POINTS);
        double radius = 5.5 * eye.unitsPerPixel(0, 0, 0);
        Bounds bounds = lit.getBoundsInLocal();
        assertThat(bounds.getMinZ()).isEqualTo(-radius, within(radius / 2));
        assertThat(bounds.getMinY()).isEqualTo(-radius, within(radius / 2));
        assertThat(bounds.getMaxZ()).isEqualTo(30, within(radius / 2));
    }

    @Test
    void followsTheModelAndLeavesOutWhatIsNowhere() {
        LitFaces lit = new LitFaces(new int[] {0, 1, 4}, new int[] {4}, Color.RED, 0.001, eye);
        float[] moved = POINTS.clone();
        moved[4] = 60;
        lit.show(POINTS);
        lit.show(moved);
        assertThat(lit.getBoundsInLocal().getMaxZ()).isFinite().isLessThan(3);
        assertThat(lit.getBoundsInLocal().getMaxY()).isEqualTo(60, within(1.0));
    }

    @Test
    void commandWithoutATriangleIsAPathOnly() {
        LitFaces lit = new LitFaces(new int[0], new int[] {1, 3}, Color.RED, 0.001, eye);
        lit.show(POINTS);
        assertThat(lit.getBoundsInLocal().getMaxZ()).isEqualTo(30, within(1.0));
    }
}
