package org.jointscope.pose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class RigTest {

    @Test
    void parentThatDoesNotExistIsNone() {
        Rig rig = rig(-1, 7, 3, ModelFile.MISSING, 0);
        assertThat(parents(rig)).containsExactly(-1, -1, 3, -1, 0);
        assertThat(rig.isRoot(1)).isTrue();
        assertThat(rig.isRoot(2)).isFalse();
    }

    @Test
    void firstIndexBehindTheLastJointIsNoParent() {
        assertThat(parents(rig(-1, 2))).containsExactly(-1, -1);
    }

    @Test
    void jointThatIsItsOwnParentBecomesARoot() {
        assertThat(parents(rig(-1, 1, 1))).containsExactly(-1, -1, 1);
    }

    @Test
    void cycleIsCutAtItsFirstJointWhereverTheWalkBegan() {
        // 0 hangs on the cycle 2 → 4 → 3 → 2 without being on it.
        assertThat(parents(rig(4, -1, 4, 2, 3))).containsExactly(4, -1, -1, 2, 3);
    }

    @Test
    void everyOneOfSeveralCyclesIsCut() {
        assertThat(parents(rig(1, 0, 3, 2))).containsExactly(-1, 0, -1, 2);
    }

    @Test
    void parentsComeBeforeChildrenWhateverTheFilesOrder() {
        Rig rig = rig(3, 0, -1, 2);
        assertThat(order(rig)).containsExactly(2, 3, 0, 1);
    }

    @Test
    void aHundredThousandJointsInAChainNeedNoStack() {
        int length = 100_000;
        int[] parents = IntStream.rangeClosed(1, length).toArray();
        parents[length - 1] = -1;
        Rig rig = new Rig(Collections.nCopies(length, "j"), parents);
        int[] lastFirst = IntStream.range(0, length).map(i -> length - 1 - i).toArray();
        assertThat(order(rig)).isEqualTo(lastFirst);
    }

    @Test
    void aHundredThousandJointsInARingHaveOneRoot() {
        int length = 100_000;
        int[] parents = IntStream.range(0, length).map(i -> (i + 1) % length).toArray();
        Rig rig = new Rig(Collections.nCopies(length, "j"), parents);
        assertThat(IntStream.range(0, length).filter(rig::isRoot)).containsExactly(0);
    }

    @Test
    void firstRootIsTheOneWithTheLowestIndex() {
        assertThat(rig(1, -1, -1).firstRoot()).isEqualTo(1);
        assertThat(rig().firstRoot()).isEqualTo(-1);
    }

    @Test
    void namesAndParentsComeFromTheFile() {
        Rig anim = Md5Kernel.rig(
                new AnimBuilder().joint("a", -1, 0, 0).joint("b", 0, 0, 0).build());
        Rig mesh = Md5Kernel.rig(
                new MeshBuilder().joint("a", -1, 0, 0, 0).joint("b", 0, 0, 0, 0).build());
        assertThat(anim.names()).containsExactly("a", "b");
        assertThat(mesh.names()).containsExactly("a", "b");
        assertThat(parents(anim)).containsExactly(-1, 0);
        assertThat(parents(mesh)).containsExactly(-1, 0);
    }

    @Test
    void agreementIsTheShareOfSharedNames() {
        Rig four = new Rig(List.of("a", "b", "c", "d"), new int[4]);
        Rig two = new Rig(List.of("b", "x"), new int[2]);
        assertThat(four.agreement(two)).isEqualTo(0.25);
        assertThat(two.agreement(four)).isEqualTo(0.5);
        assertThat(rig().agreement(two)).isZero();
    }

    private static Rig rig(int... parents) {
        return new Rig(Collections.nCopies(parents.length, "j"), parents);
    }

    private static int[] parents(Rig rig) {
        return IntStream.range(0, rig.size()).map(rig::parent).toArray();
    }

    private static int[] order(Rig rig) {
        return IntStream.range(0, rig.size()).map(rig::inOrder).toArray();
    }

    @Test
    void subtreeIsTheJointWithItsDescendantsInAnyOrder() {
        Rig rig = new Rig(List.of("tip", "root", "elbow", "other"), new int[] {2, -1, 1, 1});
        assertThat(rig.subtree(2)).containsExactly(true, false, true, false);
        assertThat(rig.subtree(1)).containsExactly(true, true, true, true);
        assertThat(rig.subtree(3)).containsExactly(false, false, false, true);
        for (int joint = 0; joint < rig.size(); joint++) {
            assertThat(rig.isWithin(joint, 2)).isEqualTo(rig.subtree(2)[joint]);
        }
    }
}
