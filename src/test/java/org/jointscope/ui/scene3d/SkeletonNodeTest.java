package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.geometry.Bounds;
import javafx.geometry.Point3D;
import javafx.scene.Node;
import javafx.scene.paint.Material;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.ObservableFaceArray;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Transform;

import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.testing.Needs3D;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

@Needs3D
class SkeletonNodeTest {
    private static final double SIZE = 50;
    private static final Rig CHAIN = Rig.of(List.of("a", "b", "c"), new int[] {-1, 0, 1});

    private final Viewpoint eye = new Viewpoint();
    private final SkeletonNode skeleton = new SkeletonNode(CHAIN, SIZE, eye);

    @BeforeEach
    void lookFromInFront() {
        lookFrom(100);
    }

    private void lookFrom(double distance) {
        eye.turn(
                new double[] {distance, 0, 0},
                new double[] {0, 1, 0},
                new double[] {0, 0, -1},
                new double[] {-1, 0, 0});
        eye.picture(800, 600, 30);
    }

    @ParameterizedTest
    @CsvSource({
        "10, 0, 0",
        "-10, 0, 0",
        "0, 10, 0",
        "0, -10, 0",
        "0, 0, 10",
        "0, 0, -10",
        "3, -4, 12",
        "9.99, 0.1, 0.1",
        "0.05, 0, 0"
    })
    void boneTapersFromTheParentToTheJoint(double x, double y, double z) {
        Point3D parent = new Point3D(1, 2, 3);
        Point3D joint = parent.add(x, y, z);
        show(parent, joint, joint);
        double length = parent.distance(joint);
        List<Point3D> points = points(bone(1));
        List<Point3D> tips = points.stream().filter(p -> p.distance(joint) < 1e-4).toList();
        List<Point3D> base = points.stream().filter(p -> p.distance(joint) >= 1e-4).toList();
        assertThat(tips).isNotEmpty();
        assertThat(base).hasSizeGreaterThanOrEqualTo(3);
        Point3D along = joint.subtract(parent).normalize();
        double widest = 0;
        for (Point3D point : base) {
            assertThat(point.subtract(parent).dotProduct(along)).isEqualTo(0, within(1e-4));
            widest = Math.max(widest, point.distance(parent));
        }
        assertThat(widest).isPositive().isLessThan(length * 0.25).isLessThan(SIZE * 0.02);
    }

    @Test
    void bonesAreNotTurnedInsideOut() {
        Point3D joint = new Point3D(3, -4, 12);
        show(Point3D.ZERO, joint, joint);
        TriangleMesh cone = (TriangleMesh) bone(1).getMesh();
        List<Point3D> points = points(bone(1));
        Point3D middle = joint.multiply(0.25);
        ObservableFaceArray faces = cone.getFaces();
        int step = cone.getFaceElementSize();
        int corner = step / 3;
        for (int at = 0; at < faces.size(); at += step) {
            Point3D a = points.get(faces.get(at));
            Point3D b = points.get(faces.get(at + corner));
            Point3D c = points.get(faces.get(at + 2 * corner));
            // Counter-clockwise from outside: JavaFX culls the others.
            Point3D normal = b.subtract(a).crossProduct(c.subtract(a));
            assertThat(normal.dotProduct(a.subtract(middle))).isGreaterThan(-1e-9);
        }
    }

    @Test
    void ballsSitOnTheJoints() {
        show(new Point3D(1, 2, 3), new Point3D(4, 5, 6), new Point3D(-7, 8, 9));
        assertCentredOn(ball(0), 1, 2, 3);
        assertCentredOn(ball(1), 4, 5, 6);
        assertCentredOn(ball(2), -7, 8, 9);
    }

    @Test
    void rootHasNoBone() {
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        assertThat(bone(0).isVisible()).isFalse();
        assertThat(bone(1).isVisible()).isTrue();
        assertThat(bone(2).isVisible()).isTrue();
    }

    @Test
    void jointOnItsParentHasNoBone() {
        show(Point3D.ZERO, Point3D.ZERO, new Point3D(0, 0, 9));
        assertThat(bone(1).isVisible()).isFalse();
        assertThat(ball(1).isVisible()).isTrue();
        assertThat(bone(2).isVisible()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, -1e30})
    void jointThatIsNowhereIsHiddenWithTheBonesThatTouchIt(double nowhere) {
        show(new Point3D(1, 2, 3), new Point3D(1, nowhere, 3), new Point3D(4, 5, 6));
        assertThat(visible()).containsExactly(ball(0), ball(2));
        assertThat(skeleton.getBoundsInLocal().getWidth()).isFinite().isLessThan(SIZE);
        show(new Point3D(1, 2, 3), new Point3D(1, 2, 9), new Point3D(4, 5, 6));
        assertThat(visible()).containsExactly(bone(1), bone(2), ball(0), ball(1), ball(2));
    }

    @Test
    void selectedJointStandsOutAndItsAncestorsALittle() {
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        double width = ball(1).getBoundsInParent().getWidth();
        Material plainBall = ball(1).getMaterial();
        Material plainBone = bone(1).getMaterial();
        skeleton.select(1);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        assertThat(ball(1).getMaterial()).isNotSameAs(plainBall).isSameAs(bone(1).getMaterial());
        assertThat(ball(1).getBoundsInParent().getWidth()).isGreaterThan(1.3 * width);
        Material selected = ball(1).getMaterial();
        assertThat(ball(0).getMaterial()).isNotIn(plainBall, selected);
        assertThat(ball(2).getMaterial()).isSameAs(plainBall);

        skeleton.select(2);
        assertThat(ball(2).getMaterial()).isSameAs(selected);
        assertThat(ball(1).getMaterial())
                .isSameAs(ball(0).getMaterial())
                .isNotIn(plainBall, selected);
        assertThat(bone(1).getMaterial()).isNotIn(plainBone, selected);

        skeleton.select(-1);
        assertThat(List.of(ball(0), ball(1), ball(2)))
                .extracting(MeshView::getMaterial)
                .containsOnly(plainBall);
        assertThat(bone(1).getMaterial()).isSameAs(plainBone);
    }

    @Test
    void onlyWhatMovesIsTouched() {
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        List<Node> touched = new ArrayList<>();
        for (Node shape : skeleton.getChildren()) {
            Transform transform = shape.getTransforms().getFirst();
            transform.setOnTransformChanged(event -> touched.add(shape));
        }
        skeleton.select(1);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        assertThat(touched).isEmpty();
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 8));
        assertThat(touched).containsOnly(ball(2), bone(2));
    }

    @Test
    void ballsKeepTheirSizeInThePictureFromNearAndShrinkFromAfar() {
        lookFrom(50);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        double width = ball(0).getBoundsInParent().getWidth();
        lookFrom(25);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        assertThat(ball(0).getBoundsInParent().getWidth())
                .isEqualTo(width / 2, within(width * 0.01));
        lookFrom(100_000);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        assertThat(ball(0).getBoundsInParent().getWidth()).isLessThan(SIZE * 0.02);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, Integer.MAX_VALUE})
    void indexOfNoJointSelectsNothing(int joint) {
        Material plain = ball(0).getMaterial();
        skeleton.select(joint);
        assertThat(List.of(ball(0), ball(1), ball(2)))
                .extracting(MeshView::getMaterial)
                .containsOnly(plain);
    }

    @Test
    void noJointsAreNoSkeleton() {
        SkeletonNode empty = new SkeletonNode(Rig.of(List.of(), new int[0]), 1, eye);
        empty.show(new double[0]);
        empty.select(0);
        assertThat(empty.getChildren()).isEmpty();
    }

    private void show(Point3D... positions) {
        double[] joints = new double[positions.length * JointTransform.STRIDE];
        for (int joint = 0; joint < positions.length; joint++) {
            int at = joint * JointTransform.STRIDE;
            joints[at] = positions[joint].getX();
            joints[at + 1] = positions[joint].getY();
            joints[at + 2] = positions[joint].getZ();
            joints[at + JointTransform.ORIENTATION + 3] = -1;
        }
        skeleton.show(joints);
    }

    /** All bones come before all balls, so that balls lie over bones. */
    private MeshView bone(int joint) {
        return (MeshView) skeleton.getChildren().get(joint);
    }

    private MeshView ball(int joint) {
        return (MeshView) skeleton.getChildren().get(CHAIN.size() + joint);
    }

    private List<Node> visible() {
        return skeleton.getChildren().stream().filter(Node::isVisible).toList();
    }

    private static List<Point3D> points(MeshView view) {
        TriangleMesh mesh = (TriangleMesh) view.getMesh();
        List<Point3D> points = new ArrayList<>();
        for (int at = 0; at < mesh.getPoints().size(); at += 3) {
            points.add(
                    view.localToParent(
                            mesh.getPoints().get(at),
                            mesh.getPoints().get(at + 1),
                            mesh.getPoints().get(at + 2)));
        }
        return points;
    }

    private static void assertCentredOn(MeshView ball, double x, double y, double z) {
        Bounds bounds = ball.getBoundsInParent();
        assertThat(bounds.getCenterX()).isEqualTo(x, within(1e-3));
        assertThat(bounds.getCenterY()).isEqualTo(y, within(1e-3));
        assertThat(bounds.getCenterZ()).isEqualTo(z, within(1e-3));
        assertThat(bounds.getWidth()).isBetween(SIZE * 0.005, SIZE * 0.03);
    }
}
