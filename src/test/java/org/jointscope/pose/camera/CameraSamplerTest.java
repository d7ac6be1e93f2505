package org.jointscope.pose.camera;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.skin.Extent;
import org.jointscope.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CameraSamplerTest {

    private static final TextLocation LOCATION = new TextLocation(1, 1);
    private static final double HALF = Math.sqrt(0.5);

    /** Frames at x = 0, 10, 20 and, on the other side of a cut, at 100, 110, 120. */
    private static final CameraPath CUT = CameraPath.of(along(List.of(2), 0, 10, 20, 100, 110, 120));

    private static Md5Camera along(List<Integer> cuts, double... x) {
        return camera(
                24,
                cuts,
                DoubleStream.of(x)
                        .mapToObj(each -> row(new Vector3(each, 2, 3), Vector3.ZERO, 60 + each))
                        .toList());
    }

    private static CameraRow row(Vector3 position, Vector3 orientation, double fov) {
        return new CameraRow(position, orientation, fov, LOCATION);
    }

    private static Md5Camera camera(double rate, List<Integer> cuts, List<CameraRow> rows) {
        return new Md5Camera(
                Optional.empty(),
                "",
                Optional.empty(),
                Optional.of(new Declared(rate, LOCATION)),
                Optional.empty(),
                cuts.stream().map(cut -> new CameraCut(cut, LOCATION)).toList(),
                rows);
    }

    private static double[] view(CameraPath path, double played) {
        double[] view = new double[CameraSampler.VIEW];
        new CameraSampler(path).sample(played, view);
        return view;
    }

    @ParameterizedTest
    @CsvSource({
        "-5, 0",
        "0, 0",
        "0.25, 2.5",
        "1, 10",
        "1.5, 15",
        "1.999, 19.99",
        "2, 100",
        "2.5, 105",
        "3, 110",
        "3.5, 115",
        "4, 120",
        "4.5, 120",
        "99, 120"
    })
    void cutIsCrossedWithoutASmear(double played, double x) {
        double[] view = view(CUT, played);
        assertThat(view).containsExactly(new double[] {x, 2, 3, 0, 0, 0, -1, 60 + x}, within(1e-9));
    }

    @Test
    void cameraAnimationIsShorterByItsCuts() {
        assertThat(CUT.frameCount()).isEqualTo(6);
        assertThat(CUT.playedCount()).isEqualTo(5);
        assertThat(CUT.frameRate()).isEqualTo(24);
        assertThat(CUT.seconds()).isEqualTo(5 / 24.0);
        assertThat(IntStream.range(0, 7).map(CUT::fileFrame)).containsExactly(0, 1, 3, 4, 5, 5, 5);
        assertThat(IntStream.range(0, 6).map(CUT::playedFrame)).containsExactly(0, 1, 2, 2, 3, 4);
        assertThat(IntStream.range(0, 6).filter(CUT::isCut)).containsExactly(2);
    }

    @Test
    void eachCutLiesOneFurther() {
        CameraPath path = CameraPath.of(along(List.of(1, 4, 6), new double[9]));
        assertThat(path.playedCount()).isEqualTo(6);
        assertThat(IntStream.range(0, 6).map(path::fileFrame)).containsExactly(0, 2, 3, 5, 7, 8);
        assertThat(IntStream.range(0, 9).map(path::playedFrame)).containsExactly(0, 1, 1, 2, 3, 3, 4, 4, 5);
    }

    /** As Doom 3 does: it stops at the first cut that is still to come. */
    @Test
    void cutBehindALaterOneComesTooLate() {
        CameraPath path = CameraPath.of(along(List.of(4, 2), 0, 10, 20, 100, 110, 200, 210));
        assertThat(IntStream.range(0, 5).map(path::fileFrame)).containsExactly(0, 1, 2, 3, 6);
        assertThat(view(path, 2.5)[0]).isEqualTo(60);
    }

    @Test
    void cutThatIsThereTwiceSkipsAFrame() {
        CameraPath path = CameraPath.of(along(List.of(2, 2), 0, 10, 20, 100, 110, 120));
        assertThat(IntStream.range(0, 4).map(path::fileFrame)).containsExactly(0, 1, 4, 5);
    }

    @Test
    void cutsThatCannotBeAreLeftOut() {
        List<Integer> cuts = List.of(-3, 0, 3, ModelFile.MISSING, Integer.MAX_VALUE);
        CameraPath path = CameraPath.of(along(cuts, 0, 10, 20));
        assertThat(path.playedCount()).isEqualTo(3);
        assertThat(IntStream.range(0, 3).map(path::fileFrame)).containsExactly(0, 1, 2);
    }

    @Test
    void orientationGoesOnTheArcAndTheAngleOfViewOnTheLine() {
        CameraRow ahead = row(Vector3.ZERO, Vector3.ZERO, 90);
        CameraRow left = row(Vector3.ZERO, new Vector3(0, 0, -HALF), 30);
        CameraPath path = CameraPath.of(camera(24, List.of(), List.of(ahead, left)));
        double eighth = Math.PI / 8;
        assertThat(view(path, 0.5))
                .containsExactly(new double[] {0, 0, 0, 0, 0, -Math.sin(eighth), -Math.cos(eighth), 60}, within(1e-9));
    }

    @Test
    void cameraLooksAlongXWithItsLeftAtYAndZUp() {
        assertAxes(Vector3.ZERO, 1, 0, 0, 0, 1, 0, 0, 0, 1);
    }

    /** By id's rule the rows of the matrix of (x, y, z, +w); by the textbook, columns with −w. */
    @Test
    void axesAreTheRowsOfIdsMatrix() {
        // A quarter to the left, as an exporter writes it.
        assertAxes(new Vector3(0, 0, -HALF), 0, 1, 0, -1, 0, 0, 0, 0, 1);
        // A quarter down.
        assertAxes(new Vector3(0, -HALF, 0), 0, 0, -1, 0, 1, 0, 1, 0, 0);
        // Rolled a quarter to the right.
        assertAxes(new Vector3(-HALF, 0, 0), 1, 0, 0, 0, 0, 1, 0, -1, 0);
        Vector3 any = new Vector3(0.1, -0.5, 0.3);
        assertAxes(any, idsMatrix(any));
    }

    private static double[] idsMatrix(Vector3 q) {
        double w = Math.sqrt(1 - q.lengthSquared());
        return new double[] {
            1 - 2 * (q.y() * q.y() + q.z() * q.z()),
            2 * (q.x() * q.y() - w * q.z()),
            2 * (q.x() * q.z() + w * q.y()),
            2 * (q.x() * q.y() + w * q.z()),
            1 - 2 * (q.x() * q.x() + q.z() * q.z()),
            2 * (q.y() * q.z() - w * q.x()),
            2 * (q.x() * q.z() - w * q.y()),
            2 * (q.y() * q.z() + w * q.x()),
            1 - 2 * (q.x() * q.x() + q.y() * q.y())
        };
    }

    private static void assertAxes(Vector3 orientation, double... expected) {
        CameraPath path = CameraPath.of(camera(24, List.of(), List.of(row(Vector3.ZERO, orientation, 90))));
        double[] axes = new double[JointTransform.AXES];
        JointTransform.axes(view(path, 0), axes);
        assertThat(axes).containsExactly(expected, within(1e-9));
    }

    @Test
    void orientationThatIsTooLongIsBroughtToLength1() {
        CameraRow row = row(Vector3.ZERO, new Vector3(0, 3, 4), 90);
        assertThat(view(CameraPath.of(camera(24, List.of(), List.of(row))), 0))
                .containsExactly(new double[] {0, 0, 0, 0, 0.6, 0.8, 0, 90}, within(1e-12));
    }

    @Test
    void whatIsUnreadableStandsStill() {
        CameraRow row = row(Vector3.MISSING, Vector3.MISSING, Double.NaN);
        CameraPath path = CameraPath.of(camera(Double.NaN, List.of(), List.of(row, row)));
        assertThat(view(path, 0.5)).containsExactly(0, 0, 0, 0, 0, 0, -1, 90);
        assertThat(path.frameRate()).isZero();
        assertThat(path.seconds()).isZero();
    }

    @Test
    void cameraWithoutFramesLooksAlongX() {
        CameraPath path = CameraPath.of(camera(24, List.of(1), List.of()));
        assertThat(view(path, 3)).containsExactly(0, 0, 0, 0, 0, 0, -1, 90);
        assertThat(path.playedCount()).isZero();
        assertThat(path.seconds()).isZero();
    }

    @Test
    void verticalAngleFollowsFromTheShapeOfThePicture() {
        assertThat(CameraSampler.verticalFov(90, 1)).isEqualTo(90, within(1e-12));
        // What Doom 3 shows at 90 degrees on a screen of 4 to 3.
        assertThat(CameraSampler.verticalFov(90, 4.0 / 3)).isEqualTo(73.74, within(0.005));
    }

    @Test
    void samplingAllocatesNothing() {
        CameraSampler sampler = new CameraSampler(CUT);
        double[] view = new double[CameraSampler.VIEW];
        double[] axes = new double[JointTransform.AXES];
        Runnable sampling = () -> {
            for (double played = 0; played < 5; played += 0.001) {
                sampler.sample(played, view);
                JointTransform.axes(view, axes);
            }
        };
        sampling.run();
        assertThat(AllocationMeter.allocatedBy(sampling)).isLessThan(1024);
    }

    /** tan(37.5°) is 0.7673; three quarters of that is the tangent of 29.92°. */
    @ParameterizedTest
    @CsvSource({
        "90, 1.333333333333333, 73.739795",
        "90, 1.777777777777778, 73.739795",
        "90, 1, 90",
        "90, 0.5, 126.869898",
        "75, 4, 59.840443",
        "0, 1.333333333333333, 0.750014",
        "-20, 1, 1",
        "180, 1, 175",
        "3600, 2, 173.336620"
    })
    void wideScreenShowsMoreAtTheSidesAndANarrowOneMoreAboveAndBelow(double fov, double aspect, double vertical) {
        assertThat(CameraSampler.shownVerticalFov(fov, aspect)).isCloseTo(vertical, within(1e-5));
    }

    @Test
    void viewOfAFrameIsThatOfItsMoment() {
        double[] view = new double[CameraSampler.VIEW];
        CUT.view(1, view);
        assertThat(view).containsExactly(view(CUT, 1));
        CUT.view(2, view);
        assertThat(view[0]).as("of a cut, which no moment is at").isEqualTo(20);
        assertThat(view[CameraSampler.FOV]).isEqualTo(80);
    }

    @Test
    void cameraAnimationTakesUpTheBoxOfItsPlaces() {
        assertThat(Extent.along(CUT)).isEqualTo(new Extent(0, 2, 3, 120, 2, 3));
        assertThat(Extent.along(CameraPath.of(along(List.of())))).isEqualTo(Extent.NOWHERE);
        assertThat(Extent.along(CUT).and(new Extent(-5, -5, -5, 5, 5, 5))).isEqualTo(new Extent(-5, -5, -5, 120, 5, 5));
        assertThat(Extent.along(CUT).grown(2)).isEqualTo(new Extent(-2, 0, 1, 122, 4, 5));
    }
}
