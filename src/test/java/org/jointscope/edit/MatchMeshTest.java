package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.jointscope.analysis.PairFit;
import org.jointscope.edit.MatchMesh.MatchSummary;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Vector3;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class MatchMeshTest {

    /** The root moves and rotates, the arm rotates, the hand moves relative to it. */
    private static AnimBuilder arm() {
        return new AnimBuilder()
                .joint("root", -1, 1 | 32, 0, "( Tx Qz )")
                .joint("arm", 0, 8, 2, "root ( Qx )")
                .joint("hand", 1, 2, 3, "arm ( Ty )")
                .base(0, 0, 1, 0, 0, 0)
                .base(2, 0, 0, 0, 0.1, 0)
                .base(0, 3, 0, 0, 0, 0.2)
                .frame(1, 0.5, 0.1, 4)
                .frame(2, -0.5, 0.2, 5);
    }

    private static Md5Anim matched(Md5Mesh mesh, Md5Anim anim) {
        Md5Anim matched = new MatchMesh(mesh).applyTo(anim);
        assertThat(PairFit.misfit(Md5Kernel.rig(mesh), Md5Kernel.rig(matched))).isEmpty();
        assertThat(new MatchMesh(mesh).applyTo(matched)).isSameAs(matched);
        return matched;
    }

    private static double[] joint(Md5Anim anim, int frame, int joint) {
        int at = joint * JointTransform.STRIDE;
        return Arrays.copyOfRange(Poses.at(anim, frame, RootMode.FILE), at, at + JointTransform.STRIDE);
    }

    /** A quaternion and its negative are the same rotation. */
    private static void assertMoves(double[] after, double[] before) {
        Transform placement = Transform.of(after, 0);
        assertThat(placement.distanceTo(Transform.of(before, 0))).isLessThan(1e-14);
        assertThat(placement.degreesTo(Transform.of(before, 0))).isLessThan(1e-12);
    }

    private static MeshBuilder mesh() {
        return new MeshBuilder();
    }

    @Test
    void sameJointsStayTheSameObject() {
        Md5Mesh mesh = mesh().joint("root", -1, 9, 9, 9)
                .joint("arm", 0, 9, 9, 9)
                .joint("hand", 1, 9, 9, 9)
                .build();
        Md5Anim anim = arm().build();
        assertThat(matched(mesh, anim)).isSameAs(anim);
        assertThat(new MatchMesh(mesh).summary(anim))
                .isEqualTo(new MatchSummary(List.of(), List.of(), List.of(), List.of(), List.of()));
    }

    @Test
    void jointsInAnotherOrderTakeTheirRowsAlongAndLeaveTheFrames() {
        Md5Mesh mesh = mesh().joint("hand", 2, 0, 0, 0)
                .joint("root", -1, 0, 0, 0)
                .joint("arm", 1, 0, 0, 0)
                .build();
        Md5Anim before = arm().build();
        Md5Anim after = matched(mesh, before);
        assertThat(Shown.tree(after)).isEqualTo("hand<2 root<-1 arm<1");
        assertThat(Shown.layout(after)).isEqualTo("2@3 33@0 8@2 [1.0, 0.5, 0.1, 4.0][2.0, -0.5, 0.2, 5.0]");
        assertThat(after.frames()).isSameAs(before.frames());
        assertThat(after.baseframe())
                .containsExactly(
                        before.baseframe().get(2),
                        before.baseframe().get(0),
                        before.baseframe().get(1));
        assertThat(Shown.comments(after)).isEqualTo("arm ( Ty ); ( Tx Qz ); root ( Qx )");
        for (int frame = 0; frame < 2; frame++) {
            assertThat(joint(after, frame, 0)).isEqualTo(joint(before, frame, 2));
            assertThat(joint(after, frame, 1)).isEqualTo(joint(before, frame, 0));
            assertThat(joint(after, frame, 2)).isEqualTo(joint(before, frame, 1));
        }
        assertThat(new MatchMesh(mesh).summary(before))
                .isEqualTo(
                        new MatchSummary(List.of(), List.of(), List.of(), List.of("hand", "root", "arm"), List.of()));
    }

    @Test
    void renamedJointsKeepEverythingElse() {
        Md5Mesh mesh = mesh().joint("Root", -1, 0, 0, 0)
                .joint("upperarm", 0, 0, 0, 0)
                .joint("hand", 1, 0, 0, 0)
                .build();
        Md5Anim before = arm().build();
        Md5Anim after = matched(mesh, before);
        assertThat(Shown.tree(after)).isEqualTo("Root<-1 upperarm<0 hand<1");
        assertThat(Shown.comments(after)).isEqualTo("( Tx Qz ); Root ( Qx ); upperarm ( Ty )");
        assertThat(after.baseframe()).isSameAs(before.baseframe());
        assertThat(after.frames()).isSameAs(before.frames());
        assertThat(new MatchMesh(mesh).summary(before))
                .isEqualTo(new MatchSummary(
                        List.of(),
                        List.of(),
                        List.of(new MatchSummary.Renamed("root", "Root"), new MatchSummary.Renamed("arm", "upperarm")),
                        List.of(),
                        List.of()));
    }

    @Test
    void jointOnAnotherParentMovesAsBefore() {
        Md5Mesh mesh = mesh().joint("root", -1, 0, 0, 0)
                .joint("arm", 0, 0, 0, 0)
                .joint("hand", 0, 0, 0, 0)
                .build();
        Md5Anim before = arm().build();
        Md5Anim after = matched(mesh, before);
        assertThat(after.hierarchy()).extracting(joint -> joint.flags()).containsExactly(33, 8, 63);
        assertThat(Shown.comments(after)).isEqualTo("( Tx Qz ); root ( Qx ); root ( Tx Ty Tz Qx Qy Qz )");
        assertThat(after.numAnimatedComponents().orElseThrow().value()).isEqualTo(9);
        for (int frame = 0; frame < 2; frame++) {
            assertThat(joint(after, frame, 0)).isEqualTo(joint(before, frame, 0));
            assertThat(joint(after, frame, 1)).isEqualTo(joint(before, frame, 1));
            assertMoves(joint(after, frame, 2), joint(before, frame, 2));
        }
        Md5Anim still = before.withFrames(List.of());
        assertMoves(joint(after.withFrames(List.of()), 0, 2), joint(still, 0, 2));
        assertThat(new MatchMesh(mesh).summary(before).rehung()).containsExactly("hand");
    }

    @Test
    void jointWhoseParentTheMeshLacksMovesAsBefore() {
        Md5Mesh mesh =
                mesh().joint("root", -1, 0, 0, 0).joint("hand", 0, 0, 0, 0).build();
        Md5Anim before = arm().build();
        Md5Anim after = matched(mesh, before);
        assertThat(after.hierarchy()).extracting(joint -> joint.flags()).containsExactly(33, 63);
        assertThat(after.numJoints().orElseThrow().value()).isEqualTo(2);
        assertThat(after.numAnimatedComponents().orElseThrow().value()).isEqualTo(8);
        assertMoves(joint(after, 1, 1), joint(before, 1, 2));
        assertThat(new MatchMesh(mesh).summary(before))
                .isEqualTo(new MatchSummary(List.of(), List.of("arm"), List.of(), List.of(), List.of("hand")));
    }

    @Test
    void jointBecomesARootAndARootAChild() {
        Md5Mesh mesh = mesh().joint("arm", -1, 0, 0, 0)
                .joint("root", 0, 0, 0, 0)
                .joint("hand", 0, 0, 0, 0)
                .build();
        Md5Anim before = arm().build();
        Md5Anim after = matched(mesh, before);
        assertMoves(joint(after, 1, 0), joint(before, 1, 1));
        assertMoves(joint(after, 1, 1), joint(before, 1, 0));
        assertMoves(joint(after, 1, 2), joint(before, 1, 2));
        assertThat(Shown.comments(after)).isEqualTo("( Tx Ty Tz Qx Qy Qz ); arm ( Tx Ty Tz Qx Qy Qz ); arm ( Ty )");
    }

    @Test
    void jointThatTheAnimationLacksKeepsItsBindPose() {
        Md5Mesh mesh = mesh().joint("root", -1, new Vector3(0, 0, 7), new Vector3(0, 0, 1))
                .joint("tail", 0, new Vector3(2, 3, 4), new Vector3(0, 0, 1))
                .joint("arm", 0, 0, 0, 0)
                .joint("hand", 2, 0, 0, 0)
                .build();
        Md5Anim before = arm().build();
        Md5Anim after = matched(mesh, before);
        assertThat(Shown.layout(after)).startsWith("33@0 0@0 8@2 2@3 ");
        assertThat(after.frames()).isSameAs(before.frames());
        assertThat(after.numJoints().orElseThrow().value()).isEqualTo(4);
        BaseframeRow tail = after.baseframe().get(1);
        assertThat(tail.position()).isEqualTo(new Vector3(-2, -3, -3));
        assertThat(tail.orientation()).isEqualTo(Vector3.ZERO);
        assertThat(joint(after, 1, 3)).isEqualTo(joint(before, 1, 2));
        assertThat(new MatchMesh(mesh).summary(before).added()).containsExactly("tail");
    }

    @Test
    void rowsThatAreMissingOrTooManyDoNotMoveTheOthers() {
        Md5Anim few = new AnimBuilder()
                .joint("a", -1, 0, 0)
                .joint("b", -1, 0, 0)
                .base(1, 2, 3, 0, 0, 0)
                .frame()
                .build();
        Md5Mesh mesh = mesh().joint("b", -1, 0, 0, 0).joint("a", -1, 0, 0, 0).build();
        assertThat(matched(mesh, few).baseframe())
                .extracting(BaseframeRow::position)
                .containsExactly(Vector3.ZERO, new Vector3(1, 2, 3));
        Md5Anim many = new AnimBuilder()
                .joint("a", -1, 0, 0)
                .base(1, 2, 3, 0, 0, 0)
                .base(4, 5, 6, 0, 0, 0)
                .frame()
                .build();
        assertThat(matched(mesh, many).baseframe())
                .extracting(BaseframeRow::position)
                .containsExactly(Vector3.ZERO, new Vector3(1, 2, 3), new Vector3(4, 5, 6));
    }

    @Test
    void brokenTreesAreMatchedAllTheSame() {
        Md5Mesh mesh = mesh().joint("a", 1, 0, 0, 0)
                .joint("a", 0, 0, 0, 0)
                .joint("", ModelFile.MISSING, Vector3.MISSING, Vector3.MISSING)
                .joint("c", 77, 0, 0, 0)
                .build();
        Md5Anim anim = new AnimBuilder()
                .joint("a", 0, 63, 0)
                .joint("c", ModelFile.MISSING, ModelFile.MISSING, ModelFile.MISSING)
                .joint("a", 5, 1, -1)
                .frame(1, 2, 3)
                .frame()
                .build();
        Md5Anim after = new MatchMesh(mesh).applyTo(anim);
        assertThat(Shown.tree(after)).isEqualTo("a<1 a<0 <-1 c<77");
        for (int frame = 0; frame < 2; frame++) {
            assertMoves(joint(after, frame, 0), joint(anim, frame, 0));
            assertMoves(joint(after, frame, 1), joint(anim, frame, 2));
            assertMoves(joint(after, frame, 3), joint(anim, frame, 1));
        }
    }

    @Test
    void nothingAtAllIsMatchedToo() {
        Md5Mesh none = mesh().build();
        Md5Anim dropped = matched(none, arm().build());
        assertThat(dropped.hierarchy()).isEmpty();
        assertThat(Shown.components(dropped)).isEqualTo("[][]");
        Md5Mesh one = mesh().joint("root", -1, 1, 2, 3).build();
        Md5Anim added = matched(one, new AnimBuilder().build());
        assertThat(joint(added, 0, 0)).containsExactly(1, 2, 3, 0, 0, 0, -1);
    }
}
