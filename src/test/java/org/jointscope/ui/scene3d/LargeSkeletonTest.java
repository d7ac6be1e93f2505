package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import javafx.geometry.Point3D;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.ObservableFaceArray;
import javafx.scene.shape.TriangleMesh;
import org.jointscope.model.Vector3;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.render.Viewpoint;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.Needs3D;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A skeleton with so many joints that it is drawn in few meshes. */
@Needs3D
class LargeSkeletonTest {
    private static final int COUNT = 400;
    private static final double SIZE = 50;

    /** The bones precede the balls, so that balls are drawn over bones. */
    private static final int BONES = 0;

    private static final int BALLS = 3;

    /** The nodes after those, which are drawn over them. */
    private static final int ANCESTORS = 1;

    private static final int SELECTED = 2;

    /** Of a mesh: a disc, and a cone of three sides with the center of its base. */
    private static final int BALL_POINTS = 10;

    private static final int BONE_POINTS = 6;

    /** Bytes that JavaFX can allocate to report one change. */
    private static final long NEARLY_NOTHING = 2_000;

    /** Each joint has two children. */
    private static final Rig TREE = new Rig(
            IntStream.range(0, COUNT).mapToObj(joint -> "j" + joint).toList(),
            IntStream.range(0, COUNT).map(joint -> (joint + 1) / 2 - 1).toArray());

    private static final Point3D TO_EYE = new Point3D(1, 0, 0);

    private final Viewpoint eye = new Viewpoint();
    private final SkeletonNode skeleton = new SkeletonNode(TREE, SIZE, eye);
    private final double[] joints = new double[COUNT * JointTransform.STRIDE];

    @BeforeEach
    void pose() {
        eye.turn(new Vector3(100, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, -1), new Vector3(-1, 0, 0));
        eye.picture(800, 600, 30);
        for (int joint = 0; joint < COUNT; joint++) {
            put(joint, joint % 7 - 3, joint % 20 - 10, joint / 20.0 - 10);
        }
        skeleton.show(joints);
    }

    private void put(int joint, double x, double y, double z) {
        joints[joint * JointTransform.STRIDE] = x;
        joints[joint * JointTransform.STRIDE + 1] = y;
        joints[joint * JointTransform.STRIDE + 2] = z;
    }

    private Point3D joint(int joint) {
        int at = joint * JointTransform.STRIDE;
        return new Point3D(joints[at], joints[at + 1], joints[at + 2]);
    }

    @Test
    void nodesAreFewHoweverManyJoints() {
        assertThat(skeleton.getChildren()).hasSize(6);
    }

    @Test
    void ballsSitOnTheJoints() {
        for (int joint = 0; joint < COUNT; joint++) {
            assertThat(middle(ball(joint)).distance(joint(joint))).isLessThan(1e-4);
            assertThat(radius(ball(joint))).isBetween(SIZE * 0.001, SIZE * 0.03);
        }
    }

    @Test
    void bonesTaperFromTheParentToTheJoint() {
        for (int joint = 1; joint < COUNT; joint++) {
            Point3D parent = joint(TREE.parent(joint));
            double length = parent.distance(joint(joint));
            assertThat(bone(joint).getFirst().distance(joint(joint))).isLessThan(1e-4);
            for (Point3D point : bone(joint).subList(1, BONE_POINTS)) {
                assertThat(point.distance(parent)).isLessThan(length * 0.25);
            }
        }
    }

    @Test
    void nothingIsTurnedInsideOut() {
        List<Point3D> cones = points(layer(BONES));
        assertFaces(layer(BONES), 6, (shape, corner) -> {
            int first = shape * BONE_POINTS;
            return corner.subtract(middle(cones.subList(first, first + BONE_POINTS)));
        });
        assertFaces(layer(BALLS), BALL_POINTS - 2, (shape, corner) -> TO_EYE);
    }

    /** All but the first shape, which can be hidden, look in a direction that depends on a corner. */
    private static void assertFaces(TriangleMesh mesh, int triangles, BiFunction<Integer, Point3D, Point3D> direction) {
        List<Point3D> all = points(mesh);
        ObservableFaceArray faces = mesh.getFaces();
        for (int at = triangles * 9; at < faces.size(); at += 9) {
            Point3D a = all.get(faces.get(at));
            Point3D b = all.get(faces.get(at + 3));
            Point3D c = all.get(faces.get(at + 6));
            // Counter-clockwise for the viewer: JavaFX culls the others.
            Point3D normal = b.subtract(a).crossProduct(c.subtract(a));
            assertThat(normal.dotProduct(direction.apply(at / 9 / triangles, a)))
                    .isGreaterThan(0);
        }
    }

    @Test
    void rootAndJointOnItsParentHaveNoBone() {
        put(1, joint(0).getX(), joint(0).getY(), joint(0).getZ());
        skeleton.show(joints);
        assertThat(radius(bone(0))).isZero();
        assertThat(radius(bone(1))).isZero();
        assertThat(radius(ball(1))).isPositive();
        assertThat(radius(bone(3))).isPositive();
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, -1e30})
    void jointThatIsNowhereIsHiddenWithTheBonesThatTouchIt(double nowhere) {
        Point3D before = joint(5);
        put(5, 1, nowhere, 3);
        skeleton.show(joints);
        assertThat(radius(ball(5))).isZero();
        assertThat(radius(bone(5))).isZero();
        assertThat(radius(bone(11))).isZero();
        assertThat(radius(ball(11))).isPositive();
        assertThat(radius(bone(4))).isPositive();
        assertThat(skeleton.getBoundsInLocal().getWidth()).isFinite().isLessThan(SIZE);

        put(5, before.getX(), before.getY(), before.getZ());
        skeleton.show(joints);
        assertThat(radius(ball(5))).isPositive();
        assertThat(radius(bone(5))).isPositive();
        assertThat(radius(bone(11))).isPositive();
    }

    @Test
    void selectedJointAndItsAncestorsAreDrawnOnTopAndNothingElseChanges() {
        AtomicInteger changes = countChanges();
        skeleton.select(6);
        skeleton.show(joints);
        assertThat(changes).hasValue(0);
        List<Point3D> selectedBall = points(layer(BALLS + SELECTED));
        assertThat(middle(selectedBall).distance(joint(6))).isLessThan(1e-4);
        assertThat(radius(selectedBall)).isGreaterThan(1.3 * radius(ball(6)));
        assertThat(points(layer(BONES + SELECTED))).isEqualTo(bone(6));
        List<Point3D> path = new ArrayList<>(ball(0));
        path.addAll(ball(2));
        assertThat(points(layer(BALLS + ANCESTORS))).isEqualTo(path);

        put(6, 1, 2, 3);
        skeleton.show(joints);
        assertThat(changes).hasValue(2);
        selectedBall = points(layer(BALLS + SELECTED));
        assertThat(middle(selectedBall).distance(1, 2, 3)).isLessThan(1e-4);
        assertThat(points(layer(BONES + SELECTED))).isEqualTo(bone(6));

        skeleton.select(-1);
        skeleton.show(joints);
        assertThat(changes).hasValue(2);
        assertThat(node(BALLS + SELECTED).getMesh()).isNull();
        assertThat(node(BONES + ANCESTORS).getMesh()).isNull();
    }

    @Test
    void ballsKeepTheirSizeInThePictureFromNear() {
        eye.picture(1600, 1200, 30);
        skeleton.show(joints);
        double radius = radius(ball(0));
        eye.picture(3200, 2400, 30);
        skeleton.show(joints);
        assertThat(radius(ball(0))).isEqualTo(radius / 2, within(radius * 0.01));
    }

    @Test
    void aPoseAllocatesNothing() {
        skeleton.select(300);
        long fewest = Long.MAX_VALUE;
        for (int pose = 0; pose < 50; pose++) {
            put(0, pose * 0.01, 0, 0);
            fewest = Math.min(fewest, AllocationMeter.allocatedBy(() -> skeleton.show(joints)));
        }
        assertThat(fewest).isLessThan(NEARLY_NOTHING);
    }

    @Test
    void theSamePoseChangesNothing() {
        AtomicInteger changes = countChanges();
        skeleton.show(joints);
        assertThat(changes).hasValue(0);
    }

    private AtomicInteger countChanges() {
        AtomicInteger changes = new AtomicInteger();
        for (int layer : new int[] {BALLS, BONES}) {
            layer(layer).getPoints().addListener((array, resized, from, to) -> changes.incrementAndGet());
        }
        return changes;
    }

    private MeshView node(int layer) {
        return (MeshView) skeleton.getChildren().get(layer);
    }

    private TriangleMesh layer(int layer) {
        return (TriangleMesh) node(layer).getMesh();
    }

    private List<Point3D> ball(int joint) {
        return points(layer(BALLS)).subList(joint * BALL_POINTS, (joint + 1) * BALL_POINTS);
    }

    private List<Point3D> bone(int joint) {
        return points(layer(BONES)).subList(joint * BONE_POINTS, (joint + 1) * BONE_POINTS);
    }

    private static Point3D middle(List<Point3D> points) {
        return points.stream().reduce(Point3D.ZERO, Point3D::add).multiply(1.0 / points.size());
    }

    /** The maximum distance from its center. */
    private static double radius(List<Point3D> points) {
        Point3D middle = middle(points);
        return points.stream().mapToDouble(middle::distance).max().orElse(0);
    }

    private static List<Point3D> points(TriangleMesh mesh) {
        float[] points = mesh.getPoints().toArray(null);
        return IntStream.range(0, points.length / 3)
                .mapToObj(i -> new Point3D(points[i * 3], points[i * 3 + 1], points[i * 3 + 2]))
                .toList();
    }
}
