package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.Main;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands as processes: their arguments as bytes, and output that cannot be written. */
@EnabledOnOs(OS.LINUX)
class CommandProcessIT {

    /** More than a writer keeps in memory. */
    private static final int ROWS = 3000;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeFiles() throws IOException {
        Files.writeString(folder.resolve("t.md5mesh"), Samples.MESH);
        Files.writeString(folder.resolve("t.md5anim"), Samples.ANIM);
    }

    private record Result(int exitCode, String out, String err) {}

    /**
     * Runs a line of a shell in which {@code $J} is the program.
     *
     * @param locale the only variable of the environment, except for PATH
     */
    private Result run(String locale, String line) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String program = "J() { '%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' %s \"$@\"; }; "
                .formatted(java, classPath(), Main.class.getName());
        ProcessBuilder builder = new ProcessBuilder("bash", "-c", program + line);
        builder.environment().keySet().retainAll(List.of("PATH"));
        builder.environment().put("LC_ALL", locale);
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        int exitCode = builder.directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Result(exitCode, Files.readString(out), Files.readString(err));
    }

    static String classPath() {
        return Pattern.compile(Pattern.quote(File.pathSeparator))
                .splitAsStream(System.getProperty("java.class.path"))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    @ParameterizedTest
    @ValueSource(strings = {"C", "POSIX", "C.UTF-8"})
    void namesAreTakenAsBytes(String locale) throws IOException, InterruptedException {
        Result result = run(locale, "J rename t.md5mesh --joint $'root=\\303\\251' -o n.md5mesh");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(folder.resolve("n.md5mesh")).hasContent(Samples.MESH.replace("root", "\u00E9"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"C", "C.UTF-8"})
    void bytesThatAreNotTextAreRejected(String locale) throws IOException, InterruptedException {
        Result result = run(locale, "J rename t.md5mesh --joint $'root=\\377' -o n.md5mesh");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("'root=\uFFFD' contains characters that the locale does not");
        assertThat(folder.resolve("n.md5mesh")).doesNotExist();
    }

    @Test
    void pathThatTheLocaleDoesNotSupportIsRejected() throws IOException, InterruptedException {
        String line = "cp t.md5mesh $'\\303\\251.md5mesh'; J info $'\\303\\251.md5mesh'";
        Result result = run("C", line);
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("'\u00E9.md5mesh' contains characters that the locale");
        assertThat(run("C.UTF-8", line).exitCode()).isZero();
    }

    /** No path in the output is that of a file that does not exist. */
    @ParameterizedTest
    @ValueSource(strings = {"C", "C.UTF-8"})
    void filesWithoutATextAsTheirNameAreNotChecked(String locale) throws IOException, InterruptedException {
        Result result = run(
                locale,
                "mkdir m; cp t.md5mesh m/ok.md5mesh; cp t.md5mesh $'m/\\377.md5mesh';"
                        + " J check m --sarif log --json");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("\uFFFD.md5mesh: the name contains characters");
        JsonNode log = new ObjectMapper().readTree(folder.resolve("log").toFile());
        assertThat(uris(log)).isNotEmpty().allMatch(List.of("m/ok.md5mesh", "m/%FF.md5mesh")::contains);
        assertThat(uris(log)).contains("m/%FF.md5mesh");
    }

    private static Stream<String> uris(JsonNode log) {
        return log.findValues("artifactLocation").stream()
                .map(it -> it.get("uri").asText());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "info t.md5anim --json",
                "skin t.md5mesh",
                "rename t.md5mesh --joint root=a -o n.md5mesh --json",
                "check --help"
            })
    void lostOutputIsAFailure(String command) throws IOException, InterruptedException {
        Result result = run("C", "J " + command + " > /dev/full");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("Could not write to standard output: No space left on device.");
    }

    @Test
    void partOfTheOutputThatIsLostIsAFailure() throws IOException, InterruptedException {
        writeLargeMesh();
        Result result = run("C", "ulimit -f 64; J skin l.md5mesh --json > l.json");
        assertThat(folder.resolve("l.json")).hasSize(64 << 10);
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("Could not write to standard output: File too large.");
    }

    @Test
    void closedPipeEndsQuietly() throws IOException, InterruptedException {
        writeLargeMesh();
        Result result = run("C", "J skin l.md5mesh --json | head -n 1; exit ${PIPESTATUS[0]}");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).isEqualTo("{\n");
        assertThat(result.err()).isEmpty();
    }

    @Test
    void logThatCannotBeCompletedLeavesTheEarlierOne() throws IOException, InterruptedException {
        Result first = run("C", "J check t.md5mesh --sarif log");
        byte[] log = Files.readAllBytes(folder.resolve("log"));
        Result second = run("C", "ulimit -f 4; J check . --sarif log");
        assertThat(first.exitCode()).isZero();
        assertThat(second.exitCode()).isEqualTo(2);
        assertThat(second.err()).contains("log: File too large");
        assertThat(folder.resolve("log")).hasBinaryContent(log);
        assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    }

    @Test
    void fileThatCannotBeCompletedLeavesTheEarlierOne() throws IOException, InterruptedException {
        writeLargeMesh();
        Result result = run("C", "cp t.md5mesh n; ulimit -f 4; J rename l.md5mesh --joint j0=a -o n" + " --force");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("n: File too large");
        assertThat(folder.resolve("n")).hasContent(Samples.MESH);
    }

    /** As by Ctrl+C. The exit code is that of the last check, not of the signal. */
    @Test
    void watchEndsWithTheExitCodeOfTheLastCheck() throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process watch = new ProcessBuilder(
                        java,
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        classPath(),
                        Main.class.getName(),
                        "check",
                        "--watch",
                        ".")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        try {
            await(out, "for changes.");
            Files.writeString(folder.resolve("t.md5mesh"), Samples.MESH.replace("weight 1 0 1 (", "weight 1 7 1 ("));
            await(out, "+ ./t.md5mesh:19:2: error WEIGHT_JOINT_OUT_OF_RANGE");
            new ProcessBuilder("kill", "-INT", Long.toString(watch.pid()))
                    .start()
                    .waitFor();
            assertThat(watch.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(watch.exitValue()).isEqualTo(1);
        } finally {
            watch.destroyForcibly();
        }
    }

    private static void await(Path file, String text) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!Files.readString(file).contains(text)) {
            assertThat(System.nanoTime()).as(Files.readString(file)).isLessThan(end);
            Thread.sleep(20);
        }
    }

    private void writeLargeMesh() throws IOException {
        StringBuilder vertices = new StringBuilder();
        for (int i = 0; i < ROWS; i++) {
            vertices.append("vert %d ( 0 0 ) 0 1\n".formatted(i));
        }
        Files.writeString(folder.resolve("l.md5mesh"), """
            MD5Version 10
            commandline ""
            numJoints 1
            numMeshes 1
            joints {
            "j0" -1 ( 0 0 0 ) ( 0 0 0 ) //
            }
            mesh {
            shader "a"
            numverts %d
            %snumtris 1
            tri 0 0 1 2
            numweights 1
            weight 0 0 1 ( 1 2 3 )
            }
            """.formatted(ROWS, vertices), StandardCharsets.UTF_8);
    }
}
