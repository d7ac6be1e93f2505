package org.jointscope.ui.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.files.FilesViewModel.AnimationChoice;
import org.jointscope.ui.storage.FileOpener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilesViewModelTest {

    private final Document document = new Document();
    private final FileOpener opener =
            new FileOpener(document, new ImmediateWork(), new ImmediateWork(), Texts.program());
    private final FilesViewModel viewModel = new FilesViewModel(document, opener, Texts.program());

    @TempDir
    private Path folder;

    @Test
    void offersTheAnimationsBesideTheMeshAndTheBindPose() {
        opener.openSample();

        assertThat(viewModel.getState().meshes()).containsExactly(Sample.files().getFirst());
        assertThat(viewModel.getState().animations())
                .extracting(AnimationChoice::name)
                .containsExactly("", "idle.md5anim", "look.md5anim", "walk.md5anim");
        assertThat(viewModel.getState().openMesh()).contains(Sample.files().getFirst());
        assertThat(viewModel.getState().openAnimation().name()).isEqualTo("walk.md5anim");
    }

    @Test
    void choosingAnAnimationPlaysItOnTheSameMesh() {
        opener.openSample();
        AnimationChoice idle = viewModel.getState().animations().get(1);

        viewModel.chooseAnimation(idle);

        assertThat(document.getOpen().name()).isEqualTo("dapple.md5mesh + idle.md5anim");
        assertThat(viewModel.getState().openAnimation()).isEqualTo(idle);
    }

    @Test
    void whatIsOpenStaysIfTheChosenFileCannotBeRead() throws IOException {
        Path mesh = copySample("dapple.md5mesh");
        Path walk = copySample("walk.md5anim");
        Path empty = Files.createFile(folder.resolve("empty.md5anim"));
        Path bare = Files.createFile(folder.resolve("bare.md5mesh"));
        opener.open(List.of(mesh, walk));
        AnimationChoice unreadable = viewModel.getState().animations().stream()
                .filter(choice -> choice.path().equals(Optional.of(empty)))
                .findFirst()
                .orElseThrow();

        viewModel.chooseAnimation(unreadable);
        assertThat(opener.troubleProperty().get()).contains("empty.md5anim");
        assertThat(document.getOpen().paths()).containsExactly(mesh, walk);

        viewModel.chooseMesh(bare);
        assertThat(opener.troubleProperty().get()).contains("bare.md5mesh");
        assertThat(document.getOpen().paths()).containsExactly(mesh, walk);
    }

    @Test
    void equalNamesAreFollowedByTheFolder() throws IOException {
        Path walk = copySample("walk.md5anim");
        opener.openSample();
        assertThat(viewModel.label(Sample.files().getLast())).isEqualTo("walk.md5anim");

        opener.open(List.of(walk));
        assertThat(document.getOpen().paths()).containsExactly(Sample.files().getFirst(), walk);
        assertThat(viewModel.label(Sample.files().getLast())).isEqualTo("walk.md5anim (sample)");
        assertThat(viewModel.label(walk)).isEqualTo("walk.md5anim (" + folder.getFileName() + ")");
        assertThat(viewModel.label(Sample.files().getFirst())).isEqualTo("dapple.md5mesh");
    }

    @Test
    void relativePathsAreListedOnce() throws IOException {
        Path walk = copySample("walk.md5anim");
        opener.open(List.of(Path.of("").toAbsolutePath().relativize(walk)));
        assertThat(viewModel.getState().animations()).hasSize(1);
    }

    @Test
    void anOpenBackupIsListed() throws IOException {
        Path mesh = copySample("dapple.md5mesh");
        Path walk = copySample("walk.md5anim");
        Path backup = Files.move(walk, folder.resolve("walk.md5anim.bak"));
        opener.open(List.of(mesh, backup));
        assertThat(document.getOpen().name()).isEqualTo("dapple.md5mesh + walk.md5anim.bak");
        assertThat(viewModel.getState().animations())
                .extracting(AnimationChoice::name)
                .containsExactly("", "walk.md5anim.bak");
        assertThat(viewModel.getState().openAnimation().path()).contains(backup);

        Path meshBackup = Files.move(mesh, folder.resolve("dapple.md5mesh.bak"));
        opener.open(List.of(meshBackup));
        assertThat(viewModel.getState().meshes()).containsExactly(meshBackup);
        assertThat(viewModel.getState().openMesh()).contains(meshBackup);
    }

    @Test
    void choosingNoAnimationShowsTheBindPose() {
        opener.openSample();

        viewModel.chooseAnimation(AnimationChoice.NONE);

        assertThat(document.getOpen().anim()).isEmpty();
        assertThat(document.getOpen().name()).isEqualTo("dapple.md5mesh");
    }

    @Test
    void misfitsAreOfferedLastWithTheirReasonAndOpenAllTheSame() throws IOException {
        Path mesh = copySample("dapple.md5mesh");
        Path walk = copySample("walk.md5anim");
        Path alien = Files.writeString(
                folder.resolve("alien.md5anim"),
                "MD5Version 10 hierarchy { \"bone\" -1 0 0 } baseframe { ( 0 0 0 ) ( 0 0 0" + " ) } frame 0 { }");

        opener.open(List.of(folder));

        AnimationChoice misfit = viewModel.getState().animations().getLast();
        assertThat(document.getOpen().name()).isEqualTo("dapple.md5mesh + walk.md5anim");
        assertThat(misfit)
                .isEqualTo(new AnimationChoice(
                        Optional.of(alien), Optional.of("joint count 1 in the animation, 41 in the mesh")));
        assertThat(misfit.name()).isEqualTo("alien.md5anim");

        viewModel.chooseAnimation(misfit);
        assertThat(document.getOpen().name()).isEqualTo("dapple.md5mesh + alien.md5anim");
        assertThat(viewModel.getState().openAnimation().misfit())
                .contains("joint count 1 in the animation, 41 in the mesh");

        viewModel.chooseMesh(mesh);
        assertThat(document.getOpen().name()).isEqualTo("dapple.md5mesh + alien.md5anim");
        assertThat(walk).exists();
    }

    @Test
    void anAnimationAloneShowsItsSkeleton() throws IOException {
        opener.open(List.of(copySample("walk.md5anim")));

        assertThat(document.getOpen().mesh()).isEmpty();
        assertThat(document.getOpen().model().rig().size()).isEqualTo(41);
        assertThat(viewModel.getState().animations())
                .extracting(AnimationChoice::name)
                .containsExactly("walk.md5anim");
    }

    @Test
    void aFolderWithoutModelsSaysSoAndWhatWasOpenStays() {
        opener.openSample();

        opener.open(List.of(folder));

        assertThat(opener.troubleProperty().get())
                .isEqualTo("Could not open "
                        + folder.getFileName()
                        + ": no .md5mesh, .md5anim, .md5camera, .md5scale, .md2, .def, .skin"
                        + " or .mtr files in this folder or its subfolders.");
        assertThat(document.getOpen().name()).isEqualTo("dapple.md5mesh + walk.md5anim");
    }

    private Path copySample(String name) throws IOException {
        Path copy = folder.resolve(name);
        Files.copy(Sample.files().getFirst().resolveSibling(name), copy);
        return copy;
    }
}
