package org.jointscope.pose.skin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.pose.md5.Md5Kernel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameBoxesTest {

    private static FrameBoxes boxes(double... sixes) {
        FrameBoxes boxes = new FrameBoxes(sixes.length / FrameBoxes.STRIDE);
        boxes.put(0, sixes);
        return boxes;
    }

    private static BoundsRow row(Vector3 min, Vector3 max) {
        return new BoundsRow(min, max, new TextLocation(1, 1));
    }

    private final FrameBoxes cube = boxes(-1, -2, -3, 1, 2, 3);

    @ParameterizedTest
    @CsvSource({
        "-1.5, -2, -3, 1, 2, 3, 0.5, 0",
        "-1, -2.5, -3, 1, 2, 3, 0.5, 1",
        "-1, -2, -3.5, 1, 2, 3, 0.5, 2",
        "-1, -2, -3, 1.5, 2, 3, 0.5, 3",
        "-1, -2, -3, 1, 2.5, 3, 0.5, 4",
        "-1, -2, -3, 1, 2, 3.5, 0.5, 5",
        "-9, -2, -3, 1, 2, 4, 8, 0",
        "-1, -2, -3, 1, 2, 3, 0, 0",
        "-0.5, -1, -1, 0.75, 1, 1, -0.25, 3",
        "5, 5, 5, 6, 6, 6, 5, 3"
    })
    void outsideIsTheLargestDistanceOverTheSixFaces(
            double minX, double minY, double minZ, double maxX, double maxY, double maxZ, double outside, int face) {
        FrameBoxes mesh = boxes(minX, minY, minZ, maxX, maxY, maxZ);

        assertThat(mesh.outside(cube, 0)).isCloseTo(outside, within(1e-12));
        assertThat(mesh.farthestFace(cube, 0)).isEqualTo(face);
    }

    @Test
    void whatIsNotKnownIsNaN() {
        FrameBoxes unknown = new FrameBoxes(2);
        assertThat(unknown.min(0, 0)).isNaN();
        assertThat(unknown.size(1, 2)).isNaN();
        assertThat(unknown.outside(cube, 0)).isNaN();
        assertThat(cube.outside(unknown, 0)).isNaN();
        assertThat(cube.max(7, 0)).as("no such frame").isNaN();
        assertThat(boxes(-9, -9, -9, 9, 9, 9).outside(boxes(0, Double.NaN, 0, 0, 0, 0), 0))
                .isNaN();
    }

    @Test
    void sizesAndFacesAreThoseOfTheBox() {
        assertThat(cube.frameCount()).isEqualTo(1);
        assertThat(List.of(cube.size(0, 0), cube.size(0, 1), cube.size(0, 2))).containsExactly(2.0, 4.0, 6.0);
        assertThat(cube.largestSide(0)).isEqualTo(6);
        assertThat(cube.min(0, 1)).isEqualTo(-2).isEqualTo(cube.face(0, 1));
        assertThat(cube.max(0, 1)).isEqualTo(2).isEqualTo(cube.face(0, 4));
    }

    @Test
    void rowsOfTheFileAreTakenAsTheyAreTurnedRoundOrUnreadable() {
        FrameBoxes file = Md5Kernel.boxes(
                List.of(row(new Vector3(1, 2, 3), new Vector3(-1, 5, 6)), row(Vector3.MISSING, new Vector3(1, 1, 1))));

        assertThat(file.size(0, 0)).isEqualTo(-2);
        assertThat(file.min(1, 0)).isNaN();
        assertThat(file.max(1, 0)).isEqualTo(1);
    }

    @Test
    void someFramesAreFilledInLater() {
        FrameBoxes boxes = new FrameBoxes(3);
        boxes.put(1, new double[] {1, 2, 3, 4, 5, 6});

        assertThat(boxes.min(0, 0)).isNaN();
        assertThat(boxes.min(1, 0)).isEqualTo(1);
        assertThat(boxes.max(1, 2)).isEqualTo(6);
        assertThat(boxes.min(2, 0)).isNaN();
    }

    @Test
    void allZeroMeansThatThereIsNothingElse() {
        assertThat(boxes(0, 0, 0, 0, -0.0, 0).areAllZero()).isTrue();
        assertThat(boxes(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1).areAllZero()).isFalse();
        assertThat(new FrameBoxes(1).areAllZero()).as("unknown").isFalse();
        assertThat(new FrameBoxes(0).areAllZero()).as("none").isFalse();
    }
}
