package org.jointscope.export.obj;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOption.Axes;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.FrameRange;
import org.jointscope.export.model.Prepared;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Phrase;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.surface.Surface;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ObjExporterTest {

    private static final ObjExporter EXPORTER = new ObjExporter();

    @TempDir
    private Path folder;

    private final OpenModel open = OpenModel.of(Inspector.inspect(Sample.files()), OpenModel.NONE, RootMode.FILE);

    private Prepared write(ExportOptions options) throws IOException {
        Prepared prepared = EXPORTER.prepare(ExportSource.of(open.copy()), options);
        ExportFiles.write(folder.resolve("d.obj"), false, prepared);
        return prepared;
    }

    private static List<double[]> rows(Path file, String keyword) throws IOException {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> line.startsWith(keyword + " "))
                    .map(line -> Arrays.stream(
                                    line.substring(keyword.length() + 1).split("[ /]"))
                            .mapToDouble(Double::parseDouble)
                            .toArray())
                    .toList();
        }
    }

    /** By the definition of an .obj: every corner has the position, texture coordinates and normal of the model. */
    @Test
    void cornersAreThoseOfThePosedModel() throws IOException {
        write(ExportOptions.INITIAL.with(ExportOption.FRAMES, FrameRange.of(7)).with(ExportOption.SCALE, 0.5));
        Path file = folder.resolve("d.obj");
        List<double[]> v = rows(file, "v");
        List<double[]> vt = rows(file, "vt");
        List<double[]> vn = rows(file, "vn");
        List<double[]> faces = rows(file, "f");
        open.model().pose(7, PoseOptions.FILE);
        int face = 0;
        for (OpenMesh mesh : open.meshes()) {
            Surface surface = mesh.skinned().surface();
            float[] points = mesh.skinned().points();
            float[] normals = new float[points.length];
            mesh.skinned().normals(normals);
            for (int triangle = 0; triangle < surface.triangleCount(); triangle++, face++) {
                for (int corner = 0; corner < 3; corner++) {
                    double[] indices = faces.get(face);
                    int written = (3 - corner) % 3 * 3;
                    int point = 3 * surface.point(triangle, corner);
                    int st = 2 * surface.triangleTexCoords()[3 * triangle + corner];
                    assertThat(v.get((int) indices[written] - 1))
                            .containsExactly(
                                    new double[] {0.5 * points[point + 1], 0.5 * points[point + 2], 0.5 * points[point]
                                    },
                                    within(1e-6));
                    assertThat(vt.get((int) indices[written + 1] - 1))
                            .containsExactly(
                                    new double[] {surface.texCoords()[st], 1 - surface.texCoords()[st + 1]},
                                    within(1e-6));
                    assertThat(vn.get((int) indices[written + 2] - 1))
                            .containsExactly(
                                    new double[] {normals[point + 1], normals[point + 2], normals[point]},
                                    within(1e-6));
                }
            }
        }
        assertThat(faces).hasSize(face).hasSize(5680);
    }

    /** Counterclockwise from outside: the normal of a face is that of its vertices. */
    @Test
    void facesLookOutside() throws IOException {
        write(ExportOptions.INITIAL);
        Path file = folder.resolve("d.obj");
        List<double[]> v = rows(file, "v");
        List<double[]> vn = rows(file, "vn");
        int outside = 0;
        List<double[]> faces = rows(file, "f");
        for (double[] face : faces) {
            double[] a = v.get((int) face[0] - 1);
            double[] b = v.get((int) face[3] - 1);
            double[] c = v.get((int) face[6] - 1);
            double[] n = vn.get((int) face[0] - 1);
            double dot = 0;
            for (int i = 0; i < 3; i++) {
                int j = (i + 1) % 3;
                int k = (i + 2) % 3;
                dot += n[i] * ((b[j] - a[j]) * (c[k] - a[k]) - (b[k] - a[k]) * (c[j] - a[j]));
            }
            outside += dot > 0 ? 1 : 0;
        }
        assertThat(outside).isGreaterThan(faces.size() * 98 / 100);
    }

    @Test
    void materialsHaveTheirImages() throws IOException {
        Prepared prepared = write(ExportOptions.INITIAL);
        assertThat(Files.readAllLines(folder.resolve("d.mtl")))
                .containsSubsequence("newmtl dapple_skin", "map_Kd d-dapple_skin.png", "newmtl dapple_trim");
        assertThat(ImageIO.read(folder.resolve("d-dapple_skin.png").toFile())).isNotNull();
        assertThat(Files.readAllLines(folder.resolve("d.obj")))
                .contains("mtllib d.mtl", "g body", "usemtl dapple_skin");
        assertThat(prepared.contents().stream().map(Phrase::toString))
                .containsExactly(
                        "4 meshes with 3,006 unique positions and 5,680 triangles",
                        "frame 0",
                        "2 materials with 2 images");
        assertThat(prepared.losses().stream().map(Phrase::toString))
                .containsExactly("the skeleton (41 joints) and the vertex weights", "24 frames of the animation");
    }

    @Test
    void rangeIsOneFilePerFrame() throws IOException {
        write(ExportOptions.INITIAL
                .with(ExportOption.FRAMES, new FrameRange(9, 11))
                .with(ExportOption.IMAGES, false)
                .with(ExportOption.AXES, Axes.FILE));
        List<String> names = new ArrayList<>(List.of(folder.toFile().list()));
        assertThat(names).containsExactlyInAnyOrder("d.mtl", "d-0009.obj", "d-0010.obj", "d-0011.obj");
        open.model().pose(11, PoseOptions.FILE);
        float[] points = open.meshes().getFirst().skinned().points();
        assertThat(rows(folder.resolve("d-0011.obj"), "v").getFirst())
                .containsExactly(new double[] {points[0], points[1], points[2]}, within(1e-6));
    }

    @Test
    void modelWithoutTrianglesIsRejected() {
        OpenModel anim = OpenModel.of(Inspector.inspect(List.of(Sample.files().get(1))), OpenModel.NONE, RootMode.FILE);
        assertThat(EXPORTER.obstacle(ExportSource.of(anim)).map(Phrase::toString))
                .contains("no triangles; open an .md5mesh or .md2");
    }
}
