package org.jointscope.export.model;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jointscope.format.write.FileReplacement;
import org.jointscope.messages.FileFailure;

/**
 * The files of one export: all of them are written, or none. They get their names when they are complete; after a
 * failure or a cancellation they are deleted.
 */
public final class ExportFiles implements Closeable {

    private static final int BUFFER = 1 << 16;

    private final Path target;
    private final boolean replacing;
    private final Map<Path, FileReplacement> files = new LinkedHashMap<>();

    /** @param backup of the file that existed before */
    public record Written(Path file, Optional<Path> backup) {

        private void undo() throws IOException {
            if (backup.isPresent()) {
                Files.copy(backup.get(), file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
            } else {
                Files.deleteIfExists(file);
            }
        }
    }

    private ExportFiles(Path target, boolean replacing) {
        this.target = target.toAbsolutePath();
        this.replacing = replacing;
    }

    /**
     * Writes an export.
     *
     * @param target the main file; the others are in its folder
     * @param replacing whether existing files with other content are replaced, and kept as backups
     * @throws IOException if that failed; the message is a clause, with a name if it is not about the target. Then no
     *     file has changed, except that backups can exist
     * @throws CancellationException if the thread is interrupted; likewise
     */
    public static List<Written> write(Path target, boolean replacing, Prepared prepared) throws IOException {
        try (ExportFiles files = new ExportFiles(target, replacing)) {
            prepared.write(files);
            return files.complete();
        } catch (ClosedByInterruptException e) {
            throw (CancellationException) new CancellationException("interrupted").initCause(e);
        } catch (IOException e) {
            throw new IOException(FileFailure.writing(e), e);
        }
    }

    /** The name of the main file. */
    public String name() {
        return target.getFileName().toString();
    }

    /** The name of the main file without its extension. */
    public String stem() {
        int dot = name().lastIndexOf('.');
        return dot > 0 ? name().substring(0, dot) : name();
    }

    /**
     * Starts a file. Its content is complete when the stream is closed.
     *
     * @param name in the folder of the main file
     * @throws IOException if it cannot be written, or is the main file, which exists and must not be replaced
     */
    public OutputStream file(String name) throws IOException {
        Path file = target.resolveSibling(name);
        if (!target.getParent().equals(file.getParent()) || files.containsKey(file)) {
            throw new IllegalArgumentException(name);
        }
        if (!replacing && file.equals(target) && Files.exists(file)) {
            throw FileFailure.of("failure.exists");
        }
        FileReplacement replacement = FileReplacement.of(file);
        files.put(file, replacement);
        return new Content(replacement);
    }

    private List<Written> complete() throws IOException {
        List<Written> written = new ArrayList<>();
        List<Written> changed = new ArrayList<>();
        try {
            for (Map.Entry<Path, FileReplacement> file : files.entrySet()) {
                boolean existed = Files.exists(file.getKey());
                if (existed && file.getValue().isUnchanged()) {
                    written.add(new Written(file.getKey(), Optional.empty()));
                    continue;
                }
                if (existed && !replacing) {
                    throw FileFailure.of("failure.existsNamed", file.getKey().getFileName());
                }
                Optional<Path> backup = file.getValue().complete(existed);
                written.add(new Written(file.getKey(), backup));
                changed.add(written.getLast());
            }
        } catch (IOException e) {
            for (Written file : changed) {
                file.undo();
            }
            throw e;
        }
        return written;
    }

    /** Deletes all files that are not complete. */
    @Override
    public void close() throws IOException {
        for (FileReplacement file : files.values()) {
            file.close();
        }
    }

    /** The content of a file, which closes it on the disk, so that any number of files can be written. */
    private static final class Content extends FilterOutputStream {

        private final FileReplacement file;

        Content(FileReplacement file) {
            super(new BufferedOutputStream(file.stream(), BUFFER));
            this.file = file;
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            out.write(bytes, from, count);
        }

        @Override
        public void close() throws IOException {
            out.flush();
            file.finish();
        }
    }
}
