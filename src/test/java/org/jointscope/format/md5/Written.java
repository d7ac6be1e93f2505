package org.jointscope.format.md5;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.MeshRows.ColorTable;
import org.jointscope.model.MeshRows.TriangleTable;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Vector3;

/** All values of a model as lines of text, without the places where they stand. */
public final class Written {

    private Written() {}

    public static String lines(Md5Mesh mesh) {
        StringBuilder text = new StringBuilder();
        text.append("version %s \"%s\"\n"
                .formatted(number(mesh.version()), mesh.commandline().orElse("")));
        String counts = number(mesh.numJoints()) + " " + number(mesh.numMeshes());
        text.append("joints %s\n".formatted(counts));
        for (MeshJoint joint : mesh.joints()) {
            text.append("%s %s %s %s\n"
                    .formatted(
                            joint.name(),
                            integer(joint.parent()),
                            vector(joint.position()),
                            vector(joint.orientation())));
        }
        for (Mesh part : mesh.meshes()) {
            text.append("mesh \"%s\" \"%s\"\n".formatted(part.name(), part.shader()));
            text.append("verts %s\n".formatted(number(part.numVerts())));
            text.append(rows(part.vertices()));
            text.append("tris %s\n".formatted(number(part.numTris())));
            text.append(rows(part.triangles()));
            text.append("weights %s\n".formatted(number(part.numWeights())));
            text.append(rows(part.weights()));
            text.append(lines(part.extension()));
        }
        return text.toString();
    }

    /** The parts of later versions; empty for a mesh of version 10. */
    private static String lines(MeshExtension extension) {
        ColorTable colors = extension.colors();
        return extension.flags().stream()
                        .map(flag -> "flag %s\n".formatted(flag.word()))
                        .collect(Collectors.joining())
                + extension
                        .numVertexColors()
                        .map(count -> "colors %s\n".formatted(count.value()))
                        .orElse("")
                + lines(
                        colors.size(),
                        row -> "color %s %s %s %s %s %s"
                                .formatted(
                                        integer(colors.printedIndex(row)),
                                        colors.vertex(row),
                                        colors.channel(row, 0),
                                        colors.channel(row, 1),
                                        colors.channel(row, 2),
                                        colors.channel(row, 3)))
                + lines(
                        extension.tangentSpaces().size(),
                        row -> "normal %s %s %s"
                                .formatted(
                                        vector(extension.tangentSpaces().normal(row)),
                                        vector(extension.tangentSpaces().tangent(row)),
                                        extension.tangentSpaces().sign(row)));
    }

    public static String lines(Md5Anim anim) {
        StringBuilder text = new StringBuilder();
        text.append("version %s \"%s\"\n"
                .formatted(number(anim.version()), anim.commandline().orElse("")));
        List<Optional<Declared>> header =
                List.of(anim.numFrames(), anim.numJoints(), anim.frameRate(), anim.numAnimatedComponents());
        text.append(header.stream().map(Written::number).collect(Collectors.joining(" ", "", "\n")));
        for (AnimJoint joint : anim.hierarchy()) {
            text.append("%s %s %s %s\n"
                    .formatted(
                            joint.name(),
                            integer(joint.parent()),
                            integer(joint.flags()),
                            integer(joint.startIndex())));
        }
        for (BoundsRow row : anim.bounds()) {
            text.append("bounds %s %s\n".formatted(vector(row.min()), vector(row.max())));
        }
        for (BaseframeRow row : anim.baseframe()) {
            text.append("base %s %s\n".formatted(vector(row.position()), vector(row.orientation())));
        }
        for (Frame frame : anim.frames()) {
            text.append("frame %s %s\n".formatted(integer(frame.number()), components(frame)));
        }
        return text.toString();
    }

    public static String rows(VertexTable table) {
        return lines(
                table.size(),
                row -> "%s (%s %s) %s %s"
                        .formatted(
                                integer(table.printedIndex(row)),
                                table.s(row),
                                table.t(row),
                                integer(table.firstWeight(row)),
                                integer(table.weightCount(row))));
    }

    public static String rows(TriangleTable table) {
        return lines(
                table.size(),
                row -> "%s %s %s %s"
                        .formatted(
                                integer(table.printedIndex(row)),
                                integer(table.vertex(row, 0)),
                                integer(table.vertex(row, 1)),
                                integer(table.vertex(row, 2))));
    }

    public static String rows(WeightTable table) {
        return lines(
                table.size(),
                row -> "%s %s %s (%s %s %s)"
                        .formatted(
                                integer(table.printedIndex(row)),
                                integer(table.joint(row)),
                                table.bias(row),
                                table.x(row),
                                table.y(row),
                                table.z(row)));
    }

    public static String components(Frame frame) {
        return IntStream.range(0, frame.size())
                .mapToObj(i -> String.valueOf(frame.value(i)))
                .collect(Collectors.joining(" "));
    }

    private interface Row {
        String text(int row);
    }

    private static String lines(int size, Row row) {
        return IntStream.range(0, size).mapToObj(i -> row.text(i) + "\n").collect(Collectors.joining());
    }

    private static String vector(Vector3 vector) {
        return "(%s %s %s)".formatted(vector.x(), vector.y(), vector.z());
    }

    private static String number(Optional<Declared> declared) {
        return declared.map(d -> String.valueOf(d.value())).orElse("-");
    }

    private static String integer(int value) {
        return value == ModelFile.MISSING ? "?" : String.valueOf(value);
    }
}
