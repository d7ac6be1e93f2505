package org.jointscope.files;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jointscope.files.Archive.Content;
import org.jointscope.files.Archive.Entries;
import org.jointscope.files.Archive.Entry;

/**
 * The entries of a .pak: the word {@code PACK}, then position and size of the table of contents in bytes; a row of it
 * has a name of 56 bytes, and position and size of the data. All numbers have 32 bits, the lowest byte first (Quake,
 * common.c, COM_LoadPackFile).
 */
final class PakContent implements Content {

    private static final byte[] MAGIC = "PACK".getBytes(StandardCharsets.US_ASCII);
    private static final int HEADER = 12;
    private static final int NAME = 56;
    private static final int ROW = NAME + 8;

    private final Path file;

    private PakContent(Path file) {
        this.file = file;
    }

    static boolean isPak(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return ByteBuffer.wrap(in.readNBytes(MAGIC.length)).equals(ByteBuffer.wrap(MAGIC));
        }
    }

    static PakContent read(Path file, Entries entries) throws IOException {
        try (RandomAccessFile pak = new RandomAccessFile(file.toFile(), "r")) {
            long length = pak.length();
            ByteBuffer header = bytes(pak, HEADER);
            long table = Integer.toUnsignedLong(header.getInt(4));
            long size = Integer.toUnsignedLong(header.getInt(8));
            if (table + size > length) {
                throw new EOFException();
            }
            pak.seek(table);
            ByteBuffer rows = bytes(pak, (int) Math.min(size, (Archive.MOST_ENTRIES + 1L) * ROW));
            boolean more = true;
            for (int row = 0; more && row + ROW <= rows.limit(); row += ROW) {
                long position = Integer.toUnsignedLong(rows.getInt(row + NAME));
                long bytes = Integer.toUnsignedLong(rows.getInt(row + NAME + 4));
                boolean inFile = position + bytes <= length;
                more = entries.add(name(rows, row), bytes, bytes, inFile ? position : -1);
            }
        }
        return new PakContent(file);
    }

    /** The name to its zero byte. */
    private static String name(ByteBuffer rows, int row) {
        int end = row;
        while (end < row + NAME && rows.get(end) != 0) {
            end++;
        }
        return new String(rows.array(), row, end - row, StandardCharsets.ISO_8859_1);
    }

    private static ByteBuffer bytes(RandomAccessFile file, int count) throws IOException {
        byte[] bytes = new byte[count];
        file.readFully(bytes);
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    @Override
    public byte[] read(Entry entry, int most) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            in.skipNBytes(entry.position());
            return in.readNBytes(most);
        }
    }
}
