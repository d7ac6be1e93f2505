package org.jointscope.ui.help;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import org.jointscope.messages.ProgramVersion;
import org.jointscope.messages.Texts;
import org.jointscope.ui.desktop.ProgramFacts;
import org.jointscope.ui.desktop.ProgramLog;
import org.jointscope.ui.desktop.UserFolders;
import org.jointscope.ui.document.Document;

/**
 * A text about the program, the computer, the open files and the log, for a report of a problem. It contains no folders
 * of the user and no content of files.
 *
 * @param settings the stored ones
 */
public record Diagnostics(Document document, Supplier<Map<String, String>> settings, ProgramLog log, Texts texts) {

    private static final int LINES_OF_LOG = 60;
    private static final long MEGABYTE = 1 << 20;

    /** Settings that change the behavior: not the sizes of panes and columns. */
    private static final Pattern SETTING = Pattern.compile("(theme|scale|save|playback|md2|engines|viewport)(\\..*)?");

    /** A name, a number or a list of them: not a path. */
    private static final Pattern VALUE = Pattern.compile("[\\w ,.-]*");

    private static final List<String> OF_JAVAFX = List.of("prism.", "glass.", "quantum.");

    public String text() {
        Runtime java = Runtime.getRuntime();
        List<String> lines = new ArrayList<>();
        lines.add(texts.of("program.name") + " " + ProgramVersion.number());
        ProgramVersion.commit().ifPresent(commit -> add(lines, "commit", commit));
        add(lines, "java", ProgramFacts.java());
        add(lines, "javafx", ProgramFacts.javaFx());
        add(lines, "system", ProgramFacts.system());
        add(lines, "graphics", graphics());
        Screen.getScreens().forEach(screen -> add(lines, "screen", screen(screen)));
        add(
                lines,
                "memory",
                (java.totalMemory() - java.freeMemory()) / MEGABYTE,
                java.maxMemory() / MEGABYTE,
                java.availableProcessors());
        add(lines, "files", files());
        add(lines, "settings", settings(settings.get()));
        add(lines, "log", UserFolders.withoutHome(log.folder().toString()));
        lines.addAll(log.last(LINES_OF_LOG));
        return String.join("\n", lines) + "\n";
    }

    private void add(List<String> lines, String key, Object... values) {
        lines.add(texts.of("diagnostics." + key, values));
    }

    /** The properties of JavaFX select its renderer. */
    private String graphics() {
        boolean is3d = Platform.isSupported(ConditionalFeature.SCENE3D);
        return Stream.concat(
                        Stream.of(texts.of(is3d ? "diagnostics.3d" : "diagnostics.no3d")),
                        System.getProperties().stringPropertyNames().stream()
                                .filter(key -> OF_JAVAFX.stream().anyMatch(key::startsWith))
                                .sorted()
                                .map(key -> key + "=" + System.getProperty(key)))
                .collect(Collectors.joining(", "));
    }

    private String screen(Screen screen) {
        Rectangle2D bounds = screen.getBounds();
        return texts.of(
                "diagnostics.size",
                Math.round(bounds.getWidth() * screen.getOutputScaleX()),
                Math.round(bounds.getHeight() * screen.getOutputScaleY()),
                Math.round(screen.getOutputScaleX() * 100));
    }

    private String files() {
        return orNone(document.getOpen().paths().stream().map(Path::getFileName).map(Path::toString));
    }

    private String settings(Map<String, String> stored) {
        return orNone(stored.entrySet().stream()
                .filter(entry -> SETTING.matcher(entry.getKey()).matches())
                .filter(entry -> VALUE.matcher(entry.getValue()).matches())
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .sorted());
    }

    private String orNone(Stream<String> values) {
        String all = values.collect(Collectors.joining(", "));
        return all.isEmpty() ? texts.of("diagnostics.none") : all;
    }
}
