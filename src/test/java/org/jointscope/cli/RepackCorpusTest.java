package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real animations have the same poses after {@code repack}. */
class RepackCorpusTest {

    private static final int EVERY = 8;

    @TempDir
    private Path folder;

    @Test
    void posesAreTheVerySame() {
        List<String> files = files();
        for (String file : files) {
            assertPosesStay(file);
        }
        // The files are a sample: the result does not depend on the components in the frames.
        IntStream.range(0, files.size() / EVERY)
                .mapToObj(i -> files.get(i * EVERY))
                .forEach(file -> {
                    assertPosesStay(file, "--clear-redundant");
                    assertPosesStay(file, "--all-components");
                });
    }

    private void assertPosesStay(String file, String... options) {
        folder.resolve("out.md5anim").toFile().delete();
        String out = folder.resolve("out.md5anim").toString();
        Stream<String> command = Stream.of("repack", file, "-o", out);
        Run run = Run.of(Stream.concat(command, Arrays.stream(options)).toArray(String[]::new));
        assertThat(run.err().lines().findFirst().orElseThrow()).endsWith("poses unchanged");
        assertThat(run.exitCode()).isZero();
        for (String frame : List.of("0", "0.25")) {
            assertThat(pose(out, frame)).as(file).isEqualTo(pose(file, frame));
        }
    }

    @Test
    void severalFilesGoAtOnce() {
        List<String> arguments = new ArrayList<>(List.of("repack"));
        arguments.addAll(
                files().stream().filter(file -> file.contains("frankie")).toList());
        int count = arguments.size() - 1;
        arguments.addAll(List.of("--out-dir", folder.toString(), "--tolerance", "id"));
        Run run = Run.of(arguments.toArray(String[]::new));
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(folder.toFile().list()).hasSize(count);
    }

    private static List<String> files() {
        return Corpus.files("md5anim").stream().map(Path::toString).toList();
    }

    /** The output, without the sign of zeros. */
    private static String pose(String file, String frame) {
        Run run = Run.of("pose", file, "--frame", frame, "--json");
        return run.exitCode() == 0
                ? run.out().replaceAll("-0\\.0(?=[,\\s])", "0")
                : run.err().lines().findFirst().orElseThrow();
    }
}
