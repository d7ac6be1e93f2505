package org.jointscope.ui.app;

import org.jointscope.ui.document.Settings;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * Settings in a text file in the system's usual folder. They are written when the window closes, to
 * a file in the same folder that then replaces the old one. If the file cannot be read or written,
 * only the stored settings are lost.
 */
final class FileSettings implements Settings {

    /** Specifies another file for the settings. */
    static final String PROPERTY = "jointscope.settings";

    private static final String FILE = "settings.properties";

    private final Path file;
    private final Properties values = new Properties();

    FileSettings(Path file) {
        this.file = file;
        if (Files.isRegularFile(file)) {
            try (Reader in = Files.newBufferedReader(file)) {
                values.load(in);
            } catch (IOException | IllegalArgumentException unreadable) {
                values.clear();
            }
        }
    }

    /** The file that the system property specifies, or that of the current user. */
    static Path file() {
        String named = System.getProperty(PROPERTY, "");
        return named.isEmpty()
                ? usualFile(
                        System.getenv(),
                        System.getProperty("os.name"),
                        Path.of(System.getProperty("user.home")))
                : Path.of(named);
    }

    /** The settings file of a user. */
    static Path usualFile(Map<String, String> environment, String system, Path home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("windows") && environment.containsKey("APPDATA")) {
            return Path.of(environment.get("APPDATA"), "Jointscope", FILE);
        }
        if (name.contains("mac")) {
            return home.resolve("Library/Application Support/Jointscope").resolve(FILE);
        }
        String config = environment.getOrDefault("XDG_CONFIG_HOME", "");
        Path folder = config.isEmpty() ? home.resolve(".config") : Path.of(config);
        return folder.resolve("jointscope").resolve(FILE);
    }

    @Override
    public Optional<String> find(String key) {
        return Optional.ofNullable(values.getProperty(key));
    }

    @Override
    public void put(String key, String value) {
        values.setProperty(key, value);
    }

    /** Writes the stored values; without write permission, nothing is stored. */
    void save() {
        try {
            Files.createDirectories(file.getParent());
            Path fresh = Files.createTempFile(file.getParent(), "settings", ".tmp");
            try (Writer out = Files.newBufferedWriter(fresh)) {
                values.store(out, "Jointscope");
            }
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException notWritable) {
            // The stored settings are lost; the user cannot do anything about it in a window that
            // is closing.
        }
    }
}
