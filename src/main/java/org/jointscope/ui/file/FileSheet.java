package org.jointscope.ui.file;

import java.util.List;
import java.util.Optional;
import org.jointscope.model.Place;

/**
 * The content of the pane for one file.
 *
 * @param title the file name
 * @param kind of file, as text
 */
public record FileSheet(String title, String kind, List<Section> sections) {

    /** The properties of a file under one heading. */
    public record Section(String title, List<Row> rows) {}

    /**
     * One property of a file.
     *
     * @param note its location or its meaning; can be empty
     * @param mismatch whether it contradicts the rest of the file
     * @param place where the file defines it; empty if there is no single place
     */
    public record Row(String label, String value, String note, boolean mismatch, Optional<Place> place) {

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
