package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CompareCommandTest {

    @TempDir
    private Path folder;

    private Path walk;
    private Path mesh;

    @BeforeEach
    void writeSample() throws IOException {
        for (Path file : Sample.files()) {
            Files.copy(file, folder.resolve(file.getFileName().toString()));
        }
        walk = folder.resolve("walk.md5anim");
        mesh = folder.resolve("dapple.md5mesh");
    }

    private Path changed(Path file, String from, String to) throws IOException {
        String text = Files.readString(file);
        assertThat(text).contains(from);
        Path other = folder.resolve("changed-" + file.getFileName());
        Files.writeString(other, text.replaceFirst(Pattern.quote(from), to));
        return other;
    }

    private static Run compare(Path before, Path after, String... options) {
        String[] all = new String[options.length + 3];
        all[0] = "compare";
        all[1] = before.toString();
        all[2] = after.toString();
        System.arraycopy(options, 0, all, 3, options.length);
        return Run.of(all);
    }

    @Test
    void fileEqualsItself() {
        for (Path file : List.of(walk, mesh)) {
            Run run = compare(file, file);
            assertThat(run.exitCode()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.out().lines()).containsExactly(file + " → " + file, "  no differences");
        }
    }

    @Test
    void otherDigitsAreNoDifference() throws IOException {
        Path other = changed(walk, "4.140048", "4.14004800e0");
        assertThat(compare(walk, other).exitCode()).isZero();
    }

    @Test
    void oneChangedNumberIsNamedWithItsLines() throws IOException {
        List<String> lines = Files.readAllLines(walk);
        lines.set(199, "\t0.5");
        Path other = folder.resolve("number.md5anim");
        Files.write(other, lines);
        Run run = compare(walk, other);
        assertThat(run.exitCode()).isOne();
        assertThat(run.out().lines())
                .containsExactly(
                        walk + " → " + other,
                        "  joint 36 'toes_l': pose differs by up to 30.2551° (frame 1) relative to its parent",
                        "  joint 36 'toes_l': Qz 0.25666794 → 0.5 in frame 1, line 200; only in this frame");
        assertThat(compare(walk, other, "--degrees", "31").exitCode()).isZero();
    }

    @Test
    void shiftedStartIndexIsOneCause() throws IOException {
        Path other = changed(walk, "56 13", "56 12");
        Run run = compare(walk, other);
        assertThat(run.out())
                .contains("joint 4 'chest': startIndex 13 → 12, line 14")
                .contains("22 descendants move with it");
        assertThat(run.out().lines().filter(line -> line.contains("pose differs")))
                .hasSize(1);
    }

    @Test
    void repackedFileIsEqual() {
        Path packed = folder.resolve("packed.md5anim");
        Run.of("repack", walk.toString(), "-o", packed.toString());
        assertThat(compare(walk, packed).exitCode()).isZero();
    }

    @Test
    void renamedTwinDiffersInTheNameOnly() {
        Path renamed = folder.resolve("renamed");
        Run.of("rename", walk.toString(), mesh.toString(), "--joint", "chest=thorax", "--out-dir", renamed.toString());
        for (Path file : List.of(walk, mesh)) {
            Run run = compare(file, renamed.resolve(file.getFileName()));
            assertThat(run.exitCode()).isOne();
            assertThat(run.out().lines().skip(1)).containsExactly("  joint 4 'thorax': renamed, formerly 'chest'");
        }
    }

    @Test
    void jsonHasTheSameDifferences() throws IOException {
        Path other = changed(walk, "56 13", "56 12");
        JsonNode json =
                new ObjectMapper().readTree(compare(walk, other, "--json").out());
        assertThat(json.get("equal").asBoolean()).isFalse();
        assertThat(json.get("kind").asText()).isEqualTo("md5anim");
        assertThat(json.at("/layouts/0/startIndex").toString()).isEqualTo("[13,12]");
        assertThat(json.at("/poses/0/joint").asText()).isEqualTo("chest");
        assertThat(json.at("/poses/0/followers").size()).isEqualTo(22);
        assertThat(json.at("/values").size()).isEqualTo(3);
    }

    @Test
    void jointsOfAMeshAndAnAnimationAreCompared() {
        Run pair = compare(walk, mesh);
        assertThat(pair.exitCode()).isZero();
        assertThat(pair.out()).contains("same joints");
        assertThat(compare(mesh, walk, "--json").out())
                .contains("\"kind\": \"pair\"")
                .contains("\"equal\": true");
    }

    @Test
    void onlyMeshesAndAnimationsAreCompared() throws IOException {
        Path def = Files.writeString(folder.resolve("a.def"), "model a {\n}\n");
        Run kinds = compare(walk, def);
        assertThat(kinds.exitCode()).isEqualTo(2);
        assertThat(kinds.err()).contains("not md5anim and def");
        assertThat(compare(walk, folder.resolve("absent.md5anim")).exitCode()).isEqualTo(2);
        assertThat(compare(walk, walk, "--tolerance", "-1").exitCode()).isEqualTo(2);
    }

    static List<Path> animations() {
        return Corpus.files("md5anim");
    }

    @ParameterizedTest
    @MethodSource("animations")
    void realAnimationEqualsItselfAndItsRepack(Path file) {
        int unreadable = Run.of("info", file.toString()).exitCode();
        assertThat(compare(file, file).exitCode()).isEqualTo(unreadable);
        Path packed = folder.resolve("packed.md5anim");
        if (Run.of("repack", file.toString(), "-o", packed.toString()).exitCode() == 0) {
            Run run = compare(file, packed, "--json");
            assertThat(run.out()).contains("\"poses\": [ ]").contains("\"values\": [ ]");
        }
    }

    static List<Path> meshes() {
        return Corpus.files("md5mesh");
    }

    @ParameterizedTest
    @MethodSource("meshes")
    void realMeshEqualsItself(Path file) {
        int unreadable = Run.of("info", file.toString()).exitCode();
        assertThat(compare(file, file).exitCode()).isEqualTo(unreadable);
    }

    @Test
    void reportIsWritten() throws IOException {
        Path other = changed(walk, "\"chest\"\t2 56 13", "\"chest\"\t2 56 12");
        Path page = folder.resolve("diff.html");
        Path image = folder.resolve("diff.PNG");
        Run run = compare(walk, other, "-o", page.toString());
        assertThat(run.exitCode()).as(run.err()).isEqualTo(1);
        assertThat(run.out()).contains("startIndex 13 → 12");
        assertThat(page).content().contains("startIndex 13 → 12");
        assertThat(compare(walk, other, "-o", image.toString()).exitCode()).isEqualTo(1);
        assertThat(ImageIO.read(image.toFile()).getWidth()).isEqualTo(3 * 720);
    }

    @Test
    void reportReplacesAFileOnlyIfForced() throws IOException {
        Path page = Files.writeString(folder.resolve("diff.html"), "mine");
        Run run = compare(walk, walk, "-o", page.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("diff.html: file exists; use --force to overwrite");
        assertThat(page).hasContent("mine");
        assertThat(compare(walk, walk, "-o", page.toString(), "--force").exitCode())
                .isZero();
        assertThat(page).content().contains("No differences.");
        assertThat(folder.resolve("diff.html.bak")).hasContent("mine");
    }

    @Test
    void reportHasOneOfTwoExtensions() {
        Run run = compare(walk, walk, "-o", folder.resolve("diff.pdf").toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(".html or .png, but is 'diff.pdf'");
        assertThat(folder.resolve("diff.pdf")).doesNotExist();
    }
}
