package org.jointscope.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.RecentFiles;
import org.jointscope.ui.storage.RecentFiles.Recent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartViewModelTest {

    private final MemorySettings settings = new MemorySettings();
    private final ImmediateWork work = new ImmediateWork();

    @TempDir
    private Path folder;

    private Document document;
    private FileOpener opener;
    private StartViewModel viewModel;

    @BeforeEach
    void startProgram() {
        document = new Document();
        opener = new FileOpener(document, work, new ImmediateWork(), Texts.program());
        viewModel = new StartViewModel(document, opener, work, new RecentFiles(document, settings, opener::session));
    }

    @Test
    void isShownWhileNothingIsOpenOrBeingRead() {
        assertThat(viewModel.shown.getValue()).isTrue();
        work.holdUp();
        opener.open(List.of(guard()));
        assertThat(viewModel.shown.getValue()).as("while the file is read").isFalse();
        work.finish();
        assertThat(viewModel.shown.getValue()).isFalse();
    }

    @Test
    void reasonOfAFailureIsShown() {
        assertThat(viewModel.failure.getValue()).isEmpty();
        opener.open(List.of(folder.resolve("gone.md5mesh")));
        assertThat(viewModel.failure.getValue())
                .isEqualTo("Could not open gone.md5mesh: file not found in " + folder + ".");
        assertThat(viewModel.shown.getValue()).isTrue();
    }

    @Test
    void recentFilesAreOpenedAgain() {
        Path guard = guard();
        opener.open(List.of(guard));
        startProgram();
        assertThat(viewModel.recent.get()).containsExactly(new Recent(List.of(guard)));
        viewModel.open(viewModel.recent.get().getFirst());
        assertThat(document.getOpen().paths()).containsExactly(guard);
    }

    @Test
    void entryOfADeletedFileIsRemoved() throws IOException {
        Path guard = guard();
        Path other = SmallModel.write(folder, "other.md5mesh", SmallModel.mesh());
        opener.open(List.of(guard));
        opener.open(List.of(other));
        Files.delete(guard);
        Recent gone = viewModel.recent.get().getLast();
        viewModel.open(gone);
        assertThat(viewModel.failure.getValue())
                .isEqualTo("Could not open guard.md5mesh: file not found in " + folder + ".");
        assertThat(viewModel.recent.get()).containsExactly(new Recent(List.of(other)));
        startProgram();
        assertThat(viewModel.recent.get()).containsExactly(new Recent(List.of(other)));
    }

    @Test
    void allExtensionsAreNamed() {
        assertThat(viewModel.extensions)
                .isEqualTo(".md5mesh, .md5anim, .md5camera, .md5scale, .md2, .def, .skin or .mtr");
    }

    private Path guard() {
        return SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
    }
}
