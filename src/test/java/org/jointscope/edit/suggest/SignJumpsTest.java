package org.jointscope.edit.suggest;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Edit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.suggest.Suggestion.Confidence;
import org.jointscope.edit.suggest.Suggestion.Evidence;
import org.jointscope.edit.suggest.Suggestion.Reason;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;

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
    void allFramesAreNegatedIfOnlyOneJointContradictsTheBaseframe() {
        List<Suggestion> found = Suggester.suggest(negated(0, FRAMES - 1), Optional.empty());
        assertThat(found).extracting(Suggestion::edit).containsExactly(negation(0, FRAMES - 1));
        assertThat(found.getFirst().reasons())
                .extracting(Reason::evidence)
                .containsExactly(Evidence.OFF_BASEFRAME);
    }

    @Test
    void baseframeWithTheOtherSignsIsNoErrorOfAllJoints() {
        assertThat(edits(anim(-1, SignJumpsTest::swing))).isEmpty();
        assertThat(edits(anim(-1, frame -> -swing(frame))))
                .containsExactly(negation(0, FRAMES - 1));
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
        IntToDoubleFunction glance =
                frame -> frame < 5 ? 25 : Math.min(25, -25 + 5 * Math.max(0, frame - 7));
        assertThat(edits(anim(1, glance))).isEmpty();
    }

    @Test
    void confidenceIsHighOnlyIfTheRightSignIsKnown() {
        assertThat(confidence(negated(12, FRAMES - 1))).isEqualTo(Confidence.HIGH);
        Md5Anim withoutRest = withoutRest(frame -> (frame < 9 ? 1 : -1) * swing(frame));
        assertThat(edits(withoutRest)).containsExactly(negation(9, FRAMES - 1));
        assertThat(confidence(withoutRest)).isEqualTo(Confidence.LOW);
    }

    private static Confidence confidence(Md5Anim anim) {
        return Suggester.suggest(anim, Optional.empty()).getFirst().confidence();
    }

    private static List<Edit> edits(Md5Anim anim) {
        return Suggester.suggest(anim, Optional.empty()).stream().map(Suggestion::edit).toList();
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
        return anim(signOfBaseframe, degrees, 1);
    }

    private static Md5Anim withoutRest(IntToDoubleFunction degrees) {
        return anim(1, degrees, 0);
    }

    private static Md5Anim anim(int signOfBaseframe, IntToDoubleFunction degrees, double ownRest) {
        AnimBuilder anim = new AnimBuilder();
        for (int joint = 0; joint < JOINTS; joint++) {
            double own =
                    joint == JOINT ? ownRest * Math.abs(degrees.applyAsDouble(0)) : rest(joint);
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
            double[] floats = new double[3 * JOINTS];
            for (int joint = 0; joint < JOINTS; joint++) {
                double angle =
                        joint == JOINT
                                ? degrees.applyAsDouble(frame)
                                : rest(joint)
                                        + 3 * Math.sin(frame * 0.4 + joint)
                                        - 3 * Math.sin(joint);
                floats[3 * joint + 1] = 0.6 * Math.sin(Math.toRadians(angle / 2));
                floats[3 * joint + 2] = 0.8 * Math.sin(Math.toRadians(angle / 2));
            }
            anim.frame(floats);
        }
        return anim.build();
    }

    private static double rest(int joint) {
        return 40 + 7 * joint;
    }
}
