package org.jointscope.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.pose.Rig;
import org.junit.jupiter.api.Test;

import java.util.List;

class PairFitTest {

    private static final Rig MESH =
            new Rig(List.of("origin", "hips", "spine"), new int[] {-1, 0, 1});

    @Test
    void sameJointsOnSameParentsFit() {
        Rig anim = new Rig(List.of("origin", "hips", "spine"), new int[] {-1, 0, 1});

        assertThat(PairFit.misfit(MESH, anim)).isEmpty();
    }

    @Test
    void anotherNumberOfJointsIsSaidFirst() {
        Rig anim = new Rig(List.of("root", "hips"), new int[] {-1, 0});

        assertThat(PairFit.misfit(MESH, anim)).contains("its joint count is 2, the mesh's 3");
    }

    @Test
    void namesMustAgreeIncludingTheirCase() {
        Rig anim = new Rig(List.of("origin", "Hips", "spine"), new int[] {-1, 0, 1});

        assertThat(PairFit.misfit(MESH, anim)).contains("its joint 1 is 'Hips', the mesh's 'hips'");
    }

    @Test
    void parentsMustAgree() {
        Rig anim = new Rig(List.of("origin", "hips", "spine"), new int[] {-1, 0, 0});
        Rig roots = new Rig(List.of("origin", "hips", "spine"), new int[] {-1, -1, 1});

        assertThat(PairFit.misfit(MESH, anim))
                .contains("its joint 2 'spine' hangs on 'origin', the mesh's hangs on 'hips'");
        assertThat(PairFit.misfit(MESH, roots))
                .contains("its joint 1 'hips' is a root, the mesh's hangs on 'origin'");
    }
}
