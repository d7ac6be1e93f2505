package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;

class AllComponentsTest {

    @Test
    void everyJointGetsSixComponents() {
        Md5Anim anim = new AnimBuilder()
                .joint("root", -1, 34, 1)
                .joint("child", 0, ModelFile.MISSING, ModelFile.MISSING)
                .joint("bare", 1, 127, 90)
                .base(7, 8, 9, 0.1, 0.2, 0.3)
                .base(1, 2, 3, 0.4, Double.NaN, 0.6)
                .frame(50, 5, 0.5)
                .frame(50, 6)
                .build();
        Md5Anim all = new AllComponents().applyTo(anim);
        Poses.assertSame(anim, all);
        assertThat(Shown.layout(all))
                .isEqualTo("63@0 63@6 63@12 "
                        + "[7.0, 5.0, 9.0, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 0.4, 0.0, 0.6,"
                        + " 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]"
                        + "[7.0, 6.0, 9.0, 0.1, 0.2, 0.3, 1.0, 2.0, 3.0, 0.4, 0.0, 0.6,"
                        + " 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]");
        assertThat(all.numAnimatedComponents().orElseThrow().value()).isEqualTo(18);
        assertThat(new AllComponents().applyTo(all)).isSameAs(all);
        assertThat(anim.longestFrame()).isEqualTo(3);
        assertThat(all.longestFrame()).isEqualTo(18);
    }
}
