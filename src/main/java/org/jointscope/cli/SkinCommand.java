package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jointscope.export.Json;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.pose.md2.KeyframeMorph;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.skin.SkinnedMesh;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "skin", mixinStandardHelpOptions = true)
final class SkinCommand extends PosingCommand {

    @Parameters(arity = "1..2", paramLabel = "FILE")
    private List<Path> files;

    /**
     * A mesh for the output.
     *
     * @param points x, y, z of each unique position; likewise the normals
     * @param allNormals whether a normal of (0, 0, 0) is valid
     */
    private record Surface(
            String shader,
            int vertexCount,
            IntUnaryOperator pointOfVertex,
            float[] points,
            float[] normals,
            boolean allNormals) {

        static Surface of(Mesh mesh, SkinnedMesh skinned) {
            SkinBinding binding = skinned.binding();
            float[] normals = new float[skinned.points().length];
            skinned.normals(normals);
            return new Surface(
                    mesh.shader(), binding.vertexCount(), binding::pointOfVertex, skinned.points(), normals, true);
        }

        /**
         * The only mesh, with the name of its first skin. Only a normal with an invalid index is (0, 0, 0): see
         * {@link KeyframeMorph#normals}.
         */
        static Surface of(Md2 md2, double frame) {
            KeyframeMorph morph = new KeyframeMorph(md2);
            float[] points = new float[morph.pointCount() * 3];
            float[] normals = new float[points.length];
            morph.go(frame, KeyframeMorph.LOOP_RULE);
            morph.points(points);
            morph.normals(normals);
            return new Surface(
                    md2.skins().stream().findFirst().map(Md2Skin::name).orElse(""),
                    morph.pointCount(),
                    IntUnaryOperator.identity(),
                    points,
                    normals,
                    false);
        }

        private int at(int vertex) {
            return pointOfVertex.applyAsInt(vertex) * 3;
        }

        private boolean hasNormal(int at) {
            return allNormals || normals[at] != 0 || normals[at + 1] != 0 || normals[at + 2] != 0;
        }
    }

    @Override
    public Integer call() {
        if (!read(files)) {
            return CommandLineInterface.FAILED;
        }
        List<Surface> surfaces =
                md2().map(md2 -> List.of(Surface.of(md2, keyframe()))).orElseGet(this::skinned);
        print(
                json -> {
                    writeFrame(json);
                    json.objects("meshes", surfaces, SkinCommand::write);
                },
                out -> print(surfaces, out));
        return 0;
    }

    private List<Surface> skinned() {
        Md5Mesh mesh = mesh().orElseThrow(() -> wrongUse("cli.skin.noMesh"));
        List<SkinnedMesh> skinned = posed().meshes();
        return IntStream.range(0, skinned.size())
                .mapToObj(i -> Surface.of(mesh.meshes().get(i), skinned.get(i)))
                .toList();
    }

    private static void write(Json json, Surface surface) throws IOException {
        json.member("shader", surface.shader())
                .array("vertices", vertices -> {
                    for (int i = 0; i < surface.vertexCount(); i++) {
                        vertices.triple(surface.points(), surface.at(i));
                    }
                })
                .array("normals", normals -> {
                    for (int i = 0; i < surface.vertexCount(); i++) {
                        if (surface.hasNormal(surface.at(i))) {
                            normals.triple(surface.normals(), surface.at(i));
                        } else {
                            normals.nullElement();
                        }
                    }
                });
    }

    private static void print(List<Surface> surfaces, PrintWriter out) {
        for (int mesh = 0; mesh < surfaces.size(); mesh++) {
            Surface surface = surfaces.get(mesh);
            String shader = Terminal.safe(surface.shader());
            out.printf(Locale.ROOT, "mesh %d '%s'%n", mesh, shader);
            out.printf(Locale.ROOT, "%7s  %-36s %s%n", "vertex", "position", "normal");
            for (int vertex = 0; vertex < surface.vertexCount(); vertex++) {
                int at = surface.at(vertex);
                out.printf(Locale.ROOT, "%7d ", vertex);
                printTriple(surface.points(), at, out);
                if (surface.hasNormal(at)) {
                    printTriple(surface.normals(), at, out);
                } else {
                    out.printf(" %11s %11s %11s", "-", "-", "-");
                }
                out.println();
            }
        }
    }

    private static void printTriple(float[] values, int at, PrintWriter out) {
        for (int i = at; i < at + 3; i++) {
            out.printf(Locale.ROOT, " %11.6f", values[i]);
        }
    }
}
