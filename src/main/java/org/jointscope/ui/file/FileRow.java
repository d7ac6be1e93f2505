package org.jointscope.ui.file;

/**
 * One thing that a file says of itself.
 *
 * @param note where it stands, or what it means; may be empty
 * @param mismatch whether the rest of the file says otherwise
 */
public record FileRow(String label, String value, String note, boolean mismatch) {

    static FileRow plain(String label, String value) {
        return new FileRow(label, value, "", false);
    }

    static FileRow noted(String label, String value, String note) {
        return new FileRow(label, value, note, false);
    }
}
