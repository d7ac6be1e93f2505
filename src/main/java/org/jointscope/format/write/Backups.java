package org.jointscope.format.write;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import org.jointscope.messages.FileFailure;

/**
 * The backups of a file, in the same folder: {@code walk.md5anim.bak} is the first one, which contains the original,
 * followed by {@code walk.md5anim.bak2}, {@code .bak3} and so on. None is ever replaced.
 */
final class Backups {

    private static final int MOST = 99;

    private Backups() {}

    /**
     * The backup for these bytes: the one that already contains them, or the first unused name.
     *
     * @throws IOException if all names are used
     */
    static Path find(Path file, byte[] bytes) throws IOException {
        for (int number = 1; number <= MOST; number++) {
            Path backup = name(file, number);
            if (!isThere(backup) || holds(backup, bytes)) {
                return backup;
            }
        }
        throw FileFailure.of("failure.backups", MOST);
    }

    /** Whether a file has a backup. */
    static boolean exists(Path file) {
        return Files.exists(name(file, 1), LinkOption.NOFOLLOW_LINKS);
    }

    private static Path name(Path file, int number) {
        return file.resolveSibling(file.getFileName() + ".bak" + (number == 1 ? "" : number));
    }

    private static boolean isThere(Path backup) throws IOException {
        if (Files.isDirectory(backup)) {
            throw FileFailure.of("failure.folderNamed", backup.getFileName());
        }
        return Files.exists(backup, LinkOption.NOFOLLOW_LINKS);
    }

    private static boolean holds(Path backup, byte[] bytes) throws IOException {
        return Files.isRegularFile(backup)
                && Files.isReadable(backup)
                && Files.size(backup) == bytes.length
                && Arrays.equals(Files.readAllBytes(backup), bytes);
    }

    /** Backs up the bytes of a file, with its permissions and its time, unless a backup already contains them. */
    static Path keep(Path file, byte[] bytes) throws IOException {
        Path copy = SafeFile.unused(file);
        try {
            SafeFile.fill(copy, bytes);
            SafeFile.copyPermissions(file, copy);
            Files.setLastModifiedTime(copy, Files.getLastModifiedTime(file));
            return place(copy, file, bytes);
        } finally {
            Files.deleteIfExists(copy);
        }
    }

    /** Creates the name first, which fails if another program has just used it. */
    private static Path place(Path copy, Path file, byte[] bytes) throws IOException {
        while (true) {
            Path backup = find(file, bytes);
            if (isThere(backup)) {
                return backup;
            }
            try {
                Files.createFile(backup);
            } catch (FileAlreadyExistsException e) {
                continue;
            }
            moveOnto(backup, copy);
            return backup;
        }
    }

    private static void moveOnto(Path backup, Path copy) throws IOException {
        try {
            SafeFile.move(copy, backup);
        } catch (IOException e) {
            Files.deleteIfExists(backup);
            throw e;
        }
    }
}
