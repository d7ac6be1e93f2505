package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jointscope.export.Json;
import org.jointscope.model.md2.Md2Skin;
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
     * @param shader that of the mesh, or the name of the first skin
     * @param normals x, y, z of each point
     * @param derived whether the normals are computed: in an .md2, (0, 0, 0) is a normal with an invalid index
     */
    private record Part(String shader, SkinnedMesh mesh, float[] normals, boolean derived) {

        static Part of(String shader, SkinnedMesh mesh, boolean derived) {
            float[] normals = new float[mesh.points().length];
            mesh.normals(normals);
            return new Part(shader, mesh, normals, derived);
        }

        private float[] points() {
            return mesh.points();
        }

        private int vertexCount() {
            return mesh.surface().vertexCount();
        }

        private int at(int vertex) {
            return mesh.surface().pointOfVertex(vertex) * 3;
        }

        private boolean hasNormal(int at) {
            return derived || normals[at] != 0 || normals[at + 1] != 0 || normals[at + 2] != 0;
        }
    }

    @Override
    public Integer call() {
        if (!read(files)) {
            return CommandLineInterface.FAILED;
        }
        if (open().meshes().isEmpty()) {
            throw wrongUse("cli.skin.noMesh");
        }
        List<SkinnedMesh> posed = posed().meshes();
        List<Part> parts = IntStream.range(0, posed.size())
                .mapToObj(i -> Part.of(shader(i), posed.get(i), open().md2().isEmpty()))
                .toList();
        print(
                json -> {
                    writeFrame(json);
                    json.objects("meshes", parts, SkinCommand::write);
                },
                out -> print(parts, out));
        return 0;
    }

    private String shader(int index) {
        return open().md5Mesh()
                .map(it -> it.meshes().get(index).shader())
                .or(() -> open().md2Model()
                        .flatMap(it -> it.skins().stream().findFirst())
                        .map(Md2Skin::name))
                .orElse("");
    }

    private static void write(Json json, Part part) throws IOException {
        json.member("shader", part.shader())
                .array("vertices", vertices -> {
                    for (int i = 0; i < part.vertexCount(); i++) {
                        vertices.triple(part.points(), part.at(i));
                    }
                })
                .array("normals", normals -> {
                    for (int i = 0; i < part.vertexCount(); i++) {
                        if (part.hasNormal(part.at(i))) {
                            normals.triple(part.normals(), part.at(i));
                        } else {
                            normals.nullElement();
                        }
                    }
                });
    }

    private static void print(List<Part> parts, PrintWriter out) {
        for (int mesh = 0; mesh < parts.size(); mesh++) {
            Part part = parts.get(mesh);
            String shader = Terminal.safe(part.shader());
            out.printf(Locale.ROOT, "mesh %d '%s'%n", mesh, shader);
            out.printf(Locale.ROOT, "%7s  %-36s %s%n", "vertex", "position", "normal");
            for (int vertex = 0; vertex < part.vertexCount(); vertex++) {
                int at = part.at(vertex);
                out.printf(Locale.ROOT, "%7d ", vertex);
                printTriple(part.points(), at, out);
                if (part.hasNormal(at)) {
                    printTriple(part.normals(), at, out);
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
