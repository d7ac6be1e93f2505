package org.jointscope.ui.app;

import java.util.Optional;
import java.util.prefs.Preferences;
import org.jointscope.ui.document.Settings;

/** Settings where the system keeps those of Java programs. */
final class PreferencesSettings implements Settings {

    private final Preferences node = Preferences.userRoot().node("org/jointscope");

    @Override
    public Optional<String> find(String key) {
        return Optional.ofNullable(node.get(key, null));
    }

    @Override
    public void put(String key, String value) {
        node.put(key, value);
    }
}
