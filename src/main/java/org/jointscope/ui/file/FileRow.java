package org.jointscope.ui.file;

import org.jointscope.model.Place;

import java.util.Optional;

/**
 * One thing that a file says of itself.
 *
 * @param note where it stands, or what it means; may be empty
 * @param mismatch whether the rest of the file says otherwise
 * @param place where the file says it; empty if it does not say it at one place
 */
public record FileRow(
        String label, String value, String note, boolean mismatch, Optional<Place> place) {

    FileRow(String label, String value, String note, boolean mismatch) {
        this(label, value, note, mismatch, Optional.empty());
    }

    static FileRow plain(String label, String value) {
        return new FileRow(label, value, "", false);
    }

    static FileRow noted(String label, String value, String note) {
        return new FileRow(label, value, note, false);
    }

    FileRow at(Place where) {
        return new FileRow(label, value, note, mismatch, Optional.of(where));
    }
}
