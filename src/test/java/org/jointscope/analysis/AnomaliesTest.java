package org.jointscope.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.analysis.Anomalies.AnomalyMeasure;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** A root, and joints above it that are 10 units long, unless said otherwise. */
class AnomaliesTest {

    private static final int TX = 1;
    private static final int QX = 8;
    private static final int QX_QY_QZ = 56;

    private static AnimBuilder joints(int flags) {
        return new AnimBuilder()
                .joint("origin", -1, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .joint("hips", 0, flags, 0)
                .base(0, 0, 10, 0, 0, 0)
                .joint("spine", 1, 0, 0)
                .base(0, 0, 10, 0, 0, 0)
                .joint("head", 2, 0, 0)
                .base(0, 0, 10, 0, 0, 0);
    }

    private static Anomalies anomalies(AnimBuilder anim) {
        return anomalies(anim.build());
    }

    private static Anomalies anomalies(Md5Anim anim) {
        return new Anomalies(Md5Kernel.clip(anim), Optional.empty());
    }

    /** Qx of a turn about x. */
    private static double half(double degrees) {
        return Math.sin(Math.toRadians(degrees / 2));
    }

    @Test
    void aQuaternionThatLeavesNothingForWIsOver() {
        Anomalies anomalies = anomalies(joints(QX_QY_QZ)
                .frame(0.6, 0, 0.8)
                .frame(1, 0.005, 0)
                .frame(1, 0.25, 0)
                .frame(1, 1, 0.5));

        assertThat(frames(4, f -> anomalies.lengthSquared(1, f))).containsExactly(1, 1.000025, 1.0625, 2.25);
        assertThat(frames(4, f -> anomalies.severity(AnomalyMeasure.QUATERNION, 1, f)))
                .as("rounding is nothing; w would have to be −√0.0625 imaginary; and so on")
                .containsExactly(0, 0, 0.625, 1);
    }

    @Test
    void turnsAreMeasuredInDegreesAndAgainstWhatIsUsual() {
        AnimBuilder anim = joints(QX);
        double[] degrees = {0, 10, 20, 30, 40, 50, 60, 170, 160, 150};
        for (double angle : degrees) {
            anim.frame(half(angle));
        }
        Anomalies anomalies = anomalies(anim);

        assertThat(anomalies.turn(1, 0)).isNaN();
        assertThat(anomalies.turn(1, 1)).isCloseTo(10, within(1e-9));
        assertThat(anomalies.turn(1, 7)).isCloseTo(110, within(1e-9));
        assertThat(anomalies.usualTurn(1)).isCloseTo(10, within(1e-9));
        assertThat(frames(10, f -> anomalies.severity(AnomalyMeasure.TURN, 1, f)))
                .as("the limit is 6 · 10 degrees; r = 1/6 but for frame 7, where r = 11/6")
                .usingComparatorWithPrecision(1e-9)
                .containsExactly(
                        0, 1 / 37.0, 1 / 37.0, 1 / 37.0, 1 / 37.0, 1 / 37.0, 1 / 37.0, 121 / 157.0, 1 / 37.0, 1 / 37.0);
        assertThat(anomalies.severity(AnomalyMeasure.TURN, 2, 7))
                .as("its child stays calm")
                .isZero();
    }

    @Test
    void whatLiesStillMayBlink() {
        AnimBuilder anim = joints(QX);
        for (int frame = 0; frame < 20; frame++) {
            anim.frame(frame == 10 ? half(48) : 0);
        }
        Anomalies anomalies = anomalies(anim);

        assertThat(anomalies.usualTurn(1)).isZero();
        assertThat(anomalies.severity(AnomalyMeasure.TURN, 1, 10))
                .isCloseTo(0.64 / 1.64, within(1e-9))
                .isLessThan(Anomalies.OVER);
    }

    @Test
    void movesAreMeasuredAgainstWhatIsUsualAndTheSkeletonsSize() {
        AnimBuilder anim = joints(TX);
        for (double x : new double[] {0, 1, 2, 3, 4, 5, 6, 7.8, 8, 9}) {
            anim.frame(x);
        }
        anim.frame(18);
        Anomalies anomalies = anomalies(anim);

        assertThat(anomalies.move(1, 0)).isNaN();
        assertThat(anomalies.move(1, 10)).isEqualTo(9);
        assertThat(anomalies.usualMove(1)).isEqualTo(1);
        assertThat(anomalies.severity(AnomalyMeasure.MOVE, 1, 10))
                .as("6 · 1 unit are more than 0.12 · 30 units, so r = 1.5")
                .isCloseTo(2.25 / 3.25, within(1e-9));
        assertThat(anomalies.severity(AnomalyMeasure.MOVE, 1, 1)).isCloseTo(1 / 37.0, within(1e-9));
    }

    @Test
    void aJointsLengthIsComparedWithItsBaseframeWhereThereIsNoMesh() {
        Anomalies anomalies = anomalies(joints(TX).frame(0).frame(7.5).frame(24));

        assertThat(anomalies.restLength(1)).isEqualTo(10);
        assertThat(frames(3, f -> anomalies.jointLength(1, f))).containsExactly(10, 12.5, 26);
        assertThat(frames(3, f -> anomalies.severity(AnomalyMeasure.JOINT_LENGTH, 1, f)))
                .as("the limit is a quarter of 30 units")
                .usingComparatorWithPrecision(1e-9)
                .containsExactly(0, 0.1, 16 * 16 / (7.5 * 7.5 + 16 * 16));
    }

    @Test
    void aJointsLengthMayBeThatOfTheBindPoseOrThatOfTheBaseframe() {
        BindPose bind = Md5Kernel.bindPose(Md5MeshReader.read(SmallModel.mesh().getBytes(StandardCharsets.UTF_8))
                .model());
        AnimBuilder anim = new AnimBuilder()
                .joint("origin", -1, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .joint("hips", 0, TX, 0)
                .base(40, 0, 0, 0, 0, 0)
                .joint("head", 1, 0, 0)
                .base(0, 0, 10, 0, 0, 0)
                .frame(40)
                .frame(10)
                .frame(25);
        Anomalies anomalies = new Anomalies(Md5Kernel.clip(anim.build()), Optional.of(bind));

        assertThat(anomalies.restLength(1)).as("as the mesh has it").isEqualTo(10);
        assertThat(frames(3, f -> anomalies.severity(AnomalyMeasure.JOINT_LENGTH, 1, f)))
                .usingComparatorWithPrecision(1e-9)
                .containsExactly(0, 0, 9 / 10.0);
    }

    @Test
    void rootsHaveNoLengthAndStandLessExactly() {
        AnimBuilder anim = new AnimBuilder().joint("origin", -1, TX, 0).base(0, 0, 0, 0, 0, 0);
        for (int joint = 1; joint < 9; joint++) {
            anim.joint("j" + joint, joint - 1, 0, 0).base(0, 0, 10, 0, 0, 0);
        }
        Anomalies anomalies = anomalies(anim.frame(10).frame(60));

        assertThat(anomalies.severity(AnomalyMeasure.JOINT_LENGTH, 0, 1)).isZero();
        assertThat(anomalies.severity(AnomalyMeasure.BASEFRAME, 0, 1))
                .as("10 units in frame 0, where a quarter of 80 are the limit")
                .isCloseTo(0.25 / 1.25, within(1e-9));
    }

    @Test
    void whereJointsBeginAtTheirBaseframeOneThatDoesNotIsOver() {
        Anomalies anomalies =
                anomalies(joints(QX).frame(half(3)).frame(half(0.5)).frame(half(90)));

        assertThat(anomalies.baseframeTurn(1, 2)).isCloseTo(90, within(1e-9));
        assertThat(frames(3, f -> anomalies.severity(AnomalyMeasure.BASEFRAME, 1, f)))
                .as("3 degrees in frame 0, where 1 is the limit: never more than there")
                .usingComparatorWithPrecision(1e-6)
                .containsExactly(0.9, 0.2, 0.9);
    }

    @Test
    void aJointThatBeginsAtItsBaseframeMayGoAsFarAsItLikes() {
        Anomalies anomalies = anomalies(joints(QX).frame(0).frame(half(90)).frame(half(170)));

        assertThat(frames(3, f -> anomalies.severity(AnomalyMeasure.BASEFRAME, 1, f)))
                .containsExactly(0, 0, 0);
    }

    @Test
    void whereJointsHaveNothingToDoWithTheirBaseframeNothingIsSaidOfIt() {
        AnimBuilder anim = new AnimBuilder();
        for (int joint = 0; joint < 8; joint++) {
            anim.joint("j" + joint, joint - 1, QX, joint).base(0, 0, 10, 0, 0, 0);
        }
        anim.frame(half(10), half(30), half(50), half(70), half(90), half(110), half(130), half(170));
        Anomalies anomalies = anomalies(anim);

        assertThat(IntStream.range(0, 8).mapToDouble(j -> severity(anomalies, j)))
                .containsOnly(0.0);
    }

    private static double severity(Anomalies anomalies, int joint) {
        return anomalies.severity(AnomalyMeasure.BASEFRAME, joint, 0);
    }

    @Test
    void theWorstIsTheLargestOfAll() {
        Anomalies anomalies = anomalies(joints(QX_QY_QZ).frame(0, 0, 0).frame(1, 0.25, 0));

        assertThat(anomalies.severity(AnomalyMeasure.QUATERNION, 1, 1)).isEqualTo(0.625);
        assertThat(anomalies.severity(AnomalyMeasure.TURN, 1, 1))
                .as("with a single step, it is what is usual")
                .isCloseTo(1 / 37.0, within(1e-9));
        assertThat(anomalies.severity(AnomalyMeasure.WORST, 1, 1)).isEqualTo(0.625);
    }

    @Test
    void numbersTooLargeToComputeWithAreTheWorst() {
        Anomalies anomalies = anomalies(joints(63).frame(0, 0, 10, 0, 0, 0).frame(huge(6)));

        for (AnomalyMeasure measure : AnomalyMeasure.values()) {
            assertThat(anomalies.severity(measure, 1, 1)).isBetween(0.0, 1.0);
        }
        assertThat(anomalies.severity(AnomalyMeasure.WORST, 1, 1)).isEqualTo(1);
    }

    private static double[] huge(int count) {
        return IntStream.range(0, count).mapToDouble(i -> 1e300).toArray();
    }

    @Test
    void withoutFramesOrJointsThereIsNothingToMeasure() {
        assertThat(AnomalyMap.of(anomalies(new AnimBuilder()), AnomalyMeasure.WORST)
                        .over())
                .isZero();
        assertThat(AnomalyMap.of(anomalies(joints(QX)), AnomalyMeasure.WORST).frameCount())
                .isZero();
    }

    private interface OfFrame {
        double at(int frame);
    }

    private static double[] frames(int count, OfFrame number) {
        return IntStream.range(0, count).mapToDouble(number::at).toArray();
    }
}
