package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.model.Vector3;
import org.jointscope.pose.JointTransform;
import org.jointscope.render.Viewpoint;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class JointsOnScreenTest {
    private static final double REACH = 12;

    private final Viewpoint eye = new Viewpoint();
    private final JointsOnScreen joints = new JointsOnScreen();

    /** One unit at the depth of x = 0 is one pixel: y to the right, z up, x toward the eye. */
    @BeforeEach
    void look() {
        eye.turn(new Vector3(300, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, -1), new Vector3(-1, 0, 0));
        eye.picture(800, 600, 90);
    }

    @Test
    void nearestInThePictureIsMeant() {
        place(0, 0, 0, 0, 10, 0, 0, 40, 0);
        assertThat(joints.at(403, 300, REACH)).isEqualTo(0);
        assertThat(joints.at(408, 300, REACH)).isEqualTo(1);
        assertThat(joints.at(440, 311, REACH)).isEqualTo(2);
    }

    @Test
    void emptySpaceMeansNone() {
        place(0, 0, 0);
        assertThat(joints.at(400, 312, REACH)).isEqualTo(0);
        assertThat(joints.at(400, 313, REACH)).isEqualTo(JointsOnScreen.NONE);
        place();
        assertThat(joints.at(400, 300, REACH)).isEqualTo(JointsOnScreen.NONE);
    }

    @Test
    void ofTheJointsInOnePlaceTheNearestToTheViewerIsMeant() {
        place(-50, 0, 0, 60, 0, 0, 10, 0, 0);
        assertThat(joints.at(401, 301, REACH)).isEqualTo(1);
    }

    @Test
    void ofJointsThatCoincideTheFirstIsMeant() {
        place(10, 5, 5, 10, 5, 5);
        assertThat(joints.at(405, 295, REACH)).isEqualTo(0);
    }

    @Test
    void theNextBehindIsReachedByAskingForIt() {
        place(-50, 0, 0, 60, 0, 0, 10, 0, 0, 10, 0, 0, 0, 9, 0);
        assertThat(joints.behind(1, 400, 300, REACH)).isEqualTo(2);
        assertThat(joints.behind(2, 400, 300, REACH)).isEqualTo(3);
        assertThat(joints.behind(3, 400, 300, REACH)).isEqualTo(0);
        assertThat(joints.behind(0, 400, 300, REACH)).as("round again").isEqualTo(1);
        assertThat(joints.behind(4, 400, 300, REACH)).as("elsewhere").isEqualTo(1);
        assertThat(joints.behind(JointsOnScreen.NONE, 400, 300, REACH)).isEqualTo(1);
    }

    @Test
    void jointAloneInItsPlaceStaysMeant() {
        place(0, 0, 0, 0, 50, 0);
        assertThat(joints.behind(0, 400, 300, REACH)).isEqualTo(0);
        assertThat(joints.behind(0, 200, 100, REACH)).isEqualTo(JointsOnScreen.NONE);
    }

    @Test
    void whatIsBehindTheViewerOrNowhereIsNeverMeant() {
        place(600, 0, 0, Double.NaN, 0, 0, 0, 1e30, 0);
        assertThat(joints.at(400, 300, 1000)).isEqualTo(JointsOnScreen.NONE);
        assertThat(joints.isSeen(0)).isFalse();
        assertThat(joints.isSeen(1)).isFalse();
        assertThat(joints.isSeen(3)).isFalse();
        assertThat(joints.isSeen(JointsOnScreen.NONE)).isFalse();
    }

    private void place(double... positions) {
        double[] transforms = new double[positions.length / 3 * JointTransform.STRIDE];
        for (int i = 0; i < positions.length; i++) {
            transforms[i / 3 * JointTransform.STRIDE + i % 3] = positions[i];
        }
        joints.project(transforms, eye);
    }
}
