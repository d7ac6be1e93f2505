package org.jointscope.cli;

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

class ConvertCommandTest {

    private static final Path FIXTURES = Path.of("src/test/resources/org/jointscope/fixtures");

    @TempDir
    private Path folder;

    private Path to;

    @BeforeEach
    void chooseFolder() {
        to = folder.resolve("new");
    }

    @Test
    void plainFilesGetAnotherNumber() throws IOException {
        String mesh = Samples.mesh(folder);
        String anim = Samples.anim(folder);
        String camera = Samples.write(folder, "a.md5camera", Samples.CAMERA);
        Run run = Run.of("convert", mesh, anim, camera, "--to", "11", "--out-dir", to.toString());
        assertThat(said(run))
                .containsExactly(
                        "a.md5mesh → new/a.md5mesh: version 10 → 11",
                        "a.md5anim → new/a.md5anim: version 10 → 11",
                        "a.md5camera → new/a.md5camera: version 10 → 11");
        assertThat(run.out()).isEmpty();
        assertThat(run.exitCode()).isZero();
        for (String file : List.of(mesh, anim, camera)) {
            Path name = Path.of(file).getFileName();
            assertThat(Files.readString(to.resolve(name)))
                    .isEqualTo(Files.readString(Path.of(file)).replace("MD5Version 10", "MD5Version 11"));
        }
    }

    @Test
    void fileOfTheVersionIsCopied() throws IOException {
        String mesh = Samples.mesh(folder);
        Run run = Run.of("convert", mesh, "--to=10", "--out-dir", to.toString());
        assertThat(said(run)).containsExactly("a.md5mesh → new/a.md5mesh: already version 10");
        assertThat(to.resolve("a.md5mesh")).hasSameBinaryContentAs(Path.of(mesh));
    }

    @Test
    void nothingIsWrittenIfContentWouldBeLost() throws IOException {
        String mesh = Samples.mesh(folder);
        String later = fixture("version-12-with-colors.md5mesh");
        Run run = Run.of("convert", mesh, later, "--to", "10", "--out-dir", to.toString());
        assertThat(said(run))
                .containsExactly(
                        "a.md5mesh → new/a.md5mesh: already version 10",
                        "version-12-with-colors.md5mesh → new/version-12-with-colors.md5mesh:" + " version 12 → 10",
                        "  lost: the colors of 3 vertices",
                        "  lost: the normals and tangents of 3 vertices",
                        "jointscope: Content would be lost, so no file was written. Use --lossy to"
                                + " convert without this content.");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(to).doesNotExist();
    }

    @Test
    void contentIsRemovedOnRequest() throws IOException {
        String later = fixture("version-12-with-colors.md5mesh");
        Run run = Run.of("convert", later, "--to", "10", "--out-dir", to.toString(), "--lossy");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("lost: the colors of 3 vertices");
        String name = "version-12-with-colors.md5mesh";
        assertThat(Files.readString(to.resolve(name)))
                .isEqualTo(Files.readString(Path.of(later))
                        .replace("MD5Version 12", "MD5Version 10")
                        .replace(" ( 0 0 1 ) ( 1 0 0 1 )", "")
                        .replaceAll("\t(numvertexcolors|vertexcolor) .*\n", ""));
        Run check = Run.of("check", to.resolve(name).toString(), "--engine", "doom3");
        assertThat(check.exitCode()).as(check.out()).isZero();
    }

    @Test
    void colorsMoveIntoTheVerticesOfVersion11() throws IOException {
        String later = fixture("version-12-with-colors.md5mesh");
        Run run = Run.of("convert", later, "--to", "11", "--out-dir", to.toString(), "--lossy");
        assertThat(run.err()).doesNotContain("colors of");
        assertThat(Files.readString(to.resolve("version-12-with-colors.md5mesh")))
                .contains("""
                    	shader "models/triangle"
                    	flags {
                    		vertexColor
                    	}

                    	numverts 3
                    	vert 0 ( 0 0 ) 0 1 ( 1 0 0 1 )
                    	vert 1 ( 0 1 ) 1 1 ( 0 1 0 1 )
                    	vert 2 ( 1 0 ) 2 1 ( 0 0 1 0.5 )
                    """)
                .doesNotContain("vertexcolor ");
    }

    @Test
    void dryRunWritesNothing() throws IOException {
        String file = fixture("version-11-with-colors.md5mesh");
        String[] command = {"convert", file, "--to=10", "-o", to.toString(), "--dry-run"};
        Run run = Run.of(command);
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("Content would be lost");
        run = Run.of("convert", Samples.mesh(folder), "--to=11", "-o", to.toString(), "--dry-run");
        assertThat(run.exitCode()).isZero();
        assertThat(said(run))
                .containsExactly("a.md5mesh → new: version 10 → 11", "jointscope: No file was written (--dry-run).");
        assertThat(to).doesNotExist();
    }

    @Test
    void animationOfTheAlphaRequiresItsMesh() throws IOException {
        String name = "version-6-faults";
        Path anim = Files.copy(FIXTURES.resolve(name + ".md5anim"), folder.resolve(name + ".md5anim"));
        String[] command = {"convert", anim.toString(), "--to=10", "--lossy", "-o", to.toString()};
        assertThat(Run.of(command).err()).contains("version 6 does not contain the parents of joints");
        Files.copy(FIXTURES.resolve(name + ".md5mesh"), folder.resolve(name + ".md5mesh"));
        Run run = Run.of(command);
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("version 6 → 10", "Channel 'fov' of joint 'camera1' is ignored.");
        assertThat(Files.readString(to)).contains("MD5Version 10", "\"body\"\t-1 0 0", "bounds {\n\t( ");
    }

    @Test
    void jsonListsTheSame() throws IOException {
        String later = fixture("version-11-with-colors.md5mesh");
        Run run = Run.of("convert", later, "--to", "10", "--out-dir", to.toString(), "--dry-run", "--lossy", "--json");
        assertThat(new ObjectMapper().readTree(run.out())).isEqualTo(new ObjectMapper().readTree("""
            {"files": [{
              "path": "%s", "output": "%s",
              "versionBefore": 11, "versionAfter": 10,
              "lost": [{"content": "flags", "count": 1},
                {"content": "vertex-colors", "count": 3}],
              "ignored": [],
              "losses": []}],
            "failed": [], "written": false}
            """.formatted(
                                later, to.resolve("version-11-with-colors.md5mesh"))));
        assertThat(run.exitCode()).isZero();
        assertThat(to).doesNotExist();
    }

    @Test
    void oneFileThatCannotBeConvertedStopsAll() throws IOException {
        String mesh = Samples.mesh(folder);
        String alpha = fixture("version-6-empty.md5anim");
        String unknown = fixture("version-7.md5mesh");
        String none = Samples.write(folder, "none.md5anim", Samples.ANIM.replace("MD5Version", "v"));
        String word = Samples.write(folder, "word.md5anim", Samples.ANIM.replace("Version 10", "Version x"));
        String page = Samples.write(folder, "page.md5mesh", "<html></html>");
        String md2 = Samples.write(folder, "a.skin", "skin red {\n}\n");
        String damaged = Samples.write(
                folder,
                "damaged.md5mesh",
                Files.readString(FIXTURES.resolve("version-11-with-colors.md5mesh"))
                        .replace("( 0 1 0 1 )", "( 0 1 0 ) junk"));
        Run run = Run.of(
                "convert",
                mesh,
                alpha,
                unknown,
                none,
                word,
                page,
                md2,
                damaged,
                folder.resolve("missing").toString(),
                "--to=10",
                "--lossy",
                "--out-dir",
                to.toString());
        assertThat(said(run))
                .containsExactly(
                        "jointscope: version-6-empty.md5anim: the file has the layout of the Doom 3 alpha,"
                                + " but no content",
                        "jointscope: version-7.md5mesh: files of version 7 cannot be converted",
                        "jointscope: none.md5anim: missing or unreadable MD5Version",
                        "jointscope: word.md5anim: missing or unreadable MD5Version",
                        "jointscope: page.md5mesh: not a valid .md5mesh file: the content is a web page"
                                + " (failed download)",
                        "jointscope: a.skin: not an .md5mesh, .md5anim or .md5camera file",
                        "jointscope: damaged.md5mesh: the change cannot be written, because the"
                                + " file is damaged; repair the file first (22:29: Expected a"
                                + " number, found ')'.)",
                        "jointscope: missing: file not found",
                        "jointscope: No file was written.");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(to).doesNotExist();
    }

    @Test
    void inputIsReplacedOnlyIfForced() throws IOException {
        String mesh = Samples.mesh(folder);
        Run run = Run.of("convert", mesh, "--to", "11", "-o", mesh);
        assertThat(run.err()).contains("file exists; use --force to overwrite");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(Path.of(mesh)).hasContent(Samples.MESH);
        run = Run.of("convert", mesh, "--to", "11", "-o", mesh, "--force");
        assertThat(said(run)).containsExactly("a.md5mesh → a.md5mesh: version 10 → 11; old file kept as a.md5mesh.bak");
        assertThat(Path.of(mesh + ".bak")).hasContent(Samples.MESH);
        assertThat(Files.readString(Path.of(mesh))).startsWith("MD5Version 11");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"--to=12 | Invalid value for option '--to'", "--lossy | Missing required option: '--to=VERSION'"})
    void wrongUseWritesNothing(String option, String message) throws IOException {
        Run run = Run.of("convert", Samples.mesh(folder), option, "--out-dir", to.toString());
        assertThat(run.err())
                .startsWith("jointscope: " + message)
                .contains("jointscope convert --help describes the options.");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(to).doesNotExist();
    }

    private String fixture(String name) throws IOException {
        return Samples.write(folder, name, Files.readString(FIXTURES.resolve(name)));
    }

    private List<String> said(Run run) {
        return run.err().lines().map(line -> line.replace(folder + "/", "")).toList();
    }
}
