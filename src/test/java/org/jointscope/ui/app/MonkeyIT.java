package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Half a minute of random actions in the window, in a separate process, without an exception or output other than the
 * list of actions. A longer run has another seed, which is printed:
 *
 * <pre>./mvnw test -Dtest=MonkeyIT -Dmonkey.seconds=600 [-Dmonkey.seed=1]</pre>
 */
@Needs3D
class MonkeyIT {

    /** Constant, so that the same build has the same result. */
    private static final long USUAL_SEED = 1;

    private static final long USUAL_SECONDS = 30;
    private static final long PATIENCE_SECONDS = 420;

    /** A window that does not respond in this time is blocked, even on a slow machine. */
    private static final String HANG = "-D" + FxThread.PATIENCE + "=240";

    private static final int LAST_ACTIONS = 40;
    private static final long LARGEST_FILE = 300_000;
    private static final Path FIXTURES = Path.of("src/test/resources/org/jointscope/fixtures");
    private static final Path CORPUS = Path.of("../shared/corpus");

    /** Output of system libraries, not of the program. */
    private static final String OF_THE_SYSTEM = "\\(\\S+:\\d+\\): G\\w+-WARNING .*|";

    private final Optional<Long> chosenSeconds = Optional.ofNullable(Long.getLong("monkey.seconds"));
    private final long seconds = chosenSeconds.orElse(USUAL_SECONDS);
    private final long seed = Long.getLong(
            "monkey.seed", chosenSeconds.map(chosen -> new Random().nextLong()).orElse(USUAL_SEED));

    @TempDir
    private Path folder;

    @BeforeEach
    void copyFiles() throws IOException {
        Files.createDirectory(folder.resolve("files"));
        copy(FIXTURES);
        if (Files.isDirectory(CORPUS)) {
            copy(CORPUS);
        }
    }

    private void copy(Path models) throws IOException {
        try (Stream<Path> all = Files.walk(models)) {
            for (Path file : all.filter(MonkeyIT::isSmallModel).sorted().toList()) {
                Path copy = folder.resolve("files").resolve(file.getFileName().toString());
                if (Files.notExists(copy)) {
                    Files.write(copy, Files.readAllBytes(file));
                }
            }
        }
    }

    private static boolean isSmallModel(Path file) {
        return file.toString().matches("(?i).*\\.(md5mesh|md5anim|md5camera|md2)")
                && file.toFile().length() <= LARGEST_FILE;
    }

    @Test
    void randomActionsCauseNoException() throws Exception {
        System.out.println("monkey.seed=" + seed + " monkey.seconds=" + seconds);
        Path output = folder.resolve("output");
        Process program = ProgramProcess.of(
                        Monkey.class,
                        List.of("-Xmx1g", "-Dprism.forceGPU=true", HANG),
                        String.valueOf(seed),
                        String.valueOf(seconds),
                        folder.resolve("files").toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = program.waitFor(seconds + PATIENCE_SECONDS, TimeUnit.SECONDS);
        program.destroyForcibly().waitFor();
        List<String> lines = Files.readAllLines(output).stream()
                .filter(line -> !line.matches(OF_THE_SYSTEM))
                .toList();
        List<String> done = lines.stream().takeWhile(MonkeyIT::isAction).toList();
        List<String> last = done.subList(Math.max(0, done.size() - LAST_ACTIONS), done.size());
        String story = "seed %d, action %d, the last ones:%n%s"
                .formatted(seed, done.size(), String.join(System.lineSeparator(), last));
        assertThat(lines.stream().skip(done.size())).as(story).isEmpty();
        assertThat(ended).as("the program ended; " + story).isTrue();
        assertThat(program.exitValue()).as(story).isZero();
        assertThat(done).endsWith(Monkey.ACTION + "end").hasSizeGreaterThan(5);
    }

    private static boolean isAction(String line) {
        return line.startsWith(Monkey.ACTION);
    }
}
