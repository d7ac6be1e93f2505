package org.jointscope.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Files on the disk, and in archives. The path of a file in an archive is that of the archive, then the name of the
 * entry: {@code base/pak000.pk4/models/chair.md5mesh}. Such a file is read-only.
 */
public final class StoredFiles {

    /** The extensions of archives. */
    public static final List<String> ARCHIVES = List.of("pk4", "pk3", "pak", "pkz", "kpf", "zip");

    private static final Pattern ARCHIVE = Pattern.compile(".*\\.(" + String.join("|", ARCHIVES) + ")");

    /** Tables of contents that are kept; a game has some tens of archives. */
    private static final int MOST_ARCHIVES = 64;

    private static final Map<Path, Archive> KNOWN = new LinkedHashMap<>(16, 0.75f, true);

    private StoredFiles() {}

    /** @param name of the entry; empty for the archive itself */
    private record Place(Archive archive, String name) {}

    /** Whether a path has the extension of an archive. */
    public static boolean isArchiveName(Path path) {
        return ARCHIVE.matcher(String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT))
                .matches();
    }

    /** Whether a path is that of an archive. */
    public static boolean isArchive(Path path) {
        return isArchiveName(path) && Files.isRegularFile(path);
    }

    /** The archive that contains a path. */
    public static Optional<Path> archive(Path path) {
        return Stream.iterate(path, Objects::nonNull, Path::getParent)
                .filter(StoredFiles::isArchive)
                .findFirst();
    }

    /** Whether a path is that of an archive, or leads into one. */
    public static boolean isInArchive(Path path) {
        return !Files.isDirectory(path) && archive(path).isPresent();
    }

    /** The folder on the disk that contains a file, or the archive of the file. */
    public static Optional<Path> folder(Path path) {
        return Optional.ofNullable(archive(path).orElse(path).toAbsolutePath().getParent());
    }

    private static Optional<Place> place(Path path) {
        return archive(path)
                .flatMap(file -> known(file).map(archive -> {
                    String name = file.relativize(path).toString().replace('\\', '/');
                    return new Place(archive, name);
                }));
    }

    private static Optional<Archive> known(Path file) {
        try {
            long size = Files.size(file);
            FileTime time = Files.getLastModifiedTime(file);
            Path key = file.toAbsolutePath();
            synchronized (KNOWN) {
                Archive known = KNOWN.get(key);
                if (known == null || !known.isOf(size, time)) {
                    known = Archive.read(file);
                    KNOWN.put(key, known);
                    if (KNOWN.size() > MOST_ARCHIVES) {
                        KNOWN.remove(KNOWN.keySet().iterator().next());
                    }
                }
                return Optional.of(known);
            }
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** What is not read of an archive. */
    public static List<ArchiveFault> faults(Path archive) {
        return known(archive).map(Archive::faults).orElse(List.of());
    }

    /** Whether the table of contents of an archive cannot be read. */
    public static boolean isDamaged(Path archive) {
        return faults(archive).stream()
                .anyMatch(it ->
                        it.kind() == ArchiveFault.Kind.DAMAGED && it.entry().isEmpty());
    }

    /** Whether a path is that of a file, not of a folder or archive. */
    public static boolean isFile(Path path) {
        return Files.isRegularFile(path)
                ? !isArchiveName(path)
                : place(path).flatMap(it -> it.archive().find(it.name())).isPresent();
    }

    /** Whether a path is that of a folder or archive. */
    public static boolean isFolder(Path path) {
        return Files.isDirectory(path)
                || place(path).filter(it -> it.archive().isFolder(it.name())).isPresent();
    }

    /** Whether a path is that of a file, folder or archive. */
    public static boolean exists(Path path) {
        return Files.exists(path) || isFile(path) || isFolder(path);
    }

    /** @throws IOException if there is no such file */
    public static long size(Path path) throws IOException {
        Optional<Place> place = placeOf(path);
        return place.isEmpty() ? Files.size(path) : entry(place.get(), path).size();
    }

    /** The time of the last change of a file, or of the archive that contains it. */
    public static FileTime time(Path path) throws IOException {
        Optional<Place> place = placeOf(path);
        return place.isEmpty()
                ? Files.getLastModifiedTime(path)
                : place.get().archive().time();
    }

    /** @throws IOException if there is no such file, or if its archive is damaged */
    public static byte[] read(Path path) throws IOException {
        return read(path, Integer.MAX_VALUE);
    }

    /**
     * Reads the beginning of a file.
     *
     * @param most the limit in bytes
     */
    public static byte[] read(Path path, int most) throws IOException {
        Optional<Place> place = placeOf(path);
        if (place.isPresent()) {
            return place.get().archive().read(entry(place.get(), path), most);
        }
        if (most == Integer.MAX_VALUE) {
            return Files.readAllBytes(path);
        }
        try (InputStream in = Files.newInputStream(path)) {
            return in.readNBytes(most);
        }
    }

    private static Optional<Place> placeOf(Path path) {
        return Files.exists(path) ? Optional.empty() : place(path);
    }

    private static Archive.Entry entry(Place place, Path path) throws IOException {
        return place.archive().find(place.name()).orElseThrow(() -> new NoSuchFileException(path.toString()));
    }

    /**
     * The entries of a folder or archive.
     *
     * @throws IOException if it cannot be read
     */
    static Stream<Path> entries(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return Files.list(folder);
        }
        return place(folder).stream()
                .flatMap(it -> it.archive().children(it.name()).stream())
                .map(folder::resolve);
    }

    /**
     * All files in a folder of an archive, and below it.
     *
     * @param most the limit
     */
    public static List<Path> below(Path folder, Predicate<Path> condition, int most) {
        Optional<Path> archive = archive(folder);
        return place(folder).stream()
                .flatMap(it -> it.archive().below(it.name()).stream())
                .map(archive.orElseThrow()::resolve)
                .filter(condition)
                .limit(most)
                .toList();
    }
}
