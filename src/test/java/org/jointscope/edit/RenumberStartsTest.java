package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;

class RenumberStartsTest {

    @Test
    void jointsFollowEachOtherAndFramesStay() {
        Md5Anim before = new AnimBuilder()
                .joint("a", -1, 7, 1)
                .joint("b", 0, 0, 9)
                .joint("c", 0, ModelFile.MISSING, 4)
                .joint("d", 0, 65, ModelFile.MISSING)
                .joint("e", 0, 56, 4)
                .frame(1, 2, 3, 4, 0, 0, 0)
                .build();
        Md5Anim after = new RenumberStarts().applyTo(before);
        assertThat(after.hierarchy().stream().map(AnimJoint::startIndex)).containsExactly(0, 0, 0, 3, 4);
        assertThat(after.hierarchy().stream().map(AnimJoint::flags)).containsExactly(7, 0, ModelFile.MISSING, 65, 56);
        assertThat(after.frames()).isSameAs(before.frames());
        assertThat(after.numAnimatedComponents()).isEqualTo(before.numAnimatedComponents());
        assertThat(after.hierarchy().get(4)).isSameAs(before.hierarchy().get(4));
    }

    @Test
    void whatIsInOrderStaysTheSameObject() {
        Md5Anim anim = new AnimBuilder()
                .joint("a", -1, 7, 0)
                .joint("b", 0, 1, 3)
                .frame(1, 2, 3)
                .build();
        assertThat(new RenumberStarts().applyTo(anim)).isSameAs(anim);
    }
}
