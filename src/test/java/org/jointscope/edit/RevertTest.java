package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.BoundsEdit;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;

class RevertTest {

    private final Md5Anim original = new AnimBuilder()
            .joint("a", -1, 7, 0)
            .joint("b", 0, 1, 3)
            .base(1, 2, 3, 0, 0, 0)
            .base(4, 5, 6, 0, 0, 0)
            .bounds(0, 0, 0, 1, 1, 1)
            .frame(1, 2, 3, 4)
            .build();

    private final Md5Anim edited = new Several(List.of(
                    new FlagsEdit(0, 3),
                    new StartEdit(1, 2),
                    new FlagsEdit(1, 3),
                    new BaseframeEdit(1, Component.TZ, 60),
                    new BoundsEdit(0, 1, 9),
                    new ComponentEdit(0, 1, 20)))
            .applyTo(original);

    @Test
    void oneJointGetsItsRowsBack() {
        Md5Anim reverted = new Revert(Content.of(original), 1).applyTo(edited);
        assertThat(reverted.hierarchy())
                .containsExactly(edited.hierarchy().get(0), original.hierarchy().get(1));
        assertThat(reverted.baseframe()).isEqualTo(original.baseframe());
        assertThat(reverted.bounds()).isSameAs(edited.bounds());
        assertThat(reverted.frames()).isSameAs(edited.frames());
    }

    @Test
    void allGetsBackTheVeryOriginal() {
        assertThat(new Revert(Content.of(original), Revert.ALL).applyTo(edited)).isSameAs(original);
    }

    @Test
    void whatIsAsItWasStaysTheSameObject() {
        Md5Anim there = new FlagsEdit(0, 3).applyTo(original);
        Md5Anim andBack = new FlagsEdit(0, 7).applyTo(there);
        assertThat(new Revert(Content.of(original), Revert.ALL).applyTo(andBack))
                .isSameAs(andBack);
        assertThat(new Revert(Content.of(original), 0).applyTo(andBack)).isSameAs(andBack);
        assertThat(new Revert(Content.of(original), 1).applyTo(there)).isSameAs(there);
    }

    @Test
    void jointThatStandsElsewhereNowIsFoundByName() {
        Md5Anim other = new AnimBuilder()
                .joint("new", -1, 0, 0)
                .joint("a", 0, 0, 0)
                .joint("b", 0, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .build();
        Md5Anim reverted = new Revert(Content.of(original), 2).applyTo(other);
        assertThat(reverted.hierarchy().get(2).flags()).isEqualTo(1);
        assertThat(reverted.hierarchy().get(2).startIndex()).isEqualTo(3);
        assertThat(reverted.baseframe().get(2)).isEqualTo(original.baseframe().get(1));
        assertThat(new Revert(Content.of(original), 0).applyTo(other)).isSameAs(other);
        assertThat(new Revert(Content.of(original), 7).applyTo(other)).isSameAs(other);
    }
}
