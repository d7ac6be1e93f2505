package org.jointscope.ui.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.files.TestArchives;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.pose.LoopRule;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.Timeline;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.FailingWork;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileOpenerTest {
    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ImmediateWork work = new ImmediateWork();
    private final FileOpener opener = new FileOpener(document, work, new ImmediateWork(), Texts.program());
    private Path guard;
    private Path walk;
    private Path gone;

    @BeforeEach
    void writeFiles() {
        guard = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        walk = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
        gone = folder.resolve("gone.md5mesh");
    }

    @Test
    void showsWhatItReads() {
        opener.open(List.of(guard, walk));
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh + walk.md5anim");
        assertThat(opener.troubleProperty().get()).isEmpty();
    }

    @Test
    void heldModelsAreShownWhenTheyAreReleased() {
        List<OpenModel> read = new ArrayList<>();
        opener.hold(read::add);
        opener.open(List.of(guard, walk));
        assertThat(document.getOpen().isEmpty()).isTrue();
        assertThat(read).singleElement().extracting(OpenModel::name).isEqualTo("guard.md5mesh + walk.md5anim");
        opener.open(List.of(gone));
        assertThat(read.getLast().isEmpty()).as("unreadable").isTrue();
        opener.open(List.of(walk));
        opener.release();
        assertThat(document.getOpen()).isSameAs(read.getLast());
    }

    @Test
    void faultsOfAnArchiveAreNamedOnce() throws IOException {
        Path archive = TestArchives.write(
                folder.resolve("pak/a.pk4"),
                Map.of(
                        "guard.md5mesh", Files.readAllBytes(guard),
                        "walk.md5anim", Files.readAllBytes(walk),
                        "../evil.txt", new byte[1]));
        opener.open(List.of(archive));
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh + walk.md5anim");
        assertThat(opener.libraryProperty().get().meshes()).containsExactly(archive.resolve("guard.md5mesh"));
        assertThat(opener.troubleProperty().get()).startsWith("a.pk4: Entry '../evil.txt' is ignored");
        opener.openPair(Optional.of(archive.resolve("guard.md5mesh")), Optional.empty());
        assertThat(opener.troubleProperty().get()).isEmpty();
        opener.open(List.of(guard));
        opener.open(List.of(archive.resolve("walk.md5anim")));
        assertThat(opener.troubleProperty().get()).startsWith("a.pk4: Entry");
    }

    @Test
    void manyUnreadableFilesAreCounted() {
        List<Path> files = IntStream.range(0, 9)
                .mapToObj(i -> SmallModel.write(folder, i + ".txt", "text"))
                .toList();
        opener.open(files.subList(0, 6));
        assertThat(opener.troubleProperty().get().lines())
                .hasSize(6)
                .last()
                .asString()
                .startsWith("Could not open 5.txt: ");
        opener.open(files);
        assertThat(opener.troubleProperty().get().lines()).hasSize(6).endsWith("Could not open 4 other files.");
    }

    @Test
    void imageIsNoModel() throws IOException {
        Path image = Files.write(folder.resolve("Body.TGA"), new byte[20]);
        opener.open(List.of(image));
        assertThat(opener.troubleProperty().get())
                .startsWith("Could not open Body.TGA: the file is an image; Jointscope shows it on a mesh");
    }

    @Test
    void opensTheSample() {
        opener.openSample();
        assertThat(document.getOpen().name()).isEqualTo("dapple.md5mesh + walk.md5anim");
        assertThat(opener.troubleProperty().get()).isEmpty();
    }

    @Test
    void whatIsOpenIsKeptForAnAnimationThatFitsIt() {
        opener.open(List.of(guard));
        opener.open(List.of(walk));
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh + walk.md5anim");
    }

    @Test
    void animationOpensWithTheMeshOfItsFolderInsteadOfAnOpenOneOfAnother() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Path grunt = SmallModel.write(other, "grunt.md5mesh", SmallModel.mesh());
        SmallModel.write(other, "aim.md5mesh", SmallModel.mesh(List.of("origin"), ""));
        Path aim = SmallModel.write(other, "aim.md5anim", SmallModel.cycle());
        opener.open(List.of(guard, walk));
        assertThat(document.noticeProperty().get()).isEmpty();
        opener.open(List.of(aim));
        assertThat(document.getOpen().paths()).containsExactly(grunt, aim);
        assertThat(document.noticeProperty().get())
                .isEqualTo("Opened aim.md5anim with grunt.md5mesh from the same folder.");
        Path named = SmallModel.write(other, "run.md5mesh", SmallModel.mesh());
        Path run = SmallModel.write(other, "run.md5anim", SmallModel.ramp());
        opener.open(List.of(run));
        assertThat(document.getOpen().paths()).containsExactly(grunt, run);
        assertThat(document.noticeProperty().get())
                .isEqualTo("Opened run.md5anim with the mesh that was already open: grunt.md5mesh.");
        opener.open(List.of(guard, walk));
        opener.open(List.of(run));
        assertThat(document.getOpen().paths()).containsExactly(named, run);
    }

    @Test
    void openMeshIsKeptIfTheFolderOfTheAnimationHasNone() throws IOException {
        Path anims = Files.createDirectory(folder.resolve("anims"));
        Path run = SmallModel.write(anims, "run.md5anim", SmallModel.ramp());
        opener.open(List.of(guard, walk));
        opener.open(List.of(run));
        assertThat(document.getOpen().paths()).containsExactly(guard, run);
        assertThat(document.noticeProperty().get())
                .isEqualTo("Opened run.md5anim with the mesh that was already open: guard.md5mesh.");
    }

    @Test
    void meshOfTheSampleIsKeptOnlyForAnimationsWithItsJoints() throws IOException {
        String text = Files.readString(Sample.files().getLast());
        Path same = SmallModel.write(folder, "same.md5anim", text);
        Path renamed = SmallModel.write(folder, "renamed.md5anim", text.replace("\"hips\"", "\"hip\""));
        opener.openSample();
        opener.open(List.of(renamed));
        assertThat(document.getOpen().paths()).containsExactly(renamed);
        opener.openSample();
        opener.open(List.of(same));
        assertThat(document.getOpen().paths()).containsExactly(Sample.files().getFirst(), same);
    }

    @Test
    void animationOfTheSampleIsNotKeptForAnotherMesh() throws IOException {
        Path copy = folder.resolve("dapple.md5mesh");
        Files.copy(Sample.files().getFirst(), copy);
        opener.openSample();
        opener.open(List.of(copy));
        assertThat(document.getOpen().paths()).containsExactly(copy);
    }

    @Test
    void folderOpensAPairOfEqualJointsAndNames() {
        SmallModel.write(folder, "empty.md5mesh", "");
        SmallModel.write(folder, "alien.md5mesh", SmallModel.mesh(List.of("bone"), ""));
        SmallModel.write(folder, "aim.md5anim", SmallModel.cycle());
        opener.open(List.of(folder));
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh + aim.md5anim");
        SmallModel.write(folder, "walk.md5mesh", SmallModel.mesh());
        opener.open(List.of(folder));
        assertThat(document.getOpen().name()).isEqualTo("walk.md5mesh + walk.md5anim");
        assertThat(document.noticeProperty().get()).isEmpty();
    }

    @Test
    void animationThatIsKeptIsNamed() {
        opener.open(List.of(guard, walk));
        Path second = SmallModel.write(folder, "second.md5mesh", SmallModel.mesh());
        opener.open(List.of(second));
        assertThat(document.getOpen().paths()).containsExactly(second, walk);
        assertThat(document.noticeProperty().get())
                .isEqualTo("Opened second.md5mesh with the animation that was already open:" + " walk.md5anim.");
    }

    @Test
    void cameraJoinsTheModelThatIsOpen() {
        opener.open(List.of(guard, walk));
        opener.open(List.of(Sample.camera()));
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh + walk.md5anim + flight.md5camera");
        opener.open(List.of(walk));
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh + walk.md5anim + flight.md5camera");
        opener.open(List.of(guard));
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh + walk.md5anim");
    }

    @Test
    void cameraOpensAloneAndUnderAnyName() throws IOException {
        opener.open(List.of(Sample.camera()));
        assertThat(document.getOpen().name()).isEqualTo("flight.md5camera");
        assertThat(document.getOpen().md5Camera().orElseThrow().frames()).hasSize(146);
        assertThat(document.getOpen().hasModel()).isFalse();
        Path unnamed = Files.copy(Sample.camera(), folder.resolve("flight.txt"));
        opener.open(List.of(unnamed));
        assertThat(document.getOpen().name()).isEqualTo("flight.txt");
        assertThat(opener.troubleProperty().get()).isEmpty();
    }

    @Test
    void cameraOfAFolderOpensOnlyIfThereIsNothingElse() throws IOException {
        Path only = Files.createDirectory(folder.resolve("cameras"));
        Files.copy(Sample.camera(), only.resolve("flight.md5camera"));
        opener.open(List.of(only));
        assertThat(document.getOpen().name()).isEqualTo("flight.md5camera");
        opener.open(List.of(Sample.camera().getParent()));
        assertThat(document.getOpen().name()).isEqualTo("dapple.md5mesh + idle.md5anim");
    }

    @Test
    void missingFileIsNamedAndTheOpenModelStays() {
        opener.open(List.of(guard, walk));
        OpenModel before = document.getOpen();
        document.selectedJointProperty().set(1);
        opener.open(List.of(gone));
        assertThat(opener.troubleProperty().get())
                .isEqualTo("Could not open gone.md5mesh: file not found in " + folder + ".");
        assertThat(document.getOpen()).isSameAs(before);
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
    }

    @Test
    void readableFilesOpenBesideUnreadableOnes() {
        Path notes = SmallModel.write(folder, "notes.txt", "walk: 24 fps\n");
        opener.open(List.of(gone, guard, notes, walk));
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh + walk.md5anim");
        assertThat(opener.troubleProperty().get())
                .isEqualTo("Could not open gone.md5mesh: file not found in "
                        + folder
                        + ".\nCould not open notes.txt: not an .md5mesh, .md5anim,"
                        + " .md5camera, .md5scale, .md2, .def, .skin or .mtr file;"
                        + " export"
                        + " models in other formats as .md5mesh and .md5anim.");
    }

    @Test
    void brokenContentIsNoTroubleButAFinding() {
        Path broken = SmallModel.write(folder, "broken.md5mesh", "MD5Version 10\njoints {\n\"a\"");
        opener.open(List.of(broken));
        assertThat(document.getOpen().name()).isEqualTo("broken.md5mesh");
        assertThat(opener.troubleProperty().get()).isEmpty();
    }

    @Test
    void oldTroubleIsForgottenWhenAnotherFileIsOpened() {
        opener.open(List.of(gone));
        work.holdUp();
        opener.open(List.of(guard));
        assertThat(opener.troubleProperty().get()).isEmpty();
    }

    @Test
    void fileNamesAreShownWhileTheyAreRead() {
        work.holdUp();
        opener.open(List.of(guard, walk));
        assertThat(work.titleProperty().get()).isEqualTo("guard.md5mesh, walk.md5anim");
        assertThat(document.getOpen().isEmpty()).isTrue();
        work.finish();
        assertThat(work.titleProperty().get()).isEmpty();
        assertThat(document.getOpen().isEmpty()).isFalse();
    }

    @Test
    void cancelledFilesDoNotOpen() {
        work.holdUp();
        opener.open(List.of(guard));
        work.cancel();
        work.finish();
        assertThat(document.getOpen().isEmpty()).isTrue();
        assertThat(opener.troubleProperty().get()).isEmpty();
    }

    @Test
    void internalErrorIsNamedAsOne() {
        FileOpener failing = new FileOpener(document, new FailingWork(), work, Texts.program());
        failing.open(List.of(guard));
        assertThat(failing.troubleProperty().get())
                .isEqualTo(
                        "Could not open guard.md5mesh (internal error):" + " java.lang.IllegalStateException: fault");
    }

    @Test
    void internalErrorOfTheSearchIsNamedAndTheFileIsOpen() {
        FileOpener failing = new FileOpener(document, work, new FailingWork(), Texts.program());
        failing.open(List.of(guard));
        assertThat(failing.troubleProperty().get())
                .startsWith("Could not list the other files in the folder (internal error): ");
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh");
    }

    @Test
    void modelOfQuakePlaysTenFramesASecondAndWraps() throws IOException {
        Path tris = folder.resolve("tris.md2");
        Files.write(tris, Md2Builder.tetrahedron().build());
        opener.open(List.of(tris));
        assertThat(document.getOpen().name()).isEqualTo("tris.md2");
        assertThat(document.playback().frameCountProperty().get()).isEqualTo(2);
        assertThat(document.playback().frameRateProperty().get()).isEqualTo(10);
        assertThat(document.playback().loopRuleProperty().get()).isEqualTo(LoopRule.WRAPS);
        assertThat(document.playback().playingProperty().get()).isTrue();
        assertThat(document.playback().timeline()).isEqualTo(Timeline.MD2);
        assertThat(document.playback().framesProperty().get().clips()).isNotEmpty();
        opener.open(List.of(guard, tris));
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh");
        assertThat(document.playback().frameCountProperty().get()).isZero();
        assertThat(document.playback().framesProperty().get().clips()).isEmpty();
        assertThat(opener.troubleProperty().get())
                .isEqualTo("Could not open tris.md2: an .md2 cannot be combined with an .md5mesh or"
                        + " .md5anim; open it separately.");
    }
}
