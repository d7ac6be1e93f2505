package org.jointscope.batch;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.ArchiveIssues;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.inspect.ScaleFiles;
import org.jointscope.messages.FileFailure;

/**
 * The files of some paths: a file of any name itself, with its .md5scale; for a folder or archive, all models and
 * animations in it and its subfolders, except for hidden ones on the disk.
 *
 * @param files in the order of the paths, those of a folder by name; each only once
 * @param named the files that are paths themselves
 * @param folders those that were searched, also below the paths
 * @param unreadable folders and archives that could not be read
 */
public record FileList(List<Path> files, Set<Path> named, List<Path> folders, List<UnreadableFile> unreadable) {

    private static final Comparator<String> BY_NAME =
            String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.naturalOrder());

    /** The files of a folder come before those of its subfolders. */
    public static final Comparator<Path> BY_FOLDER = Comparator.comparing(
                    (Path file) -> String.valueOf(file.getParent()), BY_NAME)
            .thenComparing(file -> String.valueOf(file.getFileName()), BY_NAME);

    public FileList {
        files = List.copyOf(files);
        named = Collections.unmodifiableSet(new LinkedHashSet<>(named));
        folders = List.copyOf(folders);
        unreadable = List.copyOf(unreadable);
    }

    public static FileList of(List<Path> paths) {
        Map<Path, Path> files = new LinkedHashMap<>();
        Set<Path> named = new LinkedHashSet<>();
        List<Path> folders = new ArrayList<>();
        List<UnreadableFile> unreadable = new ArrayList<>();
        for (Path path : paths) {
            boolean folder = StoredFiles.isFolder(path);
            List<Path> found = folder ? below(path, folders, unreadable) : ScaleFiles.with(List.of(path));
            if (!folder) {
                named.add(path);
            }
            found.forEach(file -> files.putIfAbsent(file.toAbsolutePath().normalize(), file));
        }
        named.retainAll(files.values());
        return new FileList(List.copyOf(files.values()), named, folders, unreadable);
    }

    private static List<Path> below(Path folder, List<Path> folders, List<UnreadableFile> unreadable) {
        if (StoredFiles.isInArchive(folder)) {
            ArchiveIssues.unreadable(folder).ifPresent(reason -> unreadable.add(new UnreadableFile(folder, reason)));
            return StoredFiles.below(folder, it -> FileKind.ofName(it).isPresent(), Integer.MAX_VALUE).stream()
                    .sorted(BY_FOLDER)
                    .toList();
        }
        Walk walk = new Walk(folders, unreadable);
        try {
            // The walk would not follow a link, not even as its start.
            Path real = folder.toRealPath();
            Files.walkFileTree(real, walk);
            return walk.found.stream()
                    .map(file -> folder.resolve(real.relativize(file)))
                    .sorted(BY_FOLDER)
                    .toList();
        } catch (IOException e) {
            unreadable.add(new UnreadableFile(folder, FileFailure.reading(e)));
            return List.of();
        }
    }

    /**
     * Does not follow links to folders, because they can form a cycle, or reach the same files by a very large number
     * of paths.
     */
    private static final class Walk extends SimpleFileVisitor<Path> {

        private final List<Path> found = new ArrayList<>();
        private final List<Path> folders;
        private final List<UnreadableFile> unreadable;
        private boolean begun;

        Walk(List<Path> folders, List<UnreadableFile> unreadable) {
            this.folders = folders;
            this.unreadable = unreadable;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            boolean skipped = begun && (isHidden(folder) || !hasText(folder));
            begun = true;
            if (skipped) {
                return FileVisitResult.SKIP_SUBTREE;
            }
            folders.add(folder);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            boolean readable = attributes.isRegularFile() || attributes.isSymbolicLink() && !Files.isDirectory(file);
            if (readable && !isHidden(file) && FileKind.ofName(file).isPresent() && hasText(file)) {
                found.add(file);
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path path, IOException e) {
            if (!isHidden(path)) {
                unreadable.add(new UnreadableFile(path, FileFailure.reading(e)));
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, IOException e) {
            if (e != null) {
                unreadable.add(new UnreadableFile(folder, FileFailure.reading(e)));
            }
            return FileVisitResult.CONTINUE;
        }

        /** False, with the reason reported, if the name as text is not the name of this file. */
        private boolean hasText(Path path) {
            Path name = path.getFileName();
            try {
                if (Path.of(name.toString()).equals(name)) {
                    return true;
                }
            } catch (InvalidPathException e) {
                // Reported below, like the name of another file.
            }
            unreadable.add(
                    new UnreadableFile(path, FileFailure.of("failure.name").getMessage()));
            return false;
        }

        private static boolean isHidden(Path path) {
            try {
                return path.getFileName().toString().startsWith(".") || Files.isHidden(path);
            } catch (IOException e) {
                return false;
            }
        }
    }
}
