package org.jointscope.ui.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.BoundsEdit;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.edit.RenameJoint;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Rig;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Reparser;
import org.jointscope.ui.storage.Reloading.Change;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReloadingTest {
    private static final int HEAD = 2;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ImmediateWork work = new ImmediateWork();
    private final Texts texts = Texts.program();
    private final FileOpener opener = new FileOpener(document, work, work, texts);
    private final Saving saving = new Saving(document, work, texts);
    // The tests report the changes, at moments that they know.
    private final Reloading reloading =
            new Reloading(document, opener, saving, work, new ImmediateWork(), report -> {});
    private Path guard;
    private Path walk;

    @BeforeEach
    void openGuard() {
        new Reparser(document, work);
        guard = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        walk = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
        opener.reopen(List.of(guard, walk));
    }

    @AfterEach
    void close() {
        reloading.close();
    }

    private void write(Path file, String text) {
        SmallModel.write(folder, file.getFileName().toString(), text);
        reloading.changed(Set.of(file));
    }

    private Change change() {
        return reloading.changeProperty().get();
    }

    private Md5Anim anim() {
        return document.getOpen().md5Anim().orElseThrow();
    }

    @Test
    void viewOfTheModelRemains() {
        document.selectJoint(HEAD);
        document.selectedMeshProperty().set(0);
        document.hiddenMeshes().add(0);
        document.playback().speedProperty().set(0.5);
        document.playback().setRange(1, 3);
        document.playback().seek(2);
        write(walk, SmallModel.anim(SmallModel.GUARD, 24, 0, 0.5, 0.6, 0.5, 0, 0));
        assertThat(anim().frames()).hasSize(6);
        assertThat(document.getOpen().model().clip().orElseThrow().value(1, Component.QX, 2))
                .isEqualTo(0.6);
        assertThat(document.selectedJointProperty().get()).isEqualTo(HEAD);
        assertThat(document.selectedMeshProperty().get()).isZero();
        assertThat(document.hiddenMeshes()).containsExactly(0);
        assertThat(document.playback().speedProperty().get()).isEqualTo(0.5);
        assertThat(document.playback().range().start()).isEqualTo(1);
        assertThat(document.playback().range().end()).isEqualTo(3);
        assertThat(document.playback().getFrame()).isEqualTo(2);
        assertThat(change()).isInstanceOf(Change.Reloaded.class);
    }

    @Test
    void filesThatAreWrittenTogetherAreOneChange() {
        write(guard, SmallModel.mesh(SmallModel.GUARD, "other"));
        write(walk, SmallModel.ramp());
        write(walk, SmallModel.ramp());
        assertThat(change()).isInstanceOfSatisfying(Change.Reloaded.class, reloaded -> {
            assertThat(reloaded.files()).extracting(InspectedFile::path).containsExactly(guard, walk);
            assertThat(reloaded.before()
                            .open()
                            .md5Mesh()
                            .orElseThrow()
                            .meshes()
                            .getFirst()
                            .shader())
                    .isEmpty();
        });
    }

    @Test
    void playbackGoesOn() {
        document.playback().playingProperty().set(true);
        write(walk, SmallModel.ramp());
        assertThat(document.playback().playingProperty().get()).isTrue();
        assertThat(document.playback().range().isWhole()).isTrue();
        assertThat(document.playback().range().end()).isEqualTo(3);
    }

    @Test
    void frameIsTheLastOneIfThereAreFewer() {
        document.playback().seek(4);
        write(walk, SmallModel.anim(SmallModel.GUARD, 24, 0, 0.1));
        assertThat(document.playback().getFrame()).isEqualTo(1);
        assertThat(document.modelPlayhead().lastFrame()).isEqualTo(1);
    }

    @Test
    void selectionFollowsTheNameOfTheJoint() {
        document.selectJoint(HEAD);
        List<String> other = List.of("origin", "hips", "neck", "head");
        SmallModel.write(folder, "walk.md5anim", SmallModel.anim(other, 24, 0, 0.1));
        write(guard, SmallModel.mesh(other, ""));
        assertThat(document.selectedJointProperty().get()).isEqualTo(3);
        List<String> less = List.of("origin", "hips");
        SmallModel.write(folder, "walk.md5anim", SmallModel.anim(less, 24, 0, 0.1));
        write(guard, SmallModel.mesh(less, ""));
        assertThat(document.selectedJointProperty().get()).isEqualTo(Rig.NO_JOINT);
        assertThat(document.getOpen().meshes().getFirst().skinned().surface().vertexCount())
                .isEqualTo(16);
    }

    @Test
    void touchedFileIsNotReloaded() {
        OpenModel open = document.getOpen();
        write(walk, SmallModel.cycle());
        assertThat(document.getOpen()).isSameAs(open);
        assertThat(change()).isEqualTo(Change.NONE);
    }

    @Test
    void lastVersionRemainsWhileAFileIsMissing() throws IOException {
        OpenModel open = document.getOpen();
        Files.delete(walk);
        reloading.changed(Set.of(walk));
        assertThat(document.getOpen()).isSameAs(open);
        assertThat(change())
                .isInstanceOfSatisfying(
                        Change.Missing.class,
                        missing -> assertThat(missing.file().path()).isEqualTo(walk));
        write(walk, SmallModel.cycle());
        assertThat(document.getOpen()).isSameAs(open);
        assertThat(change()).isEqualTo(Change.NONE);
        write(walk, SmallModel.ramp());
        assertThat(anim().frames()).hasSize(4);
    }

    @Test
    void lastVersionRemainsWhileAFileIsIncomplete() {
        OpenModel open = document.getOpen();
        write(walk, "");
        assertThat(document.getOpen()).isSameAs(open);
        assertThat(change()).isInstanceOf(Change.Missing.class);
        String whole = SmallModel.ramp();
        for (int length : new int[] {30, whole.indexOf("bounds"), whole.indexOf("frame 2"), whole.length() - 4}) {
            write(walk, whole.substring(0, length));
            assertThat(document.getOpen()).as("%s bytes", length).isSameAs(open);
            assertThat(change()).as("%s bytes", length).isInstanceOf(Change.Incomplete.class);
        }
        reloading.take();
        assertThat(document.getOpen().anim().orElseThrow().issues())
                .anyMatch(issue -> issue.code() == IssueCode.BLOCK_UNTERMINATED);
        write(walk, whole);
        assertThat(anim().frames()).hasSize(4);
        assertThat(document.getOpen().anim().orElseThrow().issues())
                .noneMatch(issue -> issue.code() == IssueCode.BLOCK_UNTERMINATED);
    }

    @Test
    void unsavedEditsAreKeptUntilTheUserDecides() {
        document.editing().apply(new ComponentEdit(1, 0, 0.4));
        write(walk, SmallModel.ramp());
        assertThat(anim().frames()).hasSize(5);
        assertThat(change())
                .isInstanceOfSatisfying(
                        Change.Conflict.class,
                        conflict -> assertThat(conflict.applicable()).isTrue());
        reloading.keep();
        assertThat(change()).isEqualTo(Change.NONE);
        assertThat(anim().frames().get(1).value(0)).isEqualTo(0.4);
        assertThat(document.editing().modifiedProperty().get()).isTrue();
    }

    @Test
    void editsAreDiscarded() {
        document.editing().apply(new ComponentEdit(1, 0, 0.4));
        write(walk, SmallModel.ramp());
        reloading.take();
        assertThat(anim().frames()).hasSize(4);
        assertThat(anim().frames().get(1).value(0)).isEqualTo(0.1);
        assertThat(document.editing().modifiedProperty().get()).isFalse();
        assertThat(document.editing().historyProperty().get().entries()).isEmpty();
    }

    @Test
    void editsAreAppliedToTheOtherVersion() throws IOException {
        document.editing().apply(new ComponentEdit(1, 0, 0.4));
        document.editing().apply(new BaseframeEdit(HEAD, Component.TZ, 12));
        document.editing().undo();
        write(walk, SmallModel.ramp());
        reloading.apply();
        assertThat(anim().frames()).hasSize(4);
        assertThat(anim().frames().get(1).value(0)).isEqualTo(0.4);
        assertThat(anim().frames().get(3).value(0)).isEqualTo(0.3);
        document.editing().redo();
        assertThat(document.getOpen().model().clip().orElseThrow().value(HEAD, Component.TZ, 0))
                .isEqualTo(12);
        saving.save();
        assertThat(Files.readString(walk))
                .isEqualTo(SmallModel.ramp()
                        .replace("\n0.1\n", "\n0.4\n")
                        .replace("( 0 0 10 ) ( 0 0 0 )\n}", "( 0 0 12 ) ( 0 0 0 )\n}"));
        document.editing().goTo(0);
        assertThat(anim().frames().get(1).value(0)).isEqualTo(0.1);
    }

    @Test
    void editsOfOtherJointsAreNotApplied() {
        document.editing().apply(new BaseframeEdit(HEAD, Component.TZ, 12));
        SmallModel.write(folder, "walk.md5anim", SmallModel.anim(List.of("origin", "head", "hips"), 24, 0, 0.1));
        reloading.changed(Set.of(walk));
        assertThat(change())
                .isInstanceOfSatisfying(
                        Change.Conflict.class,
                        conflict -> assertThat(conflict.applicable()).isFalse());
        reloading.apply();
        assertThat(change()).isInstanceOf(Change.Conflict.class);
        assertThat(document.editing().modifiedProperty().get()).isTrue();
    }

    @Test
    void editsOfAnotherFileRemain() {
        document.editing().apply(new RenameJoint("hips", "pelvis"));
        assertThat(document.editing().historyProperty().get().entries()).hasSize(1);
        saving.save();
        document.editing().apply(new BoundsEdit(0, 0, -20));
        write(guard, SmallModel.mesh(List.of("origin", "pelvis", "head"), "other"));
        assertThat(document.getOpen()
                        .md5Mesh()
                        .orElseThrow()
                        .meshes()
                        .getFirst()
                        .shader())
                .isEqualTo("other");
        assertThat(anim().bounds().getFirst().face(0)).isEqualTo(-20);
        document.editing().undo();
        assertThat(anim().bounds().getFirst().face(0)).isEqualTo(-9);
        document.editing().undo();
        assertThat(anim().hierarchy().get(1).name()).isEqualTo("hips");
        assertThat(document.getOpen().md5Mesh().orElseThrow().joints().get(1).name())
                .isEqualTo("pelvis");
    }

    @Test
    void referencedFilesAreReadAgain() throws IOException {
        Path scales = folder.resolve("walk.md5scale");
        write(scales, """
            {
              "head": {
                "1": 3,
                "2": 0.5
              }
            }
            """);
        assertThat(document.getOpen().scale()).isPresent();
        Files.delete(scales);
        reloading.changed(Set.of(scales));
        write(guard, SmallModel.mesh(SmallModel.GUARD, "skin"));
        Path image = folder.resolve("skin.tga");
        OpenModel before = document.getOpen();
        write(image, "");
        assertThat(document.getOpen()).isNotSameAs(before);
        assertThat(document.getOpen().meshes().getFirst().textures().color().files())
                .containsExactly(image);
        before = document.getOpen();
        write(image, "other");
        assertThat(document.getOpen()).isNotSameAs(before);
    }

    @Test
    void ownSaveIsNoChange() {
        document.editing().apply(new ComponentEdit(1, 0, 0.4));
        saving.save();
        OpenModel open = document.getOpen();
        reloading.changed(Set.of(walk));
        assertThat(document.getOpen()).isSameAs(open);
        assertThat(document.editing().historyProperty().get().entries()).hasSize(1);
        assertThat(change()).isEqualTo(Change.NONE);
    }

    @Test
    void fileThatCouldNotBeOpenedIsOpenedWhenItAppears() {
        Path run = folder.resolve("run.md5anim");
        opener.open(List.of(run));
        assertThat(opener.troubleProperty().get()).isNotEmpty();
        List<String> messages = new ArrayList<>();
        opener.troubleProperty().subscribe((before, now) -> messages.add(now));
        reloading.changed(Set.of(run));
        assertThat(messages).as("while it is absent").isEmpty();
        write(run, SmallModel.ramp());
        assertThat(opener.troubleProperty().get()).isEmpty();
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh + run.md5anim");
    }

    @Test
    void fileThatCouldNotBeOpenedIsForgottenWithItsMessage() {
        Path run = folder.resolve("run.md5anim");
        opener.open(List.of(run));
        opener.dismissTrouble();
        write(run, SmallModel.ramp());
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh + walk.md5anim");
    }

    @Test
    void otherOpeningEndsTheMessage() {
        write(walk, SmallModel.ramp());
        opener.openAlone(List.of(guard));
        assertThat(change()).isEqualTo(Change.NONE);
    }

    @Test
    void switchedOffNothingIsReloaded() {
        reloading.enabledProperty().set(false);
        write(walk, SmallModel.ramp());
        assertThat(anim().frames()).hasSize(5);
    }
}
