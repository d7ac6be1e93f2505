package org.jointscope.ui.recovery;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.Sample;
import org.jointscope.ui.desktop.LockedFile;
import org.jointscope.ui.desktop.UserFolders;

/**
 * The files that contain unsaved edits. Each process has a folder of its own with a file that it locks, so that the
 * system releases it however the process ends, an index, and the text that each edited file would have if it was saved.
 * The index is replaced after the texts are complete; it names them. Not for the JavaFX thread.
 */
public final class RecoveryStore implements Closeable {

    /** A folder of another process that cannot be read gets this extension. */
    static final String BROKEN = ".broken";

    private static final String INDEX = "index.json";
    private static final String LOCK = "lock";
    private static final String FORMAT = "jointscope-recovery";
    private static final int VERSION = 1;
    private static final long LARGEST_INDEX = 1 << 20;
    private static final String SAMPLE = "sample:";

    /** Created when it is first used: not at the start of the window. */
    private static final class Json {
        static final ObjectMapper MAPPER =
                new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    }

    /**
     * Unsaved edits.
     *
     * @param time in ISO 8601, local
     * @param edits the number of edits
     * @param open the mesh and the animation that were shown
     */
    record Unsaved(String time, int edits, List<Path> open, List<UnsavedFile> files) {

        Unsaved {
            open = List.copyOf(open);
            files = List.copyOf(files);
        }
    }

    /**
     * A file with unsaved edits.
     *
     * @param hash of its bytes without the edits
     * @param bytes with the edits; not copied
     */
    record UnsavedFile(Path path, String hash, byte[] bytes) {

        static String hash(byte[] bytes) {
            try {
                return HexFormat.of()
                        .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Edits of a process that has ended. Other processes do not find them until they are closed. */
    record Found(Path folder, Unsaved unsaved, LockedFile lock) implements Closeable {

        /** Lets other processes find the edits. */
        @Override
        public void close() throws IOException {
            lock.close();
        }

        void delete() throws IOException {
            lock.close();
            RecoveryStore.delete(folder);
        }
    }

    /**
     * The result of a search.
     *
     * @param found the newest first
     * @param broken the folders that could not be read, with their present names
     */
    record Search(List<Found> found, List<Path> broken) {}

    private record Index(String format, int version, String time, int edits, List<String> open, List<Entry> files) {

        private record Entry(String path, String hash, String text) {}

        private Unsaved read(Path folder) throws IOException {
            List<UnsavedFile> all = new ArrayList<>();
            for (Entry file : files) {
                Path text = folder.resolve(file.text());
                if (!file.text().matches("\\d+-\\d+") || !Files.isRegularFile(text, LinkOption.NOFOLLOW_LINKS)) {
                    throw new IOException(file.text());
                }
                all.add(new UnsavedFile(
                        path(file.path()), file.hash(), SafeFile.read(text).orElseThrow()));
            }
            if (!format.equals(FORMAT) || version != VERSION || all.isEmpty()) {
                throw new IOException(format);
            }
            return new Unsaved(
                    time.substring(0, Math.min(time.length(), 30)),
                    edits,
                    open.stream().map(Index::path).toList(),
                    all);
        }

        private static String text(Path file) {
            return Sample.contains(file)
                    ? SAMPLE + file.getFileName()
                    : file.toAbsolutePath().toString();
        }

        private static Path path(String text) {
            boolean sample = text.startsWith(SAMPLE);
            Path file = Path.of(sample ? text.substring(SAMPLE.length()) : text);
            String name = Objects.requireNonNull(file.getFileName(), text).toString();
            return sample ? Sample.camera().resolveSibling(name) : file.toAbsolutePath();
        }
    }

    private final Path root;
    private final Path own;
    private Optional<LockedFile> lock = Optional.empty();
    private int generation;

    /** @param root the folder of all processes; it is created if necessary */
    public RecoveryStore(Path root) {
        this.root = root;
        this.own = root.resolve(
                ProcessHandle.current().pid() + "-" + Long.toString(System.nanoTime(), Character.MAX_RADIX));
    }

    /** Replaces the edits of this process; without files, removes them. */
    synchronized void write(Unsaved edits) throws IOException {
        if (edits.files().isEmpty()) {
            close();
            return;
        }
        if (lock.isEmpty()) {
            UserFolders.createPrivate(own);
            lock = LockedFile.of(own.resolve(LOCK));
        }
        generation++;
        List<Index.Entry> entries = new ArrayList<>();
        for (UnsavedFile file : edits.files()) {
            String text = generation + "-" + entries.size();
            SafeFile.write(own.resolve(text), file.bytes(), Optional.empty(), SafeFile.Keep.NONE);
            entries.add(new Index.Entry(Index.text(file.path()), file.hash(), text));
        }
        Index index = new Index(
                FORMAT,
                VERSION,
                edits.time(),
                edits.edits(),
                edits.open().stream().map(Index::text).toList(),
                entries);
        Path file = own.resolve(INDEX);
        SafeFile.write(file, Json.MAPPER.writeValueAsBytes(index), SafeFile.read(file), SafeFile.Keep.NONE);
        for (Path old : files(own)) {
            String name = old.getFileName().toString();
            if (name.contains("-") && !name.startsWith(generation + "-")) {
                Files.delete(old);
            }
        }
    }

    /** Removes the edits of this process. */
    @Override
    public synchronized void close() throws IOException {
        if (lock.isPresent()) {
            lock.get().close();
            lock = Optional.empty();
            delete(own);
        }
    }

    /** Finds the edits of processes that have ended. A folder that cannot be read is renamed, if possible. */
    Search find() throws IOException {
        List<Found> found = new ArrayList<>();
        List<Path> broken = new ArrayList<>();
        for (Path folder : files(root)) {
            if (Files.isRegularFile(folder.resolve(INDEX)) && !folder.toString().endsWith(BROKEN)) {
                try {
                    find(folder).ifPresent(found::add);
                } catch (IOException | RuntimeException e) {
                    broken.add(setAside(folder));
                }
            }
        }
        found.sort(Comparator.comparing((Found it) -> it.unsaved().time()).reversed());
        return new Search(found, broken);
    }

    /** Empty if a process has locked the folder. */
    private static Optional<Found> find(Path folder) throws IOException {
        Optional<LockedFile> free = LockedFile.of(folder.resolve(LOCK));
        if (free.isEmpty()) {
            return Optional.empty();
        }
        boolean complete = false;
        try {
            Path index = folder.resolve(INDEX);
            if (Files.size(index) > LARGEST_INDEX) {
                throw new IOException(INDEX);
            }
            Unsaved unsaved = Json.MAPPER
                    .readValue(Files.readAllBytes(index), Index.class)
                    .read(folder);
            complete = true;
            return Optional.of(new Found(folder, unsaved, free.get()));
        } finally {
            if (!complete) {
                free.get().close();
            }
        }
    }

    private static Path setAside(Path folder) {
        try {
            return Files.move(folder, folder.resolveSibling(folder.getFileName() + BROKEN));
        } catch (IOException e) {
            return folder;
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    /** Deletes a folder of the store, which contains no other folders. */
    private static void delete(Path folder) throws IOException {
        for (Path file : files(folder)) {
            Files.delete(file);
        }
        Files.deleteIfExists(folder);
    }
}
