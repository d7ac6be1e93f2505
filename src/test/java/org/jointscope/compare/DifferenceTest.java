package org.jointscope.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.jointscope.compare.Difference.Kind;
import org.jointscope.compare.PoseMap.Measure;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;

class DifferenceTest {

    private static final double HALF_OF_90 = Math.sqrt(0.5);

    /** A root with an arm of two joints of length 10 along x; the root turns about z in frame 1. */
    private static Md5Anim arm(String tip, double turn, int flagsOfElbow) {
        return new AnimBuilder()
                .joint("root", -1, 32, 0)
                .joint("elbow", 0, flagsOfElbow, 1)
                .joint(tip, 1, 32, flagsOfElbow == 0 ? 1 : 2)
                .base(0, 0, 0, 0, 0, 0)
                .base(10, 0, 0, 0, 0, 0)
                .base(10, 0, 0, 0, 0, 0)
                .frame(flagsOfElbow == 0 ? new double[] {0, 0} : new double[] {0, 0, 0})
                .frame(flagsOfElbow == 0 ? new double[] {turn, 0} : new double[] {turn, 0, 0})
                .build();
    }

    private static AnimComparison compare(Md5Anim before, Md5Anim after) {
        return AnimComparison.of(before, after, Tolerance.EXACT);
    }

    @Test
    void valueIsBelowThePoseThatItChanges() {
        AnimComparison comparison = compare(arm("tip", 0, 32), arm("tip", HALF_OF_90, 32));
        List<Difference> all = ComparisonText.differences(comparison);
        assertThat(all).extracting(Difference::kind).containsExactly(Kind.POSE, Kind.VALUE);

        List<Difference> causes = ComparisonText.byCause(all);
        assertThat(causes).hasSize(1);
        Difference root = causes.getFirst();
        assertThat(root.place().name()).isEqualTo("root");
        assertThat(root.what()).isEqualTo("pose: 90°");
        assertThat(root.frame()).isOne();
        assertThat(root.followers())
                .extracting(Difference::what)
                .containsExactly("Qz", "follows from root", "follows from root");
        Difference value = root.followers().getFirst();
        assertThat(value.place().component()).contains(Component.QZ);
        assertThat(value.before()).isEqualTo("0");
        assertThat(value.after()).startsWith("0.7071");
        assertThat(value.frame()).isOne();
    }

    @Test
    void startIndexThatFollowsIsBelowItsGroup() {
        List<Difference> all = ComparisonText.differences(compare(arm("tip", 0, 32), arm("tip", 0, 0)));
        assertThat(all).extracting(Difference::kind).contains(Kind.HEADER, Kind.LAYOUT);
        Difference flags = all.get(1);
        assertThat(flags.what()).isEqualTo("flags");
        assertThat(List.of(flags.before(), flags.after())).containsExactly("32 (Qz)", "0");
        Difference group = all.get(2);
        assertThat(group.what()).startsWith("startIndex of 1 joint");
        assertThat(group.followers().getFirst().before()).isEqualTo("2");
        assertThat(group.followers().getFirst().after()).isEqualTo("1");
    }

    @Test
    void renamedJointHasBothNames() {
        List<Difference> all = ComparisonText.differences(compare(arm("tip", 0, 32), arm("hand", 0, 32)));
        assertThat(all).hasSize(1);
        assertThat(all.getFirst().what()).isEqualTo("name");
        assertThat(all.getFirst().before()).isEqualTo("tip");
        assertThat(all.getFirst().after()).isEqualTo("hand");
        assertThat(all.getFirst().place().before()).isEqualTo(2);
    }

    @Test
    void mapShowsCausesInDegreesAndEffectsInUnits() {
        PoseMap map = compare(arm("tip", 0, 32), arm("tip", HALF_OF_90, 32)).map();
        assertThat(map.jointCount()).isEqualTo(3);
        assertThat(map.frameCount()).isEqualTo(2);
        assertThat((double) map.largest(Measure.DEGREES, 0, 1, 2)).isCloseTo(90, within(1e-4));
        assertThat(map.largest(Measure.DEGREES, 0, 0, 1)).isZero();
        assertThat(map.largest(Measure.DEGREES, 1, 0, 2)).isZero();
        assertThat(map.largest(Measure.UNITS, 0, 0, 2)).isZero();
        assertThat((double) map.largest(Measure.UNITS, 2, 0, 2)).isCloseTo(20 * Math.sqrt(2), within(1e-4));
        assertThat(map.frameOfLargest(Measure.UNITS, 2)).isOne();
        assertThat(map.largest(Measure.UNITS)).isEqualTo(map.largest(Measure.UNITS, 2, 1, 2));
    }
}
