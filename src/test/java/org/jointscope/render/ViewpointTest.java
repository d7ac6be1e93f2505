package org.jointscope.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.jointscope.model.Vector3;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ViewpointTest {
    private final Viewpoint eye = new Viewpoint();

    /** From 100 units in front of the origin, 90 degrees from the upper to the lower edge. */
    @BeforeEach
    void look() {
        eye.turn(new Vector3(100, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, -1), new Vector3(-1, 0, 0));
        eye.picture(800, 600, 90);
    }

    @Test
    void whatIsStraightAheadIsInTheMiddle() {
        assertThat(eye.pixelX(0, 0, 0)).isEqualTo(400);
        assertThat(eye.pixelY(0, 0, 0)).isEqualTo(300);
        assertThat(eye.depth(0, 0, 0)).isEqualTo(100);
    }

    @Test
    void upperEdgeIsHalfTheFieldOfViewAbove() {
        assertThat(eye.pixelY(0, 0, 100)).isEqualTo(0, within(1e-9));
        assertThat(eye.pixelX(50, 25, 0)).isEqualTo(400 + 150, within(1e-9));
    }

    @Test
    void pixelIsLargerFartherAway() {
        assertThat(eye.unitsPerPixel(0, 0, 0)).isEqualTo(100 / 300.0, within(1e-9));
        assertThat(eye.unitsPerPixel(-100, 0, 0)).isEqualTo(200 / 300.0, within(1e-9));
    }

    @Test
    void depthIsNegativeBehindTheEye() {
        assertThat(eye.depth(130, 5, 5)).isEqualTo(-30);
    }

    @Test
    void rayThroughAPlaceLeadsToWhatIsSeenThere() {
        double[] ray = new double[6];
        eye.ray(eye.pixelX(20, 7, -30), eye.pixelY(20, 7, -30), ray);
        double way = 80 / -ray[3];
        assertThat(ray[0] + way * ray[3]).isEqualTo(20, within(1e-9));
        assertThat(ray[1] + way * ray[4]).isEqualTo(7, within(1e-9));
        assertThat(ray[2] + way * ray[5]).isEqualTo(-30, within(1e-9));
    }
}
