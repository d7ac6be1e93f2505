package org.jointscope.format;

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
import java.util.concurrent.ThreadLocalRandom;

/**
 * Saves a file so that at every moment either the old or the new one is there, whole: it is written
 * beside the old one, and takes its place only when it is on the disk.
 */
public final class SafeFile {

    private static final int MOST_LINKS = 40;

    private SafeFile() {}

    /** Where the file goes that was there before: {@code walk.md5anim.bak}, in the same folder. */
    public static Path backup(Path path) {
        return path.resolveSibling(path.getFileName() + ".bak");
    }

    /**
     * Writes a file. One that is there already becomes the {@link #backup}, in place of an older
     * one; its permissions go to the new one. A symbolic link stays, and what it leads to is
     * replaced.
     *
     * @throws IOException if that cannot be done, and then nothing has changed but perhaps the
     *     backup; the message is a clause without the path, such as "there is no such folder"
     */
    public static void write(Path path, byte[] bytes) throws IOException {
        try {
            Path target = followed(path.toAbsolutePath());
            if (Files.isDirectory(target)) {
                throw new IOException("there is a folder of that name");
            }
            if (Files.exists(target) && !Files.isWritable(target)) {
                throw new IOException("it may not be written");
            }
            replace(target, bytes);
        } catch (NoSuchFileException e) {
            throw new IOException("there is no such folder", e);
        } catch (AccessDeniedException e) {
            throw new IOException("its folder may not be written", e);
        } catch (FileSystemException e) {
            String reason = e.getReason();
            throw new IOException(reason == null ? e.getMessage() : reason, e);
        }
    }

    /** What a link leads to, whether it is there or not. */
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

    private static void replace(Path target, byte[] bytes) throws IOException {
        Path written = unused(target);
        Path copy = unused(target);
        try {
            fill(written, bytes);
            if (Files.exists(target)) {
                copyPermissions(target, written);
                fill(copy, Files.readAllBytes(target));
                copyPermissions(target, copy);
                Files.setLastModifiedTime(copy, Files.getLastModifiedTime(target));
                move(copy, backup(target));
            }
            move(written, target);
        } finally {
            Files.deleteIfExists(written);
            Files.deleteIfExists(copy);
        }
        flushFolder(target.getParent());
    }

    private static Path unused(Path target) {
        String random = Long.toString(ThreadLocalRandom.current().nextLong(1L << 40), 36);
        return target.resolveSibling("." + target.getFileName() + "." + random + ".tmp");
    }

    private static void fill(Path file, byte[] bytes) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        }
    }

    /** Where a file's permissions are those of POSIX; elsewhere the folder decides. */
    private static void copyPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (view != null) {
            view.setPermissions(Files.getPosixFilePermissions(from));
        }
    }

    private static void move(Path from, Path to) throws IOException {
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
