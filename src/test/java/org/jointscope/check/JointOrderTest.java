package org.jointscope.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;

class JointOrderTest {

    private static Md5Anim anim(int... parents) {
        AnimBuilder builder = new AnimBuilder();
        for (int joint = 0; joint < parents.length; joint++) {
            builder.joint("j" + joint, parents[joint], 0, 0);
        }
        return builder.build();
    }

    private static List<String> findings(int... parents) {
        return Findings.of(
                IssueCode.JOINT_ORDER_NOT_DEPTH_FIRST, issues -> new HierarchyCheck(anim(parents), issues).check());
    }

    @Test
    void childrenBehindTheirParentsAreInOrder() {
        assertThat(findings(-1, 0, 1, 1, 0, 4, -1, 6)).isEmpty();
    }

    @Test
    void ofEachListTheFirstJointThatIsLostIsReported() {
        assertThat(findings(-1, 0, 0, 1, 1, 2))
                .containsExactly(
                        "Joint 3 'j3' is a child of joint 1 'j1', but Doom 3's joint list"
                                + " '*j1' ends before it, at joint 2 'j2'.",
                        "Joint 5 'j5' is a child of joint 2 'j2', but Doom 3's joint list"
                                + " '*j2' ends before it, at joint 3 'j3'.");
    }

    @Test
    void secondRootEndsTheListsOfTheFirst() {
        assertThat(findings(-1, -1, 0))
                .containsExactly("Joint 2 'j2' is a child of joint 0 'j0', but Doom 3's joint list"
                        + " '*j0' ends before it, at joint 1 'j1'.");
    }

    @Test
    void saysWhichListsDoom3WouldCut() {
        Random random = new Random(3);
        int cut = 0;
        for (int round = 0; round < 500; round++) {
            int[] parents = new int[9];
            for (int joint = 0; joint < parents.length; joint++) {
                parents[joint] = joint == 0 ? -1 : Math.max(-1, joint - 1 - random.nextInt(4));
            }
            List<String> expected = cutLists(parents);
            cut += expected.size();
            assertThat(findings(parents))
                    .extracting(message -> message.replaceAll(".*list '\\*(\\w+)'.*", "$1"))
                    .containsExactlyInAnyOrderElementsOf(expected);
        }
        assertThat(cut).isGreaterThan(100);
    }

    /** Follows each joint like the game, and searches for children after the end. */
    private static List<String> cutLists(int[] parents) {
        List<String> cut = new ArrayList<>();
        for (int joint = 0; joint < parents.length; joint++) {
            int end = joint + 1;
            while (end < parents.length && parents[end] >= joint) {
                end++;
            }
            for (int child = end; child < parents.length; child++) {
                if (parents[child] == joint) {
                    cut.add("j" + joint);
                    break;
                }
            }
        }
        return cut;
    }
}
