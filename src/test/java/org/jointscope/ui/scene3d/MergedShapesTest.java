package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.PerspectiveCamera;
import javafx.scene.Scene;
import javafx.scene.SceneAntialiasing;
import javafx.scene.SubScene;
import javafx.scene.paint.Color;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Affine;
import javafx.scene.transform.MatrixType;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.junit.jupiter.api.Test;

/** One mesh looks the same as separate nodes. */
@Needs3D
class MergedShapesTest {
    private static final int COUNT = 400;

    private final List<Look> balls = List.of(
            Look.ball(1, 0, Glow.of(Color.ORANGE)),
            Look.ball(1, 0, Glow.of(Color.PINK)),
            Look.ball(2, 1, Glow.of(Color.RED)));
    private final List<Look> cones = List.of(Look.cone(3, Glow.of(Color.BEIGE)), Look.cone(3, Glow.of(Color.RED)));

    @Test
    void ballsLookTheSame() {
        assertLookTheSame(balls, Color.ORANGE);
    }

    @Test
    void conesLookTheSame() {
        assertLookTheSame(cones, Color.BEIGE);
    }

    private static void assertLookTheSame(List<Look> looks, Color color) {
        int last = looks.size() - 1;
        double[][] places = places();
        MergedShapes shapes = new MergedShapes(COUNT, looks);
        shapes.setLook(COUNT - 1, last);
        List<MeshView> nodes = new ArrayList<>();
        for (int shape = 0; shape < COUNT; shape++) {
            shapes.put(shape, places[shape]);
            Look look = looks.get(shape == COUNT - 1 ? last : 0);
            MeshView node = new MeshView(look.mesh());
            node.setMaterial(look.material());
            node.getTransforms().add(new Affine(places[shape], MatrixType.MT_3D_3x4, 0));
            nodes.add(node);
        }
        shapes.update();
        Picture separate = draw(nodes);
        Picture merged = draw(shapes.nodes());
        assertThat(separate.count(color)).isGreaterThan(5_000);
        assertThat(separate.count(Color.RED)).isBetween(20L, 4_000L);
        assertThat(merged.unlike(separate)).isLessThan(0.0005);
    }

    private static Picture draw(List<MeshView> nodes) {
        PerspectiveCamera camera = new PerspectiveCamera(true);
        camera.setTranslateZ(-200);
        camera.setFarClip(500);
        Group group = new Group(List.copyOf(nodes));
        group.setDepthTest(DepthTest.DISABLE);
        SubScene picture = new SubScene(group, 400, 300, true, SceneAntialiasing.DISABLED);
        picture.setCamera(camera);
        // Without a scene, nothing is drawn.
        FxThread.ask(() -> new Scene(new Group(picture)));
        return Picture.of(picture, Color.BLACK);
    }

    /** Arbitrary positions and rotations; the last one is in front of the others. */
    private static double[][] places() {
        double[][] places = new double[COUNT][MergedShapes.MATRIX];
        Random random = new Random(5);
        for (int shape = 0; shape < COUNT; shape++) {
            double[] place = places[shape];
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
        }
        return places;
    }

    private final MergedShapes two = new MergedShapes(2, balls.subList(0, 1));
    private final AtomicInteger changes = new AtomicInteger();

    private float[] points() {
        return ((TriangleMesh) two.nodes().getFirst().getMesh()).getPoints().toArray(null);
    }

    private void updateAndCountChanges() {
        two.update();
        ((TriangleMesh) two.nodes().getFirst().getMesh())
                .getPoints()
                .addListener((array, resized, from, to) -> changes.incrementAndGet());
    }

    @Test
    void allAreNowhereAtFirst() {
        updateAndCountChanges();
        assertThat(points()).containsOnly(0);
        two.hide(1);
        two.update();
        assertThat(changes).hasValue(0);
    }

    @Test
    void onlyWhatIsPutElsewhereHasMoved() {
        double[] place = new double[MergedShapes.MATRIX];
        two.put(0, place);
        two.put(1, place);
        updateAndCountChanges();
        two.put(0, place);
        two.put(1, place);
        two.update();
        assertThat(changes).hasValue(0);
        place[11] = 3;
        two.put(1, place);
        two.update();
        assertThat(changes).hasValue(1);
        float[] points = points();
        assertThat(points[2]).isZero();
        assertThat(points[points.length / 2 + 2]).isEqualTo(3);
    }

    @Test
    void hidingMovesAndSoDoesComingBackToTheSamePlace() {
        double[] place = {1, 0, 0, 5, 0, 1, 0, 5, 0, 0, 1, 5};
        two.put(0, place);
        updateAndCountChanges();
        float[] before = points();
        two.hide(0);
        two.update();
        assertThat(changes).hasValue(1);
        assertThat(points()).containsOnly(0);
        two.put(0, place);
        two.update();
        assertThat(changes).hasValue(2);
        assertThat(points()).isEqualTo(before).contains(5);
    }
}
