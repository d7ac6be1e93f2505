package org.jointscope.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.jointscope.model.Md5Mesh;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class MeshComparisonTest {

    /** A triangle that two joints move. */
    private static MeshBuilder triangle(double elbow) {
        return new MeshBuilder()
                .joint("root", -1, 0, 0, 0)
                .joint("elbow", 0, elbow, 0, 0)
                .joint("tip", 1, elbow + 5, 0, 0)
                .vert(0, 1)
                .vert(1, 1)
                .vert(2, 2)
                .tri(0, 1, 2);
    }

    private static MeshBuilder weighted(MeshBuilder mesh) {
        return mesh.weight(0, 1, 0, 0, 0)
                .weight(0, 1, 0, 1, 0)
                .weight(0, 0.5, 10, 5, 0)
                .weight(1, 0.5, 0, 5, 0);
    }

    private static MeshComparison compare(Md5Mesh before, Md5Mesh after) {
        return MeshComparison.of(before, after, Tolerance.EXACT);
    }

    @Test
    void meshEqualsItself() {
        Md5Mesh mesh = weighted(triangle(10)).build();
        assertThat(compare(mesh, mesh).isEqual()).isTrue();
        assertThat(ComparisonText.lines(compare(mesh, mesh))).isEmpty();
    }

    @Test
    void movedJointIsTheCauseAndItsChildFollows() {
        MeshComparison comparison =
                compare(weighted(triangle(10)).build(), weighted(triangle(12)).build());
        assertThat(comparison.poses()).hasSize(1);
        assertThat(comparison.poses().getFirst().pair().after()).isOne();
        assertThat(comparison.poses().getFirst().local().units()).isCloseTo(2, within(1e-12));
        assertThat(comparison.poses().getFirst().followers()).containsExactly(2);
        MeshChange mesh = comparison.meshes().getFirst();
        assertThat(mesh.moved().count()).isOne();
        assertThat(mesh.moved().farthest()).isEqualTo(2);
        assertThat(mesh.moved().distance()).isCloseTo(1, within(1e-6));
        assertThat(mesh.reweighted().count()).isZero();
        assertThat(mesh.weightRows().count()).isZero();
    }

    @Test
    void otherJointAtTheSamePositionIsAnotherInfluence() {
        Md5Mesh other = triangle(10)
                .weight(0, 1, 0, 0, 0)
                .weight(1, 1, -10, 1, 0)
                .weight(1, 0.5, 0, 5, 0)
                .weight(0, 0.5, 10, 5, 0)
                .build();
        MeshChange mesh =
                compare(weighted(triangle(10)).build(), other).meshes().getFirst();
        assertThat(mesh.moved().count()).isZero();
        assertThat(mesh.reweighted()).isEqualTo(new MeshChange.Rows(1, Optional.of(1)));
        assertThat(mesh.weightRows().count()).isEqualTo(3);
    }

    @Test
    void numbersOfVerticesAndTrianglesAreCompared() {
        Md5Mesh more = weighted(triangle(10))
                .weight(0, 1, 3, 3, 3)
                .vert(4, 1)
                .tri(0, 2, 3)
                .build();
        MeshChange mesh = compare(weighted(triangle(10)).build(), more).meshes().getFirst();
        assertThat(mesh.vertices()).isEqualTo(new MeshChange.Counts(3, 4));
        assertThat(mesh.triangles()).isEqualTo(new MeshChange.Counts(1, 2));
        assertThat(mesh.removed()).isZero();
        assertThat(mesh.added()).isOne();
    }

    @Test
    void verticesInAnotherOrderAreNotMoved() {
        Md5Mesh other = new MeshBuilder()
                .joint("root", -1, 0, 0, 0)
                .joint("elbow", 0, 10, 0, 0)
                .joint("tip", 1, 15, 0, 0)
                .vert(2, 2)
                .vert(1, 1)
                .vert(0, 1)
                .tri(2, 1, 0)
                .weight(0, 1, 0, 0, 0)
                .weight(0, 1, 0, 1, 0)
                .weight(0, 0.5, 10, 5, 0)
                .weight(1, 0.5, 0, 5, 0)
                .build();
        MeshChange mesh =
                compare(weighted(triangle(10)).build(), other).meshes().getFirst();
        assertThat(mesh.reordered()).isTrue();
        assertThat(mesh.moved().count()).isZero();
    }
}
