package org.jointscope.ui.desktop;

import java.io.Closeable;
import java.io.IOException;
import java.net.ConnectException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The window that opens the files of all later starts of the program with the same settings on the same display.
 *
 * <p>Its process locks a file, so that the system releases it however the process ends, and receives files on a socket
 * (see {@link FileRequests}). If the socket is missing, the window is not shown yet; a regular file in its place means
 * that the system has no such sockets.
 */
public final class RunningWindow implements Closeable {

    /** The window for the files. */
    public enum Found {
        /** This process opens the window, which also opens the files of later starts. */
        OURS,
        /** The running window has accepted the files. */
        RUNNING,
        /** This process opens a window of its own. */
        ADDITIONAL
    }

    /** A window that is not shown by then is not awaited. */
    private static final Duration START = Duration.ofSeconds(60);

    private static final Duration ANSWER = Duration.ofSeconds(5);
    private static final long PAUSE_MILLIS = 50;

    /** Within the limits of all systems: 104 bytes on macOS, 108 on Linux and Windows. */
    private static final int LONGEST_SOCKET = 100;

    private final Path socket;
    private Optional<LockedFile> lock = Optional.empty();

    /** @param socket in a folder that only the user can read; the folder is created if necessary */
    public RunningWindow(Path socket) {
        this.socket = socket;
    }

    /**
     * The window of the current user.
     *
     * @param settings the file of the settings
     */
    public static RunningWindow of(Path settings) {
        return new RunningWindow(
                UserFolders.current().runtime().resolve(name(settings.toAbsolutePath(), System.getenv()) + ".socket"));
    }

    static String name(Path settings, Map<String, String> environment) {
        String all = String.join(
                "\0",
                settings.normalize().toString(),
                environment.getOrDefault("DISPLAY", ""),
                environment.getOrDefault("WAYLAND_DISPLAY", ""));
        return "window-" + Integer.toHexString(all.hashCode());
    }

    /** The socket of the window. */
    public Path socket() {
        return socket;
    }

    /**
     * Lets the running window open files, or becomes the running window until it is closed.
     *
     * @param files none to bring the window to the front
     * @param additional whether another window opens, even if one is running
     */
    public Found open(List<Path> files, boolean additional) {
        byte[] request = new FileRequest(files).bytes();
        if (socket.toString().getBytes(StandardCharsets.UTF_8).length > LONGEST_SOCKET
                || request.length > FileRequest.MOST_BYTES) {
            return Found.ADDITIONAL;
        }
        try {
            UserFolders.createPrivate(socket.getParent());
            long end = System.nanoTime() + START.toNanos();
            while (System.nanoTime() < end) {
                if (lock()) {
                    return Found.OURS;
                }
                if (additional) {
                    return Found.ADDITIONAL;
                }
                if (Files.isRegularFile(socket)) {
                    return Found.ADDITIONAL;
                }
                if (Files.exists(socket)) {
                    Optional<Boolean> accepted = send(request);
                    if (accepted.isPresent()) {
                        return accepted.get() ? Found.RUNNING : Found.ADDITIONAL;
                    }
                }
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (IOException | UnsupportedOperationException noLocksOrSockets) {
            return Found.ADDITIONAL;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Found.ADDITIONAL;
    }

    /** Locks the file of the window; false if another process has locked it. */
    private boolean lock() throws IOException {
        lock = LockedFile.of(socket.resolveSibling(socket.getFileName() + ".lock"));
        if (lock.isPresent()) {
            // The socket of a process that was killed.
            Files.deleteIfExists(socket);
        }
        return lock.isPresent();
    }

    /** Whether the running window accepts a request; empty if it does not listen now. */
    private Optional<Boolean> send(byte[] request) throws IOException {
        try (Exchange exchange = new Exchange(SocketChannel.open(UnixDomainSocketAddress.of(socket)), ANSWER)) {
            exchange.write(request);
            byte[] answer = exchange.read(FileRequests.ACCEPTED.length);
            return Optional.of(Arrays.equals(answer, FileRequests.ACCEPTED));
        } catch (ConnectException starting) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            if (lock.isPresent()) {
                lock.get().close();
            }
        } catch (IOException e) {
            // The end of the process releases the lock.
        }
    }
}
