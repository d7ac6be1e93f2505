package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The folders in which file dialogs begin. */
class LastFoldersTest implements FileDialogs {
    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final MemorySettings settings = new MemorySettings();
    private final LastFolders dialogs = new LastFolders(this, settings, document);
    private final List<File> begun = new ArrayList<>();
    private Path one;
    private Path other;

    /** What the user chooses. */
    private File chosen;

    @BeforeEach
    void makeFolders() throws IOException {
        one = Files.createDirectory(folder.resolve("one"));
        other = Files.createDirectory(folder.resolve("other"));
    }

    @Override
    public List<File> openFiles(FileChooser chooser, Window owner) {
        begun.add(chooser.getInitialDirectory());
        return List.of(chosen);
    }

    @Override
    public Optional<File> openFolder(DirectoryChooser chooser, Window owner) {
        begun.add(chooser.getInitialDirectory());
        return Optional.of(chosen);
    }

    @Override
    public Optional<File> saveFile(FileChooser chooser, Window owner) {
        begun.add(chooser.getInitialDirectory());
        return Optional.of(chosen);
    }

    @Test
    void folderOfAnOpenedFileIsTheFirstOne() {
        document.show(SmallModel.open(SmallModel.write(one, "guard.md5mesh", SmallModel.mesh())));
        chosen = other.toFile();
        dialogs.openFolder(new DirectoryChooser(), null);
        dialogs.openFolder(new DirectoryChooser(), null);
        dialogs.openFiles(new FileChooser(), null);
        assertThat(begun).containsExactly(one.toFile(), other.toFile(), other.toFile());
    }

    @Test
    void copyIsSavedWhereTheLastOneWas() {
        FileChooser first = new FileChooser();
        first.setInitialDirectory(one.toFile());
        chosen = other.resolve("copy.md5anim").toFile();
        dialogs.saveFile(first, null);
        FileChooser second = new FileChooser();
        second.setInitialDirectory(one.toFile());
        new LastFolders(this, settings, document).saveFile(second, null);
        assertThat(begun).containsExactly(one.toFile(), other.toFile());
    }

    @Test
    void folderThatIsGoneIsNotUsed() throws IOException {
        settings.put("open.folder", other.toString());
        Files.delete(other);
        chosen = one.toFile();
        dialogs.openFolder(new DirectoryChooser(), null);
        assertThat(begun).containsExactly(new File(System.getProperty("user.home")));
    }
}
