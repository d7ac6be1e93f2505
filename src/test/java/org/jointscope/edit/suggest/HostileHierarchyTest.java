package org.jointscope.edit.suggest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Extreme hierarchies: the search must end soon. The time limit is a watchdog. */
@Timeout(60)
class HostileHierarchyTest {

    private static final int JOINTS = 100_000;
    private static final int COMPONENTS = 600_000;

    private enum Reading {
        /** As exporters write it. */
        IN_ORDER(joint -> 63, joint -> 6 * joint),
        ALL_THE_SAME(joint -> 63, joint -> 0),
        NOTHING(joint -> 0, joint -> 0),
        EVERYTHING_PAST_THE_END(joint -> 63, joint -> Integer.MAX_VALUE - joint),
        EVERYTHING_BEFORE_THE_BEGINNING(joint -> 63, joint -> -1 - joint),
        UNREADABLE(joint -> ModelFile.MISSING, joint -> ModelFile.MISSING),
        HOLES(joint -> 21, joint -> 6 * joint),
        ONE_TOO_FEW(joint -> joint == JOINTS / 2 ? 62 : 63, joint -> 6 * joint),
        AT_RANDOM(
                joint -> new Random(joint).nextInt(), joint -> new Random(joint).nextInt(-COMPONENTS, 2 * COMPONENTS));

        private final IntUnaryOperator flags;
        private final IntUnaryOperator start;

        Reading(IntUnaryOperator flags, IntUnaryOperator start) {
            this.flags = flags;
            this.start = start;
        }
    }

    @ParameterizedTest
    @EnumSource(Reading.class)
    void manyJointsAreLookedThrough(Reading reading) {
        Md5Anim anim = anim(reading, JOINTS, COMPONENTS, 4);
        assertThat(Suggester.suggest(anim, Optional.empty()).size()).isLessThanOrEqualTo(5);
    }

    @ParameterizedTest
    @EnumSource(Reading.class)
    void manyJointsThatShareFewComponentsOfManyFramesAreLookedThrough(Reading reading) {
        Md5Anim anim = anim(reading, JOINTS / 2, 6, 2_000);
        assertThat(Suggester.suggest(anim, Optional.empty()).size()).isLessThanOrEqualTo(5);
    }

    @ParameterizedTest
    @EnumSource(Reading.class)
    void manyComponentsOfFewJointsAreLookedThrough(Reading reading) {
        Md5Anim anim = anim(reading, 20, COMPONENTS, 4);
        assertThat(Suggester.suggest(anim, Optional.empty()).size()).isLessThanOrEqualTo(5);
    }

    private static Md5Anim anim(Reading reading, int joints, int components, int frames) {
        AnimBuilder anim = new AnimBuilder();
        Random random = new Random(joints);
        for (int frame = 0; frame < frames; frame++) {
            anim.frame(random.doubles(components, -1e300, 1e300).toArray());
        }
        for (int joint = 0; joint < joints; joint++) {
            anim.base(1e300, -1e300, Double.NaN, Double.POSITIVE_INFINITY, 0, joint);
        }
        TextLocation location = new TextLocation(1, 1);
        List<AnimJoint> rows = IntStream.range(0, joints)
                .mapToObj(joint -> new AnimJoint(
                        "joint" + joint,
                        joint - 1,
                        reading.flags.applyAsInt(joint),
                        reading.start.applyAsInt(joint),
                        location))
                .toList();
        return anim.build().withHierarchy(rows);
    }
}
