package org.jointscope.ui.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jointscope.ui.desktop.RunningWindow.Found;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class RunningWindowTest {

    @TempDir
    private Path folder;

    private final BlockingQueue<List<Path>> received = new LinkedBlockingQueue<>();
    private FileRequests requests;

    @AfterEach
    void close() {
        if (requests != null) {
            requests.close();
        }
    }

    private Path socket() {
        return folder.resolve("run/window.socket");
    }

    private Thread listen() {
        requests = new FileRequests(socket(), received::add);
        return Thread.ofPlatform().daemon().start(requests::listen);
    }

    private Found open(Path... files) {
        try (RunningWindow later = new RunningWindow(socket())) {
            return later.open(List.of(files), false);
        }
    }

    @Test
    void laterFilesReachTheFirstWindow() throws Exception {
        try (RunningWindow first = new RunningWindow(socket())) {
            assertThat(first.open(List.of(), false)).isEqualTo(Found.OURS);
            Thread listening = listen();
            Path file = folder.resolve("Größe 日本 –.md5mesh");
            assertThat(open(file, Path.of("relative.md5anim"))).isEqualTo(Found.RUNNING);
            assertThat(received.poll(10, TimeUnit.SECONDS))
                    .containsExactly(file, Path.of("relative.md5anim").toAbsolutePath());
            assertThat(open()).isEqualTo(Found.RUNNING);
            assertThat(received.poll(10, TimeUnit.SECONDS)).isEmpty();
            requests.close();
            listening.join(10_000);
            assertThat(listening.isAlive()).isFalse();
            assertThat(socket()).doesNotExist();
        }
        assertThat(open()).isEqualTo(Found.OURS);
    }

    @Test
    void windowThatIsNotShownYetIsAwaited() throws Exception {
        try (RunningWindow first = new RunningWindow(socket())) {
            first.open(List.of(), false);
            Thread later = Thread.ofPlatform().start(() -> received.add(List.of(Path.of(open().name()))));
            assertThat(received.poll(1, TimeUnit.SECONDS)).isNull();
            listen();
            later.join(10_000);
            assertThat(received).containsExactly(List.of(), List.of(Path.of("RUNNING")));
        }
    }

    @Test
    void anotherWindowCanBeRequested() {
        try (RunningWindow first = new RunningWindow(socket());
                RunningWindow second = new RunningWindow(socket())) {
            assertThat(first.open(List.of(), true)).isEqualTo(Found.OURS);
            assertThat(second.open(List.of(), true)).isEqualTo(Found.ADDITIONAL);
        }
    }

    /** The system releases its lock, but leaves its socket. */
    @Test
    void socketOfAKilledProcessIsReplaced() throws Exception {
        Files.createDirectories(socket().getParent());
        try (ServerSocketChannel killed = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            killed.bind(UnixDomainSocketAddress.of(socket()));
        }
        assertThat(socket()).exists();
        try (RunningWindow first = new RunningWindow(socket())) {
            assertThat(first.open(List.of(), false)).isEqualTo(Found.OURS);
            listen();
            assertThat(open()).isEqualTo(Found.RUNNING);
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no modes")
    void onlyTheUserCanConnect() throws Exception {
        Files.createDirectories(socket().getParent());
        Files.setPosixFilePermissions(socket().getParent(), PosixFilePermissions.fromString("rwxrwxrwx"));
        try (RunningWindow first = new RunningWindow(socket())) {
            first.open(List.of(), false);
            listen();
            open();
            assertThat(mode(socket())).isEqualTo("rw-------");
            assertThat(mode(socket().getParent())).isEqualTo("rwx------");
        }
    }

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void otherMessagesAreIgnored() throws Exception {
        try (RunningWindow first = new RunningWindow(socket())) {
            first.open(List.of(), false);
            listen();
            open();
            received.clear();
            byte[] endless = new byte[FileRequest.MOST_BYTES + 1];
            Arrays.fill(endless, (byte) 'a');
            for (byte[] message : List.of(
                    new byte[0],
                    "GET / HTTP/1.1\r\n".getBytes(StandardCharsets.US_ASCII),
                    "jointscope 2\0/a".getBytes(StandardCharsets.US_ASCII),
                    "jointscope 1\0relative".getBytes(StandardCharsets.US_ASCII),
                    "jointscope 1\0/a\0".getBytes(StandardCharsets.US_ASCII),
                    "jointscope 1\0/\u00e4".getBytes(StandardCharsets.ISO_8859_1),
                    endless)) {
                assertThat(answer(message)).isEmpty();
            }
            assertThat(open()).as("it still listens").isEqualTo(Found.RUNNING);
            assertThat(received).containsExactly(List.of());
        }
    }

    private String answer(byte[] message) throws IOException {
        ByteBuffer answer = ByteBuffer.allocate(100);
        try (SocketChannel client = SocketChannel.open(UnixDomainSocketAddress.of(socket()))) {
            ByteBuffer rest = ByteBuffer.wrap(message);
            while (rest.hasRemaining()) {
                client.write(rest);
            }
            client.shutdownOutput();
            while (client.read(answer) >= 0) {}
        } catch (IOException closedByTheOther) {
            return "";
        }
        return new String(answer.array(), 0, answer.position(), StandardCharsets.US_ASCII);
    }

    @Test
    void silentProgramDelaysOthersOnlyForAWhile() throws Exception {
        try (RunningWindow first = new RunningWindow(socket())) {
            first.open(List.of(), false);
            listen();
            open();
            try (SocketChannel silent = SocketChannel.open(UnixDomainSocketAddress.of(socket()))) {
                assertThat(silent.isConnected()).isTrue();
                assertThat(open()).isEqualTo(Found.RUNNING);
            }
        }
    }

    @Test
    void withoutSocketsEveryStartOpensItsWindow() throws Exception {
        try (RunningWindow first = new RunningWindow(socket())) {
            first.open(List.of(), false);
            // A folder in place of the socket: nothing can be bound there.
            Files.createDirectory(socket());
            listen().join(10_000);
            assertThat(socket()).isRegularFile();
            assertThat(open()).isEqualTo(Found.ADDITIONAL);
        }
        Path file = Files.writeString(folder.resolve("file"), "");
        try (RunningWindow nowhere = new RunningWindow(file.resolve("window.socket"));
                RunningWindow tooLong = new RunningWindow(folder.resolve("x".repeat(120)))) {
            assertThat(nowhere.open(List.of(), false)).isEqualTo(Found.ADDITIONAL);
            assertThat(tooLong.open(List.of(), false)).isEqualTo(Found.ADDITIONAL);
        }
    }

    @Test
    void eachDisplayAndEachSettingsFileHasItsWindow() {
        Path settings = folder.resolve("settings");
        assertThat(List.of(
                        RunningWindow.name(settings, Map.of()),
                        RunningWindow.name(settings, Map.of("DISPLAY", ":1")),
                        RunningWindow.name(settings, Map.of("DISPLAY", ":2")),
                        RunningWindow.name(settings, Map.of("WAYLAND_DISPLAY", ":1")),
                        RunningWindow.name(folder.resolve("other"), Map.of())))
                .doesNotHaveDuplicates();
        assertThat(RunningWindow.name(settings, Map.of("DISPLAY", ":1")))
                .isEqualTo(RunningWindow.name(folder.resolve("x/../settings"), Map.of("DISPLAY", ":1")));
    }
}
