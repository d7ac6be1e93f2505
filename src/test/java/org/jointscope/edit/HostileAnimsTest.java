package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

/** Animations with the highest possible cost for their size. */
class HostileAnimsTest {

    private static final int JOINTS = 2_000;
    private static final int FRAMES = 20_000;

    /** Far above the usual time: a watchdog, not a measurement. */
    private static final Duration LIMIT = Duration.ofSeconds(60);

    /** With 240 million components if each joint had its own: 2 GB. */
    private static Md5Anim using(int start, double... components) {
        AnimBuilder builder = new AnimBuilder();
        for (int joint = 0; joint < JOINTS; joint++) {
            builder.joint("j" + joint, joint - 1, 63, start);
            builder.base(1, 2, 3, 0, 0, 0);
        }
        for (int frame = 0; frame < FRAMES; frame++) {
            builder.frame(components);
        }
        return builder.build();
    }

    @Test
    void framesDoNotGrowBeyondAllMeasure() {
        for (Md5Anim anim : List.of(using(0, 1, 2, 3, 0, 0, 0), using(1_000_000_000), using(-9, 1))) {
            MeshBuilder turnedRound = new MeshBuilder();
            for (int joint = 0; joint < JOINTS; joint++) {
                turnedRound.joint("j" + joint, joint + 1 < JOINTS ? joint + 1 : -1, 0, 0, 0);
            }
            List<Edit> edits = List.of(
                    new Repack(),
                    new AllComponents(),
                    new ClearStill(Tolerance.ID),
                    new Rebase(Baseframes.ofBindPose(anim, turnedRound.build())),
                    new MatchMesh(turnedRound.build()));
            for (Edit edit : edits) {
                assertTimeoutPreemptively(
                        LIMIT, () -> assertThat(edit.applyTo(anim)).isSameAs(anim));
            }
        }
    }

    @Test
    void editsOfSingleRowsStillWork() {
        Md5Anim anim = using(0, 1, 2, 3, 0, 0, 0);
        long allocated = AllocationMeter.allocatedBy(() -> {
            assertThat(new FlagsEdit(3, 7).applyTo(anim)).isNotSameAs(anim);
            assertThat(new ComponentEdit(3, 1, 7).applyTo(anim)).isNotSameAs(anim);
            new NegateOrientation(3, new FrameSpan(0, FRAMES)).applyTo(anim);
        });
        assertThat(allocated).isLessThan(64 << 20);
    }

    /** The limit does not apply to frames that are already large. */
    @Test
    void largeAnimationsWhoseFramesDoNotGrowAreRepacked() {
        int components = 40_000;
        AnimBuilder builder = new AnimBuilder();
        for (int joint = 0; joint < components / 6; joint++) {
            builder.joint("j" + joint, -1, 63, 6 * joint + 1);
        }
        double[] shared = new double[components + 1];
        for (int frame = 0; frame * (long) components < Packing.MOST_COMPONENTS + components; frame++) {
            builder.frame(shared);
        }
        Md5Anim anim = builder.build();
        assertThat(new ClearStill(Tolerance.LOSSLESS).applyTo(anim)).isNotSameAs(anim);
    }
}
