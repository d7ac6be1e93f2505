package org.jointscope.ui.app;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jointscope.ui.control.FileDialogs;

/** The program with file dialogs that choose a specified file. */
public final class ChoosingApplication extends JointscopeApplication implements FileDialogs {

    /** Set before a dialog is opened; the program is created by JavaFX. */
    static Path target;

    /** The title of the last dialog. */
    static String title = "";

    /** The title of dialogs that are canceled until the program ends. */
    static String canceled = "";

    @Override
    FileDialogs fileDialogs() {
        return this;
    }

    @Override
    public Optional<File> openFile(FileChooser chooser, Window owner) {
        return Optional.of(target.toFile());
    }

    @Override
    public Optional<File> saveFile(FileChooser chooser, Window owner) {
        title = chooser.getTitle();
        return title.equals(canceled) ? Optional.empty() : Optional.of(target.toFile());
    }

    @Override
    public void stop() {
        super.stop();
        canceled = "";
    }
}
