package org.jointscope.export.gltf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.inspect.Sample;
import org.jointscope.pose.PoseOptions;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.GoldenDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small models with one property each, as .glb. */
class GltfExporterTest {

    private static final double NEAR = 1e-5;

    @TempDir
    private Path folder;

    private GltfExport export;

    /** Five joints above each other. */
    private static final List<String> JOINTS = List.of("a", "b", "c", "d", "e");

    private Path mesh(String vertices, String weights) throws IOException {
        StringBuilder text = new StringBuilder("MD5Version 10\ncommandline \"\"\nnumJoints 5\nnumMeshes 1\njoints {\n");
        for (int i = 0; i < JOINTS.size(); i++) {
            text.append("\"%s\" %d ( 0 0 %d ) ( 0 0 0 ) //\n".formatted(JOINTS.get(i), i - 1, i));
        }
        text.append("}\nmesh {\nshader \"models/one\"\nnumverts 3\n").append(vertices);
        text.append("numtris 1\ntri 0 0 1 2\nnumweights ")
                .append(weights.lines().count())
                .append('\n');
        text.append(weights).append("}\n");
        return Files.writeString(folder.resolve("model.md5mesh"), text);
    }

    /** Three vertices with a weight each. */
    private Path triangle() throws IOException {
        return mesh(vertices("0 1", "1 1", "2 1"), """
            weight 0 0 1 ( 1 0 0 )
            weight 1 1 1 ( 0 1 0 )
            weight 2 4 1 ( 0 0 2 )
            """);
    }

    private static String vertices(String... weights) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < weights.length; i++) {
            text.append("vert %d ( %d 0.25 ) %s\n".formatted(i, i, weights[i]));
        }
        return text.toString();
    }

    /** Joint b turns about +X, and rises. */
    private Path anim(String name, int frames) throws IOException {
        StringBuilder text = new StringBuilder("MD5Version 10\ncommandline \"made\"\nnumFrames %d\n".formatted(frames));
        text.append("numJoints 5\nframeRate 20\nnumAnimatedComponents 2\nhierarchy {\n");
        for (int i = 0; i < JOINTS.size(); i++) {
            text.append("\"%s\" %d %d 0 //\n".formatted(JOINTS.get(i), i - 1, i == 1 ? 12 : 0));
        }
        text.append("}\nbounds {\n")
                .append("( -9 -9 -9 ) ( 9 9 9 )\n".repeat(frames))
                .append("}\nbaseframe {\n");
        for (int i = 0; i < JOINTS.size(); i++) {
            text.append("( 0 0 %d ) ( 0 0 0 )\n".formatted(i == 0 ? 0 : 1));
        }
        text.append("}\n");
        for (int frame = 0; frame < frames; frame++) {
            text.append("frame %d {\n%s %s\n}\n".formatted(frame, 1 + 0.5 * frame, 0.3 * frame));
        }
        return Files.writeString(folder.resolve(name), text);
    }

    private GltfReader export(ExportSource source, ExportOptions options) throws IOException {
        Path file = folder.resolve("model.glb");
        export = (GltfExport) Exported.write(source, options, file);
        return new GltfReader(file);
    }

    private GltfReader export(Path... files) throws IOException {
        return export(Exported.source(List.of(files), List.of()), ExportOptions.INITIAL);
    }

    private double error() {
        return export.error().orElseThrow().distance();
    }

    @Test
    void fiveWeightsNeedASecondAttribute() throws IOException {
        Path mesh = mesh(vertices("0 5", "5 1", "6 1"), """
            weight 0 0 0.1 ( 1 0 0 )
            weight 1 1 0.3 ( 1 0 -1 )
            weight 2 2 0.2 ( 1 0 -2 )
            weight 3 3 0.25 ( 1 0 -3 )
            weight 4 4 0.15 ( 1 0 -4 )
            weight 5 0 1 ( 0 1 0 )
            weight 6 0 1 ( 0 2 0 )
            """);
        ExportSource source = Exported.source(List.of(mesh, anim("turn.md5anim", 3)), List.of());
        GltfReader all = export(source, ExportOptions.INITIAL);
        JsonNode attributes = all.primitive(all.meshNodes().getFirst()).get("attributes");
        double[] first = all.numbers(attributes.get("WEIGHTS_0").asInt());
        double[] second = all.numbers(attributes.get("WEIGHTS_1").asInt());
        assertThat(first[0] + first[1] + first[2] + first[3] + second[0]).isEqualTo(1);
        assertThat((float) first[0]).isEqualTo(0.3f, within(1e-6f));
        assertThat(error()).isLessThan(NEAR);
        assertThat(export.exact()).isTrue();

        GltfReader four = export(source, ExportOptions.INITIAL.with(GltfExporter.FOUR_WEIGHTS, true));
        assertThat(four.primitive(four.meshNodes().getFirst()).get("attributes").has("WEIGHTS_1"))
                .isFalse();
        assertThat(export.exact()).isFalse();
        assertThat(export.losses().toString()).contains("with more than 4 weights: vertices move by at most 0.");
    }

    @Test
    void weightsOfOneJointAreOne() throws IOException {
        Path mesh = mesh(vertices("0 3", "3 1", "4 1"), """
            weight 0 1 0.5 ( 1 0 0 )
            weight 1 2 0.25 ( 1 0 -1 )
            weight 2 1 0.25 ( 1 0 0 )
            weight 3 0 1 ( 0 1 0 )
            weight 4 0 1 ( 0 2 0 )
            """);
        GltfReader reader = export(mesh, anim("turn.md5anim", 3));
        JsonNode attributes = reader.primitive(reader.meshNodes().getFirst()).get("attributes");
        assertThat(reader.numbers(attributes.get("JOINTS_0").asInt())).startsWith(1, 2, 0, 0);
        assertThat(reader.numbers(attributes.get("WEIGHTS_0").asInt())).startsWith(0.75, 0.25, 0, 0);
        assertThat(error()).isLessThan(NEAR);
    }

    @Test
    void aVertexWithoutWeightsDoesNotMove() throws IOException {
        Path mesh = mesh(vertices("0 0", "0 1", "1 1"), """
            weight 0 1 1 ( 1 0 0 )
            weight 1 0 1 ( 0 1 0 )
            """);
        GltfReader reader = export(mesh, anim("turn.md5anim", 3));
        assertThat(reader.json().get("skins").get(0).get("joints")).hasSize(6);
        assertThat(reader.vertices(reader.meshNodes().getFirst(), reader.globals(0, 0.1), new double[0])[0])
                .containsExactly(0, 0, 0);
        assertThat(error()).isLessThan(NEAR);
    }

    @Test
    void offsetsThatDisagreeAreNotExact() throws IOException {
        Path mesh = mesh(vertices("0 2", "2 1", "3 1"), """
            weight 0 0 0.5 ( 1 0 0 )
            weight 1 1 0.5 ( 3 0 0 )
            weight 2 0 1 ( 0 1 0 )
            weight 3 0 1 ( 0 2 0 )
            """);
        export(mesh, anim("turn.md5anim", 3));
        assertThat(export.exact()).isFalse();
        assertThat(error()).isGreaterThan(0.1);
        assertThat(export.contents().toString()).contains("(mesh 0, vertex 0, frame 2 of turn)");
    }

    @Test
    void aMeshAloneIsInItsBindPose() throws IOException {
        GltfReader reader = export(triangle());
        assertThat(reader.json().has("animations")).isFalse();
        double[][] vertices = reader.vertices(reader.meshNodes().getFirst(), reader.globals(-1, 0), new double[0]);
        assertThat(vertices[2]).containsExactly(new double[] {0, 0, 6}, within(NEAR));
        assertThat(export.contents().toString()).contains("in the bind pose: 0 units");
    }

    @Test
    void animationsAreClipsWithConstantChannelsAsOneKey() throws IOException {
        Path walk = anim("walk.md5anim", 4);
        GltfReader reader = export(
                Exported.source(List.of(triangle(), walk), List.of(anim("run.md5anim", 2))), ExportOptions.INITIAL);
        JsonNode first = reader.json().get("animations").get(reader.animation("walk"));
        List<Integer> keys = new ArrayList<>();
        for (JsonNode sampler : first.get("samplers")) {
            keys.add(reader.numbers(sampler.get("input").asInt()).length);
        }
        assertThat(keys).containsExactly(1, 1, 4, 4, 1, 1, 1, 1, 1, 1);
        JsonNode extras = first.get("extras");
        assertThat(extras.get("frameRate").asDouble()).isEqualTo(20);
        assertThat(extras.get("commandline").asText()).isEqualTo("made");
        assertThat(extras.get("bounds")).hasSize(4);
        assertThat(extras.get("joints").get(1).get("flags").asInt()).isEqualTo(12);
        double[] times =
                reader.numbers(first.get("samplers").get(2).get("input").asInt());
        assertThat(times).containsExactly(0, (float) 0.05, (float) 0.1, (float) 0.15);
        assertThat(reader.animation("run")).isEqualTo(1);
        assertThat(error()).isLessThan(NEAR);
    }

    @Test
    void anAnimationAloneHasNodes() throws IOException {
        GltfReader reader = export(anim("walk.md5anim", 3));
        assertThat(reader.json().has("meshes")).isFalse();
        double[] tip = GltfReader.position(reader.globals(0, 0.1)[reader.node("b")]);
        assertThat(tip).containsExactly(new double[] {0, 0, 2}, within(NEAR));
    }

    @Test
    void anAnimationOfOtherJointsIsRefused() throws IOException {
        Path other = anim("walk.md5anim", 3);
        Files.writeString(other, Files.readString(other).replace("\"c\"", "\"x\""));
        ExportSource source = Exported.source(List.of(triangle()), List.of(other));
        assertThat(GltfExporter.binary().obstacle(source).orElseThrow().toString())
                .startsWith("walk.md5anim does not match: ");
    }

    @Test
    void scalesAreNotInherited() throws IOException {
        Path walk = anim("walk.md5anim", 3);
        Path scale = Files.writeString(folder.resolve("walk.md5scale"), "{\"b\": {\"1\": 0.5}}");
        GltfReader reader = export(triangle(), walk, scale);
        double[][] globals = reader.globals(0, 0.05);
        OpenModel open = Exported.open(List.of(triangle(), walk, scale));
        open.model().pose(1, PoseOptions.FILE);
        assertThat(open.model().clip().orElseThrow().scales().of(1, 1)).isEqualTo(0.5);
        double[][] vertices = reader.vertices(reader.meshNodes().getFirst(), globals, new double[0]);
        float[] points = open.model().meshes().getFirst().points();
        for (int i = 0; i < 3; i++) {
            double[] expected = {points[i * 3], points[i * 3 + 1], points[i * 3 + 2]};
            assertThat(GoldenDocument.distance(vertices[i], expected)).isLessThan(NEAR);
        }
        assertThat(globals[reader.node("b.scale")][8]).isEqualTo(0.5 * globals[reader.node("b")][8], within(NEAR));
        assertThat(error()).isLessThan(NEAR);
    }

    @Test
    void aCutIsTwoKeys() throws IOException {
        GltfReader reader =
                export(Path.of("src/test/resources/org/jointscope/fixtures/cuts-one-upon-the-other.md5camera"));
        JsonNode animation = reader.json().get("animations").get(0);
        double[] times =
                reader.numbers(animation.get("samplers").get(0).get("input").asInt());
        assertThat(times).hasSize(9).isSorted().doesNotHaveDuplicates();
        float cut = (float) (3 / 24.0);
        assertThat(times[5]).isEqualTo(cut);
        assertThat(times[4]).isEqualTo(Math.nextDown(cut));
        assertThat(reader.json()
                        .get("cameras")
                        .get(0)
                        .get("perspective")
                        .get("yfov")
                        .asDouble())
                .isEqualTo(2 * Math.atan(0.75), within(1e-9));
        assertThat(export.losses().toString()).contains("FOV");
        double[] forward =
                reader.globals(0, times[8])[reader.json().get("nodes").size() - 1];
        double[] view = GltfReader.toFile(new double[] {-forward[2], -forward[6], -forward[10]});
        assertThat(view).containsExactly(new double[] {0, 1, 0}, within(1e-6));
    }

    @Test
    void equalInputGivesEqualBytes() throws IOException {
        ExportSource source = Exported.source(Sample.files(), List.of());
        Exported.write(source, ExportOptions.INITIAL, folder.resolve("one.glb"));
        Exported.write(Exported.source(Sample.files(), List.of()), ExportOptions.INITIAL, folder.resolve("other.glb"));
        assertThat(folder.resolve("one.glb")).hasSameBinaryContentAs(folder.resolve("other.glb"));
    }

    @Test
    void textHasTheBufferAndTheImagesBeside() throws IOException {
        ExportSource source = Exported.source(Sample.files(), List.of());
        ExportFiles.write(
                folder.resolve("a b.gltf"), false, GltfExporter.text().prepare(source, ExportOptions.INITIAL));
        String json = Files.readString(folder.resolve("a b.gltf"));
        assertThat(json).contains("\"uri\": \"a%20b.bin\"");
        assertThat(folder.resolve("a b.bin")).isNotEmptyFile();
    }

    @Test
    void scaleAndLightAreOptions() throws IOException {
        ExportOptions options =
                ExportOptions.INITIAL.with(ExportOption.SCALE, 0.5).with(GltfExporter.UNLIT, true);
        GltfReader reader = export(Exported.source(List.of(triangle()), List.of()), options);
        assertThat(reader.globals(-1, 0)[reader.node("b")][7]).isEqualTo(0.5);
        assertThat(reader.json().get("extensionsUsed").get(0).asText()).isEqualTo("KHR_materials_unlit");
        List<String> materials = StreamSupport.stream(
                        reader.json().get("materials").spliterator(), false)
                .map(material -> material.get("extras").get("shader").asText())
                .toList();
        assertThat(materials).containsExactly("models/one");
    }

    /** Those that have the joints of the mesh, after the open one, by name. */
    @Test
    void animationsOfTheFolderAreClips() throws IOException {
        for (Path file : Sample.files()) {
            Files.copy(file, folder.resolve(file.getFileName().toString()));
        }
        Path home = Sample.files().getFirst().getParent();
        Files.copy(home.resolve("look.md5anim"), folder.resolve("look.md5anim"), StandardCopyOption.REPLACE_EXISTING);
        Files.writeString(
                folder.resolve("other.md5anim"),
                Files.readString(home.resolve("idle.md5anim")).replace("\"hips\"", "\"pelvis\""));
        ExportSource source =
                Exported.source(List.of(folder.resolve("dapple.md5mesh"), folder.resolve("walk.md5anim")), List.of());
        GltfReader reader = export(source, ExportOptions.INITIAL.with(GltfExporter.ALL_ANIMATIONS, true));
        List<String> names = StreamSupport.stream(
                        reader.json().get("animations").spliterator(), false)
                .map(animation -> animation.get("name").asText())
                .toList();
        assertThat(names)
                .startsWith("walk")
                .contains("look")
                .doesNotContain("other")
                .doesNotHaveDuplicates();
    }
}
