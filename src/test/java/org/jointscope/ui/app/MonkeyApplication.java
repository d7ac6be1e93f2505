package org.jointscope.ui.app;

import java.io.File;
import java.util.List;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jointscope.ui.control.FileDialogs;

/** The program with file dialogs that choose at random; see {@link Monkey}. */
public final class MonkeyApplication extends JointscopeApplication implements FileDialogs {

    @Override
    FileDialogs fileDialogs() {
        return this;
    }

    @Override
    public List<File> openFiles(FileChooser chooser, Window owner) {
        return Monkey.files().several();
    }

    @Override
    public Optional<File> openFile(FileChooser chooser, Window owner) {
        return Monkey.files().one();
    }

    @Override
    public Optional<File> openFolder(DirectoryChooser chooser, Window owner) {
        return Monkey.files().folder();
    }

    @Override
    public Optional<File> saveFile(FileChooser chooser, Window owner) {
        return Monkey.files().one();
    }
}
