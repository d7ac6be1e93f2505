package org.jointscope.ui.desktop;

import java.io.Closeable;
import java.io.IOException;
import java.net.ProtocolException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Arrays;

/** Messages of limited length over a socket, until a deadline. */
final class Exchange implements Closeable {

    private final SocketChannel socket;
    private final Selector selector;
    private final SelectionKey key;
    private final long end;

    Exchange(SocketChannel socket, Duration patience) throws IOException {
        this.socket = socket;
        this.end = System.nanoTime() + patience.toNanos();
        socket.configureBlocking(false);
        selector = Selector.open();
        key = socket.register(selector, 0);
    }

    void write(byte[] message) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(message);
        while (buffer.hasRemaining()) {
            if (socket.write(buffer) == 0) {
                await(SelectionKey.OP_WRITE);
            }
        }
        socket.shutdownOutput();
    }

    /** Reads everything that the other side writes. */
    byte[] read(int most) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(most + 1);
        int count = socket.read(buffer);
        while (count >= 0) {
            if (!buffer.hasRemaining()) {
                throw new ProtocolException();
            }
            if (count == 0) {
                await(SelectionKey.OP_READ);
            }
            count = socket.read(buffer);
        }
        return Arrays.copyOf(buffer.array(), buffer.position());
    }

    private void await(int operation) throws IOException {
        long millis = Duration.ofNanos(end - System.nanoTime()).toMillis();
        if (millis <= 0) {
            throw new SocketTimeoutException();
        }
        key.interestOps(operation);
        selector.select(ready -> {}, millis);
    }

    @Override
    public void close() throws IOException {
        selector.close();
        socket.close();
    }
}
