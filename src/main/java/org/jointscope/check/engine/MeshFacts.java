package org.jointscope.check.engine;

import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.ModelFile;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What rules ask of an .md5mesh that no issue code answers. */
final class MeshFacts {

    private MeshFacts() {}

    private static Stream<RuleHit> joints(
            Md5Mesh mesh,
            BiPredicate<Integer, MeshJoint> condition,
            Function<MeshJoint, String> what) {
        return Interruption.range(mesh.joints().size())
                .filter(joint -> condition.test(joint, mesh.joints().get(joint)))
                .mapToObj(
                        joint -> {
                            MeshJoint row = mesh.joints().get(joint);
                            return RuleHit.at(
                                    row.place(),
                                    Subject.ofJoint(joint),
                                    "Joint %d '%s' %s."
                                            .formatted(
                                                    joint,
                                                    Names.shown(row.name()),
                                                    what.apply(row)));
                        });
    }

    /** Joints that hang on the last joint of the file, or on one that does not exist. */
    static Stream<RuleHit> onTheLastOrNone(Md5Mesh mesh) {
        int last = mesh.joints().size() - 1;
        return joints(
                mesh,
                (joint, row) -> row.parent() >= last,
                row ->
                        row.parent() == last
                                ? "hangs on the last joint"
                                : "hangs on joint %d, which does not exist"
                                        .formatted(row.parent()));
    }

    /** Joints that stand before their parents. */
    static Stream<RuleHit> beforeTheirParents(Md5Mesh mesh) {
        int last = mesh.joints().size() - 1;
        return joints(
                mesh,
                (joint, row) -> row.parent() >= joint && row.parent() < last,
                row -> "stands before its parent");
    }

    /** Joints whose parent is less than -1. */
    static Stream<RuleHit> belowNone(Md5Mesh mesh) {
        return joints(
                mesh,
                (joint, row) -> row.parent() < -1 && row.parent() != ModelFile.MISSING,
                row -> "has a parent of less than -1");
    }

    /** A file without meshes. */
    static Stream<RuleHit> none(Md5Mesh mesh) {
        return HeaderFacts.where("numMeshes", mesh.numMeshes(), count -> count == 0);
    }

    /** Meshes with a line {@code name}. */
    static Stream<RuleHit> named(Md5Mesh file) {
        return meshes(
                file,
                mesh -> !mesh.name().isEmpty(),
                (index, mesh) ->
                        "Mesh %d is named '%s'.".formatted(index, Names.shown(mesh.name())));
    }

    /** Meshes that have more vertices, triangles or weights than an engine supports. */
    static Function<Md5Mesh, Stream<RuleHit>> above(String rows, int most) {
        return file ->
                meshes(
                        file,
                        mesh -> count(mesh, rows) > most,
                        (index, mesh) ->
                                "Mesh %d has %d %s; the most is %d."
                                        .formatted(index, count(mesh, rows), rows, most));
    }

    private static Stream<RuleHit> meshes(
            Md5Mesh file, Predicate<Mesh> condition, BiFunction<Integer, Mesh, String> detail) {
        List<Mesh> meshes = file.meshes();
        return Interruption.range(meshes.size())
                .filter(index -> condition.test(meshes.get(index)))
                .mapToObj(
                        index ->
                                RuleHit.at(
                                        meshes.get(index).place(),
                                        Subject.ofMesh(index),
                                        detail.apply(index, meshes.get(index))));
    }

    private static int count(Mesh mesh, String rows) {
        return switch (rows) {
            case "vertices" -> mesh.vertices().size();
            case "triangles" -> mesh.triangles().size();
            case "weights" -> mesh.weights().size();
            default -> throw new IllegalArgumentException(rows);
        };
    }

    static Function<Md5Mesh, Stream<RuleHit>> jointsAbove(int most) {
        return mesh -> joints(mesh, (joint, row) -> joint == most, row -> "is one too many");
    }

    static Function<Md5Mesh, Stream<RuleHit>> meshesAbove(int most) {
        return mesh ->
                mesh.meshes().stream()
                        .skip(most)
                        .limit(1)
                        .map(
                                extra ->
                                        RuleHit.at(
                                                extra.place(),
                                                Subject.ofMesh(most),
                                                "There are %d meshes; the most is %d."
                                                        .formatted(mesh.meshes().size(), most)));
    }
}
