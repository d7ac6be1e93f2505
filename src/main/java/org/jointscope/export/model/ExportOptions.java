package org.jointscope.export.model;

import java.util.HashMap;
import java.util.Map;

/** Values of options, by their ids; {@link ExportOption#initial} applies to all others. */
public record ExportOptions(Map<String, Object> values) {

    public static final ExportOptions INITIAL = new ExportOptions(Map.of());

    public ExportOptions {
        values = Map.copyOf(values);
    }

    public <T> T get(ExportOption<T> option) {
        Object value = values.get(option.id());
        return option.type().isInstance(value) ? option.type().cast(value) : option.initial();
    }

    public <T> ExportOptions with(ExportOption<T> option, T value) {
        Map<String, Object> others = new HashMap<>(values);
        others.put(option.id(), value);
        return new ExportOptions(others);
    }

    /**
     * With the value that a text represents.
     *
     * @throws IllegalArgumentException if it represents none
     */
    public <T> ExportOptions withText(ExportOption<T> option, String text) {
        return with(option, option.parse(text));
    }
}
