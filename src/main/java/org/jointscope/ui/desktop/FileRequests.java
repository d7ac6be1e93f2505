package org.jointscope.ui.desktop;

import java.io.Closeable;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Receives the files that later starts of the program open, on a local socket that only the user can connect to. */
public final class FileRequests implements Closeable {

    static final byte[] ACCEPTED = "accepted".getBytes(StandardCharsets.US_ASCII);

    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Path socket;
    private final Consumer<List<Path>> opener;
    private volatile Optional<ServerSocketChannel> server = Optional.empty();
    private volatile boolean closed;

    /**
     * @param socket of the {@link RunningWindow} of this process
     * @param opener receives absolute paths, on the thread of {@link #listen}
     */
    public FileRequests(Path socket, Consumer<List<Path>> opener) {
        this.socket = socket;
        this.opener = opener;
    }

    /** Waits for requests until it is closed. */
    public void listen() {
        try (ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.bind(UnixDomainSocketAddress.of(socket));
            if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
                Files.setPosixFilePermissions(socket, PosixFilePermissions.fromString("rw-------"));
            }
            server = Optional.of(channel);
            while (!closed) {
                answer(channel);
            }
        } catch (IOException | UnsupportedOperationException closedOrNoSockets) {
            if (!closed) {
                giveUp();
            }
        }
    }

    /** One request after the other: a program that connects and stays silent cannot block for long. */
    private void answer(ServerSocketChannel channel) throws IOException {
        var connection = channel.accept();
        try (Exchange exchange = new Exchange(connection, PATIENCE)) {
            Optional<FileRequest> request = FileRequest.of(exchange.read(FileRequest.MOST_BYTES));
            if (request.isPresent()) {
                opener.accept(request.get().files());
                exchange.write(ACCEPTED);
            }
        } catch (IOException brokenOff) {
            // The other program opens its own window.
        }
    }

    /** Leaves a regular file: later starts would wait for a socket. */
    private void giveUp() {
        try {
            Files.deleteIfExists(socket);
            Files.createFile(socket);
        } catch (IOException notWritable) {
            // Later starts wait for some seconds, then open their own window.
        }
    }

    @Override
    public void close() {
        closed = true;
        try {
            if (server.isPresent()) {
                server.get().close();
            }
            Files.deleteIfExists(socket);
        } catch (IOException notWritable) {
            // The next window deletes it.
        }
    }
}
