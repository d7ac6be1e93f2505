package org.jointscope.ui.control;

import java.io.File;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** The file dialogs of the operating system; the results are empty if the user cancels. */
public interface FileDialogs {

    FileDialogs SYSTEM = new FileDialogs() {};

    /** Patterns of extensions, in lower and in upper case: some systems are case-sensitive. */
    static List<String> patterns(Stream<String> extensions) {
        return extensions
                .flatMap(it -> Stream.of(it, it.toUpperCase(Locale.ROOT)))
                .map(it -> "*." + it)
                .toList();
    }

    /** Asks for files to open. */
    default List<File> openFiles(FileChooser chooser, Window owner) {
        return Optional.ofNullable(chooser.showOpenMultipleDialog(owner)).orElse(List.of());
    }

    /** Asks for one file to open. */
    default Optional<File> openFile(FileChooser chooser, Window owner) {
        return Optional.ofNullable(chooser.showOpenDialog(owner));
    }

    /** Asks for a folder to open. */
    default Optional<File> openFolder(DirectoryChooser chooser, Window owner) {
        return Optional.ofNullable(chooser.showDialog(owner));
    }

    /** Asks for a file to write. */
    default Optional<File> saveFile(FileChooser chooser, Window owner) {
        return Optional.ofNullable(chooser.showSaveDialog(owner));
    }
}
