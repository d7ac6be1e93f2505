package org.jointscope.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jointscope.pose.Rig;
import org.junit.jupiter.api.Test;

class PairFitTest {

    private static final Rig MESH = new Rig(List.of("origin", "hips", "spine"), new int[] {-1, 0, 1});

    @Test
    void sameJointsOnSameParentsFit() {
        Rig anim = new Rig(List.of("origin", "hips", "spine"), new int[] {-1, 0, 1});

        assertThat(PairFit.misfit(MESH, anim)).isEmpty();
    }

    @Test
    void anotherNumberOfJointsIsSaidFirst() {
        Rig anim = new Rig(List.of("root", "hips"), new int[] {-1, 0});

        assertThat(PairFit.misfit(MESH, anim)).contains("joint count 2 in the animation, 3 in the mesh");
    }

    @Test
    void namesMustAgreeIncludingTheirCase() {
        Rig anim = new Rig(List.of("origin", "Hips", "spine"), new int[] {-1, 0, 1});

        assertThat(PairFit.misfit(MESH, anim)).contains("joint 1 is 'Hips' in the animation, 'hips' in the mesh");
    }

    @Test
    void parentsMustAgree() {
        Rig anim = new Rig(List.of("origin", "hips", "spine"), new int[] {-1, 0, 0});
        Rig roots = new Rig(List.of("origin", "hips", "spine"), new int[] {-1, -1, 1});

        assertThat(PairFit.misfit(MESH, anim))
                .contains("joint 2 'spine' has parent 'origin' in the animation, has parent 'hips' in" + " the mesh");
        assertThat(PairFit.misfit(MESH, roots))
                .contains("joint 1 'hips' is a root in the animation, has parent 'origin' in the" + " mesh");
    }
}
