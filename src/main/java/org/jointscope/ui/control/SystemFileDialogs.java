package org.jointscope.ui.control;

import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

import java.io.File;
import java.util.List;
import java.util.Optional;

/** The file dialogs of the operating system. */
public final class SystemFileDialogs implements FileDialogs {

    @Override
    public List<File> openFiles(FileChooser chooser, Window owner) {
        return Optional.ofNullable(chooser.showOpenMultipleDialog(owner)).orElse(List.of());
    }

    @Override
    public Optional<File> openFile(FileChooser chooser, Window owner) {
        return Optional.ofNullable(chooser.showOpenDialog(owner));
    }

    @Override
    public Optional<File> openFolder(DirectoryChooser chooser, Window owner) {
        return Optional.ofNullable(chooser.showDialog(owner));
    }

    @Override
    public Optional<File> saveFile(FileChooser chooser, Window owner) {
        return Optional.ofNullable(chooser.showSaveDialog(owner));
    }
}
