package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportCommandTest {

    private static final String SAMPLE = "resources/org/jointscope/sample/";
    private static final String MESH = SAMPLE + "dapple.md5mesh";
    private static final String WALK = SAMPLE + "walk.md5anim";
    private static final String IDLE = SAMPLE + "idle.md5anim";

    @TempDir
    private Path folder;

    private Run export(String... arguments) {
        List<String> all = new ArrayList<>(List.of("export"));
        all.addAll(Arrays.asList(arguments));
        return Run.of(all.toArray(String[]::new));
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void contentsAndLossesArePrinted() {
        Run run = export(MESH, WALK, "-o", out("d.obj"), "--frame", "3", "--no-images");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out())
                .isEqualTo("dapple.md5mesh + walk.md5anim → " + out("d.obj")
                        + ": 2 files\n  4 meshes with 3,006 unique positions and 5,680 triangles\n  frame 3\n"
                        + "  2 materials with no images\n"
                        + "  not included: the skeleton (41 joints) and the vertex weights\n"
                        + "  not included: 24 frames of the animation\n");
        assertThat(folder.resolve("d.obj")).isNotEmptyFile();
    }

    @Test
    void dryRunWritesNothing() {
        Run run = export(MESH, "-o", out("d.obj"), "--dry-run", "--json");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("\"written\": false", "\"exact\": true", "\"the bind pose\"");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void existingFileIsReplacedOnlyWithForce() throws IOException {
        Path file = Files.writeString(folder.resolve("j.csv"), "old");
        Run run = export(WALK, "-o", file.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("jointscope: " + file + ": file exists; use --force to overwrite\n");
        assertThat(file).hasContent("old");
        assertThat(export(WALK, "-o", file.toString(), "--force").out())
                .contains("the previous file is " + file + ".bak");
        assertThat(folder.resolve("j.csv.bak")).hasContent("old");
        assertThat(Files.readAllLines(file))
                .hasSize(42)
                .contains("1,hips,0,origin,63,1,-6.297746,-0.220875,11.193833,0.01551411,-0.00943552,0.06090265");
    }

    /** The images of both formats are the same files. */
    @Test
    void formatsShareTheirImages() {
        assertThat(export(MESH, "-o", out("d.obj")).exitCode()).isZero();
        assertThat(export(MESH, "-o", out("d.gltf")).exitCode()).isZero();
    }

    @Test
    void eachModelHasItsOwnFileWithItsAnimations() {
        Run run = export(
                WALK, MESH, IDLE, SAMPLE + "flight.md5camera", "--to=tsv", "--table=bounds", "--out-dir", out("o"));
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out())
                .startsWith("dapple.md5mesh + walk.md5anim + flight.md5camera + 1 more → ")
                .contains("not included: 1 other animation");
        assertThat(folder.resolve("o").toFile().list()).containsExactly("dapple.tsv");
        Run both = export(WALK, SAMPLE + "flight.md5camera", "--to=json", "--table=issues", "--out-dir", out("p"));
        assertThat(both.exitCode()).as(both.err()).isZero();
        assertThat(folder.resolve("p").toFile().list()).containsExactly("walk.json");
    }

    @Test
    void tableThatIsMissingIsAFailure() {
        Run run = export(MESH, "-o", out("k.csv"), "--table", "keyframes");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("table keyframes: requires an .md2\n");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void optionThatATableDoesNotDependOnIsNamed() {
        assertThat(export(MESH, "-o", out("m.csv"), "--table=meshes", "--frame=0", "--rotation=matrix")
                        .out())
                .contains(
                        "option frames does not apply to table meshes",
                        "option rotation does not apply to table meshes");
        assertThat(export(MESH, WALK, "-o", out("p.csv"), "--table=model-poses", "--frame=0", "--rotation=matrix")
                        .out())
                .doesNotContain("option");
    }

    @Test
    void wrongUseIsExplained() {
        assertThat(export(MESH, "-o", out("d.fbx")).err())
                .contains("d.fbx does not have the extension of a supported format; use --to with one of glb, gltf,"
                        + " obj,");
        assertThat(export(MESH, "--to=fbx", "-o", out("d.obj")).err())
                .startsWith("jointscope: --to must be one of glb, gltf, obj,")
                .contains("but was 'fbx'");
        assertThat(export(MESH, "-o", out("d.obj"), "--scale=0").err())
                .startsWith("jointscope: invalid value for --scale: '0'\n");
        assertThat(export(MESH, WALK, "-o", out("d.obj"), "--frame=9-3").err())
                .startsWith("jointscope: invalid value for --frames: '9-3'\n");
        assertThat(export(MESH, "-o", out("d.gif"), "--size=5000").err())
                .startsWith("jointscope: invalid value for --size: '5000'\n");
        assertThat(export(MESH, "-o", out("d.obj"), "--table=joints").err())
                .startsWith("jointscope: --table is not an option for obj");
        assertThat(export(MESH, "-o", out("d.obj"), "--axes=z-up").err())
                .startsWith("jointscope: invalid value for --axes: 'z-up'; valid: y-up, file");
        assertThat(export(MESH, WALK, "-o", out("d.obj"), "--frames=20-30").err())
                .endsWith("frames must be from 0 to 24, but are 20-30\n");
        assertThat(export(WALK, "-o", out("d.obj")).err()).endsWith("no triangles; open an .md5mesh or .md2\n");
        assertThat(export("none.md5mesh", "-o", out("d.obj")).exitCode()).isEqualTo(2);
        assertThat(folder).isEmptyDirectory();
    }

    /** The first of several animations is posed, also if another one is longer. */
    @Test
    void framesAreThoseOfTheFirstAnimation() {
        assertThat(export(MESH, WALK, IDLE, "-o", out("d.obj"), "--frame=30").err())
                .endsWith("frames must be from 0 to 24, but are 30\n");
        Run run = export(MESH, WALK, IDLE, "-o", out("d.obj"), "--frame=3..4", "--no-images");
        assertThat(run.out()).contains("not included: 1 other animation\n");
        assertThat(folder.resolve("d-0004.obj")).exists();
    }

    @Test
    void errorsOfTheFilesAreMentioned() throws IOException {
        Path cut = Files.writeString(
                folder.resolve("cut.md5anim"), Files.readString(Path.of(WALK)).replaceFirst("(?s)frame 5 .*", ""));
        assertThat(export(cut.toString(), "-o", out("cut.csv"), "--table=bounds")
                        .out())
                .contains("cut.md5anim has 1 error; jointscope check lists them");
    }

    @Test
    void modelsOfQuake2HaveImages() throws IOException {
        Path md2 = Files.write(folder.resolve("a.md2"), Md2Builder.tetrahedron().build());
        Run run = export(md2.toString(), "-o", out("a.png"), "--frame=0", "--size=32");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(folder.resolve("a.png")).exists();
    }
}
