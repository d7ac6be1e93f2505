package org.jointscope.ui.app;

import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

import org.jointscope.inspect.FileKind;
import org.jointscope.ui.control.FileDialogs;

import java.io.File;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Lets somebody choose what to open, from where something was opened last. */
final class OpenDialogs {

    private final ResourceBundle texts;
    private final Supplier<Window> window;
    private final FileDialogs dialogs;
    private File lastFolder = new File(System.getProperty("user.home", "."));

    OpenDialogs(ResourceBundle texts, Supplier<Window> window, FileDialogs dialogs) {
        this.texts = texts;
        this.window = window;
        this.dialogs = dialogs;
    }

    /** One file or several; empty if somebody thinks better of it. */
    Optional<List<File>> files() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.getString("open.title"));
        chooser.setInitialDirectory(initialFolder());
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter(texts.getString("open.models"), patterns()),
                        new FileChooser.ExtensionFilter(texts.getString("open.all"), "*"));
        Optional<List<File>> chosen =
                Optional.of(dialogs.openFiles(chooser, window.get()))
                        .filter(files -> !files.isEmpty());
        chosen.ifPresent(files -> lastFolder = files.getFirst().getParentFile());
        return chosen;
    }

    /** In small letters, then in capitals: some systems tell them apart. */
    private static List<String> patterns() {
        List<String> small =
                Arrays.stream(FileKind.values()).map(kind -> "*." + kind.label()).toList();
        return Stream.concat(
                        small.stream(), small.stream().map(name -> name.toUpperCase(Locale.ROOT)))
                .toList();
    }

    /** Empty if somebody thinks better of it. */
    Optional<File> folder() {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(texts.getString("open.folder"));
        chooser.setInitialDirectory(initialFolder());
        Optional<File> chosen = dialogs.openFolder(chooser, window.get());
        chosen.ifPresent(folder -> lastFolder = folder);
        return chosen;
    }

    /** The chooser knows best where to begin if the folder is gone. */
    private File initialFolder() {
        return lastFolder.isDirectory() ? lastFolder : null;
    }
}
