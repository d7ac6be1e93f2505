package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point3D;
import org.assertj.core.data.Offset;
import org.jointscope.pose.skin.Extent;
import org.jointscope.render.Direction;
import org.jointscope.render.Orbit;
import org.jointscope.render.Viewpoint;
import org.jointscope.testing.Needs3D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class OrbitTest {
    private static final double HEIGHT = 600;
    private static final Offset<Double> PIXELS = within(1e-6);

    private static final Extent TALL = new Extent(-12, -20, 0, 15, 20, 80);
    private static final Extent FLAT_AND_FAR = new Extent(1000, -30, 5, 1200, 900, 9);

    private final Orbit orbit = new Orbit();

    @ParameterizedTest
    @ValueSource(doubles = {0.3, 0.75, 1, 1.6, 3.5})
    void allOfTheModelIsInThePictureWhateverItsAspect(double aspect) {
        for (Extent extent : List.of(TALL, FLAT_AND_FAR, Extent.NOWHERE)) {
            orbit.reset(extent, aspect);
            double halfWidth = HEIGHT * aspect / 2;
            double nearestToEdge = 0;
            for (double[] corner : corners(extent)) {
                double[] pixel = pixel(corner);
                double across = Math.abs(pixel[0]) / halfWidth;
                double along = Math.abs(pixel[1]) / (HEIGHT / 2);
                assertThat(across).isLessThan(1);
                assertThat(along).isLessThan(1);
                nearestToEdge = Math.max(nearestToEdge, Math.max(across, along));
            }
            assertThat(nearestToEdge).as("no farther away than needed").isGreaterThan(0.85);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.05, 0.15, 0.3})
    void modelIsBelowTheCoveredPartOfThePicture(double covered) {
        orbit.cover(covered);
        for (Extent extent : List.of(TALL, FLAT_AND_FAR)) {
            orbit.reset(extent, 1.6);
            double[] along = corners(extent).stream()
                    .mapToDouble(corner -> pixel(corner)[1] / HEIGHT + 0.5)
                    .sorted()
                    .toArray();
            assertThat(along[0]).isGreaterThan(covered);
            assertThat(along[7]).isLessThan(1);
            double free = 1 - covered;
            assertThat((along[0] + along[7]) / 2).isEqualTo(covered + free / 2, within(0.1));
        }
        orbit.reset(TALL, 1.6);
        double top =
                corners(TALL).stream().mapToDouble(it -> pixel(it)[1]).min().orElseThrow();
        assertThat(top / HEIGHT + 0.5).as("no farther than needed").isLessThan(covered + 0.08);
    }

    @Test
    void resetLooksFromInFrontAndALittleAbove() {
        orbit.rotate(200, -90);
        orbit.pan(10, 10, HEIGHT);
        orbit.reset(TALL, 1);
        assertThat(Math.abs(orbit.yaw())).isLessThan(90);
        assertThat(orbit.elevation()).isBetween(0.0, 45.0);
        assertThat(pivot()).containsExactly(1.5, 0, 40);
        assertThat(orbit.size()).isEqualTo(TALL.diagonal());
    }

    @Test
    void dragTurnsTheSideFacingTheViewerWithTheMouse() {
        orbit.reset(TALL, 1);
        double[] nearest = between(viewer(), pivot(), 0.9);
        orbit.rotate(10, 0);
        assertThat(pixel(nearest)[0]).isPositive();
        assertThat(pixel(nearest)[1]).isEqualTo(0, within(1.0));
        orbit.rotate(-10, 10);
        assertThat(pixel(nearest)[0]).isEqualTo(0, PIXELS);
        assertThat(pixel(nearest)[1]).isPositive();
    }

    @Test
    void turningKeepsPivotAndDistance() {
        orbit.reset(TALL, 1);
        double[] pivot = pivot();
        double distance = orbit.distance();
        orbit.rotate(123, 45);
        assertThat(pivot()).isEqualTo(pivot);
        assertThat(orbit.distance()).isEqualTo(distance);
    }

    @Test
    void viewerNeverGoesOverThePoles() {
        orbit.reset(TALL, 1);
        orbit.rotate(0, 1e6);
        assertThat(orbit.elevation()).isBetween(80.0, 90.0).isLessThan(90);
        assertThat(pixel(new double[] {1.5, 0, 41})[1]).as("up is up").isNegative();
        orbit.rotate(0, -1e6);
        assertThat(orbit.elevation()).isBetween(-90.0, -80.0).isGreaterThan(-90);
        assertThat(pixel(new double[] {1.5, 0, 41})[1]).as("up is up").isNegative();
    }

    @Test
    void wholeTurnsEndWhereTheyBegan() {
        orbit.reset(TALL, 1);
        double yaw = orbit.yaw();
        for (int i = 0; i < 1000; i++) {
            orbit.rotate(900, 0); // 0.4 degrees per pixel
        }
        assertThat(orbit.yaw()).isEqualTo(yaw, within(1e-6));
    }

    @Test
    void panMovesWhatIsAtThePivotWithTheMouse() {
        orbit.reset(TALL, 1);
        orbit.rotate(70, 33);
        double[] grabbed = pivot();
        orbit.pan(37, -21, HEIGHT);
        assertThat(pixel(grabbed)).containsExactly(new double[] {37, -21}, PIXELS);
        orbit.pan(-37, 21, HEIGHT);
        assertThat(pivot()).containsExactly(grabbed, within(1e-9));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.9, 1.1, 3})
    void zoomKeepsWhatIsUnderThePointer(double factor) {
        orbit.reset(TALL, 1);
        orbit.rotate(-50, 12);
        double[] underPointer = pivot();
        orbit.pan(120, -80, HEIGHT);
        double distance = orbit.distance();
        orbit.zoom(factor, 120, -80, HEIGHT);
        assertThat(orbit.distance()).isEqualTo(distance * factor, within(1e-9));
        assertThat(pixel(underPointer)).containsExactly(new double[] {120, -80}, PIXELS);
    }

    @Test
    void zoomStopsBeforeTheModelIsEnteredOrLost() {
        orbit.reset(TALL, 1);
        orbit.zoom(1e-9, 100, 100, HEIGHT);
        double nearest = orbit.distance();
        assertThat(nearest).isBetween(TALL.diagonal() / 10_000, TALL.diagonal() / 10);
        double[] pivot = pivot();
        orbit.zoom(0.5, 100, 100, HEIGHT);
        assertThat(orbit.distance()).isEqualTo(nearest);
        assertThat(pivot()).containsExactly(pivot, within(1e-12));

        orbit.zoom(1e9, 100, 100, HEIGHT);
        double farthest = orbit.distance();
        assertThat(farthest).isBetween(TALL.diagonal() * 5, TALL.diagonal() * 1000);
        pivot = pivot();
        orbit.zoom(2, 100, 100, HEIGHT);
        assertThat(orbit.distance()).isEqualTo(farthest);
        assertThat(pivot()).containsExactly(pivot, within(1e-9));
    }

    @ParameterizedTest
    @EnumSource(Direction.class)
    void directionsAreFramedAsTightlyAsTheFirstView(Direction direction) {
        orbit.reset(TALL, 1.6);
        orbit.turnTo(direction.yaw, direction.elevation);
        orbit.frame(TALL, 1.6);
        Viewpoint eye = eye();
        double nearestToEdge = 0;
        for (double[] corner : corners(TALL)) {
            double across = Math.abs(eye.pixelX(corner[0], corner[1], corner[2]) - 480) / 480;
            double along = Math.abs(eye.pixelY(corner[0], corner[1], corner[2]) - 300) / 300;
            nearestToEdge = Math.max(nearestToEdge, Math.max(across, along));
        }
        assertThat(nearestToEdge).isBetween(0.85, 1.0);
    }

    @Test
    void fromTheSideTheModelLooksToTheRightAndFromAboveXPointsRightAndYUp() {
        orbit.reset(Extent.NOWHERE, 1.6);
        orbit.turnTo(Direction.RIGHT.yaw, Direction.RIGHT.elevation);
        assertThat(eye().pixelX(1, 0, 0)).isGreaterThan(480 + 20);
        assertThat(eye().pixelY(0, 0, 1)).isLessThan(300 - 20);
        orbit.turnTo(Direction.TOP.yaw, Direction.TOP.elevation);
        assertThat(eye().pixelX(1, 0, 0)).isGreaterThan(480 + 20);
        assertThat(eye().pixelY(0, 1, 0)).isLessThan(300 - 20);
        orbit.turnTo(Direction.FRONT.yaw, Direction.FRONT.elevation);
        assertThat(eye().pixelX(0, 1, 0)).isGreaterThan(480 + 20);
        assertThat(eye().depth(1, 0, 0)).isLessThan(eye().depth(-1, 0, 0));
    }

    @Test
    void eyeSeesPointsWhereTheCameraPutsThem() {
        orbit.reset(TALL, 1.6);
        orbit.rotate(123, -45);
        orbit.pan(31, 17, HEIGHT);
        Viewpoint eye = eye();
        for (double[] corner : corners(TALL)) {
            double[] pixel = pixel(corner);
            assertThat(eye.pixelX(corner[0], corner[1], corner[2]) - 480).isEqualTo(pixel[0], PIXELS);
            assertThat(eye.pixelY(corner[0], corner[1], corner[2]) - 300).isEqualTo(pixel[1], PIXELS);
        }
    }

    /** In the scene, the viewer is at −Z in front of the model, at −X on its right, at −Y above it. */
    @Needs3D
    @ParameterizedTest
    @CsvSource({"0, 0", "90, 0", "180, 0", "0, 90", "77, 40"})
    void cameraStandsWhereYawAndElevationSayAndLooksAtThePivot(double yaw, double elevation) {
        orbit.reset(TALL, 1);
        orbit.turnTo(yaw, elevation);
        EyeCamera camera = new EyeCamera();
        camera.look(eye(), Orbit.FIELD_OF_VIEW, 1, 2);
        Point3D viewer = place(camera, 0, 0, 0);
        assertThat(viewer.distance(inScene(viewer()))).isLessThan(1e-9);
        assertThat(place(camera, 0, 0, orbit.distance()).distance(inScene(pivot())))
                .isLessThan(1e-9);
        assertThat(place(camera, 1, 0, 0).getY()).isEqualTo(viewer.getY(), within(1e-9));
        if (elevation < 90) {
            assertThat(place(camera, 0, 1, 0).getY()).as("down").isGreaterThan(viewer.getY());
        }
    }

    private static Point3D place(EyeCamera camera, double right, double down, double away) {
        return camera.localToParent(camera.camera().localToParent(right, down, away));
    }

    private static Point3D inScene(double[] place) {
        return ModelSpace.toScene().transform(place[0], place[1], place[2]);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-9, 0.01, 1, 10, 1e9})
    void whatIsNearTheModelIsDrawn(double farther) {
        orbit.reset(TALL, 1);
        orbit.zoom(farther, 0, 0, HEIGHT);
        assertThat(orbit.nearClip()).isPositive().isLessThan(orbit.distance());
        assertThat(orbit.range()).isGreaterThan(orbit.size());
    }

    @Test
    void straightFromAboveOneCanTurnAndComeDown() {
        orbit.reset(TALL, 1);
        orbit.turnTo(90, 90);
        orbit.rotate(10, 0);
        assertThat(orbit.elevation()).isEqualTo(90);
        orbit.rotate(0, 100);
        assertThat(orbit.elevation()).isEqualTo(90);
        orbit.turn(0, -30);
        assertThat(orbit.elevation()).isEqualTo(60);
    }

    /** Rays of an eye at a large distance: also when it is zoomed in far, where the model is much deeper than wide. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 0.01, 20})
    void pointsOneBehindAnotherAreInOnePlaceOfAnOrthographicView(double farther) {
        orbit.setOrthographic(true);
        orbit.reset(TALL, 1);
        orbit.zoom(farther, 0, 0, HEIGHT);
        Viewpoint eye = eye();
        double[] ray = new double[6];
        eye.ray(700, 150, ray);
        double depth = eye.depth(pivot()[0], pivot()[1], pivot()[2]);
        for (double behind : new double[] {-TALL.diagonal() / 2, 0, TALL.diagonal() / 2}) {
            double[] point = new double[3];
            for (int axis = 0; axis < 3; axis++) {
                point[axis] = ray[axis] + depth * ray[3 + axis] + behind * eye.forward[axis];
            }
            assertThat(eye.pixelX(point[0], point[1], point[2])).isEqualTo(700, within(0.8));
            assertThat(eye.pixelY(point[0], point[1], point[2])).isEqualTo(150, within(0.8));
            eye.ray(eye.pixelX(point[0], point[1], point[2]), eye.pixelY(point[0], point[1], point[2]), ray);
            double along = eye.depth(point[0], point[1], point[2]);
            assertThat(ray[0] + along * ray[3]).isEqualTo(point[0], within(1e-6));
        }
        assertThat(orbit.nearClip()).isLessThan(depth - orbit.size());
    }

    @Test
    void projectionAndFieldOfViewKeepTheSizeAtThePivot() {
        orbit.reset(TALL, 1);
        double perPixel = eye().unitsPerPixel(pivot());
        assertThat(perPixel).isEqualTo(2 * orbit.distance() * Math.tan(Math.toRadians(15)) / HEIGHT, within(1e-9));
        orbit.setOrthographic(true);
        assertThat(eye().unitsPerPixel(pivot())).isEqualTo(perPixel, within(1e-9));
        orbit.setOrthographic(false);
        orbit.setFieldOfView(75);
        assertThat(orbit.fieldOfView()).isEqualTo(75);
        assertThat(eye().unitsPerPixel(pivot())).isEqualTo(perPixel, within(1e-9));
        orbit.setFieldOfView(Double.NaN);
        assertThat(orbit.fieldOfView()).isEqualTo(Orbit.LEAST_FIELD_OF_VIEW);
        orbit.setFieldOfView(300);
        assertThat(orbit.fieldOfView()).isEqualTo(Orbit.MOST_FIELD_OF_VIEW);
    }

    @ParameterizedTest
    @CsvSource({"true, 30", "false, 20", "false, 90"})
    void everyProjectionFramesAsCloselyAsPossible(boolean orthographic, double fieldOfView) {
        orbit.setOrthographic(orthographic);
        orbit.setFieldOfView(fieldOfView);
        orbit.reset(TALL, 1.6);
        Viewpoint eye = eye();
        double most = 0;
        for (double[] corner : corners(TALL)) {
            double across = Math.abs(eye.pixelX(corner[0], corner[1], corner[2]) - 480) / 480;
            double along = Math.abs(eye.pixelY(corner[0], corner[1], corner[2]) - 300) / 300;
            most = Math.max(most, Math.max(across, along));
        }
        assertThat(most).isBetween(0.85, 1.0);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void pointUnderThePointerStaysWhileZooming(boolean orthographic) {
        orbit.setOrthographic(orthographic);
        orbit.reset(TALL, 1);
        double[] ray = new double[6];
        eye().ray(480 + 123, 300 - 45, ray);
        double depth = eye().depth(pivot()[0], pivot()[1], pivot()[2]);
        double x = ray[0] + depth * ray[3];
        double y = ray[1] + depth * ray[4];
        double z = ray[2] + depth * ray[5];
        orbit.zoom(0.3, 123, -45, HEIGHT);
        assertThat(eye().pixelX(x, y, z)).isEqualTo(480 + 123, within(1e-4));
        assertThat(eye().pixelY(x, y, z)).isEqualTo(300 - 45, within(1e-4));
    }

    @ParameterizedTest
    @EnumSource(Direction.class)
    void oppositeOfADirectionIsTheOtherOne(Direction direction) {
        orbit.turnTo(direction.yaw, direction.elevation);
        orbit.turnOpposite();
        Direction other = Direction.values()[direction.ordinal() ^ 1];
        assertThat(Math.floorMod(Math.round(orbit.yaw() - other.yaw), 360)).isZero();
        assertThat(orbit.elevation()).isEqualTo(other.elevation, within(0.0));
    }

    private Viewpoint eye() {
        Viewpoint eye = new Viewpoint();
        eye.picture(960, HEIGHT, orbit.fieldOfView());
        orbit.place(eye);
        return eye;
    }

    @Test
    void pictureWithoutHeightDoesNoHarm() {
        orbit.reset(TALL, 1);
        orbit.pan(1, 1, 0);
        orbit.zoom(0.9, 1, 1, 0);
        assertThat(pivot()).doesNotContain(Double.NaN, Double.POSITIVE_INFINITY);
        assertThat(orbit.distance()).isFinite();
    }

    /** The position of a point, in pixels to the right of and below the center of the viewport. */
    private double[] pixel(double[] point) {
        double[] forward = unit(minus(pivot(), viewer()));
        double[] right = unit(cross(forward, new double[] {0, 0, 1}));
        double[] up = cross(right, forward);
        double[] seen = minus(point, viewer());
        double depth = dot(seen, forward);
        assertThat(depth).as("lies before the viewer").isPositive();
        double pixelsPerSlope = HEIGHT / 2 / Math.tan(Math.toRadians(Orbit.FIELD_OF_VIEW / 2)) / depth;
        return new double[] {dot(seen, right) * pixelsPerSlope, -dot(seen, up) * pixelsPerSlope};
    }

    /** From yaw and elevation: in front of the model (+X) at 0, on its right (−Y) at 90. */
    private double[] viewer() {
        double yaw = Math.toRadians(orbit.yaw());
        double elevation = Math.toRadians(orbit.elevation());
        double onGround = orbit.distance() * Math.cos(elevation);
        return new double[] {
            orbit.pivot().x() + onGround * Math.cos(yaw),
            orbit.pivot().y() - onGround * Math.sin(yaw),
            orbit.pivot().z() + orbit.distance() * Math.sin(elevation)
        };
    }

    private double[] pivot() {
        return new double[] {orbit.pivot().x(), orbit.pivot().y(), orbit.pivot().z()};
    }

    private static List<double[]> corners(Extent box) {
        List<double[]> corners = new ArrayList<>();
        for (double x : new double[] {box.minX(), box.maxX()}) {
            for (double y : new double[] {box.minY(), box.maxY()}) {
                for (double z : new double[] {box.minZ(), box.maxZ()}) {
                    corners.add(new double[] {x, y, z});
                }
            }
        }
        return corners;
    }

    private static double[] between(double[] a, double[] b, double share) {
        return new double[] {a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share};
    }

    private static double[] minus(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    private static double[] unit(double[] a) {
        double length = Math.sqrt(dot(a, a));
        return new double[] {a[0] / length, a[1] / length, a[2] / length};
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }
}
