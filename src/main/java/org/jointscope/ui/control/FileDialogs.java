package org.jointscope.ui.control;

import java.io.File;
import java.util.List;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** The file dialogs of the operating system; the results are empty if the user cancels. */
public interface FileDialogs {

    FileDialogs SYSTEM = new FileDialogs() {};

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
