package org.jointscope.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.util.Arrays;
import java.util.BitSet;
import java.util.concurrent.CancellationException;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;

class ComponentSpansTest {

    @Test
    void leastAndGreatestAreOfAllFrames() {
        ComponentSpans spans = of(new double[] {1, -2}, new double[] {3, -2}, new double[] {2, -2});
        assertThat(spans.frameCount()).isEqualTo(3);
        assertThat(spans.least(0)).isEqualTo(1);
        assertThat(spans.greatest(0)).isEqualTo(3);
        assertThat(spans.isStill(0)).isFalse();
        assertThat(spans.least(1)).isEqualTo(-2);
        assertThat(spans.greatest(1)).isEqualTo(-2);
        assertThat(spans.isStill(1)).isTrue();
    }

    @Test
    void componentsThatAreMissingOrUnreadableSomewhereAreNotStill() {
        ComponentSpans spans = of(new double[] {1, 5, Double.NaN}, new double[] {Double.NaN, 5, 4});
        assertThat(spans.least(0)).isEqualTo(1);
        assertThat(spans.isStill(0)).isFalse();
        assertThat(spans.greatest(2)).isEqualTo(4);
        ComponentSpans shorter = of(new double[] {1, 5}, new double[] {1});
        assertThat(shorter.isStill(0)).isTrue();
        assertThat(shorter.isStill(1)).isFalse();
        assertThat(shorter.least(1)).isEqualTo(5);
    }

    @Test
    void whatNoFrameHasIsNotKnown() {
        ComponentSpans spans = of(new double[] {1, Double.NaN});
        assertThat(spans.isKnown(0)).isTrue();
        assertThat(spans.isStill(0)).isFalse();
        for (int index : new int[] {-1, 1, 2, Integer.MAX_VALUE}) {
            assertThat(spans.isKnown(index)).isFalse();
            assertThat(spans.least(index)).isNaN();
            assertThat(spans.greatest(index)).isNaN();
        }
    }

    @Test
    void ofManyFramesAColumnHoldsSeveral() {
        AnimBuilder anim = new AnimBuilder();
        for (int frame = 0; frame < 128; frame++) {
            anim.frame(frame);
        }
        ComponentSpans spans = ComponentSpans.of(anim.build().frames());
        assertThat(spans.columns()).isEqualTo(64);
        assertThat(spans.low(0, 0)).isEqualTo(0);
        assertThat(spans.high(0, 0)).isEqualTo(1);
        assertThat(spans.low(0, 63)).isEqualTo(126);
        assertThat(spans.high(0, 63)).isEqualTo(127);
    }

    @Test
    void givesUpWhenItsThreadIsInterrupted() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> of(new double[] {1})).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void agreesWithALookAtEveryComponentOfARealAnimation() throws Exception {
        Md5Anim anim = Md5AnimReader.read(
                        Files.readAllBytes(Corpus.file("unvanquished-weapons/rifle/rifle_view_idle.md5anim")))
                .model();
        ComponentSpans spans = ComponentSpans.of(anim.frames());
        BitSet still = ComponentLayout.still(anim.frames());
        assertThat(anim.frames()).hasSize(501);
        for (int i = 0; i < 276; i++) {
            int index = i;
            double[] values =
                    anim.frames().stream().mapToDouble(f -> f.value(index)).toArray();
            assertThat(spans.least(i)).isEqualTo(Arrays.stream(values).min().orElseThrow());
            assertThat(spans.greatest(i)).isEqualTo(Arrays.stream(values).max().orElseThrow());
            assertThat(spans.isStill(i)).isEqualTo(still.get(i));
        }
    }

    private static ComponentSpans of(double[]... frames) {
        AnimBuilder anim = new AnimBuilder();
        for (double[] frame : frames) {
            anim.frame(frame);
        }
        return ComponentSpans.of(anim.build().frames());
    }
}
