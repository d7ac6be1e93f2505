package org.jointscope.format.write;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Writes a file piece by piece: like {@link SafeFile}, the new one is written in the same folder and replaces the old
 * one when it is complete. What is not a regular file, such as a pipe, is written directly.
 */
public final class FileReplacement implements Closeable {

    private final Path target;
    private final Optional<Path> written;
    private final FileChannel channel;

    private FileReplacement(Path target) throws IOException {
        this.target = target;
        boolean special = Files.exists(target) && !Files.isRegularFile(target);
        written = special ? Optional.empty() : Optional.of(SafeFile.unused(target));
        channel = special
                ? FileChannel.open(target, StandardOpenOption.WRITE)
                : FileChannel.open(written.get(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    /** @throws IOException if nothing can be written there; the message is a clause without the path */
    public static FileReplacement of(Path path) throws IOException {
        return SafeFile.explaining(path, FileReplacement::new);
    }

    public OutputStream stream() {
        return Channels.newOutputStream(channel);
    }

    /**
     * Puts the new file into the place of the old one, and gives it its permissions.
     *
     * @param backedUp whether the old file is kept as a backup
     * @throws IOException if that failed; then the old file is unchanged
     */
    public void complete(boolean backedUp) throws IOException {
        if (written.isEmpty()) {
            return;
        }
        channel.force(true);
        Optional<byte[]> before = backedUp ? SafeFile.read(target) : Optional.empty();
        if (before.isPresent()) {
            Backups.keep(target, before.get());
        }
        if (Files.exists(target)) {
            SafeFile.copyPermissions(target, written.get());
        }
        channel.close();
        SafeFile.move(written.get(), target);
    }

    /** Deletes the new file unless it is complete. */
    @Override
    public void close() throws IOException {
        channel.close();
        if (written.isPresent()) {
            Files.deleteIfExists(written.get());
        }
    }
}
