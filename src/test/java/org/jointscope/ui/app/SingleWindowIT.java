package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/** Several starts of the program with the same settings on the same display, as processes. */
@NeedsDisplay
@EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux has a variable for the folder")
class SingleWindowIT {

    private static final long PATIENCE_SECONDS = 120;
    private static final String GUARD = "guard.md5mesh – Jointscope";
    private static final String ALIEN = "alien.md5mesh – Jointscope";
    private static final Pattern SOCKET = Pattern.compile("socket:\\[(\\d+)]");

    @TempDir
    private Path folder;

    private final List<Process> processes = new ArrayList<>();
    private ProcessBuilder builder;
    private Path guard;
    private Path alien;

    @BeforeEach
    void prepare() throws IOException {
        guard = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        alien = SmallModel.write(folder, "alien.md5mesh", SmallModel.mesh());
        // All processes share one file of settings; their models do not play.
        builder = ProgramProcess.of(
                ProgramWithTitles.class, List.of("-Djointscope.settings=" + WindowUser.settings(false)));
        builder.environment().put("XDG_RUNTIME_DIR", folder.toString());
        builder.redirectError(folder.resolve("errors").toFile());
    }

    @AfterEach
    void end() throws InterruptedException {
        for (Process process : processes) {
            process.destroyForcibly().waitFor();
        }
    }

    private Process start(String... arguments) throws IOException {
        List<String> all = new ArrayList<>(builder.command());
        all.addAll(List.of(arguments));
        ProcessBuilder one = new ProcessBuilder(all).redirectError(builder.redirectError());
        one.environment().clear();
        one.environment().putAll(builder.environment());
        Process process = one.start();
        processes.add(process);
        return process;
    }

    private static void awaitTitle(Process process, String title) throws IOException {
        BufferedReader output = process.inputReader();
        String line = output.readLine();
        while (line != null && !line.equals(title)) {
            line = output.readLine();
        }
        assertThat(line).isEqualTo(title);
    }

    private static void assertEnded(Process process) throws Exception {
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        assertThat(process.inputReader().lines()).as("it showed no window").isEmpty();
    }

    @Test
    void laterFilesOpenInTheRunningWindow() throws Exception {
        Process first = start(guard.toString());
        awaitTitle(first, GUARD);
        assertEnded(start(alien.toString()));
        awaitTitle(first, ALIEN);
        assertEnded(start());

        Process another = start("--new-window", guard.toString());
        awaitTitle(another, GUARD);
        assertEnded(start(guard.toString()));
        awaitTitle(first, GUARD);
        assertThat(folder.resolve("errors")).hasContent("");
    }

    @Test
    void filesThatAreOpenedAtTheSameTimeShareAWindow() throws Exception {
        List<Process> both = List.of(start(guard.toString()), start(alien.toString()));
        WaitForAsyncUtils.waitFor(
                PATIENCE_SECONDS, TimeUnit.SECONDS, () -> !both.stream().allMatch(Process::isAlive));
        Process later = both.getFirst().isAlive() ? both.getLast() : both.getFirst();
        assertEnded(later);
        Process window = both.getFirst().isAlive() ? both.getFirst() : both.getLast();
        awaitTitle(window, later == both.getFirst() ? GUARD : ALIEN);
        assertThat(window.isAlive()).isTrue();
    }

    @Test
    void killedWindowDoesNotPreventTheNextOne() throws Exception {
        Process killed = start(guard.toString());
        awaitTitle(killed, GUARD);
        assertEnded(start());
        killed.destroyForcibly().waitFor();

        Process next = start(guard.toString());
        awaitTitle(next, GUARD);
        assertEnded(start(alien.toString()));
        awaitTitle(next, ALIEN);
    }

    @Test
    void windowThatEndsLeavesNoSocket() throws Exception {
        Process window = start(guard.toString());
        awaitTitle(window, GUARD);
        assertEnded(start());
        assertThat(sockets()).hasSize(1);
        window.destroy();
        assertThat(window.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(sockets()).isEmpty();
    }

    private List<Path> sockets() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("jointscope"))) {
            return files.filter(file -> file.toString().endsWith(".socket")).toList();
        }
    }

    @Test
    void programHasNoNetworkSocket() throws Exception {
        Process window = start(guard.toString());
        awaitTitle(window, GUARD);
        assertEnded(start(alien.toString()));
        Set<String> own = sockets(window.pid());
        assertThat(own).as("those of the display and of the window").isNotEmpty();
        for (String protocol : List.of("tcp", "tcp6", "udp", "udp6", "raw", "raw6")) {
            assertThat(inodes(Path.of("/proc/" + window.pid() + "/net/" + protocol)))
                    .as(protocol)
                    .doesNotContainAnyElementsOf(own);
        }
        String local = sockets().getFirst().toString();
        assertThat(Files.readString(Path.of("/proc/" + window.pid() + "/net/unix"))
                        .lines())
                .as("the same comparison finds the local socket")
                .anyMatch(line ->
                        line.endsWith(local) && own.contains(line.strip().split(" +")[6]));
    }

    private static Set<String> sockets(long process) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("/proc/" + process + "/fd"))) {
            return files.map(SingleWindowIT::target)
                    .map(SOCKET::matcher)
                    .filter(Matcher::matches)
                    .map(socket -> socket.group(1))
                    .collect(Collectors.toSet());
        }
    }

    private static String target(Path file) {
        try {
            return Files.readSymbolicLink(file).toString();
        } catch (IOException closedMeanwhile) {
            return "";
        }
    }

    private static List<String> inodes(Path table) throws IOException {
        return Files.exists(table)
                ? Files.readAllLines(table).stream()
                        .skip(1)
                        .map(line -> line.strip().split(" +")[9])
                        .toList()
                : List.of();
    }
}
