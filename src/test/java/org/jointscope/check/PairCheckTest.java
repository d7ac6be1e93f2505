package org.jointscope.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jointscope.analysis.PairFit;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class PairCheckTest {

    private static final int MISSING = ModelFile.MISSING;

    /** Joints as {@code "name parent"}. */
    private static Md5Mesh mesh(String... joints) {
        MeshBuilder builder = new MeshBuilder();
        for (String joint : joints) {
            String[] parts = joint.split(" ");
            builder.joint(parts[0], Integer.parseInt(parts[1]), 0, 0, 0);
        }
        return builder.build();
    }

    private static Md5Anim anim(String... joints) {
        AnimBuilder builder = new AnimBuilder();
        for (String joint : joints) {
            String[] parts = joint.split(" ");
            builder.joint(parts[0], Integer.parseInt(parts[1]), 0, 0);
        }
        return builder.build();
    }

    private static List<String> findings(Md5Mesh mesh, Md5Anim anim) {
        return Findings.of(issues -> PairCheck.check(mesh, anim, issues));
    }

    @Test
    void allJointsThatOnlyOneSideHasAreNamedOnce() {
        assertThat(findings(mesh("root -1", "a 0", "b 1", "c 2"), anim("root -1", "x 0", "y 1", "c 2", "d 3")))
                .containsExactly("PAIR_JOINT_COUNT_MISMATCH The animation has 5 joints, but the mesh has 4"
                        + " (only in the animation: 'x', 'y', 'd'; only in the mesh: 'a',"
                        + " 'b').");
    }

    @Test
    void ofManyMissingJointsTheFirstAreNamed() {
        String[] joints = new String[13];
        joints[0] = "root -1";
        for (int i = 1; i < joints.length; i++) {
            joints[i] = "j" + i + " 0";
        }
        assertThat(findings(mesh(joints), anim("root -1")))
                .containsExactly("PAIR_JOINT_COUNT_MISMATCH The animation has 1 joint, but the mesh has 13"
                        + " (only in the mesh: 'j1', 'j2', 'j3', 'j4', 'j5', 'j6', 'j7', 'j8'"
                        + " and 4 more).");
    }

    @Test
    void joinedCapitalsAndOrderAndParentAreThreeDifferences() {
        assertThat(findings(mesh("root -1", "arm 0", "hand 1", "leg 0"), anim("root -1", "LEG 0", "arm 0", "hand 0")))
                .containsExactly(
                        "PAIR_JOINT_NAME_CASE Animation joint 1 'LEG' and mesh joint 3 'leg'"
                                + " differ in case; Doom 3 is case-sensitive.",
                        "PAIR_JOINT_PARENT_MISMATCH Joint 3 'hand' has parent 'root' in the"
                                + " animation but has parent 'arm' in the mesh.",
                        "PAIR_JOINT_ORDER 3 of 4 joints are in a different order: 'LEG' is"
                                + " joint 1 in the animation but joint 3 in the mesh.");
    }

    @Test
    void rootOnOneSideOnlyIsAnotherParent() {
        assertThat(findings(mesh("a -1", "b 0"), anim("a -1", "b -1")))
                .containsExactly("PAIR_JOINT_PARENT_MISMATCH Joint 1 'b' is a root in the animation but"
                        + " has parent 'a' in the mesh.");
    }

    @Test
    void jointsOfOneNameGoTogetherInTheirOrder() {
        assertThat(findings(mesh("root -1", "leg 0", "leg 1", "leg 2"), anim("root -1", "leg 0", "leg 1", "leg 2")))
                .isEmpty();
    }

    @Test
    void parentThatItsOwnFileDoesNotTellIsNotCompared() {
        assertThat(findings(mesh("a -1", "b 0"), anim("a -1", "b " + MISSING))).isEmpty();
        assertThat(findings(mesh("a -1", "b 7"), anim("a -1", "b 0"))).isEmpty();
        assertThat(findings(mesh("a 1", "b 0"), anim("a -1", "b 0"))).isEmpty();
    }

    @Test
    void fileWithoutJointsIsNobodysPartner() {
        assertThat(findings(mesh(), anim("a -1"))).isEmpty();
        assertThat(findings(mesh("a -1"), anim())).isEmpty();
    }

    @Test
    void findsSomethingWheneverDoom3WouldAndNothingElse() {
        Random random = new Random(7);
        int misfits = 0;
        for (int round = 0; round < 2000; round++) {
            Md5Mesh mesh = mesh(skeleton(random));
            Md5Anim anim = anim(skeleton(random));
            boolean fits =
                    PairFit.misfit(Md5Kernel.rig(mesh), Md5Kernel.rig(anim)).isEmpty();
            misfits += fits ? 0 : 1;
            assertThat(findings(mesh, anim).isEmpty()).isEqualTo(fits);
        }
        assertThat(misfits).isBetween(500, 1900);
    }

    /** Few joints with few names, so that many skeletons are similar. */
    private static String[] skeleton(Random random) {
        List<String> names = new ArrayList<>(List.of("a", "b"));
        if (random.nextInt(4) == 0) {
            names.add("A");
        }
        if (random.nextInt(4) == 0) {
            Collections.shuffle(names, random);
        }
        String[] joints = new String[names.size()];
        for (int i = 0; i < joints.length; i++) {
            joints[i] = names.get(i) + " " + (i == 0 ? -1 : random.nextInt(i + 1) - 1);
        }
        return joints;
    }
}
