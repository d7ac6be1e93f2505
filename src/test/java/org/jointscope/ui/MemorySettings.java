package org.jointscope.ui;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jointscope.ui.document.Settings;

/** Settings that last as long as the test. */
public final class MemorySettings implements Settings {
    private final Map<String, String> values = new HashMap<>();

    @Override
    public Optional<String> find(String key) {
        return Optional.ofNullable(values.get(key));
    }

    @Override
    public void put(String key, String value) {
        values.put(key, value);
    }
}
