package org.jointscope.cli;

import org.jointscope.export.Json;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

@Command(
        name = "skin",
        mixinStandardHelpOptions = true,
        description =
                "Prints the vertices of a mesh at a frame, in model space, with their normals.")
final class SkinCommand implements Callable<Integer> {

    @Parameters(
            arity = "1..2",
            paramLabel = "FILE",
            description = "An .md5mesh, alone or with an .md5anim; or an .md2.")
    private List<Path> files;

    @Mixin private Posing posing;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        if (!posing.read(files)) {
            return CommandLineInterface.FAILED;
        }
        PrintWriter out = spec.commandLine().getOut();
        if (posing.md2().isPresent()) {
            KeyframeSkin skin = new KeyframeSkin(posing.md2().get(), posing.keyframe());
            if (posing.json()) {
                Json.print(out, json -> skin.write(posing.frame(), json));
            } else {
                skin.print(out);
            }
            return 0;
        }
        Md5Mesh mesh =
                posing.mesh()
                        .orElseThrow(
                                () -> posing.wrongUse("There is no .md5mesh or .md2 to skin."));
        SkinnedModel model = posing.posed();
        if (posing.json()) {
            Json.print(out, json -> write(mesh, model, json));
        } else {
            print(mesh, model, out);
        }
        return 0;
    }

    private void write(Md5Mesh mesh, SkinnedModel model, Json json) throws IOException {
        PoseCommand.writeFrame(posing.frame(), json);
        json.array(
                "meshes",
                () -> {
                    for (int i = 0; i < mesh.meshes().size(); i++) {
                        String shader = mesh.meshes().get(i).shader();
                        SkinnedMesh skinned = model.meshes().get(i);
                        json.object(() -> write(shader, skinned, json));
                    }
                });
    }

    private static void write(String shader, SkinnedMesh mesh, Json json) throws IOException {
        float[] normals = new float[mesh.points().length];
        mesh.normals(normals);
        json.member("shader", shader);
        json.array("vertices", () -> writeVertices(mesh.binding(), mesh.points(), json));
        json.array("normals", () -> writeVertices(mesh.binding(), normals, json));
    }

    private static void writeVertices(SkinBinding binding, float[] ofPoints, Json json)
            throws IOException {
        for (int vertex = 0; vertex < binding.vertexCount(); vertex++) {
            json.triple(ofPoints, binding.pointOfVertex(vertex) * 3);
        }
    }

    private static void print(Md5Mesh mesh, SkinnedModel model, PrintWriter out) {
        for (int i = 0; i < mesh.meshes().size(); i++) {
            SkinnedMesh skinned = model.meshes().get(i);
            float[] normals = new float[skinned.points().length];
            skinned.normals(normals);
            printHeading(i, mesh.meshes().get(i).shader(), out);
            for (int vertex = 0; vertex < skinned.binding().vertexCount(); vertex++) {
                int at = skinned.binding().pointOfVertex(vertex) * 3;
                printVertex(vertex, skinned.points(), normals, at, out);
            }
        }
    }

    static void printHeading(int mesh, String shader, PrintWriter out) {
        out.printf(Locale.ROOT, "mesh %d \"%s\"%n", mesh, Terminal.safe(shader));
        out.printf(Locale.ROOT, "%7s  %-36s %s%n", "vertex", "position", "normal");
    }

    static void printVertex(int vertex, float[] points, float[] normals, int at, PrintWriter out) {
        out.printf(Locale.ROOT, "%7d ", vertex);
        printTriple(points, at, out);
        printTriple(normals, at, out);
        out.println();
    }

    static void printVertexWithoutNormal(int vertex, float[] points, int at, PrintWriter out) {
        out.printf(Locale.ROOT, "%7d ", vertex);
        printTriple(points, at, out);
        out.printf(" %11s %11s %11s%n", "-", "-", "-");
    }

    private static void printTriple(float[] values, int at, PrintWriter out) {
        for (int i = at; i < at + 3; i++) {
            out.printf(Locale.ROOT, " %11.6f", values[i]);
        }
    }
}
