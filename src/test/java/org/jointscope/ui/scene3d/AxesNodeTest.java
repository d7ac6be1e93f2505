package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.geometry.Point3D;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import org.jointscope.model.Vector3;
import org.jointscope.render.Viewpoint;
import org.jointscope.testing.Needs3D;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@Needs3D
class AxesNodeTest {
    private final Viewpoint eye = new Viewpoint();
    private final AxesNode axes = new AxesNode(2, eye);

    @BeforeEach
    void look() {
        eye.turn(new Vector3(200, 30, 40), new Vector3(0, 1, 0), new Vector3(0, 0, -1), new Vector3(-1, 0, 0));
        eye.picture(800, 600, 30);
    }

    @Test
    void axesOfAJointAreTurnedByItsOrientation() {
        double half = Math.sqrt(0.5);
        // A quarter turn about z rotates x to y and y to −x.
        axes.show(new double[] {1, 2, 3, 0, 0, half, half, 9, 9, 9, 0, 0, 0, 1});
        assertPoints(0, new Point3D(0, 1, 0));
        assertPoints(1, new Point3D(-1, 0, 0));
        assertPoints(2, new Point3D(0, 0, 1));
        assertPoints(3, new Point3D(1, 0, 0));
        assertPoints(4, new Point3D(0, 1, 0));
        assertThat(from(0).distance(1, 2, 3)).isLessThan(1e-4);
        assertThat(from(4).distance(9, 9, 9)).isLessThan(1e-4);
    }

    @Test
    void quaternionAndItsOppositeAreTheSameTurn() {
        axes.show(new double[] {0, 0, 0, 0.5, 0.5, 0.5, 0.5, 0, 0, 0, -0.5, -0.5, -0.5, -0.5});
        for (int axis = 0; axis < 3; axis++) {
            assertThat(tip(axis).distance(tip(3 + axis))).isLessThan(1e-4);
        }
        assertPoints(0, new Point3D(0, 1, 0));
    }

    @Test
    void axesOfTheModelStandAtItsOrigin() {
        axes.show(new double[] {1, 2, 3, 0, 0, 0, 1, 9, 9, 9, 0, 0, 0, 1});
        assertThat(from(6).magnitude()).isLessThan(1e-4);
        assertPoints(6, new Point3D(1, 0, 0));
        assertPoints(8, new Point3D(0, 0, 1));
    }

    @Test
    void axesOfTheSelectedJointAreLonger() {
        double[] joints = {0, 9, 9, 0, 0, 0, 1, 0, -9, 9, 0, 0, 0, 1};
        axes.select(1);
        axes.show(joints);
        assertThat(length(3)).isGreaterThan(2 * length(0));
        axes.select(-1);
        axes.show(joints);
        assertThat(length(3)).isEqualTo(length(0), within(1e-3));
    }

    @Test
    void jointThatIsNowhereHasNoAxes() {
        axes.show(new double[] {Double.NaN, 0, 0, 0, 0, 0, 1, 9, 9, 9, 0, 0, 0, 1});
        assertThat(length(0)).isZero();
        assertThat(length(3)).isPositive();
        assertThat(axes.getBoundsInLocal().getWidth()).isFinite().isLessThan(100);
    }

    private void assertPoints(int line, Point3D direction) {
        Point3D along = tip(line).subtract(from(line)).normalize();
        assertThat(along.distance(direction)).as("line %d", line).isLessThan(1e-4);
    }

    private double length(int line) {
        return tip(line).distance(from(line));
    }

    private Point3D from(int line) {
        return corner(line, 0).midpoint(corner(line, 3));
    }

    private Point3D tip(int line) {
        return corner(line, 1).midpoint(corner(line, 2));
    }

    private Point3D corner(int line, int corner) {
        TriangleMesh mesh = (TriangleMesh) ((MeshView) axes.getChildren().getFirst()).getMesh();
        int at = (line * 4 + corner) * 3;
        return new Point3D(
                mesh.getPoints().get(at),
                mesh.getPoints().get(at + 1),
                mesh.getPoints().get(at + 2));
    }
}
