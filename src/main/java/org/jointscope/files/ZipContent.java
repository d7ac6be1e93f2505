package org.jointscope.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jointscope.files.Archive.Content;
import org.jointscope.files.Archive.Entries;
import org.jointscope.files.Archive.Entry;

/**
 * The entries of a .zip: .pk4, .pk3, .pkz and .kpf. The file stays open as long as entries are read, because opening it
 * reads its whole table of contents, and is closed soon after: an open file cannot be replaced on Windows.
 */
final class ZipContent implements Content {

    /** The names of old tools are in the code page of the system; this one has every byte. */
    private static final Charset NAMES = StandardCharsets.ISO_8859_1;

    private static final Executor SOON = CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS);

    private final Path file;
    private ZipFile zip;
    private boolean used;

    private ZipContent(Path file) {
        this.file = file;
    }

    static ZipContent read(Path file, Entries entries) throws IOException {
        try (ZipFile zip = open(file)) {
            Iterator<? extends ZipEntry> all = zip.entries().asIterator();
            boolean more = true;
            while (more && all.hasNext()) {
                ZipEntry entry = all.next();
                more = entries.add(entry.getName(), entry.getSize(), entry.getCompressedSize(), 0);
            }
        }
        return new ZipContent(file);
    }

    private static ZipFile open(Path file) throws IOException {
        return new ZipFile(file.toFile(), NAMES);
    }

    @Override
    public synchronized byte[] read(Entry entry, int most) throws IOException {
        if (zip == null) {
            zip = open(file);
            SOON.execute(this::closeUnlessUsed);
        }
        used = true;
        ZipEntry found = zip.getEntry(entry.name());
        if (found == null) {
            found = zip.getEntry(entry.name().replace('/', '\\'));
        }
        if (found == null) {
            throw new ZipException(entry.name());
        }
        try (InputStream in = zip.getInputStream(found)) {
            return in.readNBytes(most);
        }
    }

    private synchronized void closeUnlessUsed() {
        if (used) {
            used = false;
            SOON.execute(this::closeUnlessUsed);
            return;
        }
        try {
            zip.close();
        } catch (IOException closed) {
            // It was only read.
        }
        zip = null;
    }
}
