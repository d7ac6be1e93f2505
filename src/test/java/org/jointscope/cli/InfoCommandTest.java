package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InfoCommandTest {

    @TempDir
    private Path folder;

    @Test
    void meshHasExactlyTheseMembers() throws IOException {
        Run run = Run.of("info", Samples.mesh(folder), "--json");
        assertJson(run, """
            {"files": [{"path": "PATH/a.md5mesh", "kind": "md5mesh", "version": 10,
              "joints": 2, "size": {"units": [1, 1, 0], "meters": [0.0254, 0.0254, 0]},
              "meshes": [{"shader": "models/triangle", "vertices": 3, "triangles": 1,
                "weights": 4}],
              "hierarchy": [{"name": "root", "parent": -1}, {"name": "arm", "parent": 0}],
              "errors": 0, "warnings": 0}]}
            """);
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
    }

    @Test
    void animHasExactlyTheseMembers() throws IOException {
        Run run = Run.of("info", "--json", Samples.anim(folder));
        assertJson(run, """
            {"files": [{"path": "PATH/a.md5anim", "kind": "md5anim", "version": 10,
              "joints": 2, "frames": 4, "frameRate": 24, "animatedComponents": 1,
              "rootTravel": {"units": [3, 0, 0], "distance": 3, "meters": 0.0762, "direction": "+X"},
              "hierarchy": [
                {"name": "root", "parent": -1, "flags": 1, "startIndex": 0, "components": ["Tx"]},
                {"name": "arm", "parent": 0, "flags": 0, "startIndex": 0, "components": []}],
              "errors": 0, "warnings": 0}]}
            """);
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void cameraHasExactlyTheseMembers() throws IOException {
        String camera = Samples.write(folder, "a.md5camera", Samples.CAMERA);
        Run run = Run.of("info", "--json", camera);
        assertJson(run, """
            {"files": [{"path": "PATH/a.md5camera", "kind": "md5camera", "version": 10,
              "frames": 4, "frameRate": 24, "seconds": 0.125, "cuts": [1],
              "errors": 0, "warnings": 0}]}
            """);
        assertThat(Run.of("info", camera).out().lines().skip(1))
                .startsWith("  Camera (.md5camera): 4 camera frames, 1 cut")
                .contains("    Cuts                    1")
                .endsWith("  0 errors, 0 warnings");
    }

    @Test
    void materialsHaveExactlyTheseMembers() throws IOException {
        String materials = Samples.write(folder, "a.mtr", """
            a/skin { twoSided diffusemap a/skin bumpmap addnormals(a/local, heightmap(a/skin, 2)) { mirrorRenderMap 512 512 } }
            table t { { 0 } }
            A/Skin.tga { { map a/skin.tga alphaTest 0.5 } }
            """);
        assertJson(Run.of("info", "--json", materials), """
            {"files": [{"path": "PATH/a.mtr", "kind": "mtr",
              "materials": [
                {"name": "a/skin", "line": 1, "twoSided": true, "shadowed": false,
                  "keywords": "twoSided", "stages": [
                  {"lighting": "diffuse", "image": "a/skin", "alphaTested": false, "text": "diffusemap a/skin"},
                  {"lighting": "bump", "image": "addnormals(a/local,heightmap(a/skin,2))", "alphaTested": false,
                    "text": "bumpmap addnormals(a/local, heightmap(a/skin, 2))"},
                  {"lighting": "unlit", "image": null, "alphaTested": false, "text": "mirrorRenderMap 512 512"}]},
                {"name": "A/Skin.tga", "line": 3, "twoSided": false, "shadowed": true, "keywords": "", "stages": [
                  {"lighting": "unlit", "image": "a/skin.tga", "alphaTested": true,
                    "text": "map a/skin.tga alphaTest 0.5"}]}],
              "stages": 4, "images": 3, "twoSided": 1, "shadowed": 1,
              "errors": 0, "warnings": 1}]}
            """);
        assertThat(Run.of("info", materials).out().lines().skip(1))
                .startsWith("  Materials (.mtr): 2 materials, 4 stages, 3 images")
                .contains("    Ignored as duplicates   1", "    Material                A/Skin.tga · line 3")
                .contains("  0 errors, 1 warning");
    }

    @Test
    void scalesHaveExactlyTheseMembers() throws IOException {
        String scales = "{\"arm\": {\"1\": 3, \"x\": null, \"scale_positions\": true}}";
        String scale = Samples.write(folder, "a.md5scale", scales);
        assertJson(Run.of("info", "--json", scale), """
            {"files": [{"path": "PATH/a.md5scale", "kind": "md5scale", "joints": 1, "scales": 2,
              "scaledJoints": [{"name": "arm", "scalePositions": true,
                "scales": [{"frame": 1, "scale": 3}, {"frame": 0, "scale": null}]}],
              "errors": 0, "warnings": 2}]}
            """);
        assertThat(Run.of("info", scale).out().lines().skip(1))
                .startsWith("  Joint scales (.md5scale): 2 scales")
                .containsSequence(
                        "  scaledJoints 0",
                        "    name arm",
                        "    scalePositions true",
                        "    scales  frame  scale",
                        "         0      1      3",
                        "         1      0      ?");
    }

    @Test
    void animIsListedWithItsScales() throws IOException {
        String anim = Samples.anim(folder);
        String scale = Samples.write(folder, "walk.md5scale", "{}");
        Path renamed = Path.of(anim).resolveSibling("walk.md5anim");
        Files.move(Path.of(anim), renamed);
        JsonNode files = json(Run.of("info", "--json", renamed.toString())).get("files");
        assertThat(files).extracting(file -> file.get("path").asText()).containsExactly(renamed.toString(), scale);
    }

    @Test
    void md2HasExactlyTheseMembers() throws IOException {
        Path file = folder.resolve("a.md2");
        Files.write(file, Md2Builder.tetrahedron().build());
        assertJson(Run.of("info", "--json", file.toString()), """
            {"files": [{"path": "PATH/a.md2", "kind": "md2", "version": 8,
              "skinWidth": 64, "skinHeight": 32, "skins": ["models/tetra/skin.pcx"], "skinFiles": [{"name": "models/tetra/skin.pcx"}],
              "vertices": 4, "texCoords": 4, "triangles": 4,
              "glCommands": 2, "numGlcmds": 27, "frames": 2,
              "size": {"units": [20, 20, 20], "meters": [0.508, 0.508, 0.508]},
              "gridSteps": [0.1, 0.1, 0.1], "roundingErrors": [0.05, 0.05, 0.05],
              "clips": [{"name": "stand", "first": 0, "last": 1}],
              "errors": 0, "warnings": 0}]}
            """);
        assertThat(Run.of("info", file.toString()).out().lines())
                .contains("    num_glcmds              27 · byte 36 · 2 GL commands");
    }

    @Test
    void md2HasTheLargestGridStepOfItsFrames() throws IOException {
        float[] none = {0, 0, 0};
        Path file = folder.resolve("far.md2");
        Files.write(
                file,
                Md2Builder.tetrahedron()
                        .frame("far", new float[] {0.05f, 4, 0.5f}, none, Md2Builder.TETRAHEDRON)
                        .build());
        assertThat(Run.of("info", file.toString()).out())
                .contains("Largest grid step       0.1 × 4 × 0.5 units · along x, y and z, in frames 0, 2, 2;")
                .contains("rounded by at most 2 units");
        JsonNode json =
                json(Run.of("info", "--json", file.toString())).get("files").get(0);
        assertThat(json.get("gridSteps").toString()).isEqualTo("[0.1,4,0.5]");
    }

    @Test
    void md2HasTheSizesOfItsSkins() throws IOException {
        Path file = folder.resolve("a.md2");
        Files.write(
                file, Md2Builder.tetrahedron().skin("models/tetra/other.pcx").build());
        ImageIO.write(
                new BufferedImage(64, 32, BufferedImage.TYPE_INT_RGB),
                "png",
                folder.resolve("skin.png").toFile());
        ImageIO.write(
                new BufferedImage(30, 32, BufferedImage.TYPE_INT_RGB),
                "png",
                folder.resolve("skin2.png").toFile());
        assertThat(Run.of("info", file.toString()).out())
                .contains("models/tetra/skin.pcx · byte 68 · skin.png: 64 × 32 pixels, as in the header")
                .contains("models/tetra/other.pcx · byte 132 · image not found")
                .contains("skin2.png · mismatch: not in the list of skins, but in the same folder · "
                        + "skin2.png: 30 × 32 pixels, but 64 × 32 in the header");
        JsonNode skins = json(Run.of("info", "--json", file.toString()))
                .get("files")
                .get(0)
                .get("skinFiles");
        assertThat(skins.get(0).get("path").asText()).endsWith("skin.png");
        assertThat(skins.get(1).has("path")).isFalse();
        assertThat(skins.get(2).get("width").asInt()).isEqualTo(30);
        assertThat(skins.get(2).get("height").asInt()).isEqualTo(32);
    }

    @Test
    void numbersAreOfWhatIsThereAndIssuesAreCounted() throws IOException {
        String damaged = Samples.ANIM
                .replace("numFrames 4", "numFrames 99")
                .replace("\"root\"\t-1 1 0", "\"root\"\t-1 x 0")
                .replace("\"arm\"\t0", "\"arm\"\t-1")
                .replace("frameRate 24", "frameRate nan")
                .replace("numAnimatedComponents 1\n", "");
        JsonNode file = json(Run.of("info", Samples.write(folder, "b.md5anim", damaged), "--json"))
                .get("files")
                .get(0);
        assertThat(file.get("frames").asInt()).isEqualTo(4);
        assertThat(file.get("frameRate").isNull()).isTrue();
        assertThat(file.has("animatedComponents")).isFalse();
        assertThat(file.get("hierarchy").get(0).get("flags").isNull()).isTrue();
        assertThat(file.get("errors").asInt()).isEqualTo(4);
        assertThat(file.get("warnings").asInt()).isEqualTo(2);
    }

    @Test
    void issuesDoNotChangeTheExitCode() throws IOException {
        String damaged = Samples.MESH.replace("numMeshes", "numMesh");
        Run run = Run.of("info", Samples.write(folder, "damaged.md5mesh", damaged));
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("error KEYWORD_UNKNOWN");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void clipsOfAnMd2WithoutFramesHaveNoHeading() {
        Run run = Run.of("info", "src/test/resources/org/jointscope/fixtures/md2-version-15.md2");
        assertThat(run.out()).contains("15 · byte 4").doesNotContain("first  last");
    }

    @Test
    void fileWithoutContentIsNotRead() throws IOException {
        Run run = Run.of("info", Samples.write(folder, "empty.md5mesh", ""));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).contains("1:1: error FILE_EMPTY The file contains no data.");
        assertThat(run.err()).contains("empty.md5mesh: the file contains no data");
    }

    @Test
    void filesComeInTheOrderTheyWereNamed() throws IOException {
        String anim = Samples.anim(folder);
        String mesh = Samples.mesh(folder);
        JsonNode files = json(Run.of("info", anim, mesh, anim, "--json")).get("files");
        assertThat(files)
                .extracting(file -> file.get("kind").asText())
                .containsExactly("md5anim", "md5mesh", "md5anim");
    }

    @Test
    void unreadableFileIsNamedAndTheOthersAreStillDone() throws IOException {
        String missing = folder.resolve("missing.md5mesh").toString();
        Run run = Run.of("info", missing, Samples.mesh(folder), "--json");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines()).containsExactly("jointscope: " + missing + ": file not found");
        assertThat(json(run).get("files")).hasSize(1);
    }

    @Test
    void folderHasTheFactsOfItsFiles() throws IOException {
        Run empty = Run.of("info", folder.toString());
        assertThat(empty.exitCode()).isEqualTo(2);
        assertThat(empty.out()).isEmpty();
        assertThat(empty.err()).startsWith("jointscope: " + folder + ": no .md5mesh");

        Samples.mesh(folder);
        Samples.anim(folder);
        Run run = Run.of("info", folder.toString(), "--json");
        assertThat(run.exitCode()).isZero();
        assertThat(json(run).get("files").findValuesAsText("kind")).containsExactlyInAnyOrder("md5mesh", "md5anim");
    }

    @Test
    void fileOfAnotherKindIsRefused() throws IOException {
        String text = Samples.write(folder, "notes.txt", "nothing of ours");
        Run run = Run.of("info", text, "--json");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines())
                .containsExactly("jointscope: "
                        + text
                        + ": not an .md5mesh, .md5anim, .md5camera, .md5scale, .md2, .def,"
                        + " .skin or .mtr file; export"
                        + " models in other formats as .md5mesh and .md5anim");
        assertThat(json(run).get("files")).isEmpty();
    }

    @Test
    void kindIsKnownByContentWhereTheNameSaysNothing() throws IOException {
        String mesh = Samples.write(folder, "model.txt", Samples.MESH);
        String anim = Samples.write(folder, "model", Samples.ANIM);
        JsonNode files = json(Run.of("info", mesh, anim, "--json")).get("files");
        assertThat(files).extracting(file -> file.get("kind").asText()).containsExactly("md5mesh", "md5anim");
    }

    @Test
    void nameCountsInWhateverCase() throws IOException {
        Run run = Run.of("info", Samples.write(folder, "A.MD5Mesh", ""), "--json");
        assertThat(json(run).get("files").get(0).get("kind").asText()).isEqualTo("md5mesh");
    }

    @Test
    void textHasTheFactsAndTheirNotes() throws IOException {
        Run run = Run.of("info", Samples.mesh(folder), Samples.anim(folder));
        assertThat(run.out()
                        .replace(folder.toString(), "PATH")
                        .replace('\\', '/')
                        .lines())
                .startsWith("PATH/a.md5mesh", "  Mesh and bind pose (.md5mesh): 1 mesh, 1 triangle", "  File")
                .containsSequence(
                        "  meshes  shader           vertices  triangles  weights",
                        "       0  models/triangle         3          1        4",
                        "  hierarchy  name  parent",
                        "          0  root      -1",
                        "          1  arm        0",
                        "  0 errors, 0 warnings",
                        "",
                        "PATH/a.md5anim",
                        "  Animation (.md5anim): 4 frames, 1 component")
                .containsSequence(
                        "  hierarchy  name  parent  flags  startIndex  components",
                        "          0  root      -1      1           0  Tx",
                        "          1  arm        0      0           0",
                        "  0 errors, 0 warnings")
                .anyMatch(line -> line.startsWith("    numFrames               4 · line "));
    }

    @Test
    void textHasTheSizeOfTheModelAndTheTravelOfTheRoot() throws IOException {
        String back = Samples.ANIM.replace("\"root\"\t-1 1", "\"root\"\t-1 2").replace("{ 3 }", "{ -0.4 }");
        String still = Samples.ANIM.replace("{ 3 }", "{ 0 }");
        assertThat(Run.of("info", Samples.mesh(folder)).out())
                .contains("Bounding box            1 × 1 × 0 units · bind pose: 0.0254 × 0.0254 × 0 m, if a");
        assertThat(Run.of("info", Samples.write(folder, "back.md5anim", back)).out())
                .contains("Root travel             0.4 units toward -Y · from the first frame to the last: 0 -0.4 0; ");
        assertThat(Run.of("info", Samples.write(folder, "still.md5anim", still)).out())
                .contains("Root travel             none");
    }

    @Test
    void jsonHasTheSameFacts() throws IOException {
        String damaged = Samples.ANIM.replace("numFrames 4", "numFrames 99");
        Run run = Run.of("info", "--json", Samples.write(folder, "b.md5anim", damaged));
        JsonNode facts = json(run).get("files").get(0).get("facts");
        JsonNode frames = null;
        for (JsonNode fact : facts) {
            frames = fact.get("key").asText().equals("numFrames") ? fact : frames;
        }
        assertThat(frames).isNotNull();
        assertThat(frames.get("section").asText()).isEqualTo("header");
        assertThat(frames.get("value").asText()).isEqualTo("99");
        assertThat(frames.get("note").asText()).contains("frame: 4");
        assertThat(frames.get("mismatch").asBoolean()).isTrue();
        assertThat(frames.get("line").asInt()).isPositive();
        assertThat(Run.of("info", folder.resolve("b.md5anim").toString()).out()).contains("99 · mismatch: line ");
    }

    @Test
    void controlCharactersNeverReachTheTerminal() throws IOException {
        String hostile = Samples.MESH
                .replace("\"arm\"", "\"\u001b[2Jarm\u0007\"")
                .replace("models/triangle", "\u009b31mred\u0000")
                .replace("numtris 1", "\u001b]0;x 1");
        Run run = Run.of("info", Samples.write(folder, "b.md5mesh", hostile));
        assertThat(run.out()).contains("\uFFFD[2Jarm\uFFFD").contains("\uFFFD31mred");
        assertThat(run.out().replace(System.lineSeparator(), "").chars()).noneMatch(Character::isISOControl);
    }

    @Test
    void controlCharactersOfAPathNeverReachTheTerminal() throws IOException {
        String file = Samples.write(folder, "a\u001b[2J.md5mesh", "");
        Files.delete(Path.of(Samples.write(folder, "b\u001b[2J.md5mesh", "")));
        Run run = Run.of("info", file, folder.resolve("b\u001b[2J.md5mesh").toString());
        assertThat((run.out() + run.err()).replace(System.lineSeparator(), "").chars())
                .noneMatch(Character::isISOControl);
    }

    @Test
    void namesInJsonAreEscaped() throws IOException {
        String hostile = Samples.MESH.replace("\"arm\"", "\"\u001b[2J\\arm\"");
        Run run = Run.of("info", Samples.write(folder, "b.md5mesh", hostile), "--json");
        assertThat(run.out()).contains("\"\\u001B[2J\\\\arm\"");
    }

    private static JsonNode json(Run run) throws IOException {
        return new ObjectMapper().readTree(run.out());
    }

    private void assertJson(Run run, String expected) throws IOException {
        String path = folder.toString().replace("\\", "\\\\");
        JsonNode tree = new ObjectMapper().readTree(expected.replace("PATH", path));
        JsonNode printed = json(run);
        printed.get("files")
                .forEach(file -> assertThat(((ObjectNode) file).remove("facts")).isNotEmpty());
        assertThat(printed).isEqualTo(tree);
    }
}
