package org.jointscope.ui.md5.components;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.analysis.ComponentLayout;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.ui.provenance.ComponentCells;
import org.junit.jupiter.api.Test;

class JointColorsTest {

    @Test
    void neighboursHaveDifferentColorsWhereverTheyStandInTheFile() {
        AnimBuilder joints = new AnimBuilder();
        int start = 0;
        for (int joint = 0; joint < 30; joint++) {
            boolean moves = joint % 7 == 2;
            joints.joint("j" + joint, joint - 1, moves ? 1 : 0, moves ? start++ : 0);
        }
        int[] colors = of(joints.frame(1, 2, 3, 4, 5).build());
        for (int joint = 9; joint < 30; joint += 7) {
            assertThat(colors[joint]).isNotEqualTo(colors[joint - 7]).isBetween(0, 6);
        }
    }

    @Test
    void jointKeepsItsColorWhenAnotherIsEdited() {
        int[] before = of(new AnimBuilder()
                .joint("a", -1, 1, 0)
                .joint("b", 0, 1, 1)
                .joint("c", 1, 1, 2)
                .frame(1, 2, 3)
                .build());
        int[] after = of(new AnimBuilder()
                .joint("a", -1, 1, 0)
                .joint("b", 0, 0, 1)
                .joint("c", 1, 1, 2)
                .frame(1, 2, 3)
                .build());
        assertThat(after[2]).isEqualTo(before[2]);
    }

    private static int[] of(Md5Anim anim) {
        return JointColors.of(anim.hierarchy().size(), ComponentCells.of(anim, ComponentLayout.of(anim)));
    }
}
