package org.jointscope.check.engine;

import java.util.BitSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.jointscope.analysis.Figures;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows;
import org.jointscope.model.ModelFile;

/** Facts about the rows of a mesh that rules refer to and that have no issue code. */
final class RowFacts {

    private static final int CORNERS = 3;

    /** Half the distance of two biases that 8 bits can store. */
    private static final double HALF_STEP = 0.5 / 255;

    private RowFacts() {}

    /** Vertices with more than a number of weights. */
    static Function<Md5Mesh, Stream<RuleHit>> weightsAbove(int most) {
        return eachMesh((mesh, of) -> vertices(
                mesh,
                of,
                row -> mesh.vertices().weightCount(row) > most,
                row -> Phrase.of(
                        "engine.hit.vertex.weights", row, mesh.vertices().weightCount(row), most)));
    }

    /** Vertices without weights, but with a first weight past the end. */
    static Stream<RuleHit> unweightedPastTheEnd(Md5Mesh file) {
        return eachMesh((mesh, of) -> vertices(
                        mesh,
                        of,
                        row -> mesh.vertices().weightCount(row) == 0
                                && mesh.vertices().firstWeight(row)
                                        > mesh.weights().size(),
                        row -> Phrase.of(
                                "engine.hit.vertex.first",
                                row,
                                mesh.vertices().firstWeight(row),
                                mesh.weights().size())))
                .apply(file);
    }

    /** Weights with a bias above 1 by more than half a step of 8 bits. */
    static Stream<RuleHit> biasAbove1(Md5Mesh file) {
        return eachMesh((mesh, of) -> biasAbove1(mesh.weights(), of)).apply(file);
    }

    private static Stream<RuleHit> biasAbove1(MeshRows.WeightTable rows, Subject of) {
        return Interruption.range(rows.size())
                .filter(row -> rows.bias(row) > 1 + HALF_STEP)
                .mapToObj(row -> {
                    String bias = Figures.of(rows.bias(row));
                    return RuleHit.at(rows.location(row), of.weight(row), Phrase.of("engine.hit.bias", row, bias));
                });
    }

    /** Vertices with a weight of a joint after the last one. */
    static Stream<RuleHit> jointMissing(Md5Mesh file) {
        int joints = file.joints().size();
        return eachMesh((mesh, of) -> vertices(
                        mesh,
                        of,
                        weightedFrom(mesh, joints),
                        row -> Phrase.of("engine.hit.vertex.joint", row, joints - 1)))
                .apply(file);
    }

    /** True for vertices with a weight of a joint from an index on. */
    static IntPredicate weightedFrom(Mesh mesh, int joint) {
        BitSet later = new BitSet();
        Interruption.range(mesh.weights().size())
                .filter(weight -> mesh.weights().joint(weight) >= joint)
                .forEach(later::set);
        return row -> {
            int first = mesh.vertices().firstWeight(row);
            int next = first < 0 ? -1 : later.nextSetBit(first);
            return next >= 0 && next - first < mesh.vertices().weightCount(row);
        };
    }

    /** Triangles with a vertex index above a limit. */
    static Function<Md5Mesh, Stream<RuleHit>> cornersAbove(int most) {
        return eachMesh((mesh, of) -> corners(mesh, of, vertex -> vertex > most));
    }

    /** Triangles with a vertex index that, modulo a power of 2, is not the index of a vertex. */
    static Function<Md5Mesh, Stream<RuleHit>> cornersModulo(int size) {
        return eachMesh((mesh, of) -> corners(
                mesh,
                of,
                vertex -> vertex != ModelFile.MISSING
                        && (vertex & (size - 1)) >= mesh.vertices().size()));
    }

    private static Function<Md5Mesh, Stream<RuleHit>> eachMesh(BiFunction<Mesh, Subject, Stream<RuleHit>> rule) {
        return file -> Interruption.range(file.meshes().size())
                .boxed()
                .flatMap(index -> rule.apply(file.meshes().get(index), Subject.ofMesh(index)));
    }

    private static Stream<RuleHit> vertices(
            Mesh mesh, Subject of, IntPredicate condition, Function<Integer, Phrase> detail) {
        MeshRows rows = mesh.vertices();
        return Interruption.range(rows.size())
                .filter(condition)
                .mapToObj(row -> RuleHit.at(rows.location(row), of.vertex(row), detail.apply(row)));
    }

    private static Stream<RuleHit> corners(Mesh mesh, Subject of, IntPredicate condition) {
        MeshRows.TriangleTable rows = mesh.triangles();
        return Interruption.range(rows.size())
                .filter(row -> corner(rows, row, condition) < CORNERS)
                .mapToObj(row -> RuleHit.at(
                        rows.location(row),
                        of.triangle(row),
                        Phrase.of("engine.hit.corner", row, rows.vertex(row, corner(rows, row, condition)))));
    }

    /** The first corner of a triangle with such a vertex; the number of corners if none has one. */
    private static int corner(MeshRows.TriangleTable rows, int row, IntPredicate condition) {
        int corner = 0;
        while (corner < CORNERS && !condition.test(rows.vertex(row, corner))) {
            corner++;
        }
        return corner;
    }
}
