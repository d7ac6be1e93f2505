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

    /** Writes all content to the disk; the old file is still in its place. */
    public void finish() throws IOException {
        if (channel.isOpen() && written.isPresent()) {
            channel.force(true);
        }
        channel.close();
    }

    /** Whether the file at its place has the content of the new one, which is finished. */
    public boolean isUnchanged() throws IOException {
        return written.isPresent() && Files.isRegularFile(target) && Files.mismatch(written.get(), target) < 0;
    }

    /**
     * Puts the new file into the place of the old one, and gives it its permissions.
     *
     * @param backedUp whether the old file is kept as a backup
     * @return the backup, if one was made or was there
     * @throws IOException if that failed; then the old file is unchanged
     */
    public Optional<Path> complete(boolean backedUp) throws IOException {
        if (written.isEmpty()) {
            return Optional.empty();
        }
        finish();
        Optional<byte[]> before = backedUp ? SafeFile.read(target) : Optional.empty();
        Optional<Path> backup = before.isPresent() ? Optional.of(Backups.keep(target, before.get())) : Optional.empty();
        if (Files.exists(target)) {
            SafeFile.copyPermissions(target, written.get());
        }
        SafeFile.move(written.get(), target);
        return backup;
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
