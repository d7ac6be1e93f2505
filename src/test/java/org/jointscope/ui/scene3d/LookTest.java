package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.geometry.Point3D;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import org.jointscope.testing.Needs3D;
import org.junit.jupiter.api.Test;

@Needs3D
class LookTest {
    private final PhongMaterial material = Glow.of(Color.RED);

    @Test
    void ballsAreRoundTheOrigin() {
        assertRound(Look.ball(3, 0, material), 12);
        assertRound(Look.ball(3, 1, material), 42);
    }

    @Test
    void discIsRoundAndFlat() {
        Look disc = Look.disc(3, 10, material);
        assertRound(disc, 10);
        for (int point = 0; point < 10; point++) {
            assertThat(disc.mesh().getPoints().get(point * 3 + 2)).isZero();
        }
        assertThat(disc.mesh().getFaces().size() / disc.mesh().getFaceElementSize())
                .isEqualTo(8);
    }

    private static void assertRound(Look ball, int count) {
        float[] points = ball.mesh().getPoints().toArray(null);
        assertThat(points).hasSize(count * 3);
        Point3D sum = Point3D.ZERO;
        for (int at = 0; at < points.length; at += 3) {
            Point3D point = new Point3D(points[at], points[at + 1], points[at + 2]);
            assertThat(point.magnitude()).isEqualTo(3, within(1e-4));
            sum = sum.add(point);
        }
        assertThat(sum.magnitude()).isLessThan(1e-4);
    }
}
