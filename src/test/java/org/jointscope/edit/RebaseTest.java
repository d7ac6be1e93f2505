package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.data.Offset;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.pose.RootMode;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class RebaseTest {

    private static final TextLocation LOCATION = new TextLocation(1, 1);

    private static BaseframeRow row(double x, double y, double z, double qx) {
        return new BaseframeRow(new Vector3(x, y, z), new Vector3(qx, 0, 0), LOCATION);
    }

    /** The root moves along x; the child rotates about x, and keeps its position. */
    private static AnimBuilder sliding() {
        return new AnimBuilder()
                .joint("root", -1, 1, 0)
                .joint("child", 0, 8, 1)
                .base(0, 5, 0, 0, 0, 0)
                .base(1, 0, 0, 0, 0, 0);
    }

    private static Md5Anim rebased(Md5Anim anim, BaseframeRow... rows) {
        Md5Anim rebased = new Rebase(List.of(rows)).applyTo(anim);
        Poses.assertSame(anim, rebased, RootMode.FILE, RootMode.IN_PLACE);
        return rebased;
    }

    @Test
    void framesStayWhereNoPoseDependsOnWhatChanges() {
        Md5Anim before = sliding().frame(3, 0.5).frame(4, 0.25).build();
        Md5Anim after = rebased(before, row(9, 5, 0, 0), row(1, 0, 0, 0.5));
        assertThat(after.frames()).isSameAs(before.frames());
        assertThat(after.hierarchy()).isSameAs(before.hierarchy());
        assertThat(after.baseframe()).containsExactly(row(9, 5, 0, 0), row(1, 0, 0, 0.5));
    }

    @Test
    void componentsThatWereNotInTheFramesAreWrittenIntoThem() {
        Md5Anim after = rebased(sliding().frame(3, 0.5).frame(4, 0.25).build(), row(9, 6, 0, 0), row(1, 0, 2, 0.5));
        assertThat(Shown.layout(after)).isEqualTo("3@0 12@2 [3.0, 5.0, 0.0, 0.5][4.0, 5.0, 0.0, 0.25]");
        assertThat(after.numAnimatedComponents().orElseThrow().value()).isEqualTo(4);
    }

    @Test
    void componentsThatTheBaseframeStoodInForAreWritten() {
        Md5Anim after = rebased(sliding().frame(3, 0.5).frame(4).build(), row(0, 5, 0, 0), row(1, 0, 0, 0.125));
        assertThat(Shown.layout(after)).isEqualTo("1@0 8@1 [3.0, 0.5][4.0, 0.0]");
    }

    @Test
    void unreadableFlagsBecomeThoseThatAreNeeded() {
        Md5Anim anim = new AnimBuilder()
                .joint("root", -1, ModelFile.MISSING, 4)
                .base(1, 2, 3, 0, 0, 0)
                .frame()
                .build();
        assertThat(Shown.layout(rebased(anim, row(1, 2, 0, 0)))).isEqualTo("4@0 [3.0]");
        assertThat(new Rebase(List.of(row(1, 2, 3, 0))).applyTo(anim)).isSameAs(anim);
    }

    @Test
    void missingRowsAreAddedAndSurplusOnesStay() {
        Md5Anim missing = new AnimBuilder()
                .joint("a", -1, 0, 0)
                .joint("b", 0, 0, 0)
                .base(1, 0, 0, 0, 0, 0)
                .frame()
                .build();
        Md5Anim after = rebased(missing, row(1, 0, 0, 0), row(0, 2, 0, 0), row(0, 0, 3, 0));
        assertThat(after.baseframe()).containsExactly(row(1, 0, 0, 0), row(0, 2, 0, 0));
        assertThat(Shown.layout(after)).isEqualTo("0@0 2@0 [0.0]");
        Md5Anim surplus = new AnimBuilder()
                .joint("a", -1, 0, 0)
                .base(1, 0, 0, 0, 0, 0)
                .base(2, 0, 0, 0, 0, 0)
                .frame()
                .build();
        assertThat(rebased(surplus, row(3, 0, 0, 0), row(4, 0, 0, 0)).baseframe())
                .containsExactly(row(3, 0, 0, 0), row(2, 0, 0, 0));
    }

    @Test
    void withoutFramesTheBaseframeIsThePoseAndStays() {
        Md5Anim anim = sliding().build();
        assertThat(new Rebase(List.of(row(9, 9, 9, 0))).applyTo(anim)).isSameAs(anim);
    }

    @Test
    void frameZeroAsTheBaseframe() {
        Md5Anim before = sliding().frame(3, 0.5).frame(4, 0.25).build();
        List<BaseframeRow> rows = Baseframes.ofFrame(before, 0);
        assertThat(rows).containsExactly(row(3, 5, 0, 0), row(1, 0, 0, 0.5));
        assertThat(new Rebase(rows).doom3Shift(before)).isEqualTo(new Vector3(-3, 0, 0));
        assertThat(Poses.at(before, 0, RootMode.DOOM3)[0]).isEqualTo(3);
        assertThat(Poses.at(new Rebase(rows).applyTo(before), 0, RootMode.DOOM3)[0])
                .isZero();
    }

    /** The mesh rotates its root by 180° about z. The child's quaternion is negated, which is the same rotation. */
    @Test
    void bindPoseAsTheBaseframe() {
        Md5Anim anim = new AnimBuilder()
                .joint("extra", -1, 0, 0)
                .joint("root", 0, 1, 0)
                .joint("child", 1, 8, 1)
                .base(0, 0, 1, 0, 0, 0)
                .base(0, 5, 0, 0, 0, 0)
                .base(1, 0, 0, 0, 0, 0)
                .frame(3, 0.5)
                .frame(4, 0.25)
                .build();
        Md5Mesh mesh = new MeshBuilder()
                .joint("root", -1, new Vector3(2, 0, 4), new Vector3(0, 0, 1))
                .joint("child", 0, new Vector3(2, 6, 4), new Vector3(0, 0, 1))
                .build();
        List<BaseframeRow> rows = Baseframes.ofBindPose(anim, mesh);
        assertThat(rows.get(0)).isSameAs(anim.baseframe().get(0));
        Md5Anim still = anim.withBaseframe(rows).withFrames(List.of());
        assertThat(Poses.at(still, 0, RootMode.FILE))
                .containsExactly(
                        new double[] {0, 0, 1, 0, 0, 0, -1, 2, 0, 4, 0, 0, 1, 0, 2, 6, 4, 0, 0, -1, 0},
                        Offset.offset(1e-14));
        Poses.assertSame(anim, new Rebase(rows).applyTo(anim), RootMode.FILE, RootMode.IN_PLACE);
    }
}
