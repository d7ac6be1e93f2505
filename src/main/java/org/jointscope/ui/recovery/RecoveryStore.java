package org.jointscope.ui.recovery;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.Sample;
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

    private static final ObjectMapper JSON =
            new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

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

        /** The names of the files. */
        String names() {
            return String.join(
                    ", ",
                    files.stream()
                            .map(file -> file.path().getFileName().toString())
                            .toList());
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

    /**
     * Edits of a process that has ended. Other processes do not find them until they are closed.
     *
     * @param unsaved empty if they cannot be read; then the folder has another name
     */
    record Found(Path folder, Optional<Unsaved> unsaved, FileChannel lock) {

        /** Lets other processes find the edits. */
        void close() throws IOException {
            lock.close();
        }

        void delete() throws IOException {
            lock.close();
            RecoveryStore.delete(folder);
        }
    }

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
            return text.startsWith(SAMPLE)
                    ? Sample.camera()
                            .resolveSibling(Path.of(text.substring(SAMPLE.length()))
                                    .getFileName()
                                    .toString())
                    : Path.of(text).toAbsolutePath();
        }
    }

    private final Path root;
    private final Path own;
    private Optional<FileChannel> lock = Optional.empty();
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
            lock = lock(own);
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
        SafeFile.write(file, JSON.writeValueAsBytes(index), SafeFile.read(file), SafeFile.Keep.NONE);
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

    /** The edits of processes that have ended, in no order. */
    List<Found> find() throws IOException {
        List<Found> all = new ArrayList<>();
        for (Path folder : files(root)) {
            boolean complete = Files.isRegularFile(folder.resolve(INDEX))
                    && !folder.toString().endsWith(BROKEN);
            Optional<FileChannel> free = complete ? lock(folder) : Optional.empty();
            if (free.isPresent()) {
                all.add(read(folder, free.get()));
            }
        }
        return all;
    }

    private static Found read(Path folder, FileChannel lock) throws IOException {
        try {
            Path index = folder.resolve(INDEX);
            if (Files.size(index) > LARGEST_INDEX) {
                throw new IOException(INDEX);
            }
            Unsaved unsaved =
                    JSON.readValue(Files.readAllBytes(index), Index.class).read(folder);
            return new Found(folder, Optional.of(unsaved), lock);
        } catch (IOException | RuntimeException damaged) {
            lock.close();
            Path kept = folder.resolveSibling(folder.getFileName() + BROKEN);
            Files.move(folder, kept);
            return new Found(kept, Optional.empty(), lock);
        }
    }

    /** Empty if a process has locked the folder. */
    private static Optional<FileChannel> lock(Path folder) throws IOException {
        FileChannel channel =
                FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        boolean ours = false;
        try {
            ours = channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            // Another window of this process.
        } finally {
            if (!ours) {
                channel.close();
            }
        }
        return ours ? Optional.of(channel) : Optional.empty();
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
