package org.jointscope.check.engine;

import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows;

import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/** The numbers printed in the rows of a mesh, for engines that go by them. */
final class RowFacts {

    private RowFacts() {}

    /** Rows whose number is no less than the declared count. */
    static Stream<RuleHit> numberedPastTheEnd(Md5Mesh file) {
        return Interruption.range(file.meshes().size())
                .boxed()
                .flatMap(
                        index -> {
                            Subject subject = Subject.ofMesh(index);
                            Mesh mesh = file.meshes().get(index);
                            return Stream.of(
                                            past(
                                                    mesh.vertices(),
                                                    mesh.numVerts(),
                                                    subject::vertex,
                                                    "Vertex"),
                                            past(
                                                    mesh.triangles(),
                                                    mesh.numTris(),
                                                    subject::triangle,
                                                    "Triangle"),
                                            past(
                                                    mesh.weights(),
                                                    mesh.numWeights(),
                                                    subject::weight,
                                                    "Weight"))
                                    .flatMap(hits -> hits);
                        });
    }

    private static Stream<RuleHit> past(
            MeshRows rows, Optional<Declared> declared, IntFunction<Subject> subject, String what) {
        double count = declared.map(Declared::value).orElse(Double.NaN);
        return Interruption.range(rows.size())
                .filter(row -> rows.printedIndex(row) >= count)
                .mapToObj(
                        row ->
                                RuleHit.at(
                                        rows.place(row),
                                        subject.apply(row),
                                        "%s %d is numbered %d of %d."
                                                .formatted(
                                                        what,
                                                        row,
                                                        rows.printedIndex(row),
                                                        (int) count)));
    }
}
