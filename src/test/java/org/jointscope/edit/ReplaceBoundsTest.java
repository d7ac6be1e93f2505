package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class ReplaceBoundsTest {

    private static final TextLocation LOCATION = new TextLocation(1, 1);

    private static BoundsRow row(double minX, double minY, double maxX, double maxY) {
        return new BoundsRow(new Vector3(minX, minY, 0), new Vector3(maxX, maxY, 0), LOCATION);
    }

    /** Moves along x, two units away from the origin on the way. */
    private static AnimBuilder sliding() {
        return new AnimBuilder()
                .joint("root", -1, 1, 0)
                .base(5, 2, 0, 0, 0, 0)
                .frame(0)
                .frame(10);
    }

    private static Md5Mesh triangle() {
        return new MeshBuilder()
                .joint("root", -1, 0, 0, 0)
                .vertAt(-1.1, 0, 0)
                .vertAt(1, 0.5, 0)
                .vertAt(1, -0.5, 0)
                .build();
    }

    @Test
    void rowsAreReplacedAndKeepTheirPlaces() {
        Md5Anim before = sliding()
                .bounds(0, 0, 0, 1, 1, 0)
                .bounds(0, 0, 0, 1, 1, 0)
                .bounds(0, 0, 0, 9, 9, 9)
                .build();
        BoundsRow elsewhere = new BoundsRow(new Vector3(0, 0, 0), new Vector3(4, 4, 4), new TextLocation(77, 7));
        Md5Anim after = new ReplaceBounds(List.of(row(0, 0, 1, 1), elsewhere)).applyTo(before);
        assertThat(after.bounds())
                .containsExactly(row(0, 0, 1, 1), new BoundsRow(elsewhere.min(), elsewhere.max(), LOCATION));
        assertThat(after.bounds().get(0)).isSameAs(before.bounds().get(0));
        assertThat(new ReplaceBounds(after.bounds()).applyTo(after)).isSameAs(after);
    }

    @Test
    void boundsOfTheMeshAreRoundedOutwards() {
        List<BoundsRow> rows =
                MeshBounds.of(triangle(), sliding().bounds(0, 0, 0, 1, 1, 1).build());
        // −1.1 in single precision is −1.10000002…
        assertThat(rows).containsExactly(row(-1.100001, 1.5, 1, 2.5), row(8.899999, 1.5, 11, 2.5));
    }

    @Test
    void zeroHasNoSign() {
        Md5Mesh mesh = new MeshBuilder()
                .joint("root", -1, 0, 0, 0)
                .vertAt(-1e-7, -2, 0)
                .vertAt(-2, -3, 0)
                .build();
        BoundsRow row = MeshBounds.of(mesh, sliding().build()).getFirst();
        assertThat(row.max()).isEqualTo(new Vector3(0, 0, 0));
    }

    @Test
    void withoutPointsRowsStayAndMissingOnesAreEmpty() {
        Md5Mesh bare = new MeshBuilder().joint("root", -1, 0, 0, 0).build();
        Md5Anim anim = sliding().bounds(0, 0, 0, 1, 1, 0).build();
        assertThat(MeshBounds.of(bare, anim)).containsExactly(row(0, 0, 1, 1), row(0, 0, 0, 0));
    }
}
