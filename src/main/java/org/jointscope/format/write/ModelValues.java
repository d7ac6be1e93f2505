package org.jointscope.format.write;

import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshExtension.FlagWord;
import org.jointscope.model.MeshRows;

/** The values of a model without their locations, for comparisons. */
final class ModelValues {

    /** The line and the column of a row, which are its first integers. */
    private static final int LOCATION = 2;

    private ModelValues() {}

    static List<Object> of(Md5Mesh mesh) {
        return List.of(
                number(mesh.version()),
                mesh.commandline(),
                number(mesh.numJoints()),
                number(mesh.numMeshes()),
                mesh.joints().stream()
                        .map(joint -> List.of(
                                joint.name(), joint.parent(), joint.position(), joint.orientation(), joint.comment()))
                        .toList(),
                mesh.meshes().stream().map(ModelValues::of).toList());
    }

    private static List<Object> of(Mesh mesh) {
        MeshExtension extension = mesh.extension();
        return List.of(
                mesh.name(),
                mesh.shader(),
                number(mesh.numVerts()),
                number(mesh.numTris()),
                number(mesh.numWeights()),
                integers(mesh.vertices()),
                DoubleBuffer.wrap(mesh.vertices().numbers()),
                integers(mesh.triangles()),
                integers(mesh.weights()),
                DoubleBuffer.wrap(mesh.weights().numbers()),
                extension.flags().stream().map(FlagWord::word).toList(),
                number(extension.numVertexColors()),
                integers(extension.colors()),
                DoubleBuffer.wrap(extension.colors().numbers()),
                DoubleBuffer.wrap(extension.tangentSpaces().numbers()));
    }

    static List<Object> of(Md5Camera camera) {
        return List.of(
                number(camera.version()),
                camera.commandline(),
                number(camera.numFrames()),
                number(camera.frameRate()),
                number(camera.numCuts()),
                camera.cuts().stream().map(Md5Camera.CameraCut::frame).toList(),
                camera.frames().stream()
                        .map(row -> List.of(row.position(), row.orientation(), row.fov()))
                        .toList());
    }

    private static Optional<Double> number(Optional<Declared> declared) {
        return declared.map(Declared::value);
    }

    private static IntBuffer integers(MeshRows rows) {
        int[] all = rows.integers();
        int width = rows.width();
        return IntBuffer.wrap(IntStream.range(0, all.length)
                .filter(i -> i % width >= LOCATION)
                .map(i -> all[i])
                .toArray());
    }
}
