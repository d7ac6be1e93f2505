package org.jointscope.ui.desktop;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** A file that one process has locked. The system releases it however the process ends. */
public record LockedFile(FileChannel channel) implements Closeable {

    /** Creates a file if it does not exist, and locks it; empty if a process has locked it. */
    public static Optional<LockedFile> of(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        boolean ours = false;
        try {
            ours = channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            // Another window of this process.
        } finally {
            if (!ours) {
                channel.close();
            }
        }
        return ours ? Optional.of(new LockedFile(channel)) : Optional.empty();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
