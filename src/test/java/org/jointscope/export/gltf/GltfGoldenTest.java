package org.jointscope.export.gltf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.ExportSource.Animation;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.skin.OffsetSpread;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.GoldenDocument;
import org.jointscope.testing.GoldenDocument.Frame;
import org.jointscope.testing.GoldenDocument.Joint;
import org.jointscope.testing.GoldenDocument.Sample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a .glb shows, computed from its bytes, against the numbers of another program and against the kernel. */
class GltfGoldenTest {

    /** Of the diagonal of the model. */
    private static final double TOLERANCE = 1e-5;

    @TempDir
    private Path folder;

    static Stream<GoldenDocument> documents() throws IOException {
        return GoldenDocument.all().stream()
                .filter(document ->
                        document.mesh().isPresent() && !document.blend().equals("model"));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void agreesWith(GoldenDocument document) throws IOException {
        ExportSource source = Exported.source(
                List.of(document.mesh().orElseThrow()),
                document.anim().map(List::of).orElse(List.of()));
        Path file = folder.resolve("model.glb");
        double error = error(source, file);
        GltfReader reader = new GltfReader(file);
        double rate = source.animations().isEmpty()
                ? 1
                : source.animations().getFirst().clip().frameRate();
        for (Frame frame : document.frames()) {
            double at = frame.frame().orElse(0);
            if (document.name().startsWith("own") && at != Math.rint(at)) {
                // Engines interpolate non-unit quaternions, which glTF does not allow.
                continue;
            }
            int animation = source.animations().isEmpty() ? -1 : 0;
            double[][] globals = reader.globals(animation, at / rate);
            double tolerance = TOLERANCE * frame.diagonal();
            for (int i = 0; i < frame.joints().size(); i++) {
                Joint joint = frame.joints().get(i);
                double[] position = GltfReader.position(globals[reader.joint(i)]);
                assertThat(GoldenDocument.distance(position, joint.position()))
                        .as(joint.name())
                        .isLessThan(tolerance);
            }
            for (int mesh = 0; mesh < frame.meshes().size(); mesh++) {
                double[][] vertices = reader.vertices(reader.meshNodes().get(mesh), globals, new double[0]);
                assertThat(vertices).hasNumberOfRows(frame.meshes().get(mesh).count());
                double[] spread = spread(source.open(), mesh);
                for (Sample sample : frame.meshes().get(mesh).samples()) {
                    boolean agrees = spread[sample.vertex()] < tolerance;
                    assertThat(GoldenDocument.distance(vertices[sample.vertex()], sample.value()))
                            .as("vertex %d of mesh %d in frame %s", sample.vertex(), mesh, frame.frame())
                            .isLessThan(agrees ? 2 * tolerance : tolerance + error);
                }
            }
        }
    }

    /** The disagreement of the offsets of each vertex. */
    private static double[] spread(OpenModel open, int mesh) {
        SkinBinding binding = open.meshes().get(mesh).skinned().binding();
        double[] points = OffsetSpread.ofPoints(
                binding, open.model().bindPose().orElseThrow().modelSpace());
        double[] spread = new double[binding.surface().vertexCount()];
        for (int vertex = 0; vertex < spread.length; vertex++) {
            spread[vertex] = points[binding.surface().pointOfVertex(vertex)];
        }
        return spread;
    }

    private static double error(ExportSource source, Path file) throws IOException {
        GltfExport export = (GltfExport) Exported.write(source, ExportOptions.INITIAL, file);
        return export.error().map(WrittenModel.Error::distance).orElse(0.0);
    }

    /** First, middle and last frame of every animation. */
    @Test
    void corpusAgreesWithTheKernel() throws IOException {
        for (Map.Entry<String, ExportSource> each : Exported.corpus().entrySet()) {
            ExportSource source = each.getValue();
            Path file = folder.resolve("model.glb");
            double tolerance =
                    error(source, file) + TOLERANCE * source.open().extent().diagonal();
            GltfReader reader = new GltfReader(file);
            if (source.open().md2().isPresent()) {
                assertKeyframes(source.open(), reader, tolerance);
            }
            for (int i = 0; i < source.animations().size(); i++) {
                Animation animation = source.animations().get(i);
                int last = animation.clip().frameCount() - 1;
                for (int frame : new int[] {0, last / 2, last}) {
                    SkinnedModel model =
                            SkinnedModel.of(source.open().model().boundMeshes(), Optional.of(animation.clip()));
                    model.pose(frame, PoseOptions.FILE);
                    double[][] globals =
                            reader.globals(i, (float) (frame / animation.clip().frameRate()));
                    int node = 0;
                    for (SkinnedMesh mesh : model.meshes()) {
                        if (mesh.surface().triangleCount() > 0) {
                            double[][] vertices =
                                    reader.vertices(reader.meshNodes().get(node++), globals, new double[0]);
                            assertThat(distance(vertices, mesh))
                                    .as("%s %s %d", each.getKey(), animation.name(), frame)
                                    .isLessThan(tolerance);
                        }
                    }
                }
            }
        }
    }

    private static double distance(double[][] vertices, SkinnedMesh mesh) {
        double largest = 0;
        for (int vertex = 0; vertex < vertices.length; vertex++) {
            int at = mesh.surface().pointOfVertex(vertex) * 3;
            double[] expected = {mesh.points()[at], mesh.points()[at + 1], mesh.points()[at + 2]};
            largest = Math.max(largest, GoldenDocument.distance(vertices[vertex], expected));
        }
        return largest;
    }

    /** The triangles of an .md2, which can have more vertices in a .glb. */
    private static void assertKeyframes(OpenModel open, GltfReader reader, double tolerance) {
        SkinnedMesh mesh = open.model().meshes().getFirst();
        int node = reader.meshNodes().getFirst();
        double[] corners = reader.numbers(reader.primitive(node).get("indices").asInt());
        int first = 0;
        for (int clip = 0; clip < reader.json().path("animations").size(); clip++) {
            JsonNode sampler =
                    reader.json().get("animations").get(clip).get("samplers").get(0);
            double[] times = reader.numbers(sampler.get("input").asInt());
            double[] weights = reader.morphWeights(clip, times[times.length - 1]);
            open.model().poseRound(first + times.length - 1, 0, open.model().frameCount() - 1, PoseOptions.FILE);
            open.model().skin();
            double[][] vertices = reader.vertices(node, reader.globals(-1, 0), weights);
            for (int triangle = 0; triangle < mesh.surface().triangleCount(); triangle++) {
                for (int corner = 0; corner < 3; corner++) {
                    int at = mesh.surface().point(triangle, corner) * 3;
                    double[] expected = {mesh.points()[at], mesh.points()[at + 1], mesh.points()[at + 2]};
                    double[] vertex = vertices[(int) corners[triangle * 3 + (3 - corner) % 3]];
                    assertThat(GoldenDocument.distance(vertex, expected)).isLessThan(tolerance);
                }
            }
            first += times.length;
        }
        if (open.model().frameCount() > 1) {
            assertThat(first).isEqualTo(open.model().frameCount());
        }
    }
}
