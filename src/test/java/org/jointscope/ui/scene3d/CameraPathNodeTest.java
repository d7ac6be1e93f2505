package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.geometry.Point3D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Vector3;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.render.Viewpoint;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.SmallCamera;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Needs3D
class CameraPathNodeTest {

    private static final double AS_FLOAT = 1e-4;

    @TempDir
    private Path folder;

    private final Viewpoint eye = new Viewpoint();

    @BeforeEach
    void look() {
        eye.turn(new Vector3(0, 0, 500), new Vector3(0, -1, 0), new Vector3(-1, 0, 0), new Vector3(0, 0, -1));
        eye.picture(800, 600, 30);
    }

    private CameraPath path(String text) {
        Md5Camera camera = SmallModel.open(SmallModel.write(folder, "small.md5camera", text))
                .md5Camera()
                .orElseThrow();
        return CameraPath.of(camera);
    }

    /** Pairs of frames that the line connects, like {@code 0-1}. */
    private static Set<String> steps(CameraPathRibbon ribbon) {
        int[] faces = mesh(ribbon, 0).getFaces().toArray(null);
        Set<String> steps = new TreeSet<>();
        for (int face = 0; face < faces.length; face += 9) {
            int[] frames = IntStream.of(faces[face], faces[face + 3], faces[face + 6])
                    .map(point -> point / 2)
                    .sorted()
                    .distinct()
                    .toArray();
            assertThat(frames).hasSize(2);
            steps.add(frames[0] + "-" + frames[1]);
        }
        assertThat(faces).as("two triangles a step").hasSize(steps.size() * 18);
        return steps;
    }

    private static TriangleMesh mesh(Group group, int child) {
        return (TriangleMesh) ((MeshView) group.getChildren().get(child)).getMesh();
    }

    private static Point3D point(TriangleMesh mesh, int index) {
        float[] points = mesh.getPoints().toArray(null);
        return new Point3D(points[3 * index], points[3 * index + 1], points[3 * index + 2]);
    }

    private static double[] view(CameraPath path, int frame) {
        double[] view = new double[CameraSampler.VIEW];
        path.view(frame, view);
        return view;
    }

    @Test
    void noStepLeadsOverACut() {
        CameraPathRibbon ribbon = new CameraPathRibbon(path(SmallCamera.twoShots()), Color.TEAL, eye);
        assertThat(steps(ribbon)).containsExactly("0-1", "1-2", "2-3", "4-5", "5-6");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e30", "-1e30", "1e400"})
    void damagedPlaceBreaksTheLineAndStaysOutOfThePicture(String bad) {
        String text = SmallCamera.twoShots().replace("( -58 0 10 )", "( " + bad + " 0 10 )");
        CameraPath path = path(text);
        CameraPathNode node = new CameraPathNode(path, 100, eye);
        node.move(view(path, 0));
        node.look();
        assertThat(node.getBoundsInLocal().getMinX()).isBetween(-200.0, -50.0);
        assertThat(node.getBoundsInLocal().getMaxX()).isBetween(0.0, 200.0);
    }

    @Test
    void lineHasOneWidthInThePictureAndFacesTheViewer() {
        CameraPathRibbon ribbon = new CameraPathRibbon(path(SmallCamera.twoShots()), Color.TEAL, eye);
        ribbon.look();
        for (int frame = 0; frame < 7; frame++) {
            Point3D one = point(mesh(ribbon, 0), 2 * frame);
            Point3D other = point(mesh(ribbon, 0), 2 * frame + 1);
            Point3D middle = one.midpoint(other);
            double pixel = eye.unitsPerPixel(middle.getX(), middle.getY(), middle.getZ());
            assertThat(one.distance(other)).isCloseTo(2.4 * pixel, within(AS_FLOAT));
            assertThat(one.getZ()).as("across the line of sight").isCloseTo(10, within(1e-3));
        }
    }

    @Test
    void ofAVeryLongCameraAnimationAllShotsAreSeen() {
        List<String> rows = IntStream.range(0, 30_000)
                .mapToObj(frame -> "( " + frame + " 0 0 ) ( 0 0 0 ) 60")
                .toList();
        CameraPathRibbon ribbon =
                new CameraPathRibbon(path(SmallCamera.of(24, List.of(12_345), rows)), Color.TEAL, eye);
        ribbon.look();
        TriangleMesh mesh = mesh(ribbon, 0);
        int points = mesh.getPoints().size() / 6;
        assertThat(points).isLessThan(4100);
        float[] all = mesh.getPoints().toArray(null);
        List<Float> places =
                IntStream.range(0, points).mapToObj(i -> all[i * 6]).collect(Collectors.toList());
        assertThat(places).contains(0f, 12_345f, 12_346f, 29_999f);
        assertThat(steps(ribbon)).hasSize(points - 2);
    }

    @Test
    void ofVeryManyShotsSomeAreSeenWhole() {
        int count = 40_000;
        List<String> rows = IntStream.range(0, count)
                .mapToObj(frame -> "( " + frame + " 0 0 ) ( 0 0 0 ) 60")
                .toList();
        List<Integer> cuts =
                IntStream.range(0, count / 2 - 1).mapToObj(i -> 2 * i + 1).toList();
        CameraPathRibbon ribbon = new CameraPathRibbon(path(SmallCamera.of(24, cuts, rows)), Color.TEAL, eye);
        ribbon.look();
        float[] all = mesh(ribbon, 0).getPoints().toArray(null);
        assertThat(all.length / 6).isLessThan(8_000);
        Set<String> steps = steps(ribbon);
        assertThat(steps).hasSizeGreaterThan(1_000);
        for (String step : steps) {
            int from = Integer.parseInt(step.substring(0, step.indexOf('-')));
            assertThat(all[from * 6] % 2).as("a shot begins").isZero();
            assertThat(all[(from + 1) * 6] - all[from * 6]).as("and ends").isEqualTo(1);
        }
        assertThat(all[0]).isZero();
        assertThat(all[all.length - 6]).isEqualTo(count - 1f);
    }

    @Test
    void oneFrameIsNoLine() {
        CameraPath path = path(SmallCamera.of(24, List.of(), List.of(SmallCamera.STRAIGHT)));
        CameraPathNode node = new CameraPathNode(path, 100, eye);
        node.move(view(path, 0));
        node.look();
        assertThat(((Group) node.getChildren().get(1)).getChildren()).isEmpty();
        assertThat(node.getBoundsInLocal().getDepth()).isPositive();
    }

    @Test
    void crossesAreAtTheCutsAndDotsAtTheOtherFrames() {
        CameraPathNode.Frames frames = CameraPathNode.Frames.of(path(SmallCamera.twoShots()));
        assertThat(frames.cuts()).containsExactly(3);
        assertThat(frames.dots()).containsExactly(0, 1, 2, 4, 5, 6);
        assertThat(frames.views()).contains(0, 3, 4, 6);
    }

    /** 90 degrees wide on a 4:3 screen: as far to each side as ahead, and 3/4 up and down. */
    @Test
    void fieldOfViewIsTrueToItsAngleAndShape() {
        CameraPath path = path(SmallCamera.of(24, List.of(), List.of(SmallCamera.STRAIGHT)));
        Lines lines = new Lines(CameraPathNode.Frustum.LINES, List.of(Color.TEAL), eye);
        new CameraPathNode.Frustum().draw(lines, 0, view(path, 0), 4.0 / 3, 20, 1);
        lines.update();
        TriangleMesh mesh = (TriangleMesh) lines.getMesh();
        // The ends of the lines from the eye to the corners: the centers of their far ends.
        List<Point3D> corners = IntStream.range(0, 4)
                .mapToObj(line -> point(mesh, 4 * line + 1).midpoint(point(mesh, 4 * line + 2)))
                .toList();
        assertPlace(corners.get(0), 20, 20, 15);
        assertPlace(corners.get(1), 20, -20, 15);
        assertPlace(corners.get(2), 20, -20, -15);
        assertPlace(corners.get(3), 20, 20, -15);
    }

    private static void assertPlace(Point3D point, double x, double y, double z) {
        assertThat(point.distance(x, y, z)).isLessThan(1e-3);
    }

    @Test
    void selectedFrameIsDrawnLargeAndTheCameraWhereItIs() {
        CameraPath path = path(SmallCamera.twoShots());
        CameraPathNode node = new CameraPathNode(path, 100, eye);
        node.look();
        TriangleMesh camera = mesh(node, 2);
        node.move(view(path, 5));
        node.select(1);
        assertPlace(start(camera, 0), 0, -78, 10);
        assertPlace(start(camera, CameraPathNode.Frustum.LINES), -58, 0, 10);
        node.select(-1);
        assertPlace(start(camera, CameraPathNode.Frustum.LINES), 0, 0, 0);
        node.move(view(path, 2));
        assertPlace(start(camera, 0), -56, 0, 10);
    }

    private static Point3D start(TriangleMesh mesh, int line) {
        return point(mesh, 4 * line).midpoint(point(mesh, 4 * line + 3));
    }
}
