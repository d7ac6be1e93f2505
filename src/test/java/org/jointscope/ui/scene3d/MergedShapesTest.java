package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.PerspectiveCamera;
import javafx.scene.Scene;
import javafx.scene.SceneAntialiasing;
import javafx.scene.SubScene;
import javafx.scene.paint.Color;

import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Random;

/** One mesh looks like as many nodes. */
@Needs3D
class MergedShapesTest {
    private static final int COUNT = 400;

    private final List<Look> balls =
            List.of(
                    Look.ball(1, 0, Glow.of(Color.ORANGE)),
                    Look.ball(1, 0, Glow.of(Color.PINK)),
                    Look.ball(2, 1, Glow.of(Color.RED)));
    private final List<Look> cones =
            List.of(Look.cone(3, Glow.of(Color.BEIGE)), Look.cone(3, Glow.of(Color.RED)));

    @Test
    void ballsLookTheSame() {
        assertLookTheSame(balls, Color.ORANGE);
    }

    @Test
    void conesLookTheSame() {
        assertLookTheSame(cones, Color.BEIGE);
    }

    private static void assertLookTheSame(List<Look> looks, Color color) {
        Picture nodes = draw(new ShapeNodes(COUNT, looks), looks.size() - 1);
        Picture merged = draw(new MergedShapes(COUNT, looks), looks.size() - 1);
        assertThat(nodes.count(color)).isGreaterThan(5_000);
        assertThat(nodes.count(Color.RED)).isBetween(20L, 4_000L);
        assertThat(merged.unlike(nodes)).isLessThan(0.0005);
    }

    private static Picture draw(Shapes shapes, int look) {
        shapes.setLook(COUNT - 1, look);
        Places places = places();
        shapes.show(places);
        PerspectiveCamera camera = new PerspectiveCamera(true);
        camera.setTranslateZ(-200);
        camera.setFarClip(500);
        Group group = new Group(List.copyOf(shapes.nodes()));
        group.setDepthTest(DepthTest.DISABLE);
        SubScene picture = new SubScene(group, 400, 300, true, SceneAntialiasing.DISABLED);
        picture.setCamera(camera);
        // Without a scene, nothing is drawn.
        FxThread.ask(() -> new Scene(new Group(picture)));
        return Picture.of(picture, Color.BLACK);
    }

    /** Any, turned in any way; the last one is in front of the others. */
    private static Places places() {
        Places places = new Places(COUNT);
        Random random = new Random(5);
        double[] place = new double[Places.STRIDE];
        for (int shape = 0; shape < COUNT; shape++) {
            double angle = random.nextDouble() * 2 * Math.PI;
            double size = 2 + random.nextDouble() * 3;
            boolean last = shape == COUNT - 1;
            place[0] = size * Math.cos(angle);
            place[1] = -size * Math.sin(angle);
            place[3] = last ? 0 : random.nextDouble() * 120 - 60;
            place[4] = size * Math.sin(angle);
            place[5] = size * Math.cos(angle);
            place[7] = last ? 0 : random.nextDouble() * 90 - 45;
            place[10] = size;
            place[11] = last ? -70 : random.nextDouble() * 40 - 20;
            places.put(shape, place);
        }
        return places;
    }
}
