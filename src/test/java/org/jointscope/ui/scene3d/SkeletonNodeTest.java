package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point3D;
import javafx.scene.paint.Material;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.ObservableFaceArray;
import javafx.scene.shape.TriangleMesh;
import org.jointscope.model.Vector3;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.render.Viewpoint;
import org.jointscope.testing.Needs3D;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Needs3D
class SkeletonNodeTest {
    private static final double SIZE = 50;
    private static final Rig CHAIN = new Rig(List.of("a", "b", "c"), new int[] {-1, 0, 1});

    /** The bones precede the balls, so that balls are drawn over bones. */
    private static final int BONES = 0;

    private static final int BALLS = 3;

    /** The nodes after those, which are drawn over them. */
    private static final int ANCESTORS = 1;

    private static final int SELECTED = 2;

    private final Viewpoint eye = new Viewpoint();
    private final SkeletonNode skeleton = new SkeletonNode(CHAIN, SIZE, eye);

    @BeforeEach
    void lookFromInFront() {
        lookFrom(100);
    }

    private void lookFrom(double distance) {
        eye.turn(new Vector3(distance, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, -1), new Vector3(-1, 0, 0));
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
        List<Point3D> points = bone(1);
        List<Point3D> tips =
                points.stream().filter(p -> p.distance(joint) < 1e-4).toList();
        List<Point3D> base =
                points.stream().filter(p -> p.distance(joint) >= 1e-4).toList();
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
        List<Point3D> points = points(BONES);
        Point3D middle = joint.multiply(0.25);
        ObservableFaceArray faces = mesh(BONES).getFaces();
        // Those of the bone between the root's, which does not exist, and the last.
        for (int at = faces.size() / 3; at < faces.size() * 2 / 3; at += 9) {
            Point3D a = points.get(faces.get(at));
            Point3D b = points.get(faces.get(at + 3));
            Point3D c = points.get(faces.get(at + 6));
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
        assertThat(radius(bone(0))).isZero();
        assertThat(radius(bone(1))).isPositive();
        assertThat(radius(bone(2))).isPositive();
    }

    @Test
    void jointOnItsParentHasNoBone() {
        show(Point3D.ZERO, Point3D.ZERO, new Point3D(0, 0, 9));
        assertThat(radius(bone(1))).isZero();
        assertThat(radius(ball(1))).isPositive();
        assertThat(radius(bone(2))).isPositive();
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, -1e30})
    void jointThatIsNowhereIsHiddenWithTheBonesThatTouchIt(double nowhere) {
        show(new Point3D(1, 2, 3), new Point3D(1, nowhere, 3), new Point3D(4, 5, 6));
        assertThat(visible()).containsExactly("ball 0", "ball 2");
        assertThat(skeleton.getBoundsInLocal().getWidth()).isFinite().isLessThan(SIZE);
        show(new Point3D(1, 2, 3), new Point3D(1, 2, 9), new Point3D(4, 5, 6));
        assertThat(visible()).containsExactly("bone 1", "bone 2", "ball 0", "ball 1", "ball 2");
    }

    @Test
    void selectedJointStandsOutAndItsAncestorsALittle() {
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        skeleton.select(1);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        List<Point3D> selected = points(BALLS + SELECTED);
        assertThat(middle(selected).distance(middle(ball(1)))).isLessThan(1e-4);
        assertThat(radius(selected)).isGreaterThan(1.3 * radius(ball(1)));
        assertThat(points(BONES + SELECTED)).isEqualTo(bone(1));
        assertThat(points(BALLS + ANCESTORS)).isEqualTo(ball(0));
        assertThat(material(BALLS + SELECTED)).isSameAs(material(BONES + SELECTED));
        assertThat(material(BALLS + ANCESTORS)).isNotIn(material(BALLS), material(BALLS + SELECTED));
        assertThat(material(BONES + ANCESTORS)).isNotIn(material(BONES), material(BONES + SELECTED));

        skeleton.select(2);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        assertThat(points(BONES + SELECTED)).isEqualTo(bone(2));
        List<Point3D> both = new ArrayList<>(ball(0));
        both.addAll(ball(1));
        assertThat(points(BALLS + ANCESTORS)).isEqualTo(both);

        skeleton.select(-1);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        assertNothingStandsOut();
    }

    private void assertNothingStandsOut() {
        assertThat(List.of(BALLS, BONES))
                .allMatch(layer -> node(layer + SELECTED).getMesh() == null)
                .allMatch(layer -> node(layer + ANCESTORS).getMesh() == null);
    }

    @Test
    void onlyWhatMovesIsTouched() {
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        List<Integer> touched = new ArrayList<>();
        for (int layer : new int[] {BALLS, BONES}) {
            mesh(layer).getPoints().addListener((array, resized, from, to) -> touched.add(layer));
        }
        skeleton.select(1);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        assertThat(touched).isEmpty();
        List<Point3D> before = List.copyOf(ball(1));
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 8));
        assertThat(touched).containsOnly(BALLS, BONES);
        assertThat(ball(1)).isEqualTo(before);
    }

    @Test
    void ballsKeepTheirSizeInThePictureFromNearAndShrinkFromAfar() {
        lookFrom(50);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        double width = 2 * radius(ball(0));
        lookFrom(25);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        assertThat(2 * radius(ball(0))).isEqualTo(width / 2, within(width * 0.01));
        lookFrom(100_000);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        assertThat(2 * radius(ball(0))).isLessThan(SIZE * 0.02);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, Integer.MAX_VALUE})
    void indexOfNoJointSelectsNothing(int joint) {
        skeleton.select(joint);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        assertNothingStandsOut();
    }

    @Test
    void noJointsAreNoSkeleton() {
        SkeletonNode empty = new SkeletonNode(new Rig(List.of(), new int[0]), 1, eye);
        empty.show(new double[0]);
        empty.select(0);
        assertThat(empty.getChildren()).hasSize(6).allMatch(node -> ((MeshView) node).getMesh() == null);
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

    private List<Point3D> bone(int joint) {
        return shape(BONES, joint);
    }

    private List<Point3D> ball(int joint) {
        return shape(BALLS, joint);
    }

    private List<Point3D> shape(int layer, int joint) {
        List<Point3D> all = points(layer);
        int size = all.size() / CHAIN.size();
        return all.subList(joint * size, (joint + 1) * size);
    }

    private List<String> visible() {
        List<String> visible = new ArrayList<>();
        for (int layer : new int[] {BONES, BALLS}) {
            for (int joint = 0; joint < CHAIN.size(); joint++) {
                if (radius(shape(layer, joint)) > 0) {
                    visible.add((layer == BONES ? "bone " : "ball ") + joint);
                }
            }
        }
        return visible;
    }

    private MeshView node(int layer) {
        return (MeshView) skeleton.getChildren().get(layer);
    }

    private TriangleMesh mesh(int layer) {
        return (TriangleMesh) node(layer).getMesh();
    }

    private Material material(int layer) {
        return node(layer).getMaterial();
    }

    private List<Point3D> points(int layer) {
        float[] points = mesh(layer).getPoints().toArray(null);
        return IntStream.range(0, points.length / 3)
                .mapToObj(i -> new Point3D(points[i * 3], points[i * 3 + 1], points[i * 3 + 2]))
                .toList();
    }

    private static Point3D middle(List<Point3D> points) {
        return points.stream().reduce(Point3D.ZERO, Point3D::add).multiply(1.0 / points.size());
    }

    /** The maximum distance from its center. */
    private static double radius(List<Point3D> points) {
        Point3D middle = middle(points);
        return points.stream().mapToDouble(middle::distance).max().orElse(0);
    }

    private static void assertCentredOn(List<Point3D> ball, double x, double y, double z) {
        assertThat(middle(ball).distance(x, y, z)).isLessThan(1e-3);
        assertThat(2 * radius(ball)).isBetween(SIZE * 0.005, SIZE * 0.03);
    }
}
