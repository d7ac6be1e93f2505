package org.jointscope.ui.app;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jointscope.format.write.SafeFile;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Texts;
import org.jointscope.render.coloring.SurfaceColorings;
import org.jointscope.ui.desktop.UserFolders;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.document.Trouble;

/**
 * Settings in a text file in the system's usual folder. They are written when the window closes, to a file in the same
 * folder that then replaces the old one. A file that cannot be read gets another name, or is not replaced. If the file
 * cannot be written, only the stored settings are lost.
 */
final class FileSettings implements Settings, Trouble {

    /** Specifies another file for the settings. */
    static final String PROPERTY = "jointscope.settings";

    private static final String FILE = "settings.properties";
    private static final String BROKEN = ".broken";

    /** Far above the size of any settings. */
    private static final long LARGEST = 1 << 22;

    private final Path file;
    private final Texts texts = Texts.program();
    private final Properties values = new Properties();
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper(this, "trouble", "");
    private boolean stored = true;
    private boolean areNew;
    private Runnable beforeSaving = () -> {};

    FileSettings(Path file) {
        this.file = file;
        try {
            values.load(new StringReader(read(file)));
            values.stringPropertyNames().forEach(this::renameFormer);
        } catch (NoSuchFileException first) {
            areNew = true;
        } catch (AccessDeniedException e) {
            setAside(FileFailure.reading(e));
        } catch (IOException | IllegalArgumentException broken) {
            setAside(texts.of("settings.broken.content"));
        }
    }

    /** A stored value, before there is a window that could show a problem. */
    static Optional<String> find(Path file, String key) {
        Properties stored = new Properties();
        try {
            stored.load(new StringReader(read(file)));
        } catch (IOException | IllegalArgumentException broken) {
            stored.clear();
        }
        return Optional.ofNullable(stored.getProperty(key));
    }

    /** A file that is full of zeros after a crash of the system is not text either. */
    private static String read(Path file) throws IOException {
        if (Files.isRegularFile(file) && Files.size(file) > LARGEST) {
            throw new IOException("too large");
        }
        String text = Files.readString(file);
        if (text.indexOf('\0') >= 0) {
            throw new IOException("not text");
        }
        return text;
    }

    /** Settings of the Compatibility pane had another name, and the colors of vertices were a layer. */
    private void renameFormer(String key) {
        if (key.equals("viewport.vertexColors") && Boolean.parseBoolean((String) values.remove(key))) {
            values.putIfAbsent("viewport.colors", SurfaceColorings.FILE.id());
        }
        String now = key.replace("verdicts", "compatibility").replace("verdict", "result");
        if (!now.equals(key)) {
            values.putIfAbsent(now, values.remove(key));
        }
    }

    private void setAside(String reason) {
        values.clear();
        Path kept = IntStream.iterate(1, i -> i + 1)
                .mapToObj(i -> file.getFileName() + BROKEN + (i == 1 ? "" : i))
                .map(file::resolveSibling)
                .filter(Files::notExists)
                .findFirst()
                .orElseThrow();
        try {
            Files.move(file, kept);
            trouble.set(texts.of("settings.broken", reason, kept));
        } catch (IOException notMovable) {
            stored = false;
            trouble.set(texts.of("settings.broken.kept", file, reason));
        }
    }

    /** The file that the system property specifies, or that of the current user. */
    static Path file() {
        String named = System.getProperty(PROPERTY, "");
        return named.isEmpty()
                ? UserFolders.current().config().resolve(FILE)
                : Path.of(named).toAbsolutePath();
    }

    /** The folder for exercises: that of the current user, or in the folder of other settings. */
    static Path exercises() {
        String named = System.getProperty(PROPERTY, "");
        Path data = named.isEmpty() ? UserFolders.current().data() : file().getParent();
        return data.resolve("exercises");
    }

    /** The folder for unsaved edits: that of the current user, or beside the file of other settings. */
    static Path recovery() {
        return System.getProperty(PROPERTY, "").isEmpty()
                ? UserFolders.current().data().resolve("recovery")
                : file().resolveSibling(file().getFileName() + ".recovery");
    }

    /** Whether there was no file yet: at the first start. */
    boolean areNew() {
        return areNew;
    }

    @Override
    public Optional<String> find(String key) {
        return Optional.ofNullable(values.getProperty(key));
    }

    @Override
    public void put(String key, String value) {
        values.setProperty(key, value);
    }

    /** All stored values. */
    Map<String, String> all() {
        return values.stringPropertyNames().stream()
                .collect(Collectors.toMap(Function.identity(), values::getProperty));
    }

    /** Sets the action that stores the latest values. */
    void beforeSaving(Runnable action) {
        Runnable others = beforeSaving;
        beforeSaving = () -> {
            others.run();
            action.run();
        };
    }

    /** Writes the stored values; without write permission, nothing is stored. */
    void save() {
        if (!stored) {
            return;
        }
        beforeSaving.run();
        try {
            Files.createDirectories(file.getParent());
            StringWriter text = new StringWriter();
            values.store(text, "Jointscope");
            byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
            SafeFile.write(file, bytes, SafeFile.read(file), SafeFile.Keep.NONE);
        } catch (IOException notWritable) {
            // The stored settings are lost; the user cannot do anything about it in a window that
            // is closing.
        }
    }

    @Override
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    @Override
    public void dismissTrouble() {
        trouble.set("");
    }
}
