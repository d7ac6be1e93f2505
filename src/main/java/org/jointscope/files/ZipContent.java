package org.jointscope.files;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jointscope.files.Archive.Content;
import org.jointscope.files.Archive.Entries;
import org.jointscope.files.Archive.Entry;

/**
 * The entries of a .zip: .pk4, .pk3, .pkz and .kpf. The file is opened for each of them: an open file could not be
 * replaced on Windows.
 */
final class ZipContent implements Content {

    /** The names of old tools are in the code page of the system; this one has every byte. */
    private static final Charset NAMES = StandardCharsets.ISO_8859_1;

    private final Path file;

    private ZipContent(Path file) {
        this.file = file;
    }

    static ZipContent read(Path file, Entries entries) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile(), NAMES)) {
            Iterator<? extends ZipEntry> all = zip.entries().asIterator();
            boolean more = true;
            while (more && all.hasNext()) {
                ZipEntry entry = all.next();
                more = entries.add(entry.getName(), entry.getSize(), entry.getCompressedSize(), 0);
            }
        }
        return new ZipContent(file);
    }

    @Override
    public InputStream open(Entry entry) throws IOException {
        ZipFile zip = new ZipFile(file.toFile(), NAMES);
        ZipEntry found = zip.getEntry(entry.name());
        if (found == null) {
            found = zip.getEntry(entry.name().replace('/', '\\'));
        }
        if (found == null) {
            zip.close();
            throw new ZipException(entry.name());
        }
        return new FilterInputStream(zip.getInputStream(found)) {
            @Override
            public void close() throws IOException {
                super.close();
                zip.close();
            }
        };
    }
}
