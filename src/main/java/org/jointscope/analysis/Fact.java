package org.jointscope.analysis;

import java.util.List;
import java.util.Optional;
import org.jointscope.model.TextLocation;

/**
 * One property of a file.
 *
 * @param key the same in every language and version, for scripts
 * @param note its location or its meaning; can be empty
 * @param mismatch whether it contradicts the rest of the file
 * @param location where the file defines it; empty if there is no single location
 */
public record Fact(
        String key, String label, String value, String note, boolean mismatch, Optional<TextLocation> location) {

    /** Facts under one heading. */
    public record Section(String key, String title, List<Fact> facts) {}

    public Fact at(TextLocation where) {
        return new Fact(key, label, value, note, mismatch, Optional.of(where));
    }

    public Fact labeled(String other) {
        return new Fact(key, other, value, note, mismatch, location);
    }

    public Fact marked(boolean wrong) {
        return new Fact(key, label, value, note, wrong, location);
    }
}
