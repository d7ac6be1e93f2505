package org.jointscope.compare;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jointscope.compare.MeshChange.Counts;
import org.jointscope.compare.MeshChange.Moved;
import org.jointscope.compare.MeshChange.Rows;
import org.jointscope.compare.MeshChange.Shaders;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows.TriangleTable;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.skin.SkinnedMesh;

/** Compares blocks of two meshes. */
record MeshChanges(Md5Mesh before, Md5Mesh after, JointPairs joints, Tolerance tolerance) {

    /** Positions are computed in single precision: this share of the largest coordinate is rounding. */
    private static final double ROUNDING = 1e-6;

    private static final double SAME_COORDINATE = 1e-6;
    private static final double SAME_BIAS = 1e-6;

    /** The difference between two blocks; empty if there is none. */
    Optional<MeshChange> between(int index, SkinnedMesh one, int partner, SkinnedMesh other) {
        Mesh from = before.meshes().get(index);
        Mesh to = after.meshes().get(partner);
        double near = Math.max(tolerance.units(), ROUNDING * Math.max(largest(one), largest(other)));
        boolean byIndex = from.vertices().size() == to.vertices().size();
        Moved moved = byIndex ? moved(one, other, near) : Moved.NONE;
        int[] unmatched = byIndex && moved.count() == 0 ? new int[2] : unmatched(one, from, other, to, near);
        boolean reordered = byIndex && moved.count() > 0 && unmatched[0] == 0;
        boolean compared = byIndex && !reordered;
        MeshChange change = new MeshChange(
                index,
                partner,
                new Shaders(from.shader(), to.shader()),
                new Counts(from.vertices().size(), to.vertices().size()),
                new Counts(from.triangles().size(), to.triangles().size()),
                new Counts(from.weights().size(), to.weights().size()),
                reordered,
                byIndex ? 0 : unmatched[0],
                byIndex ? 0 : unmatched[1],
                reordered ? Moved.NONE : moved,
                compared
                        ? count(from.vertices().size(), vertex -> isRemapped(from.vertices(), to.vertices(), vertex))
                        : 0,
                compared ? reweighted(one, other) : Rows.NONE,
                compared && from.triangles().size() == to.triangles().size()
                        ? count(from.triangles().size(), row -> isRewired(from.triangles(), to.triangles(), row))
                        : 0,
                compared ? weightRows(from.weights(), to.weights()) : Rows.NONE);
        return change.differs() ? Optional.of(change) : Optional.empty();
    }

    private static int count(int size, IntPredicate differs) {
        return (int) IntStream.range(0, size).filter(differs).count();
    }

    private static double largest(SkinnedMesh mesh) {
        double largest = 0;
        for (float coordinate : mesh.points()) {
            largest = Math.max(largest, Math.abs(coordinate));
        }
        return largest;
    }

    private static int at(SkinnedMesh mesh, int vertex) {
        return mesh.surface().pointOfVertex(vertex) * 3;
    }

    private static Moved moved(SkinnedMesh one, SkinnedMesh other, double near) {
        Moved moved = Moved.NONE;
        for (int vertex = 0; vertex < one.surface().vertexCount(); vertex++) {
            int from = at(one, vertex);
            int to = at(other, vertex);
            double x = other.points()[to] - one.points()[from];
            double y = other.points()[to + 1] - one.points()[from + 1];
            double z = other.points()[to + 2] - one.points()[from + 2];
            double distance = Math.sqrt(x * x + y * y + z * z);
            if (distance > near) {
                moved = new Moved(
                        moved.count() + 1,
                        distance > moved.distance() ? vertex : moved.farthest(),
                        Math.max(distance, moved.distance()));
            }
        }
        return moved;
    }

    /** Numbers of vertices of the first block and of the second one without a partner at the same position. */
    private static int[] unmatched(SkinnedMesh one, Mesh from, SkinnedMesh other, Mesh to, double near) {
        Map<List<Long>, Integer> waiting = new HashMap<>();
        for (int vertex = 0; vertex < from.vertices().size(); vertex++) {
            waiting.merge(key(one, from.vertices(), vertex, near), 1, Integer::sum);
        }
        int matched = 0;
        for (int vertex = 0; vertex < to.vertices().size(); vertex++) {
            List<Long> key = key(other, to.vertices(), vertex, near);
            if (waiting.getOrDefault(key, 0) > 0) {
                waiting.merge(key, -1, Integer::sum);
                matched++;
            }
        }
        return new int[] {from.vertices().size() - matched, to.vertices().size() - matched};
    }

    private static List<Long> key(SkinnedMesh mesh, VertexTable vertices, int vertex, double near) {
        int at = at(mesh, vertex);
        double step = Math.max(near * 4, Float.MIN_NORMAL);
        return List.of(
                Math.round(mesh.points()[at] / step),
                Math.round(mesh.points()[at + 1] / step),
                Math.round(mesh.points()[at + 2] / step),
                Math.round(vertices.s(vertex) / SAME_COORDINATE / 4),
                Math.round(vertices.t(vertex) / SAME_COORDINATE / 4));
    }

    private static boolean isRemapped(VertexTable one, VertexTable other, int vertex) {
        return Math.abs(one.s(vertex) - other.s(vertex)) > SAME_COORDINATE
                || Math.abs(one.t(vertex) - other.t(vertex)) > SAME_COORDINATE;
    }

    private Rows reweighted(SkinnedMesh one, SkinnedMesh other) {
        int[] changed = IntStream.range(0, one.surface().vertexCount())
                .filter(vertex -> isReweighted(one, other, vertex))
                .toArray();
        return new Rows(changed.length, Arrays.stream(changed).boxed().findFirst());
    }

    /** Whether the joints of a vertex, or their shares, differ; the order of its weights does not matter. */
    private boolean isReweighted(SkinnedMesh one, SkinnedMesh other, int vertex) {
        Map<Integer, Double> shares = new TreeMap<>();
        addShares(one, vertex, joints::inAfter, -1, shares);
        addShares(other, vertex, joint -> joint, 1, shares);
        return shares.values().stream().anyMatch(share -> Math.abs(share) > SAME_BIAS);
    }

    private static void addShares(
            SkinnedMesh mesh, int vertex, IntUnaryOperator partner, int sign, Map<Integer, Double> shares) {
        SkinBinding binding = mesh.binding();
        int point = mesh.surface().pointOfVertex(vertex);
        int end = binding.weightEnd()[point];
        for (int weight = end - binding.weightCount(point); weight < end; weight++) {
            shares.merge(partner.applyAsInt(binding.joints()[weight]), sign * binding.bias(weight), Double::sum);
        }
    }

    private static boolean isRewired(TriangleTable one, TriangleTable other, int row) {
        return IntStream.range(0, 3).anyMatch(corner -> one.vertex(row, corner) != other.vertex(row, corner));
    }

    private Rows weightRows(WeightTable one, WeightTable other) {
        if (one.size() != other.size()) {
            return Rows.NONE;
        }
        int[] rows = IntStream.range(0, one.size())
                .filter(row -> partner(one.joint(row)) != other.joint(row) || isOther(one, other, row))
                .toArray();
        return new Rows(
                rows.length,
                Arrays.stream(rows)
                        .limit(1)
                        .mapToObj(row -> other.location(row).line())
                        .findFirst());
    }

    /** The joint of the second file; one that does not exist is the same in both. */
    private int partner(int joint) {
        return joint < 0 || joint >= joints.before.size() ? joint : joints.inAfter(joint);
    }

    private static boolean isOther(WeightTable one, WeightTable other, int row) {
        return !Arrays.equals(numbers(one, row), numbers(other, row));
    }

    private static double[] numbers(WeightTable table, int row) {
        // Adding zero makes −0 equal to 0.
        return new double[] {table.bias(row) + 0.0, table.x(row) + 0.0, table.y(row) + 0.0, table.z(row) + 0.0};
    }
}
