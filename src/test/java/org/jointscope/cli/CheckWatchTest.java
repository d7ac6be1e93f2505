package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class CheckWatchTest {

    private static final String DAMAGED = Samples.MESH.replace("weight 1 0 1 (", "weight 1 7 1 (");

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final AtomicInteger code = new AtomicInteger(-1);
    private Thread thread;
    private int seen;

    private void start(String... arguments) throws InterruptedException {
        String[] all = new String[arguments.length + 2];
        all[0] = "check";
        all[1] = "--watch";
        System.arraycopy(arguments, 0, all, 2, arguments.length);
        Path defaults = Path.of("target", "no-defaults");
        thread = Thread.ofPlatform()
                .start(() -> code.set(
                        new CommandLineInterface(new PrintWriter(out), new PrintWriter(err), Optional.of(defaults))
                                .run(all)));
        while (!err.toString().contains("for changes.")) {
            assertThat(thread.isAlive()).as(err.toString()).isTrue();
            Thread.sleep(10);
        }
        seen = printed().length();
    }

    @AfterEach
    void end() throws InterruptedException {
        if (thread != null) {
            thread.interrupt();
            assertThat(thread.join(Duration.ofSeconds(60))).isTrue();
        }
    }

    /** Awaits the lines after a change, up to one that contains a text. */
    private List<String> until(String text) throws InterruptedException {
        while (!printed().substring(seen).contains(text) || !printed().endsWith("\n")) {
            assertThat(thread.isAlive()).as(err.toString()).isTrue();
            Thread.sleep(10);
        }
        List<String> lines = printed().substring(seen).lines().toList();
        seen = printed().length();
        return lines;
    }

    private String printed() {
        return out.toString().replace(folder + "/", "");
    }

    @Test
    void linesThatAreGoneAndNewArePrinted() throws IOException, InterruptedException {
        Path file = folder.resolve("a.md5mesh");
        Files.writeString(file, Samples.MESH.replace("MD5Version 10", "MD5Version 13"));
        start(file.toString(), "--engine", "q2pro");
        assertThat(printed()).contains("a.md5mesh:1:12: warning VERSION_UNSUPPORTED");
        Files.writeString(file, DAMAGED.replace("MD5Version 10", "// All lines move.\nMD5Version 13"));
        assertThat(until("WEIGHT_"))
                .satisfiesExactly(
                        it -> assertThat(it).matches("\\d\\d:\\d\\d:\\d\\d 1 file, 0 pairs .*: 1 error, 1 warning.*"),
                        it -> assertThat(it).startsWith("+ a.md5mesh:20:2: error WEIGHT_JOINT_OUT_OF_RANGE"));
        Files.writeString(file, Samples.MESH);
        assertThat(until("accepted by"))
                .satisfiesExactly(
                        it -> assertThat(it).endsWith(" 0 errors, 0 warnings, 0 info, 0 hints."),
                        it -> assertThat(it).startsWith("− a.md5mesh:2:12: warning VERSION_UNSUPPORTED"),
                        it -> assertThat(it).startsWith("− a.md5mesh:20:2: error WEIGHT_JOINT_OUT_OF_RANGE"),
                        it -> assertThat(it).startsWith("− a.md5mesh:2:12: error q2pro/version"),
                        it -> assertThat(it).isEqualTo("− a.md5mesh: rejected by q2pro"),
                        it -> assertThat(it).isEqualTo("+ a.md5mesh: accepted by q2pro"));
        end();
        assertThat(code).hasValue(0);
    }

    @Test
    void newFileOfAFolderIsChecked() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("a.md5mesh"), Samples.MESH);
        Files.createDirectory(folder.resolve("empty"));
        start(folder.toString());
        Files.writeString(folder.resolve("a.md5mesh"), Samples.MESH + "// No issue.\n");
        Files.writeString(folder.resolve("empty/b.md5mesh"), DAMAGED);
        assertThat(until("+ empty/b.md5mesh:19:2: error WEIGHT_JOINT_OUT_OF_RANGE"))
                .noneMatch(it -> it.startsWith("− "));
        Files.delete(folder.resolve("empty/b.md5mesh"));
        assertThat(until("− empty/b.md5mesh:19:2: error WEIGHT_JOINT_OUT_OF_RANGE"))
                .noneMatch(it -> it.startsWith("+ "));
        Files.writeString(folder.resolve("a.md5mesh"), DAMAGED);
        until("+ a.md5mesh:19:2: error");
        end();
        assertThat(code).hasValue(1);
    }

    @Test
    void pairIsCheckedAgainAfterAChangeOfItsMesh() throws IOException, InterruptedException {
        Path mesh = Files.writeString(folder.resolve("a.md5mesh"), Samples.MESH);
        Files.writeString(folder.resolve("a.md5anim"), Samples.ANIM);
        start(folder.toString());
        Files.writeString(mesh, Samples.MESH.replace("\"arm\"", "\"leg\""));
        assertThat(until("PAIR_")).anyMatch(it -> it.startsWith("+ a.md5anim:"));
    }

    @Test
    void missingFileIsAChange() throws IOException, InterruptedException {
        Path mesh = Files.writeString(folder.resolve("a.md5mesh"), Samples.MESH);
        start(mesh.toString());
        Files.delete(mesh);
        assertThat(until("file not found")).contains("+ a.md5mesh: file not found");
        end();
        assertThat(code).hasValue(2);
    }

    @Test
    void formatsForScriptsAreNotSupported() {
        for (String option : List.of("--json", "--sarif=log")) {
            Run run = Run.of("check", "--watch", option, folder.toString());
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).contains("--watch cannot be combined with --json, --sarif, --results or --shard.");
        }
    }
}
