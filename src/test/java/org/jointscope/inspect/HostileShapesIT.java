package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The memory of a check is at most 16 times its input and 300 MB for files of every shape: another process with a heap
 * of that size, or half of it for half the input, completes.
 */
class HostileShapesIT {

    private static final int TIMES = 16;
    private static final int BASE_MEGABYTES = 300;

    /** Far above the usual time: a watchdog. */
    private static final int MINUTES = 10;

    private static final int SMALL_FILES = 2000;

    /** The file, the exit code of a command that did not fail, and the seconds. */
    private static final Pattern DONE = Pattern.compile("(?m)^(\\S+) [012] [0-9.]+$");

    @TempDir
    private static Path folder;

    private static Path broken;

    private static Future<List<String>> checks;
    private static Future<List<String>> otherCommands;
    private static Future<List<String>> checkOfBroken;

    /** Starts all processes: each uses one processor. */
    @BeforeAll
    static void start() throws IOException {
        broken = Files.createDirectory(folder.resolve("broken"));
        long bytes = writeBroken(broken);
        checks = run((BASE_MEGABYTES + TIMES * 16) / 2, "8", List.of("check"));
        otherCommands = run(BASE_MEGABYTES + TIMES, "1", HostileShapes.COMMANDS);
        checkOfBroken = run(BASE_MEGABYTES + TIMES * (int) (bytes >> 20), broken.toString(), List.of("check"));
    }

    private static Future<List<String>> run(int megabytes, String input, List<String> commands) {
        FutureTask<List<String>> task = new FutureTask<>(() -> done(megabytes, input, commands));
        Thread.ofVirtual().start(task);
        return task;
    }

    @Test
    void checksOfEightMegabytes() throws Exception {
        assertThat(checks.get()).containsExactly(HostileShape.names());
    }

    @Test
    void otherCommandsOnOneMegabyte() throws Exception {
        assertThat(otherCommands.get()).containsExactly(HostileShape.names());
    }

    @Test
    void folderOfBrokenFiles() throws Exception {
        assertThat(checkOfBroken.get()).containsExactly(broken.toString());
    }

    private static long writeBroken(Path target) throws IOException {
        List<Path> fixtures = FixtureReports.fixtures();
        long bytes = 0;
        for (int i = 0; i < SMALL_FILES; i++) {
            Path fixture = fixtures.get(i % fixtures.size());
            byte[] broken = Mutation.of(Files.readAllBytes(fixture), i);
            Files.write(target.resolve(i + "-" + fixture.getFileName()), broken);
            bytes += broken.length;
        }
        return bytes;
    }

    /**
     * The files on which commands ran without an out-of-memory error.
     *
     * @param megabytes size of the heap
     * @param input for {@link HostileShapes}
     */
    private static List<String> done(int megabytes, String input, List<String> commands) throws Exception {
        Path own = Files.createTempDirectory(folder, "run");
        Path out = own.resolve("out.txt");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx" + megabytes + "m");
        command.add("-XX:+UseSerialGC");
        command.addAll(List.of("-classpath", System.getProperty("java.class.path")));
        command.addAll(List.of(HostileShapes.class.getName(), own.toString(), input));
        command.addAll(commands);
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        boolean ended = process.waitFor(MINUTES, TimeUnit.MINUTES);
        process.destroyForcibly();
        String text = Files.readString(out);
        assertThat(ended).as(text).isTrue();
        assertThat(text).doesNotContain("Error", "Exception");
        return DONE.matcher(text)
                .results()
                .map((MatchResult line) -> line.group(1))
                .toList();
    }
}
