package org.jointscope.ui.file;

import org.jointscope.model.Place;

import java.util.List;
import java.util.Optional;

/**
 * All that the pane says of one file.
 *
 * @param title the file's name
 * @param kind of file, in words
 */
public record FileSheet(String title, String kind, List<Section> sections) {

    /** What a file says of itself, under one heading. */
    public record Section(String title, List<Row> rows) {}

    /**
     * One thing that a file says of itself.
     *
     * @param note where it stands, or what it means; may be empty
     * @param mismatch whether the rest of the file says otherwise
     * @param place where the file says it; empty if it does not say it at one place
     */
    public record Row(
            String label, String value, String note, boolean mismatch, Optional<Place> place) {

        static Row plain(String label, String value) {
            return noted(label, value, "");
        }

        static Row noted(String label, String value, String note) {
            return new Row(label, value, note, false, Optional.empty());
        }

        Row withValue(String other) {
            return new Row(label, other, note, mismatch, place);
        }
    }
}
