package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SkinCommandTest {

    @TempDir
    private Path folder;

    @Test
    void meshHasExactlyTheseMembers() throws IOException {
        Run run = Run.of("skin", Samples.mesh(folder), Samples.anim(folder), "--frame", "2.25", "--json");
        assertThat(json(run)).isEqualTo(new ObjectMapper().readTree("""
            {"frame": 2.25, "meshes": [{"shader": "models/triangle",
              "vertices": [[2.25, 0, 0], [2.25, 1, 0], [3.25, 0, 0]],
              "normals": [[0, 0, 1], [0, 0, 1], [0, 0, 1]]}]}
            """));
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
    }

    /** All vertices are influenced by the root, which is at (1, 0, 0). */
    @Test
    void scalesApplyIfTheyAreNamed() throws IOException {
        String mesh = Samples.mesh(folder);
        String anim = Samples.anim(folder);
        String scales = "{\"root\": {\"1\": 3}}";
        String scale = Samples.write(folder, "other.md5scale", scales);
        JsonNode skin = json(Run.of("skin", mesh, anim, scale, "--frame", "1", "--json"));
        assertThat(skin.get("meshes").get(0).get("vertices").toString()).isEqualTo("[[1,0,0],[1,3,0],[4,0,0]]");
        assertThat(Run.of("skin", mesh, scale).exitCode()).isEqualTo(2);
    }

    @Test
    void bindPoseHasNoFrame() throws IOException {
        JsonNode skin = json(Run.of("skin", Samples.mesh(folder), "--json"));
        assertThat(skin.get("frame").isNull()).isTrue();
        assertThat(skin.get("meshes").get(0).get("vertices").toString()).isEqualTo("[[0,0,0.5],[0,1,0.5],[1,0,0.5]]");
    }

    @Test
    void animMayStandBeforeItsMesh() throws IOException {
        String mesh = Samples.mesh(folder);
        String anim = Samples.anim(folder);
        Run run = Run.of("skin", anim, mesh, "--json");
        assertThat(run.exitCode()).isZero();
        assertThat(run).isEqualTo(Run.of("skin", mesh, anim, "--json"));
    }

    @Test
    void misfitIsSkinnedAllTheSameWithAWordAboutIt() throws IOException {
        String mesh = Samples.mesh(folder);
        Path alien = Files.writeString(folder.resolve("alien.md5anim"), Samples.ANIM.replace("\"arm\"", "\"leg\""));
        Run run = Run.of("skin", mesh, alien.toString(), "--json");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("{");
        assertThat(run.err())
                .isEqualToNormalizingNewlines("jointscope: the animation does not match the mesh: "
                        + "joint 1 is 'leg' in the animation, 'arm' in the mesh\n");
    }

    @Test
    void folderAndDefHaveTheModelThatTheWindowShows() throws IOException {
        String mesh = Samples.mesh(folder);
        String anim = Samples.anim(folder);
        Samples.write(folder, "x.md5camera", Samples.CAMERA);
        Run expected = Run.of("skin", mesh, anim, "--frame", "2", "--json");
        Run ofFolder = Run.of("skin", folder.toString(), "--frame", "2", "--json");
        assertThat(ofFolder.err().lines()).containsExactly("jointscope: reading " + mesh + ", " + anim);
        assertThat(ofFolder.out()).isEqualTo(expected.out());
        assertThat(ofFolder.exitCode()).isZero();

        String def = "model arm { mesh %s anim move %s }"
                .formatted(Path.of(mesh).getFileName(), Path.of(anim).getFileName());
        Run ofDef = Run.of("skin", Samples.write(folder, "arm.def", def), "--frame", "2", "--json");
        assertThat(ofDef.out()).isEqualTo(expected.out());
    }

    @Test
    void defWithoutAMeshThatIsThereHasNoModel() throws IOException {
        String def = Samples.write(folder, "arm.def", "model arm { mesh models/none.md5mesh }");
        Run run = Run.of("skin", def);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines()).containsExactly("jointscope: " + def + ": no model was found");
    }

    @Test
    void animAloneIsWrongUse() throws IOException {
        Run run = Run.of("skin", Samples.anim(folder), "--json");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("jointscope: Missing .md5mesh or .md2.");
    }

    @Test
    void twoMeshesAreWrongUse() throws IOException {
        String mesh = Samples.mesh(folder);
        Run run = Run.of("skin", mesh, mesh, "--json");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void frameOutsideTheClipIsWrongUse() throws IOException {
        Run run = Run.of("skin", Samples.mesh(folder), Samples.anim(folder), "--frame", "3.5");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void invalidNormalOfAnMd2IsNull() throws IOException {
        byte[] vertices = Md2Builder.TETRAHEDRON.clone();
        vertices[7] = (byte) 162;
        Path file = folder.resolve("a.md2");
        Files.write(file, Md2Builder.surface().frame("a", vertices).build());
        JsonNode normals = json(Run.of("skin", file.toString(), "--json")).at("/meshes/0/normals");
        assertThat(normals).hasSize(4);
        assertThat(normals.get(0)).hasSize(3);
        assertThat(normals.get(1).isNull()).isTrue();
        assertThat(Run.of("skin", file.toString())
                        .out()
                        .lines()
                        .skip(3)
                        .findFirst()
                        .orElseThrow())
                .isEqualTo("      1    10.000000  -10.000000  -10.000000           -           -      " + "     -");
    }

    @Test
    void everyVertRowIsAnEntryWhateverIsWrongWithIt() throws IOException {
        String mesh = Samples.MESH
                .replace("vert 1 ( 1 0 ) 1 1", "vert 1 ( 1 0 ) x")
                .replace("weight 0 0 1 ( 0 0 0 )", "weight 0 0 1 ( 1e300 0 0 )");
        String path = Samples.write(folder, "b.md5mesh", mesh);
        Run run = Run.of("skin", path, "--json");
        assertThat(run.exitCode()).isZero();
        assertThat(json(run).get("meshes").get(0).get("vertices").toString())
                .isEqualTo("[[null,0,0.5],[0,0,0],[1,0,0.5]]");
        assertThat(json(run).get("meshes").get(0).get("normals")).hasSize(3);
    }

    @Test
    void floatsAreTheShortestTextThatReadsBack() throws IOException {
        String mesh = Samples.MESH.replace("weight 0 0 1 ( 0 0 0 )", "weight 0 0 1 ( 0.1 -0 1e10 )");
        Run run = Run.of("skin", Samples.write(folder, "b.md5mesh", mesh), "--json");
        assertThat(run.out()).contains("[ 0.1, 0, 1E10 ]");
    }

    @Test
    void emptyMeshHasEmptyArrays() throws IOException {
        String mesh =
                Samples.MESH.substring(0, Samples.MESH.indexOf("numverts")) + "numverts 0 numtris 0 numweights 0 }";
        Run run = Run.of("skin", Samples.write(folder, "b.md5mesh", mesh), "--json");
        assertThat(json(run).get("meshes").toString())
                .isEqualTo("[{\"shader\":\"models/triangle\",\"vertices\":[],\"normals\":[]}]");
    }

    @Test
    void textIsATable() throws IOException {
        String mesh = Samples.MESH.replace("models/triangle", "\u001b[2Jtriangle");
        Run run = Run.of("skin", Samples.write(folder, "b.md5mesh", mesh));
        assertThat(run.out().lines())
                .containsExactly(
                        "mesh 0 '\uFFFD[2Jtriangle'",
                        " vertex  position                             normal",
                        "      0     0.000000    0.000000    0.500000    0.000000    0.000000   " + " 1.000000",
                        "      1     0.000000    1.000000    0.500000    0.000000    0.000000   " + " 1.000000",
                        "      2     1.000000    0.000000    0.500000    0.000000    0.000000   " + " 1.000000");
    }

    private static JsonNode json(Run run) throws IOException {
        return new ObjectMapper().readTree(run.out());
    }
}
