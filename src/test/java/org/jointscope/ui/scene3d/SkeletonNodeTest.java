package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.geometry.Point3D;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;

import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.testing.Needs3D;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

@Needs3D
class SkeletonNodeTest {
    private static final double SIZE = 50;
    private static final int COLOURS = 3;
    private static final Rig CHAIN = Rig.of(List.of("a", "b", "c"), new int[] {-1, 0, 1});
    private static final Point3D FORWARD = new Point3D(-1, 0, 0);

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
                new double[] {FORWARD.getX(), 0, 0});
        eye.picture(800, 600, 30);
    }

    @ParameterizedTest
    @CsvSource({
        "10, 0.1, 0",
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
        List<Point3D> bone = corners(bones(), 1);
        assertThat(bone.get(0).midpoint(bone.get(3)).distance(parent)).isLessThan(1e-4);
        assertThat(bone.get(1).midpoint(bone.get(2)).distance(joint)).isLessThan(1e-4);
        double broad = bone.get(0).distance(bone.get(3));
        double tip = bone.get(1).distance(bone.get(2));
        assertThat(broad)
                .isPositive()
                .isLessThan(parent.distance(joint) * 0.5)
                .isLessThan(SIZE * 0.02);
        assertThat(tip).isLessThan(broad * 0.3);
    }

    @Test
    void bonesAndDotsFaceTheViewer() {
        show(new Point3D(1, 2, 3), new Point3D(4, -5, 6), new Point3D(-7, 8, 9));
        List<Point3D> bone = corners(bones(), 2);
        Point3D across = bone.get(3).subtract(bone.get(0)).normalize();
        Point3D towardsEye = new Point3D(100, 0, 0).subtract(new Point3D(4, -5, 6));
        assertThat(across.dotProduct(towardsEye.normalize())).isEqualTo(0, within(1e-3));
        for (Point3D corner : corners(dots(), 2)) {
            assertThat(corner.getX()).isEqualTo(-7, within(1e-4));
        }
    }

    @Test
    void dotsSitOnTheJoints() {
        show(new Point3D(1, 2, 3), new Point3D(4, 5, 6), new Point3D(-7, 8, 9));
        assertCentredOn(corners(dots(), 0), new Point3D(1, 2, 3));
        assertCentredOn(corners(dots(), 1), new Point3D(4, 5, 6));
        assertCentredOn(corners(dots(), 2), new Point3D(-7, 8, 9));
    }

    @Test
    void rootHasNoBone() {
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        assertThat(isSeen(bones(), 0)).isFalse();
        assertThat(isSeen(bones(), 1)).isTrue();
        assertThat(isSeen(bones(), 2)).isTrue();
    }

    @Test
    void jointOnItsParentHasNoBone() {
        show(Point3D.ZERO, Point3D.ZERO, new Point3D(0, 0, 9));
        assertThat(isSeen(bones(), 1)).isFalse();
        assertThat(isSeen(dots(), 1)).isTrue();
        assertThat(isSeen(bones(), 2)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, -1e30})
    void jointThatIsNowhereIsHiddenWithTheBonesThatTouchIt(double nowhere) {
        show(new Point3D(1, 2, 3), new Point3D(1, nowhere, 3), new Point3D(4, 5, 6));
        assertThat(seen(dots())).containsExactly(0, 2);
        assertThat(seen(bones())).isEmpty();
        assertThat(skeleton.getBoundsInLocal().getWidth()).isFinite().isLessThan(SIZE);
        show(new Point3D(1, 2, 3), new Point3D(1, 2, 9), new Point3D(4, 5, 6));
        assertThat(seen(dots())).containsExactly(0, 1, 2);
        assertThat(seen(bones())).containsExactly(1, 2);
    }

    @Test
    void selectedJointStandsOutAndItsAncestorsALittle() {
        Point3D[] joints = {Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9)};
        show(joints);
        double radius = radius(1);
        skeleton.select(1);
        show(joints);
        assertThat(colours(dots())).containsExactly(1, 2, 0);
        assertThat(colours(bones())).containsExactly(1, 2, 0);
        assertThat(radius(1)).isGreaterThan(1.3 * radius);
        assertThat(radius(2)).isEqualTo(radius, within(1e-3));

        skeleton.select(2);
        show(joints);
        assertThat(colours(dots())).containsExactly(1, 1, 2);
        skeleton.select(0);
        show(joints);
        assertThat(colours(dots())).containsExactly(2, 0, 0);
        skeleton.select(-1);
        show(joints);
        assertThat(colours(dots())).containsExactly(0, 0, 0);
        assertThat(colours(bones())).containsExactly(0, 0, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, Integer.MAX_VALUE})
    void indexOfNoJointSelectsNothing(int joint) {
        skeleton.select(joint);
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9));
        assertThat(colours(dots())).containsExactly(0, 0, 0);
    }

    @Test
    void dotsKeepTheirSizeInThePictureFromNearAndShrinkFromAfar() {
        Point3D[] joints = {Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9)};
        lookFrom(40);
        show(joints);
        double pixels = radius(0) / eye.unitsPerPixel(0, 0, 0);
        lookFrom(20);
        show(joints);
        assertThat(radius(0) / eye.unitsPerPixel(0, 0, 0)).isEqualTo(pixels, within(1e-3));
        lookFrom(4000);
        show(joints);
        assertThat(radius(0) / eye.unitsPerPixel(0, 0, 0)).isLessThan(pixels / 5);
    }

    @Test
    void poseThatIsShownAlreadyCostsNothing() {
        Point3D[] joints = {Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9, 9)};
        show(joints);
        int[] changes = {0};
        ((TriangleMesh) dots().getMesh())
                .getPoints()
                .addListener((points, size, from, to) -> changes[0]++);
        show(joints);
        assertThat(changes[0]).isZero();
        show(Point3D.ZERO, new Point3D(0, 0, 9), new Point3D(0, 9.5, 9));
        assertThat(changes[0]).isEqualTo(1);
    }

    @Test
    void thousandsOfJointsAreTwoMeshes() {
        int count = 2000;
        int[] parents = IntStream.range(-1, count - 1).toArray();
        SkeletonNode large =
                new SkeletonNode(Rig.of(Collections.nCopies(count, "j"), parents), SIZE, eye);
        large.show(new double[count * JointTransform.STRIDE]);
        assertThat(large.getChildren()).hasSize(2);
    }

    @Test
    void noJointsAreNoSkeleton() {
        SkeletonNode empty = new SkeletonNode(Rig.of(List.of(), new int[0]), 1, eye);
        empty.show(new double[0]);
        empty.select(0);
        assertThat(empty.getBoundsInLocal().isEmpty()).isTrue();
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

    /** Bones come before dots, so that dots lie over bones. */
    private MeshView bones() {
        return (MeshView) skeleton.getChildren().get(0);
    }

    private MeshView dots() {
        return (MeshView) skeleton.getChildren().get(1);
    }

    private static List<Point3D> corners(MeshView sprites, int joint) {
        float[] points = ((TriangleMesh) sprites.getMesh()).getPoints().toArray(null);
        return IntStream.range(joint * 4, joint * 4 + 4)
                .mapToObj(i -> new Point3D(points[3 * i], points[3 * i + 1], points[3 * i + 2]))
                .toList();
    }

    private static boolean isSeen(MeshView sprites, int joint) {
        List<Point3D> corners = corners(sprites, joint);
        return corners.get(0).distance(corners.get(2)) > 0;
    }

    private static List<Integer> seen(MeshView sprites) {
        return IntStream.range(0, CHAIN.size())
                .filter(joint -> isSeen(sprites, joint))
                .boxed()
                .toList();
    }

    /** The place of each joint's colour in the palette: plain, ancestor, selected. */
    private static List<Integer> colours(MeshView sprites) {
        float[] coordinates = ((TriangleMesh) sprites.getMesh()).getTexCoords().toArray(null);
        return IntStream.range(0, CHAIN.size())
                .mapToObj(joint -> (int) Math.floor(coordinates[joint * 8] * COLOURS))
                .toList();
    }

    private double radius(int joint) {
        List<Point3D> corners = corners(dots(), joint);
        return corners.get(0).distance(corners.get(1)) / 2;
    }

    private static void assertCentredOn(List<Point3D> corners, Point3D joint) {
        assertThat(corners.get(0).midpoint(corners.get(2)).distance(joint)).isLessThan(1e-4);
        assertThat(corners.get(1).midpoint(corners.get(3)).distance(joint)).isLessThan(1e-4);
        assertThat(corners.get(0).distance(corners.get(1))).isBetween(SIZE * 0.005, SIZE * 0.03);
    }
}
