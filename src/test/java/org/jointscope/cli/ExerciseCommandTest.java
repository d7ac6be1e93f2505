package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jointscope.inspect.Sample;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExerciseCommandTest {

    @TempDir
    private Path folder;

    private String out;

    @BeforeEach
    void chooseFolder() {
        out = folder.resolve("new").resolve("set").toString();
    }

    private List<String> written() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(out))) {
            return files.filter(Files::isRegularFile)
                    .map(file -> Path.of(out).relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    private void putRight(int exercise) throws IOException {
        for (Path file : Sample.files()) {
            Path target =
                    Path.of(out, "exercise-" + exercise, file.getFileName().toString());
            Files.write(target, Files.readAllBytes(file));
        }
    }

    @Test
    void writesSixExercisesWithSheetAndKey() throws IOException {
        Run run = Run.of("exercise", "--seed", "5", "--out", out);
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(written())
                .hasSize(14)
                .contains("exercise-1/dapple.md5mesh", "exercise-6/walk.md5anim", "sheet.html", "key.html");
        assertThat(run.out()
                        .lines()
                        .map(line -> Path.of(out).relativize(Path.of(line)).toString()))
                .containsExactlyInAnyOrderElementsOf(written());
        for (String page : List.of("sheet.html", "key.html")) {
            assertThat(Files.readString(Path.of(out, page)))
                    .startsWith("<!DOCTYPE html>")
                    .endsWith("</html>\n")
                    .contains("data:image/png;base64,", "6. ")
                    .as("no external resource")
                    .doesNotContain("http", "@body@", "src=\"/", "<script");
        }
        assertThat(Files.readString(Path.of(out, "sheet.html")))
                .as("no answer")
                .doesNotContain("the correct value is", "To repair the model");
        assertThat(Files.readString(Path.of(out, "key.html"))).contains("the correct value is", "COMPONENTS_OVERLAP");
    }

    @Test
    void checkSaysWhatIsSolved() throws IOException {
        Run.of("exercise", "--seed=5", "--out", out);
        Run none = Run.of("exercise", "--seed=5", "--check", out);
        assertThat(none.exitCode()).isEqualTo(1);
        assertThat(none.out().lines()).hasSize(6).allMatch(line -> line.endsWith(": not solved"));
        putRight(2);
        Run one = Run.of("exercise", "--seed=5", "--check", out, "--json");
        assertThat(one.exitCode()).isEqualTo(1);
        JsonNode json = new ObjectMapper().readTree(one.out()).get("exercises");
        assertThat(json).hasSize(6);
        assertThat(json.get(1)).isEqualTo(new ObjectMapper().readTree("{\"kind\":\"flag-bit\",\"solved\":true}"));
        assertThat(json.get(2).get("solved").asBoolean()).isFalse();
        Run kind = Run.of("exercise", "--seed=5", "--check", out, "--kind=flag-bit");
        assertThat(kind.exitCode()).isZero();
        assertThat(kind.out()).isEqualTo("exercise-2 One Number Short: solved" + System.lineSeparator());
    }

    @Test
    void existingFilesAreReplacedOnRequest() throws IOException {
        String[] command = {"exercise", "--seed=5", "--kind=negated-w", "--out", out};
        assertThat(Run.of(command).exitCode()).isZero();
        Path anim = Path.of(out, "exercise-4", "walk.md5anim");
        Files.writeString(anim, "mine");
        Files.delete(Path.of(out, "sheet.html"));
        Run refused = Run.of(command);
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("use --force");
        assertThat(anim).hasContent("mine");
        assertThat(Path.of(out, "sheet.html")).as("all or none").doesNotExist();
        Run forced = Run.of("exercise", "--seed=5", "--kind=negated-w", "--out", out, "--force");
        assertThat(forced.exitCode()).isZero();
        assertThat(anim.resolveSibling("walk.md5anim.bak")).hasContent("mine");
        assertThat(written()).contains("sheet.html");
    }

    @Test
    void jsonListsTheFiles() throws IOException {
        Run run = Run.of("exercise", "--seed=-5", "--kind=PARENTS", "--out", out, "--json");
        assertThat(new ObjectMapper().readTree(run.out())).isEqualTo(new ObjectMapper().readTree("""
            {"seed": -5, "exercises": [{"kind": "parents",
              "files": ["%1$s/exercise-3/dapple.md5mesh", "%1$s/exercise-3/walk.md5anim"]}],
            "sheet": "%1$s/sheet.html", "key": "%1$s/key.html"}
            """.formatted(out)));
    }

    @Test
    void filesOfTheUser() throws IOException {
        Path mesh = Sample.files().getFirst();
        String idle = mesh.resolveSibling("look.md5anim").toString();
        Run run = Run.of("exercise", mesh.toString(), idle, "--seed=1", "--kind=start-index", "--out", out);
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(written()).contains("exercise-1/look.md5anim");
        Run small = Run.of(
                "exercise", Samples.mesh(folder), Samples.anim(folder), "--seed=1", "--kind=weights", "--out", out);
        assertThat(small.exitCode()).isEqualTo(2);
        assertThat(small.err()).contains("no fault with a visible effect was found");
    }

    @Test
    void namesAreEscaped() throws IOException {
        Path mesh = Files.copy(Sample.files().getFirst(), folder.resolve("a<b>&.md5mesh"));
        String walk = Sample.files().getLast().toString();
        assertThat(Run.of("exercise", mesh.toString(), walk, "--seed=1", "--kind=bounds", "--out", out)
                        .exitCode())
                .isZero();
        assertThat(Files.readString(Path.of(out, "sheet.html")))
                .contains("a&lt;b&gt;&amp;.md5mesh")
                .doesNotContain("a<b>");
    }

    @Test
    void invalidUsage() throws IOException {
        String anim = Samples.anim(folder);
        String mesh = Samples.mesh(folder);
        String walk = Sample.files().getLast().toString();
        for (String[] command : new String[][] {
            {"exercise", "--out", out},
            {"exercise", "--seed=1"},
            {"exercise", "--seed=1", "--out", out, "--check", out},
            {"exercise", "--seed=x", "--out", out},
            {"exercise", "--seed=1", "--out", out, "--kind=none"},
            {"exercise", anim, "--seed=1", "--out", out},
            {"exercise", mesh, walk, "--seed=1", "--out", out},
            {"exercise", folder.resolve("no.md5mesh").toString(), anim, "--seed=1", "--out", out},
            {"exercise", "--seed=1", "--check", out},
        }) {
            Run run = Run.of(command);
            assertThat(run.exitCode()).as(String.join(" ", command)).isEqualTo(2);
            assertThat(run.err()).isNotBlank();
        }
        assertThat(Path.of(out)).doesNotExist();
    }
}
