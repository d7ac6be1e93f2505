package org.jointscope.check.engine;

import org.jointscope.check.Names;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.ModelFile;

import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What rules ask of an .md5mesh that no kind of trouble answers. */
final class MeshFacts {

    private MeshFacts() {}

    /** Joints for which something holds that is asked of their index and row. */
    static Stream<Spot> joints(
            Md5Mesh mesh, BiPredicate<Integer, MeshJoint> condition, String what) {
        return joints(mesh, condition, row -> what);
    }

    private static Stream<Spot> joints(
            Md5Mesh mesh,
            BiPredicate<Integer, MeshJoint> condition,
            Function<MeshJoint, String> what) {
        return IntStream.range(0, mesh.joints().size())
                .filter(joint -> condition.test(joint, mesh.joints().get(joint)))
                .mapToObj(
                        joint -> {
                            MeshJoint row = mesh.joints().get(joint);
                            return Spot.at(
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
    static Stream<Spot> onTheLastOrNone(Md5Mesh mesh) {
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
    static Stream<Spot> beforeTheirParents(Md5Mesh mesh) {
        int last = mesh.joints().size() - 1;
        return joints(
                mesh,
                (joint, row) -> row.parent() >= joint && row.parent() < last,
                "stands before its parent");
    }

    /** Joints whose parent is less than -1. */
    static Stream<Spot> belowNone(Md5Mesh mesh) {
        return joints(
                mesh,
                (joint, row) -> row.parent() < -1 && row.parent() != ModelFile.MISSING,
                "has a parent of less than -1");
    }

    /** A file without meshes. */
    static Stream<Spot> none(Md5Mesh mesh) {
        boolean declared = mesh.numMeshes().filter(count -> count.value() == 0).isPresent();
        return declared
                ? Stream.of(
                        Spot.at(mesh.numMeshes().get().place(), Subject.FILE, "numMeshes is 0."))
                : Stream.empty();
    }

    /** Meshes with a line {@code name}. */
    static Stream<Spot> named(Md5Mesh file) {
        return IntStream.range(0, file.meshes().size())
                .filter(index -> !file.meshes().get(index).name().isEmpty())
                .mapToObj(
                        index ->
                                Spot.at(
                                        file.meshes().get(index).place(),
                                        Subject.ofMesh(index),
                                        "Mesh %d is named '%s'."
                                                .formatted(
                                                        index,
                                                        Names.shown(
                                                                file.meshes().get(index).name()))));
    }

    /** Meshes that have more of something than an engine takes. */
    static Stream<Spot> above(Md5Mesh file, ToIntFunction<Mesh> count, String what, int most) {
        return IntStream.range(0, file.meshes().size())
                .filter(index -> count.applyAsInt(file.meshes().get(index)) > most)
                .mapToObj(
                        index ->
                                Spot.at(
                                        file.meshes().get(index).place(),
                                        Subject.ofMesh(index),
                                        "Mesh %d has %d %s; the most is %d."
                                                .formatted(
                                                        index,
                                                        count.applyAsInt(file.meshes().get(index)),
                                                        what,
                                                        most)));
    }

    /** More joints than an engine takes. */
    static Stream<Spot> jointsAbove(Md5Mesh mesh, int most) {
        return joints(mesh, (joint, row) -> joint == most, "is one too many");
    }

    /** More meshes than an engine takes. */
    static Stream<Spot> meshesAbove(Md5Mesh mesh, int most) {
        return mesh.meshes().size() > most
                ? Stream.of(
                        Spot.at(
                                mesh.meshes().get(most).place(),
                                Subject.ofMesh(most),
                                "There are %d meshes; the most is %d."
                                        .formatted(mesh.meshes().size(), most)))
                : Stream.empty();
    }
}
