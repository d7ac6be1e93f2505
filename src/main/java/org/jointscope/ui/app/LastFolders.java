package org.jointscope.ui.app;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Sample;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;

/**
 * File dialogs that begin in the folder used last: one for files to open, another one for files to save. Both are
 * stored in the settings.
 */
record LastFolders(FileDialogs dialogs, Settings settings) implements FileDialogs {

    private static final String OPEN = "open.folder";
    private static final String SAVE = "save.folder";

    /** Also stores the folders of files that are opened without a dialog. */
    LastFolders(FileDialogs dialogs, Settings settings, Document document) {
        this(dialogs, settings);
        document.onOpened(this::opened);
    }

    private void opened(OpenModel open) {
        open.files().stream()
                .map(InspectedFile::path)
                .filter(path -> !Sample.contains(path))
                .findFirst()
                .flatMap(StoredFiles::folder)
                .ifPresent(folder -> settings.put(OPEN, folder.toString()));
    }

    private void store(String key, File file) {
        settings.put(key, file.getAbsoluteFile().getParent());
    }

    private Optional<File> folder(String key) {
        return settings.find(key).map(File::new).filter(File::isDirectory);
    }

    private static File home() {
        return Path.of(System.getProperty("user.home", ".")).toFile();
    }

    private void prepare(FileChooser chooser, String key) {
        Optional<File> own = Optional.ofNullable(chooser.getInitialDirectory());
        Optional<File> last = folder(key);
        // A copy is saved where the last one was, not where its original is.
        chooser.setInitialDirectory((key.equals(SAVE) ? last.or(() -> own) : own.or(() -> last))
                .or(() -> folder(OPEN))
                .orElseGet(LastFolders::home));
    }

    @Override
    public List<File> openFiles(FileChooser chooser, Window owner) {
        prepare(chooser, OPEN);
        List<File> files = dialogs.openFiles(chooser, owner);
        files.stream().findFirst().ifPresent(file -> store(OPEN, file));
        return files;
    }

    @Override
    public Optional<File> openFile(FileChooser chooser, Window owner) {
        prepare(chooser, OPEN);
        return dialogs.openFile(chooser, owner);
    }

    @Override
    public Optional<File> openFolder(DirectoryChooser chooser, Window owner) {
        chooser.setInitialDirectory(folder(OPEN).orElseGet(LastFolders::home));
        Optional<File> folder = dialogs.openFolder(chooser, owner);
        folder.ifPresent(it -> settings.put(OPEN, it.getPath()));
        return folder;
    }

    @Override
    public Optional<File> saveFile(FileChooser chooser, Window owner) {
        prepare(chooser, SAVE);
        Optional<File> file = dialogs.saveFile(chooser, owner);
        file.ifPresent(it -> store(SAVE, it));
        return file;
    }
}
