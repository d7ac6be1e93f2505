package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Point3D;
import javafx.scene.paint.Color;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import org.jointscope.model.Vector3;
import org.jointscope.pose.skin.Box;
import org.jointscope.render.Viewpoint;
import org.jointscope.testing.Needs3D;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@Needs3D
class BoxNodeTest {
    private final Viewpoint eye = new Viewpoint();
    private final Box box = new Box();

    @BeforeEach
    void look() {
        eye.turn(new Vector3(200, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, -1), new Vector3(-1, 0, 0));
        eye.picture(800, 600, 30);
        box.add(-10, -20, 0);
        box.add(10, 20, 80);
    }

    @Test
    void edgesReachFromCornerToCorner() {
        BoxNode node = BoxNode.whole(Color.RED, eye);
        node.show(box);
        Bounds bounds = node.getBoundsInLocal();
        double width = 2 * eye.unitsPerPixel(-10, 20, 80);
        assertThat(bounds.getMinX()).isEqualTo(-10, within(width));
        assertThat(bounds.getMaxY()).isEqualTo(20, within(width));
        assertThat(bounds.getMinZ()).isEqualTo(0, within(width));
        assertThat(bounds.getMaxZ()).isEqualTo(80, within(width));
        assertThat(lengths(node)).hasSize(12);
        assertThat(lengths(node).stream().filter(length -> Math.abs(length - 80) < 1))
                .hasSize(4);
        assertThat(lengths(node).stream().filter(length -> Math.abs(length - 40) < 1))
                .hasSize(4);
        assertThat(lengths(node).stream().filter(length -> Math.abs(length - 20) < 1))
                .hasSize(4);
    }

    @Test
    void cornersLeaveTheMiddleOfEveryEdgeFree() {
        BoxNode node = BoxNode.corners(Color.RED, eye);
        node.show(box);
        assertThat(lengths(node)).hasSize(24).allMatch(length -> length < 80 * 0.2);
        assertThat(node.getBoundsInLocal().getHeight()).isEqualTo(40, within(1.0));
    }

    @Test
    void emptyBoxIsNotSeen() {
        BoxNode node = BoxNode.whole(Color.RED, eye);
        node.show(box);
        node.show(new Box());
        assertThat(lines(node).isVisible()).isFalse();
        node.show(box);
        assertThat(lines(node).isVisible()).isTrue();
    }

    private static MeshView lines(BoxNode node) {
        return (MeshView) node.getChildren().getFirst();
    }

    private static List<Double> lengths(BoxNode node) {
        float[] points = ((TriangleMesh) lines(node).getMesh()).getPoints().toArray(null);
        return IntStream.range(0, points.length / 12)
                .mapToObj(line -> point(points, line * 4).distance(point(points, line * 4 + 1)))
                .toList();
    }

    private static Point3D point(float[] points, int index) {
        return new Point3D(points[3 * index], points[3 * index + 1], points[3 * index + 2]);
    }
}
