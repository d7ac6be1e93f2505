package org.jointscope.format;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;

/**
 * Writes a file so that at every moment either the old or the new content is whole on the disk:
 * into a temporary file beside it, which then takes its place. What was there stays as a backup.
 */
public final class SafeFile {

    private SafeFile() {}

    /** Where the old content of a file goes: {@code walk.md5anim.bak}. */
    public static Path backup(Path file) {
        return file.resolveSibling(file.getFileName() + ".bak");
    }

    /**
     * Writes all of a file. A file of that name becomes its {@link #backup}, in place of an older
     * one, and hands its permissions on; of a symbolic link, the file that it leads to.
     *
     * @throws IOException if it cannot be written; what was there is there still
     */
    public static void write(Path file, byte[] bytes) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Path fresh = Files.createTempFile(target.getParent(), ".", ".tmp");
        try {
            fill(fresh, bytes);
            if (Files.exists(target)) {
                keepPermissions(target, fresh);
                Files.copy(
                        target,
                        backup(target),
                        StandardCopyOption.REPLACE_EXISTING,
                        StandardCopyOption.COPY_ATTRIBUTES);
            } else {
                usualPermissions(fresh);
            }
            move(fresh, target);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    private static void fill(Path fresh, byte[] bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        }
    }

    private static void keepPermissions(Path old, Path fresh) throws IOException {
        PosixFileAttributeView from = posix(old);
        PosixFileAttributeView to = posix(fresh);
        if (from != null && to != null) {
            to.setPermissions(from.readAttributes().permissions());
        }
    }

    /** A temporary file can be read by its owner only; another new file could be by others. */
    private static void usualPermissions(Path fresh) throws IOException {
        PosixFileAttributeView view = posix(fresh);
        if (view != null) {
            Path sample = fresh.resolveSibling(fresh.getFileName() + "p");
            try {
                Files.createFile(sample);
                view.setPermissions(posix(sample).readAttributes().permissions());
            } finally {
                Files.deleteIfExists(sample);
            }
        }
    }

    private static PosixFileAttributeView posix(Path file) {
        return Files.getFileAttributeView(
                file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException otherwise) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
