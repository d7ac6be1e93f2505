package org.jointscope.files;

/**
 * Something in an archive that is not read.
 *
 * @param entry its name as stored; empty for the archive itself
 * @param value the number that exceeds the limit, or 0
 */
public record ArchiveFault(Kind kind, String entry, long value) {

    /** The kinds of faults. */
    public enum Kind {
        /** Neither a .zip nor a .pak that can be read: the table of contents or an entry of it is damaged. */
        DAMAGED,
        /** An absolute path, a path out of the archive, or one that is too long. */
        NAME,
        /** Another entry has the same name. */
        REPEATED,
        /** The archive has more entries than are read: their number. */
        ENTRIES,
        /** An entry is too large, or much larger than its compressed data: its size in bytes. */
        ENTRY_SIZE,
        /** The entries are too large together: the number of bytes that are read. */
        SIZE
    }
}
