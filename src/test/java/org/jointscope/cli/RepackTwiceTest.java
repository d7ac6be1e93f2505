package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.cli.EditingCommand.UnsuitableException;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Mutation;
import org.jointscope.model.Md5Mesh;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Repacking a repacked file changes nothing, for any damage in the original. */
class RepackTwiceTest {

    private static final Path FIXTURES = Path.of("src/test/resources/org/jointscope/fixtures");
    private static final Path SAMPLE = Path.of("resources/org/jointscope/sample");
    private static final Optional<Md5Mesh> MESH = Inspector.inspect(List.of(FIXTURES.resolve("nothing-wrong.md5mesh")))
            .meshes()
            .findFirst();
    private static final int LARGEST_REAL_FILE = 60_000;

    @Test
    void repackIsIdempotentOnFixturesAndTheirMutants() throws IOException {
        assertThat(notIdempotent(animations(FIXTURES), 25, "")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--renumber-starts",
                "--match-mesh",
                "--rebase=frame0",
                "--rebase=bind",
                "--clear-redundant",
                "--tolerance=id",
                "--all-components",
                "--bounds"
            })
    void repackWithAToolIsIdempotent(String option) throws IOException {
        assertThat(notIdempotent(animations(FIXTURES), 6, option)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--clear-redundant"})
    void repackIsIdempotentOnMutantsOfTheSample(String option) throws IOException {
        assertThat(notIdempotent(animations(SAMPLE), 6, option)).isEmpty();
    }

    @Test
    void repackIsIdempotentOnMutantsOfRealFiles() throws IOException {
        List<Path> files = Corpus.files("md5anim").stream()
                .filter(file -> file.toFile().length() <= LARGEST_REAL_FILE)
                .toList();
        assertThat(notIdempotent(files, 3, "")).isEmpty();
    }

    private static List<String> notIdempotent(List<Path> files, int mutants, String option) throws IOException {
        List<String> differing = new ArrayList<>();
        for (Path file : files) {
            byte[] original = Files.readAllBytes(file);
            for (int seed = -1; seed < mutants; seed++) {
                byte[] bytes = seed < 0 ? original : Mutation.of(original, seed);
                Optional<Repacked> once = repacked(bytes, option);
                if (once.isPresent() && !isStable(once.get(), option)) {
                    differing.add(file.getFileName() + " mutation " + seed);
                }
            }
        }
        return differing;
    }

    private static boolean isStable(Repacked once, String option) {
        Repacked twice = repacked(once.bytes(), option).orElseThrow();
        return Arrays.equals(once.bytes(), twice.bytes()) && twice.losses().isEmpty();
    }

    /** Empty if the command rejects the file. */
    private static Optional<Repacked> repacked(byte[] bytes, String option) {
        String[] arguments = option.isEmpty() ? new String[0] : new String[] {option};
        RepackTools tools = new RepackTools();
        Converters.addTo(new CommandLine(tools))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .parseArgs(arguments);
        InspectedFile file = Inspector.inspect(Path.of("mutant.md5anim"), FileKind.MD5ANIM, bytes);
        try {
            return Optional.of(RepackCommand.repacked(file, tools, MESH));
        } catch (UnsuitableException e) {
            return Optional.empty();
        }
    }

    private static List<Path> animations(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".md5anim"))
                    .sorted()
                    .toList();
        }
    }
}
