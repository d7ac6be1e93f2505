package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;

class RepackTest {

    private static final double NONE = Double.NaN;

    /** Repacks, which must not change poses. A second time must change nothing. */
    private static Md5Anim repacked(AnimBuilder builder) {
        Md5Anim anim = builder.build();
        Md5Anim repacked = new Repack().applyTo(anim);
        Poses.assertSame(anim, repacked);
        assertThat(new Repack().applyTo(repacked)).isSameAs(repacked);
        return repacked;
    }

    private static AnimBuilder twoJoints(int flags, int start, int childFlags, int childStart) {
        return new AnimBuilder()
                .joint("root", -1, flags, start)
                .joint("child", 0, childFlags, childStart)
                .base(7, 8, 9, 0.1, 0.2, 0.3)
                .base(-7, -8, -9, -0.1, -0.2, -0.3);
    }

    @Test
    void jointsInAnyOrderFollowEachOther() {
        Md5Anim anim = repacked(twoJoints(3, 1, 32, 0).frame(0.5, 1, 2).frame(0.25, 3, 4));
        assertThat(Shown.layout(anim)).isEqualTo("3@0 32@2 [1.0, 2.0, 0.5][3.0, 4.0, 0.25]");
        assertThat(anim.numAnimatedComponents().map(Declared::value)).contains(3.0);
    }

    @Test
    void componentOfTwoJointsIsWrittenForBoth() {
        Md5Anim anim = repacked(twoJoints(3, 0, 3, 1).frame(1, 2, 3));
        assertThat(Shown.layout(anim)).isEqualTo("3@0 3@2 [1.0, 2.0, 2.0, 3.0]");
        assertThat(anim.numAnimatedComponents().map(Declared::value)).contains(4.0);
    }

    @Test
    void componentThatTheFrameLacksOrCannotReadBecomesTheBaseframes() {
        Md5Anim anim = repacked(twoJoints(7, 0, 1, 90).frame(1, NONE, 3).frame(4));
        assertThat(Shown.layout(anim)).isEqualTo("7@0 1@3 [1.0, 8.0, 3.0, -7.0][4.0, 8.0, 9.0, -7.0]");
    }

    @Test
    void componentThatStandsNowhereBecomesZero() {
        AnimBuilder builder =
                new AnimBuilder().joint("root", -1, 1, 2_000_000_000).frame(5);
        assertThat(Shown.layout(repacked(builder))).isEqualTo("1@0 [0.0]");
    }

    @Test
    void componentsOfNobodyAreLeftOut() {
        Md5Anim anim = repacked(twoJoints(1, 1, 1, 3).frame(0, 1, 2, 3, 4));
        assertThat(Shown.layout(anim)).isEqualTo("1@0 1@1 [1.0, 3.0]");
    }

    @Test
    void jointWithoutFlagsStartsAtZero() {
        assertThat(Shown.layout(repacked(twoJoints(0, 5, 1, 0).frame(3)))).isEqualTo("0@0 1@0 [3.0]");
    }

    @Test
    void bitsThatMeanNothingAreDroppedAndUnreadableFlagsStay() {
        Md5Anim anim = repacked(twoJoints(65, 1, ModelFile.MISSING, 1).frame(3, 4));
        assertThat(Shown.layout(anim)).isEqualTo("1@0 " + ModelFile.MISSING + "@0 [4.0]");
    }

    @Test
    void unreadableStartMeansTheBaseframe() {
        Md5Anim anim = repacked(twoJoints(1, ModelFile.MISSING, 1, -1).frame(3, 4));
        assertThat(Shown.layout(anim)).isEqualTo("1@0 1@1 [7.0, -7.0]");
    }

    @Test
    void whatIsInOrderStaysTheSameObject() {
        Md5Anim anim = twoJoints(1, 0, 0, 0).frame(3).frame(4).build();
        assertThat(new Repack().applyTo(anim)).isSameAs(anim);
    }

    @Test
    void framesThatComeOutAsTheyWereAreShared() {
        Md5Anim before = twoJoints(1, 1, 1, 0).frame(3, 3).frame(4, 5).build();
        Md5Anim after = new Repack().applyTo(before);
        assertThat(after.frames().get(0)).isSameAs(before.frames().get(0));
        assertThat(after.frames().get(1)).isNotSameAs(before.frames().get(1));
        assertThat(after.baseframe()).isSameAs(before.baseframe());
    }

    @Test
    void headerIsCorrectedButNotInvented() {
        Md5Anim anim = twoJoints(1, 0, 1, 1).frame(3, 4).build();
        TextLocation location = new TextLocation(6, 1);
        Optional<Declared> unreadable = Optional.of(new Declared(Double.NaN, location));
        assertThat(new Repack()
                        .applyTo(anim.withNumAnimatedComponents(unreadable))
                        .numAnimatedComponents())
                .contains(new Declared(2, location));
        Md5Anim silent = anim.withNumAnimatedComponents(Optional.empty());
        assertThat(new Repack().applyTo(silent)).isSameAs(silent);
    }
}
