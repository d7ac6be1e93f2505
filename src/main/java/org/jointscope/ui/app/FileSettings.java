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
 * Settings in a text file where the system wants them. They are written when the window closes, to
 * a file beside the old one that then takes its place. A file that cannot be read or written costs
 * what was remembered, and nothing else.
 */
final class FileSettings implements Settings {

    /** Names another file to remember things in. */
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

    /** The file that the system property names, or that of the user who runs the program. */
    static Path file() {
        String named = System.getProperty(PROPERTY, "");
        return named.isEmpty()
                ? usualFile(
                        System.getenv(),
                        System.getProperty("os.name"),
                        Path.of(System.getProperty("user.home")))
                : Path.of(named);
    }

    /** The file of a user. */
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

    /** Writes what was put; whoever cannot write there goes without. */
    void save() {
        try {
            Files.createDirectories(file.getParent());
            Path fresh = Files.createTempFile(file.getParent(), "settings", ".tmp");
            try (Writer out = Files.newBufferedWriter(fresh)) {
                values.store(out, "Jointscope");
            }
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException notWritable) {
            // What was remembered is lost; nothing that a user could do in a window that is
            // closing.
        }
    }
}
