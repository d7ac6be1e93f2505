package org.jointscope.edit.suggest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Edit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.suggest.Suggestion.Confidence;
import org.jointscope.edit.suggest.Suggestion.Evidence;
import org.jointscope.edit.suggest.Suggestion.Reason;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Suggestions about quaternions with the wrong sign. */
class SignJumpsTest {

    private static final int JOINTS = 10;
    private static final int JOINT = 4;
    private static final int FRAMES = 20;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 10, 15, 18, 19})
    void framesToTheEndAreNegated(int first) {
        assertThat(edits(negated(first, FRAMES - 1))).containsExactly(negation(first, FRAMES - 1));
    }

    @Test
    void baseframeShowsThatTheFirstFramesAreWrong() {
        assertThat(edits(negated(0, 11))).containsExactly(negation(0, 11));
        assertThat(edits(negated(0, 0))).containsExactly(negation(0, 0));
    }

    @Test
    void baseframeThatNoJointReadsIsNoEvidenceAgainstAllFrames() {
        assertThat(edits(negated(0, FRAMES - 1))).isEmpty();
        assertThat(edits(anim(-1, SignJumpsTest::swing))).isEmpty();
        assertThat(edits(anim(-1, frame -> -swing(frame)))).isEmpty();
    }

    @Test
    void bindPoseShowsThatAllFramesOfOneJointAreNegated() {
        Md5Anim damaged = negated(0, FRAMES - 1);
        List<Suggestion> found = Suggester.suggest(damaged, Optional.of(mesh(1)));
        assertThat(found).extracting(Suggestion::edit).containsExactly(negation(0, FRAMES - 1));
        assertThat(found.getFirst().confidence()).isEqualTo(Confidence.HIGH);
        assertThat(found.getFirst().reasons()).extracting(Reason::evidence).containsExactly(Evidence.OFF_BASEFRAME);
        assertThat(Suggester.suggest(damaged, Optional.of(mesh(-1)))).isEmpty();
        Md5Anim well = anim(-1, SignJumpsTest::swing);
        assertThat(Suggester.suggest(well, Optional.of(mesh(1)))).isEmpty();
    }

    @Test
    void cutBetweenTwoPosesIsNoErrorOfOneJoint() {
        IntToDoubleFunction flip = frame -> frame < 12 ? swing(frame) : 5 - swing(frame);
        assertThat(edits(anim(1, flip))).isNotEmpty();
        assertThat(edits(anim(1, flip, 1, frame -> frame < 12 ? 0 : 25))).isEmpty();
    }

    @Test
    void manyRunsOfFramesAreNoErrorOfSigns() {
        assertThat(edits(anim(1, frame -> frame / 4 % 2 == 0 ? swing(frame) : -swing(frame))))
                .hasSize(1);
        assertThat(edits(anim(1, frame -> frame / 2 % 2 == 0 ? swing(frame) : -swing(frame))))
                .isEmpty();
    }

    @Test
    void flipOf44DegreesIsFoundThoughTheJointRotatesBy14DegreesPerFrame() {
        IntToDoubleFunction degrees = frame -> 33 + 29 * Math.sin(frame * 0.5);
        int flip = 7;
        assertThat(2 * degrees.applyAsDouble(flip)).isBetween(43.0, 46.0);
        assertThat(degrees.applyAsDouble(12) - degrees.applyAsDouble(13)).isLessThan(14.5);
        assertThat(edits(anim(1, frame -> (frame == flip ? -1 : 1) * degrees.applyAsDouble(frame))))
                .containsExactly(negation(flip, flip));
    }

    @Test
    void motionIsProvenByALoopThatCloses() {
        IntToDoubleFunction snap = frame -> frame < 8 ? 30 : -30 + 60 * (frame - 8) / 11.0;
        assertThat(edits(anim(1, snap))).isEmpty();
        IntToDoubleFunction open = frame -> frame < 8 ? 30 : -30 + 10 * (frame - 8) / 11.0;
        assertThat(edits(anim(1, open))).containsExactly(negation(8, FRAMES - 1));
    }

    @Test
    void motionIsProvenByALaterPartThatReturnsToIt() {
        IntToDoubleFunction glance = frame -> frame < 5 ? 25 : Math.min(25, -25 + 5 * Math.max(0, frame - 7));
        assertThat(edits(anim(1, glance))).isEmpty();
    }

    @Test
    void confidenceIsHighOnlyIfTheRightSignIsSeen() {
        Md5Anim damaged = negated(12, FRAMES - 1);
        assertThat(confidence(damaged)).isEqualTo(Confidence.MEDIUM);
        assertThat(Suggester.suggest(damaged, Optional.of(mesh(1))).getFirst().confidence())
                .isEqualTo(Confidence.HIGH);
        Md5Anim withoutRest = withoutRest(frame -> (frame < 9 ? 1 : -1) * swing(frame));
        assertThat(edits(withoutRest)).containsExactly(negation(9, FRAMES - 1));
        assertThat(confidence(withoutRest)).isEqualTo(Confidence.LOW);
    }

    private static Confidence confidence(Md5Anim anim) {
        return Suggester.suggest(anim, Optional.empty()).getFirst().confidence();
    }

    private static List<Edit> edits(Md5Anim anim) {
        return Suggester.suggest(anim, Optional.empty()).stream()
                .map(Suggestion::edit)
                .toList();
    }

    private static Edit negation(int first, int last) {
        return new NegateOrientation(JOINT, new FrameSpan(first, last));
    }

    private static Md5Anim negated(int first, int last) {
        return negation(first, last).applyTo(anim(1, SignJumpsTest::swing));
    }

    private static double swing(int frame) {
        return 50 + 8 * Math.sin(frame * 0.4);
    }

    /** Joints that swing about their baseframe, and one that rotates as given. */
    private static Md5Anim anim(int signOfBaseframe, IntToDoubleFunction degrees) {
        return anim(signOfBaseframe, degrees, 1, frame -> 0);
    }

    private static Md5Anim withoutRest(IntToDoubleFunction degrees) {
        return anim(1, degrees, 0, frame -> 0);
    }

    /** A mesh with the pose of the baseframe as its bind pose. */
    private static Md5Mesh mesh(int signOfBaseframe) {
        Clip clip = Md5Kernel.clip(anim(signOfBaseframe, SignJumpsTest::swing));
        double[] pose = new double[JOINTS * JointTransform.STRIDE];
        MeshBuilder mesh = new MeshBuilder();
        for (int joint = 0; joint < JOINTS; joint++) {
            clip.rig().toModelSpace(clip.localBaseframe(joint), pose, joint);
            int at = joint * JointTransform.STRIDE;
            int sign = pose[at + 6] > 0 ? -1 : 1;
            mesh.joint(
                    "joint" + joint,
                    joint - 1,
                    Vector3.of(axis -> pose[at + axis]),
                    Vector3.of(axis -> sign * pose[at + 3 + axis]));
        }
        return mesh.build();
    }

    private static Md5Anim anim(
            int signOfBaseframe, IntToDoubleFunction degrees, double ownRest, IntToDoubleFunction others) {
        AnimBuilder anim = new AnimBuilder();
        for (int joint = 0; joint < JOINTS; joint++) {
            double own = joint == JOINT ? ownRest * Math.abs(degrees.applyAsDouble(0)) : rest(joint);
            double half = Math.toRadians(own / 2);
            anim.joint("joint" + joint, joint - 1, 56, 3 * joint)
                    .base(
                            5,
                            joint,
                            0,
                            0,
                            signOfBaseframe * 0.6 * Math.sin(half),
                            signOfBaseframe * 0.8 * Math.sin(half));
        }
        for (int frame = 0; frame < FRAMES; frame++) {
            double[] values = new double[3 * JOINTS];
            for (int joint = 0; joint < JOINTS; joint++) {
                double angle = joint == JOINT
                        ? degrees.applyAsDouble(frame)
                        : others.applyAsDouble(frame)
                                + rest(joint)
                                + 3 * Math.sin(frame * 0.4 + joint)
                                - 3 * Math.sin(joint);
                values[3 * joint + 1] = 0.6 * Math.sin(Math.toRadians(angle / 2));
                values[3 * joint + 2] = 0.8 * Math.sin(Math.toRadians(angle / 2));
            }
            anim.frame(values);
        }
        return anim.build();
    }

    private static double rest(int joint) {
        return 40 + 7 * joint;
    }
}
