package org.jointscope.files;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jointscope.files.ArchiveFault.Kind;

/**
 * The table of contents of an archive: a .zip under any of its names, or a .pak of Quake and Quake II. Entries with an
 * unsafe name or size are listed as faults, and do not exist otherwise. Nothing is extracted to the disk.
 */
final class Archive {

    static final int MOST_ENTRIES = 200_000;
    static final long MOST_BYTES = 4L << 30;
    static final long LARGEST_ENTRY = 256L << 20;

    /** An entry up to this size can have any ratio of compression; the text of a model has at most 20. */
    private static final long HARMLESS_ENTRY = 8L << 20;

    private static final long LARGEST_RATIO = 100;
    private static final int LONGEST_NAME = 255;
    private static final int MOST_PARTS = 32;
    private static final int MOST_FAULTS = 100;
    private static final Pattern DRIVE = Pattern.compile("^[A-Za-z]:.*");

    /** Names that differ only in case are neighbors, capitals first. */
    private static final Comparator<String> BY_NAME =
            String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.naturalOrder());

    /**
     * @param size in bytes, not compressed
     * @param position of the data in a .pak
     */
    record Entry(String name, long size, long position) {}

    /** The bytes of entries. */
    interface Content {

        /** @param most number of bytes to read, at most all */
        byte[] read(Entry entry, int most) throws IOException;
    }

    private final TreeMap<String, Entry> entries = new TreeMap<>(BY_NAME);
    private final List<ArchiveFault> faults = new ArrayList<>();
    private final Content content;
    private final boolean pak;
    private final long size;
    private final FileTime time;
    private int count;
    private long bytes;

    private Archive(Path file) throws IOException {
        size = Files.size(file);
        time = Files.getLastModifiedTime(file);
        pak = PakContent.isPak(file);
        Content read;
        try {
            read = pak ? PakContent.read(file, this::add) : ZipContent.read(file, this::add);
        } catch (IOException | IllegalArgumentException damaged) {
            entries.clear();
            faults.clear();
            report(Kind.DAMAGED, "", 0);
            read = (entry, most) -> new byte[0];
        }
        content = read;
    }

    /**
     * Reads the table of contents; one that is damaged is a fault.
     *
     * @throws IOException if the file cannot be accessed
     */
    static Archive read(Path file) throws IOException {
        return new Archive(file);
    }

    /** A reader of a format passes every entry on. */
    interface Entries {

        /**
         * @param name as stored
         * @param compressed number of its bytes in the archive
         * @param position that the reader requires
         * @return false if no more entries are read
         */
        boolean add(String name, long size, long compressed, long position);
    }

    private boolean add(String stored, long size, long compressed, long position) {
        if (++count > MOST_ENTRIES) {
            report(Kind.ENTRIES, "", count);
            return false;
        }
        String name = stored.replace('\\', '/');
        if (name.endsWith("/")) {
            return true;
        }
        if (isUnsafe(name)) {
            report(Kind.NAME, stored, 0);
        } else if (position < 0) {
            report(Kind.DAMAGED, stored, 0);
        } else if (size > LARGEST_ENTRY || size > HARMLESS_ENTRY && size / LARGEST_RATIO > compressed) {
            report(Kind.ENTRY_SIZE, stored, size);
        } else if (bytes + size > MOST_BYTES) {
            report(Kind.SIZE, "", bytes);
            return false;
        } else {
            Entry other = entries.get(name);
            // Of equal names, Quake finds the first in a .pak, and Doom 3 the last in a .pk4.
            if (other == null || !pak) {
                entries.put(name, new Entry(name, size, position));
                bytes += size;
            }
            if (other != null) {
                report(Kind.REPEATED, stored, 0);
            }
        }
        return true;
    }

    private static boolean isUnsafe(String name) {
        return name.isEmpty()
                || name.length() > LONGEST_NAME
                || name.startsWith("/")
                || name.indexOf('\0') >= 0
                || DRIVE.matcher(name).matches()
                || parts(name).length > MOST_PARTS
                || List.of(parts(name)).contains("..");
    }

    private static String[] parts(String name) {
        return name.split("/", -1);
    }

    private void report(Kind kind, String entry, long value) {
        if (faults.size() < MOST_FAULTS) {
            faults.add(new ArchiveFault(kind, entry, value));
        }
    }

    List<ArchiveFault> faults() {
        return List.copyOf(faults);
    }

    /** Whether the file is still as it was. */
    boolean isOf(long otherSize, FileTime otherTime) {
        return size == otherSize && time.equals(otherTime);
    }

    /** The entry of a name; case is ignored, but an exact match comes first. */
    Optional<Entry> find(String name) {
        Entry exact = entries.get(name);
        if (exact != null) {
            return Optional.of(exact);
        }
        return Optional.ofNullable(entries.ceilingEntry(capitals(name)))
                .map(Map.Entry::getValue)
                .filter(entry -> entry.name().equalsIgnoreCase(name));
    }

    /**
     * Whether entries are in a folder.
     *
     * @param folder empty for the archive
     */
    boolean isFolder(String folder) {
        return folder.isEmpty() || !range(prefix(folder), folder + '0').isEmpty();
    }

    /** The names in a folder: of entries, and of the folders below it. */
    List<String> children(String folder) {
        String prefix = prefix(folder);
        List<String> children = new ArrayList<>();
        String key = entries.ceilingKey(capitals(prefix));
        while (key != null && key.regionMatches(true, 0, prefix, 0, prefix.length())) {
            int end = key.indexOf('/', prefix.length());
            String child = key.substring(prefix.length(), end < 0 ? key.length() : end);
            children.add(child);
            // '0' follows '/', so that all that is below the child is skipped.
            key = end < 0 ? entries.higherKey(key) : entries.ceilingKey(key.substring(0, end) + '0');
        }
        return children;
    }

    /** The names of all entries in a folder and below it. */
    List<String> below(String folder) {
        return folder.isEmpty()
                ? List.copyOf(entries.keySet())
                : List.copyOf(range(prefix(folder), folder + '0').keySet());
    }

    private Map<String, Entry> range(String from, String to) {
        return entries.subMap(capitals(from), capitals(to));
    }

    /** The first of all names that differ only in case; as long as the name. */
    private static String capitals(String name) {
        return name.chars()
                .map(Character::toUpperCase)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static String prefix(String folder) {
        return folder.isEmpty() ? "" : folder + '/';
    }

    /** @throws IOException if the data is damaged, or has another size than declared */
    byte[] read(Entry entry, int most) throws IOException {
        int length = (int) Math.min(most, entry.size());
        byte[] read = content.read(entry, length);
        if (read.length < length) {
            throw new EOFException(entry.name());
        }
        return read;
    }

    FileTime time() {
        return time;
    }
}
