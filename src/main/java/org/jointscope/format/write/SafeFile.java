package org.jointscope.format.write;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Texts;

/**
 * Saves a file so that at every moment either the old or the new one exists, complete. The new one is written in the
 * same folder and replaces the old one only after it is on the disk.
 */
public final class SafeFile {

    private static final int MOST_LINKS = 40;

    /** Larger than any model, and small enough to be compared in memory. */
    private static final long LARGEST = 1 << 30;

    /** Another program changed, created or deleted the file since it was read. */
    public static final class ChangedException extends IOException {

        private static final long serialVersionUID = 1;

        ChangedException() {
            super(Texts.program().of("failure.changed"));
        }
    }

    /** Reads or writes one file. */
    interface Work<T> {
        T run(Path target) throws IOException;
    }

    private SafeFile() {}

    /**
     * The bytes of a file; empty if there is no such file.
     *
     * @throws IOException if they cannot be read; the message is a clause without the path
     */
    public static Optional<byte[]> read(Path path) throws IOException {
        return explaining(path, SafeFile::current);
    }

    /**
     * The backup that {@link #write} makes of a file with these bytes; empty if it makes none.
     *
     * @throws IOException if no more backups are possible; the message is a clause without the path
     */
    public static Optional<Path> backup(Path path, byte[] bytes, Keep keep) throws IOException {
        return explaining(
                path, target -> isKept(target, keep) ? Optional.of(Backups.find(target, bytes)) : Optional.empty());
    }

    /** Which replaced files are kept as backups. */
    public enum Keep {
        /** Each one, unless a backup has the same content. */
        EVERY,
        /** The first one: later ones are results of Jointscope. */
        FIRST,
        NONE
    }

    /** Writes a file, and keeps each replaced one: see {@link #write(Path, byte[], Optional, Keep)}. */
    public static Optional<Path> write(Path path, byte[] bytes, Optional<byte[]> before) throws IOException {
        return write(path, bytes, before, Keep.EVERY);
    }

    /**
     * Writes a file. An existing one is kept as a backup, see {@link #backup}; the new one gets its permissions. An
     * existing one with these bytes is not changed. A symbolic link stays, and its target is replaced.
     *
     * @param before the result of {@link #read}: only a file with these bytes is replaced
     * @param keep which backups to make
     * @return the backup, if one was made or was there
     * @throws ChangedException if the file has changed
     * @throws IOException if the file cannot be written; then nothing has changed, except that a backup can exist; the
     *     message is a clause without the path, such as "folder not found"
     */
    public static Optional<Path> write(Path path, byte[] bytes, Optional<byte[]> before, Keep keep) throws IOException {
        return explaining(path, target -> {
            if (Files.exists(target) && !Files.isWritable(target)) {
                throw FileFailure.of("failure.denied.file");
            }
            if (before.filter(old -> Arrays.equals(old, bytes)).isPresent()) {
                requireUnchanged(target, before);
                return Optional.empty();
            }
            return replace(target, bytes, before, keep);
        });
    }

    /** Runs work on the target of a path, with reasons without the path. */
    static <T> T explaining(Path path, Work<T> work) throws IOException {
        try {
            Path target = followed(path.toAbsolutePath());
            if (Files.isDirectory(target)) {
                throw FileFailure.of("failure.folderName");
            }
            return work.run(target);
        } catch (FileSystemException e) {
            throw new IOException(FileFailure.writing(e), e);
        }
    }

    /** The target of a link, whether it exists or not. */
    private static Path followed(Path path) throws IOException {
        Path target = path;
        for (int i = 0; Files.isSymbolicLink(target); i++) {
            if (i == MOST_LINKS) {
                throw FileFailure.of("failure.link");
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    private static Optional<byte[]> current(Path target) throws IOException {
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            throw FileFailure.of("failure.special");
        }
        if (Files.exists(target) && Files.size(target) > LARGEST) {
            throw FileFailure.of("failure.size", LARGEST >> 20);
        }
        try {
            return Optional.of(Files.readAllBytes(target));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (AccessDeniedException e) {
            throw new IOException(FileFailure.reading(e), e);
        }
    }

    private static Optional<Path> replace(Path target, byte[] bytes, Optional<byte[]> before, Keep keep)
            throws IOException {
        Path written = unused(target);
        try {
            fill(written, bytes);
            requireUnchanged(target, before);
            Optional<Path> backup = before.isPresent() ? keep(target, written, before, keep) : Optional.empty();
            // The file can have changed during the backup.
            requireUnchanged(target, before);
            move(written, target);
            flushFolder(target.getParent());
            return backup;
        } finally {
            Files.deleteIfExists(written);
        }
    }

    private static Optional<Path> keep(Path target, Path written, Optional<byte[]> before, Keep keep)
            throws IOException {
        try {
            copyPermissions(target, written);
            return isKept(target, keep) ? Optional.of(Backups.keep(target, before.orElseThrow())) : Optional.empty();
        } catch (NoSuchFileException e) {
            requireUnchanged(target, before);
            throw e;
        }
    }

    private static boolean isKept(Path target, Keep keep) {
        return switch (keep) {
            case EVERY -> true;
            case FIRST -> !Backups.exists(target);
            case NONE -> false;
        };
    }

    private static void requireUnchanged(Path target, Optional<byte[]> before) throws IOException {
        if (!Arrays.equals(before.orElse(null), current(target).orElse(null))) {
            throw new ChangedException();
        }
    }

    /** A new name in the same folder. */
    static Path unused(Path target) {
        String random = Long.toString(ThreadLocalRandom.current().nextLong(1L << 40), 36);
        return target.resolveSibling("." + target.getFileName() + "." + random + ".tmp");
    }

    /** Creates a file and waits until its bytes are on the disk. */
    static void fill(Path file, byte[] bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        }
    }

    /** Copies POSIX permissions; elsewhere the folder determines them. */
    static void copyPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (view != null) {
            view.setPermissions(Files.getPosixFilePermissions(from));
        }
    }

    /** Replaces a file by another one, atomically if the file system supports that. */
    static void move(Path from, Path to) throws IOException {
        if (Files.isDirectory(to, LinkOption.NOFOLLOW_LINKS)) {
            throw FileFailure.of("failure.folderNamed", to.getFileName());
        }
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Writes the new name to the disk, which not every system supports. */
    private static void flushFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows cannot open folders; the file itself has been flushed.
        }
    }
}
