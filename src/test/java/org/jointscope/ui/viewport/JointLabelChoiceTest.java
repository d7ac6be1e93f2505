package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jointscope.model.Vector3;
import org.jointscope.pose.JointTransform;
import org.jointscope.render.Viewpoint;
import org.jointscope.ui.scene3d.JointsOnScreen;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class JointLabelChoiceTest {
    private static final int[] NOBODY = {-1, -1};

    private final Viewpoint eye = new Viewpoint();
    private final JointsOnScreen joints = new JointsOnScreen();
    private final JointLabels.Choice places = new JointLabels.Choice(joint -> 50);

    /** One unit at the depth of x = 0 is one pixel: y to the right, z up, x toward the eye. */
    @BeforeEach
    void look() {
        eye.turn(new Vector3(300, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, -1), new Vector3(-1, 0, 0));
        eye.picture(800, 600, 90);
    }

    @Test
    void allNamesThatHaveRoomAreShown() {
        place(0, 0, 0, 0, 0, 40, 0, 0, 80, 0, 60, 0);
        assertThat(choose(true, NOBODY)).containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @Test
    void ofNamesInOnePlaceTheNearestToTheViewerAreShownOnBothSides() {
        place(-20, 0, 0, 30, 0, 0, 0, 5, 3);
        assertThat(choose(true, NOBODY)).containsExactly(1, 2);
        assertApart(2);
        assertThat(places.left(0)).isGreaterThan(400);
        assertThat(places.left(1)).isLessThan(400 - 50);
    }

    @Test
    void preferredNamesAreBeforeNearerOnes() {
        place(30, 0, 0, 20, 0, 0, 0, 5, 3);
        assertThat(places.choose(joints, true, NOBODY, joint -> joint == 2, 800, 600))
                .containsExactly(2, 0);
    }

    @Test
    void nameAtTheRightEdgeIsOnTheLeft() {
        place(0, 380, 0);
        assertThat(choose(true, NOBODY)).containsExactly(0);
        assertThat(places.left(0) + 50).isLessThan(780);
    }

    private void assertApart(int count) {
        for (int slot = 1; slot < count; slot++) {
            for (int other = 0; other < slot; other++) {
                assertThat(places.areApart(slot, other))
                        .as("%d and %d", slot, other)
                        .isTrue();
            }
        }
    }

    @Test
    void whatWasShownStaysAsLongAsThereIsRoom() {
        place(10, 0, 0, 5, 5, 0, 0, 5, 3);
        assertThat(choose(true, NOBODY)).containsExactly(0, 1);
        place(0, 0, 0, 5, 5, 0, 10, 5, 3);
        assertThat(choose(true, NOBODY)).containsExactly(0, 1);
    }

    @Test
    void hoveredAndSelectedAreShownInAnyCase() {
        place(30, 0, 0, 0, 1, 1, -20, 2, 2, 0, 0, 200);
        assertThat(choose(true, new int[] {1, 2})).containsExactly(1, 2, 3);
        assertApart(3);
        assertThat(choose(false, new int[] {1, 2})).containsExactly(1, 2);
        assertApart(2);
        assertThat(choose(false, new int[] {2, 2})).containsExactly(2);
        assertThat(choose(false, NOBODY)).isEmpty();
    }

    @Test
    void namesOfJointsBesideThePictureAreNotShown() {
        place(0, 500, 0, 0, 0, -400, 600, 0, 0);
        assertThat(choose(true, NOBODY)).isEmpty();
    }

    @Test
    void thereAreNeverTooManyToRead() {
        eye.picture(8000, 6000, 90);
        double[] grid = new double[3 * 400];
        for (int joint = 0; joint < 400; joint++) {
            grid[3 * joint + 1] = joint % 20 * 30 - 280;
            grid[3 * joint + 2] = joint / 20 * 20 - 190;
        }
        place(grid);
        JointLabels.Choice narrow = new JointLabels.Choice(joint -> 20);
        assertThat(narrow.choose(joints, true, NOBODY, joint -> false, 8000, 6000))
                .hasSize(JointLabels.Choice.MOST);
    }

    /** The fastest of some choices, which are made four times a second while a model plays. */
    @Test
    void namesOfTwoThousandJointsAreChosenFluently() {
        double[] cloud = new double[3 * 2000];
        for (int i = 0; i < cloud.length; i++) {
            cloud[i] = (i * 7919 % 4001 / 4001.0 - 0.5) * 400;
        }
        place(cloud);
        long fastest = Long.MAX_VALUE;
        for (int i = 0; i < 50; i++) {
            long start = System.nanoTime();
            assertThat(choose(true, new int[] {7, 8})).hasSizeGreaterThan(30).hasSizeLessThanOrEqualTo(64);
            fastest = Math.min(fastest, System.nanoTime() - start);
        }
        assertThat(fastest).as("nanoseconds").isLessThan(16_000_000);
        assertApart(
                places.choose(joints, true, NOBODY, joint -> false, 800, 600).size());
    }

    private List<Integer> choose(boolean all, int[] must) {
        return places.choose(joints, all, must, joint -> false, 800, 600);
    }

    private void place(double... positions) {
        double[] transforms = new double[positions.length / 3 * JointTransform.STRIDE];
        for (int i = 0; i < positions.length; i++) {
            transforms[i / 3 * JointTransform.STRIDE + i % 3] = positions[i];
        }
        joints.project(transforms, eye);
    }
}
