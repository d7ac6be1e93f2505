package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Point3D;
import javafx.scene.transform.Affine;
import org.junit.jupiter.api.Test;

class ModelSpaceTest {
    private static final Point3D RIGHT = new Point3D(1, 0, 0);
    private static final Point3D DOWN = new Point3D(0, 1, 0);
    private static final Point3D AWAY = new Point3D(0, 0, 1);

    private final Affine toScene = ModelSpace.toScene();

    @Test
    void modelFacesTheViewerAndStandsUpright() {
        Point3D forward = toScene.transform(1, 0, 0);
        Point3D left = toScene.transform(0, 1, 0);
        Point3D up = toScene.transform(0, 0, 1);
        assertThat(forward).isEqualTo(AWAY.multiply(-1));
        assertThat(left).as("its left is the viewer's right").isEqualTo(RIGHT);
        assertThat(up).isEqualTo(DOWN.multiply(-1));
    }

    @Test
    void isARotationAndNoMirror() {
        assertThat(toScene.determinant()).isEqualTo(1);
    }
}
