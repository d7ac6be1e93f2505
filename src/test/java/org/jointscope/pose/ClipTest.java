package org.jointscope.pose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jointscope.model.Component;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClipTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 8, 42, 48, 62, 63})
    void setBitsTakeComponentsInBitOrderAndTheRestStaysAtTheBaseframe(int flags) {
        Clip clip = clip(new AnimBuilder()
                .joint("j", -1, flags, 2)
                .base(1, 2, 3, 0.1, 0.2, 0.3)
                .frame(-9, -9, 10, 11, 12, 13, 14, 15));
        double[] expected = {1, 2, 3, 0.1, 0.2, 0.3};
        double next = 10;
        for (int bit = 0; bit < 6; bit++) {
            if ((flags & 1 << bit) != 0) {
                expected[bit] = next++;
            }
        }
        assertThat(values(clip, 0, 0)).containsExactly(expected);
    }

    @Test
    void componentIndexSaysWhereAComponentComesFrom() {
        Clip clip = clip(new AnimBuilder().joint("j", -1, 0b100101, 7).frame());
        int[] indices = Arrays.stream(Component.values())
                .mapToInt(c -> clip.componentIndex(0, c))
                .toArray();
        assertThat(indices).containsExactly(7, -1, 8, -1, -1, 9);
    }

    @Test
    void componentsPastTheRowStayAtTheBaseframe() {
        Clip clip = clip(new AnimBuilder()
                .joint("j", -1, 63, 2)
                .base(1, 2, 3, 0.1, 0.2, 0.3)
                .frame(0, 0, 10, 11));
        assertThat(values(clip, 0, 0)).containsExactly(10, 11, 3, 0.1, 0.2, 0.3);
    }

    @Test
    void startPastTheRangeOfIntTakesNothing() {
        Clip clip = clip(new AnimBuilder().joint("j", -1, 63, Integer.MAX_VALUE).frame(1, 2, 3));
        assertThat(values(clip, 0, 0)).containsExactly(0, 0, 0, 0, 0, 0);
    }

    @Test
    void componentThatCouldNotBeReadLeavesTheBaseframe() {
        Clip clip = clip(
                new AnimBuilder().joint("j", -1, 7, 0).base(1, 2, 3, 0, 0, 0).frame(5, Double.NaN, 6));
        assertThat(values(clip, 0, 0)).containsExactly(5, 2, 6, 0, 0, 0);
    }

    @Test
    void negativeStartTakesOnlyTheComponentsThatExist() {
        Clip clip = clip(
                new AnimBuilder().joint("j", -1, 7, -2).base(1, 2, 3, 0, 0, 0).frame(30, 31));
        assertThat(values(clip, 0, 0)).containsExactly(1, 2, 30, 0, 0, 0);
    }

    @Test
    void unreadableFlagsOrStartTakeNothing() {
        Clip clip = clip(new AnimBuilder()
                .joint("a", -1, ModelFile.MISSING, 0)
                .joint("b", 0, 63, ModelFile.MISSING)
                .frame(1, 2, 3, 4, 5, 6));
        assertThat(values(clip, 0, 0)).containsExactly(0, 0, 0, 0, 0, 0);
        assertThat(values(clip, 1, 0)).containsExactly(0, 0, 0, 0, 0, 0);
    }

    @Test
    void missingOrUnreadableBaseframeIsZero() {
        Clip clip = clip(new AnimBuilder()
                .joint("a", -1, 0, 0)
                .joint("b", 0, 0, 0)
                .base(Double.NaN, 2, 3, Double.NaN, 0.2, 0.3)
                .frame());
        assertThat(values(clip, 0, 0)).containsExactly(0, 2, 3, 0, 0.2, 0.3);
        assertThat(values(clip, 1, 0)).containsExactly(0, 0, 0, 0, 0, 0);
    }

    @Test
    void bitsAbove63TakeNoComponents() {
        Clip clip = clip(new AnimBuilder().joint("j", -1, 64 + 128 + 2, 0).frame(8, 9));
        assertThat(values(clip, 0, 0)).containsExactly(0, 8, 0, 0, 0, 0);
    }

    @Test
    void equalEndsMeanThatTheLastFrameIsTheFirst() {
        assertThat(loop(new double[][] {{1, 0, 0}, {2, 5, 1}, {1, 0, 0}})).isEqualTo(LoopRule.LAST_IS_FIRST);
    }

    @Test
    void differentEndsWrap() {
        assertThat(loop(new double[][] {{1, 0, 0}, {2, 5, 1}, {1, 0.1, 0}})).isEqualTo(LoopRule.WRAPS);
    }

    @Test
    void endsWithinTheExportersToleranceAreEqual() {
        // The child is 10 from the root, so that 0.001 is the most that positions may differ.
        assertThat(loop(new double[][] {{10, 0, 0}, {0, 0, 0}, {10.0009, 0, 0}}))
                .isEqualTo(LoopRule.LAST_IS_FIRST);
        assertThat(loop(new double[][] {{10, 0, 0}, {0, 0, 0}, {10.0011, 0, 0}}))
                .isEqualTo(LoopRule.WRAPS);
    }

    @Test
    void orientationsAtTheEndsCountToo() {
        AnimBuilder near = new AnimBuilder().joint("j", -1, 8, 0).frame(0.5).frame(0.5002);
        AnimBuilder far = new AnimBuilder().joint("j", -1, 8, 0).frame(0.5).frame(0.5003);
        assertThat(clip(near).ownLoopRule()).isEqualTo(LoopRule.LAST_IS_FIRST);
        assertThat(clip(far).ownLoopRule()).isEqualTo(LoopRule.WRAPS);
    }

    @Test
    void rootsTravelDoesNotKeepACycleFromClosing() {
        Clip clip = clip(new AnimBuilder()
                .joint("root", -1, 7, 0)
                .joint("leg", 0, 1, 3)
                .frame(0, 0, 5, 1)
                .frame(30, 1, 7, 2)
                .frame(60, 2, 6, 1));
        assertThat(clip.ownLoopRule()).isEqualTo(LoopRule.LAST_IS_FIRST);
        assertThat(travel(clip)).containsExactly(60, 2, 1);
    }

    @Test
    void fallOfAClipThatDoesNotCloseIsNoTravel() {
        Clip clip = clip(new AnimBuilder()
                .joint("root", -1, 7, 0)
                .joint("leg", 0, 1, 3)
                .frame(0, 0, 5, 1)
                .frame(60, 2, 0, 3));
        assertThat(clip.ownLoopRule()).isEqualTo(LoopRule.WRAPS);
        assertThat(travel(clip)).containsExactly(60, 2, 0);
    }

    @Test
    void oneFrameStandsStill() {
        Clip clip = clip(new AnimBuilder().joint("j", -1, 1, 0).frame(5));
        assertThat(clip.ownLoopRule().period(clip.frameCount())).isZero();
        assertThat(travel(clip)).containsExactly(0, 0, 0);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -24, Double.NaN, Double.POSITIVE_INFINITY})
    void senselessFrameRateIsZero(double rate) {
        assertThat(clip(new AnimBuilder().frameRate(rate)).frameRate()).isZero();
    }

    @Test
    void frameRateIsTheFiles() {
        assertThat(clip(new AnimBuilder().frameRate(29.97)).frameRate()).isEqualTo(29.97);
    }

    @Test
    void periodsFollowTheRule() {
        assertThat(LoopRule.LAST_IS_FIRST.period(5)).isEqualTo(4);
        assertThat(LoopRule.WRAPS.period(5)).isEqualTo(5);
        assertThat(LoopRule.WRAPS.period(1)).isZero();
        assertThat(LoopRule.WRAPS.period(0)).isZero();
    }

    @Test
    void nextFrameFollowsTheRule() {
        assertThat(LoopRule.WRAPS.next(3, 5)).isEqualTo(4);
        assertThat(LoopRule.WRAPS.next(4, 5)).isZero();
        assertThat(LoopRule.LAST_IS_FIRST.next(3, 5)).isEqualTo(4);
        assertThat(LoopRule.LAST_IS_FIRST.next(4, 5)).isEqualTo(4);
    }

    private static LoopRule loop(double[][] childPositions) {
        AnimBuilder anim = new AnimBuilder().joint("root", -1, 0, 0).joint("child", 0, 7, 0);
        for (double[] position : childPositions) {
            anim.frame(position);
        }
        return clip(anim).ownLoopRule();
    }

    private static Clip clip(AnimBuilder anim) {
        return Md5Kernel.clip(anim.build());
    }

    private static double[] values(Clip clip, int joint, int frame) {
        return IntStream.range(0, 6)
                .mapToDouble(c -> clip.value(joint, c, frame))
                .toArray();
    }

    private static double[] travel(Clip clip) {
        return IntStream.range(0, 3).mapToDouble(clip::travel).toArray();
    }
}
