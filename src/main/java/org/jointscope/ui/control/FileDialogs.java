package org.jointscope.ui.control;

import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

import java.io.File;
import java.util.List;
import java.util.Optional;

/** The dialogs in which a user chooses files; the answers are empty if the user cancels. */
public interface FileDialogs {

    /** Asks for files to open. */
    List<File> openFiles(FileChooser chooser, Window owner);

    /** Asks for one file to open. */
    Optional<File> openFile(FileChooser chooser, Window owner);

    /** Asks for a folder to open. */
    Optional<File> openFolder(DirectoryChooser chooser, Window owner);

    /** Asks for a file to write. */
    Optional<File> saveFile(FileChooser chooser, Window owner);
}
