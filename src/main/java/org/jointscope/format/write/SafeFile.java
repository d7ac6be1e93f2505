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

/**
 * Saves a file so that at every moment either the old or the new one is there, whole: it is written
 * beside the old one, and takes its place only when it is on the disk.
 */
public final class SafeFile {

    private static final int MOST_LINKS = 40;

    /** Larger than any model, and small enough to be compared in memory. */
    private static final long LARGEST = 1 << 30;

    /** Another program changed, created or deleted the file since it was read. */
    public static final class ChangedException extends IOException {

        private static final long serialVersionUID = 1;

        ChangedException() {
            super("another program has changed it since it was read");
        }
    }

    /** Writes one file. */
    private interface Work<T> {
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
     * The backup that {@link #write} makes of a file with these bytes.
     *
     * @throws IOException if there can be no more backups; the message is a clause without the path
     */
    public static Path backup(Path path, byte[] bytes) throws IOException {
        return explaining(path, target -> Backups.find(target, bytes));
    }

    /**
     * Writes a file. One that is there already is kept as a backup, see {@link #backup}; its
     * permissions go to the new one. One that already holds these bytes is left alone. A symbolic
     * link stays, and what it leads to is replaced.
     *
     * @param before what {@link #read} found: nothing else is replaced
     * @return the backup, if a file was replaced
     * @throws ChangedException if the file is not as it was
     * @throws IOException if that cannot be done, and then nothing has changed but perhaps the
     *     backup; the message is a clause without the path, such as "there is no such folder"
     */
    public static Optional<Path> write(Path path, byte[] bytes, Optional<byte[]> before)
            throws IOException {
        return explaining(
                path,
                target -> {
                    if (Files.exists(target) && !Files.isWritable(target)) {
                        throw new IOException("it may not be written");
                    }
                    if (before.filter(old -> Arrays.equals(old, bytes)).isPresent()) {
                        requireUnchanged(target, before);
                        return Optional.empty();
                    }
                    return replace(target, bytes, before);
                });
    }

    private static <T> T explaining(Path path, Work<T> work) throws IOException {
        try {
            Path target = followed(path.toAbsolutePath());
            if (Files.isDirectory(target)) {
                throw new IOException("there is a folder of that name");
            }
            return work.run(target);
        } catch (NoSuchFileException e) {
            throw new IOException("there is no such folder", e);
        } catch (AccessDeniedException e) {
            throw new IOException("its folder may not be written", e);
        } catch (FileSystemException e) {
            String reason = e.getReason();
            throw new IOException(reason == null ? e.getMessage() : reason, e);
        }
    }

    /** The target of a link, existing or not. */
    private static Path followed(Path path) throws IOException {
        Path target = path;
        for (int i = 0; Files.isSymbolicLink(target); i++) {
            if (i == MOST_LINKS) {
                throw new IOException("its link leads nowhere");
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    private static Optional<byte[]> current(Path target) throws IOException {
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            throw new IOException("it is not a regular file");
        }
        if (Files.exists(target) && Files.size(target) > LARGEST) {
            throw new IOException("it is larger than " + (LARGEST >> 20) + " MiB");
        }
        try {
            return Optional.of(Files.readAllBytes(target));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (AccessDeniedException e) {
            throw new IOException("it may not be read", e);
        }
    }

    private static Optional<Path> replace(Path target, byte[] bytes, Optional<byte[]> before)
            throws IOException {
        Path written = unused(target);
        try {
            fill(written, bytes);
            requireUnchanged(target, before);
            Optional<Path> backup =
                    before.isPresent() ? keep(target, written, before) : Optional.empty();
            // The backup took a while.
            requireUnchanged(target, before);
            move(written, target);
            flushFolder(target.getParent());
            return backup;
        } finally {
            Files.deleteIfExists(written);
        }
    }

    private static Optional<Path> keep(Path target, Path written, Optional<byte[]> before)
            throws IOException {
        try {
            copyPermissions(target, written);
            return Optional.of(Backups.keep(target, before.orElseThrow()));
        } catch (NoSuchFileException e) {
            requireUnchanged(target, before);
            throw e;
        }
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
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        }
    }

    /** Only where permissions are those of POSIX; elsewhere the folder decides. */
    static void copyPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (view != null) {
            view.setPermissions(Files.getPosixFilePermissions(from));
        }
    }

    /** Replaces a file by another one, at once where the file system can do that. */
    static void move(Path from, Path to) throws IOException {
        if (Files.isDirectory(to, LinkOption.NOFOLLOW_LINKS)) {
            throw new IOException("there is a folder of the name " + to.getFileName());
        }
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** So that the new name is on the disk, too; not every system can. */
    private static void flushFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows opens no folders; the file itself has been flushed.
        }
    }
}
