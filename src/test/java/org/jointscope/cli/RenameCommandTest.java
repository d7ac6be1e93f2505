package org.jointscope.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RenameCommandTest {

    @TempDir
    private Path folder;

    private String mesh;
    private String anim;
    private Path to;

    @BeforeEach
    void writeFiles() throws IOException {
        mesh = Samples.mesh(folder);
        anim = Samples.anim(folder);
        to = folder.resolve("new");
    }

    @Test
    void pairStaysAPair() throws IOException {
        Run run = Run.of(
                "rename",
                mesh,
                anim,
                "--joint",
                "root=Bip01 Pelvis",
                "--shader",
                "models/triangle=a=b",
                "--out-dir",
                to.toString());
        assertThat(said(run))
                .containsExactly(
                        "a.md5mesh → new/a.md5mesh: 1 joint and 1 shader renamed",
                        "a.md5anim → new/a.md5anim: 1 joint and 0 shaders renamed");
        assertThat(run.exitCode()).isZero();
        assertThat(Files.readString(to.resolve("a.md5mesh")))
                .isEqualTo(Samples.MESH.replace("\"root\"", "\"Bip01 Pelvis\"").replace("models/triangle", "a=b"));
        assertThat(Files.readString(to.resolve("a.md5anim")))
                .isEqualTo(Samples.ANIM.replace("\"root\"", "\"Bip01 Pelvis\""));
    }

    @Test
    void fileWithoutTheNamesIsCopied() throws IOException {
        Run run = Run.of("rename", mesh, anim, "--shader", "models/triangle=a", "--out-dir", to.toString());
        assertThat(said(run).getLast()).endsWith(": 0 joints and 0 shaders renamed");
        assertThat(to.resolve("a.md5anim")).hasSameBinaryContentAs(Path.of(anim));
    }

    @Test
    void shadersAreExchanged() throws IOException {
        int start = Samples.MESH.indexOf("mesh {");
        String block = Samples.MESH.substring(start);
        String two = Samples.MESH.replace("numMeshes 1", "numMeshes 2") + block.replace("models/triangle", "other");
        String file = Samples.write(folder, "two.md5mesh", two);
        Run run = Run.of(
                "rename",
                file,
                "--shader=models/triangle=other",
                "--shader=other=models/triangle",
                "-o",
                file,
                "--force");
        assertThat(said(run).getFirst()).contains("2 shaders renamed; old file kept as two");
        assertThat(Files.readString(Path.of(file)))
                .isEqualTo(two.replace("models/triangle", "?")
                        .replace("other", "models/triangle")
                        .replace("?", "other"));
        assertThat(Path.of(file + ".bak")).hasContent(two);
    }

    @Test
    void nameOfAnotherJointIsRejected() {
        Run run = Run.of("rename", mesh, anim, "--joint=root=arm", "--out-dir", to.toString());
        assertThat(said(run))
                .containsExactly(
                        "jointscope: a.md5mesh: a joint 'arm' already exists",
                        "jointscope: a.md5anim: a joint 'arm' already exists",
                        "jointscope: No file was written.");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(to).doesNotExist();
    }

    @Test
    void nameThatTheEncodingLacksIsRejected() throws IOException {
        byte[] latin = Samples.MESH.replace("arm", "é").getBytes(ISO_8859_1);
        Path file = Files.write(folder.resolve("latin.md5mesh"), latin);
        Run run = Run.of("rename", file.toString(), "--joint", "root=手", "-o", to.toString());
        assertThat(said(run))
                .containsExactly(
                        "jointscope: latin.md5mesh: the encoding of the file does not support the" + " name '手'",
                        "jointscope: No file was written.");
        run = Run.of("rename", file.toString(), "--joint", "é=ü", "-o", to.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(Files.readAllBytes(to))
                .isEqualTo(Samples.MESH.replace("arm", "ü").getBytes(ISO_8859_1));
    }

    @Test
    void jsonListsTheNames() throws IOException {
        Run run =
                Run.of("rename", mesh, "--joint=arm=Arm", "--shader=models/triangle=a", "-o", to.toString(), "--json");
        assertThat(new ObjectMapper().readTree(run.out()))
                .isEqualTo(new ObjectMapper().readTree("""
                    {"files": [{
                      "path": "%s", "output": "%s",
                      "joints": [{"from": "arm", "to": "Arm"}],
                      "shaders": [{"from": "models/triangle", "to": "a"}],
                      "losses": []}],
                    "failed": [], "written": true}
                    """.formatted(mesh, to)));
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--force | Specify --joint or --shader.",
                "--joint=tail=a | No file has a joint 'tail'.",
                "--joint=Root=a | No file has a joint 'Root'.",
                "--shader=tail=a | No file has a shader 'tail'.",
                "--joint=root | Invalid value for option '--joint'",
                "--joint=root= | A name must not be empty.",
                "--shader=models/triangle= | A name must not be empty.",
                "--joint==root | Invalid value for option '--joint'",
                "--joint=root=a\"b | A name must not contain quotation marks",
                "--joint=root=a\u001Bb | A name must not contain invisible or invalid characters;"
                        + " found U+001B ESCAPE.",
                "--shader=models/triangle=a\u000Cb | A name must not contain invisible or invalid"
                        + " characters; found U+000C FORM FEED (FF).",
                "--joint=root=root | root=root conflicts with another new or old name.",
                "--joint=root=a --joint=arm=a | arm=a conflicts with another new or old name.",
                "--joint=root=a --joint=a=b | a=b conflicts with another new or old name.",
                "--shader=a=b --shader=a=c | a=c conflicts with another new or old name.",
            })
    void wrongUseWritesNothing(String options, String message) {
        String command = "rename " + mesh + " " + anim + " --out-dir " + to + " " + options;
        Run run = Run.of(command.split(" "));
        assertThat(run.err())
                .startsWith("jointscope: " + message)
                .contains("jointscope rename --help describes the options.");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(to).doesNotExist();
    }

    @Test
    void otherFilesAreRejected() throws IOException {
        String camera = Samples.write(folder, "a.md5camera", Samples.CAMERA);
        String rows = "MD5Version 10\nhierarchy {\n" + "a\n".repeat((1 << 17) + 1) + "}\n";
        String many = Samples.write(folder, "many.md5anim", rows);
        Run run = Run.of("rename", camera, many, "--joint=root=a", "--out-dir", to.toString());
        assertThat(said(run))
                .containsExactly(
                        "jointscope: a.md5camera: not an .md5mesh or .md5anim file",
                        "jointscope: many.md5anim: more rows than Jointscope supports",
                        "jointscope: No file was written.");
        assertThat(to).doesNotExist();
    }

    private List<String> said(Run run) {
        return run.err().lines().map(line -> line.replace(folder + "/", "")).toList();
    }
}
