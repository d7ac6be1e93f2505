package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.edit.ChangeShader;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.RenameJoint;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.MethodCalls;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.storage.Saving;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Edits of a mesh and its animation, and saving both. */
class MeshEditingTest {

    private static final int HIPS = 1;
    private static final String PARSE = Md5MeshReader.class.getName() + "::<init>";

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final Editing editing = document.editing();
    private final Saving saving = new Saving(document, new ImmediateWork(), Texts.program());
    private Path guard;
    private Path walk;

    @BeforeEach
    void open() {
        new Reparser(document, new ImmediateWork());
        guard = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        walk = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
        document.show(SmallModel.open(guard, walk));
    }

    private void rename() {
        editing.apply(new RenameJoint("hips", "pelvis"));
    }

    @Test
    void renameIsShownInBothFilesAndTheJointStaysSelected() {
        document.selectedJointProperty().set(HIPS);
        rename();
        OpenModel open = document.getOpen();
        assertThat(open.isSettled()).isTrue();
        assertThat(open.model().rig().name(HIPS)).isEqualTo("pelvis");
        assertThat(document.selectedJointProperty().get()).isEqualTo(HIPS);
        assertThat(open.files())
                .allSatisfy(file -> assertThat(new String(file.source().bytes(), StandardCharsets.UTF_8))
                        .contains("\"pelvis\"")
                        .doesNotContain("\"hips\""));
        editing.undo();
        assertThat(document.getOpen().model().rig().name(HIPS)).isEqualTo("hips");
        assertThat(editing.modifiedProperty().get()).isFalse();
    }

    @Test
    void editOfTheAnimationDoesNotParseTheMesh() throws IOException {
        rename();
        var meshes = document.getOpen().meshes();
        assertThat(MethodCalls.count(PARSE, () -> editing.apply(new FlagsEdit(HIPS, 0))))
                .isZero();
        assertThat(document.getOpen().meshes()).isSameAs(meshes);
        assertThat(MethodCalls.count(PARSE, () -> editing.apply(new ChangeShader(0, "a"))))
                .isEqualTo(1);
    }

    @Test
    void originalIsShownForBothFiles() {
        rename();
        editing.showingOriginalProperty().set(true);
        assertThat(document.getOpen().model().rig().name(HIPS)).isEqualTo("hips");
        assertThat(document.getOpen().md5Mesh().orElseThrow().joints().get(HIPS).name())
                .isEqualTo("hips");
        editing.showingOriginalProperty().set(false);
        assertThat(document.getOpen().model().rig().name(HIPS)).isEqualTo("pelvis");
    }

    @Test
    void onlyFilesThatDifferAreSavedAfterOneQuestion() throws IOException {
        List<List<Saving.Question>> asked = new ArrayList<>();
        saving.onQuestion((questions, yes, no) -> {
            asked.add(questions);
            yes.run();
        });
        rename();
        saving.save();
        assertThat(asked).hasSize(1);
        assertThat(asked.getFirst()).extracting(Saving.Question::file).containsExactly(guard, walk);
        assertThat(guard).hasContent(SmallModel.mesh().replace("hips", "pelvis"));
        assertThat(walk).hasContent(SmallModel.cycle().replace("hips", "pelvis"));
        assertThat(folder.resolve("guard.md5mesh.bak")).hasContent(SmallModel.mesh());
        assertThat(folder.resolve("walk.md5anim.bak")).hasContent(SmallModel.cycle());
        assertThat(document.noticeProperty().get())
                .isEqualTo("Saved guard.md5mesh, walk.md5anim. Backups: guard.md5mesh.bak," + " walk.md5anim.bak");
        assertThat(editing.modifiedProperty().get()).isFalse();
        editing.apply(new ChangeShader(0, "models/guard"));
        saving.save();
        assertThat(asked.getLast()).extracting(Saving.Question::file).containsExactly(guard);
        assertThat(asked.getLast().getFirst().changes()).isEqualTo("1 shader");
        assertThat(folder.resolve("walk.md5anim.bak2")).doesNotExist();
        editing.goTo(0);
        saving.save();
        assertThat(guard).hasContent(SmallModel.mesh());
        assertThat(walk).hasContent(SmallModel.cycle());
    }

    @Test
    void failureOfTheSecondFileLeavesTheFirstSaved() throws IOException {
        rename();
        saving.onQuestion((questions, yes, no) -> {
            replaceByFolder(walk);
            yes.run();
        });
        saving.save();
        assertThat(guard).hasContent(SmallModel.mesh().replace("hips", "pelvis"));
        assertThat(saving.troubleProperty().get()).startsWith("Saved guard.md5mesh. Could not save " + walk + ": ");
        assertThat(saving.isBusy()).isFalse();
        assertThat(editing.modifiedProperty().get()).isTrue();
        assertThat(editing.changesProperty().get().mesh()).isFalse();
        assertThat(editing.changesProperty().get().anim()).isTrue();
        Files.delete(walk);
        saving.onQuestion((questions, yes, no) -> yes.run());
        saving.save();
        assertThat(walk).hasContent(SmallModel.cycle().replace("hips", "pelvis"));
        assertThat(editing.modifiedProperty().get()).isFalse();
        assertThat(saving.troubleProperty().get()).isEmpty();
    }

    private static void replaceByFolder(Path file) {
        try {
            Files.delete(file);
            Files.createDirectory(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void saveAsAsksForTheFilesThatDifferOrForTheAnimation() {
        List<String> asked = new ArrayList<>();
        saving.onChoice(choice -> asked.add(choice.file().name()));
        saving.saveAs();
        assertThat(asked).containsExactly("walk.md5anim");
        asked.clear();
        editing.apply(new ChangeShader(0, "models/guard"));
        saving.saveAs();
        assertThat(asked).containsExactly("guard.md5mesh");
        asked.clear();
        rename();
        saving.onChoice(choice -> {
            asked.add(choice.file().name());
            choice.take().accept(folder.resolve("new " + choice.file().name()));
        });
        saving.saveAs();
        assertThat(asked).containsExactly("guard.md5mesh", "walk.md5anim");
        assertThat(document.getOpen().name()).isEqualTo("new guard.md5mesh + new walk.md5anim");
        assertThat(guard).hasContent(SmallModel.mesh());
        assertThat(walk).hasContent(SmallModel.cycle());
    }

    @Test
    void canceledNameOfTheSecondFileSavesNothing() {
        rename();
        saving.onChoice(choice -> {
            if (choice.file().name().equals("guard.md5mesh")) {
                choice.take().accept(folder.resolve("other.md5mesh"));
            }
        });
        saving.saveAs();
        assertThat(folder.resolve("other.md5mesh")).doesNotExist();
        assertThat(editing.modifiedProperty().get()).isTrue();
        assertThat(saving.isBusy()).isFalse();
    }

    @Test
    void meshAloneIsEditedAndSaved() throws IOException {
        document.show(SmallModel.open(guard));
        rename();
        assertThat(editing.modifiedProperty().get()).isTrue();
        assertThat(document.getOpen().model().rig().name(HIPS)).isEqualTo("pelvis");
        saving.save();
        assertThat(guard).hasContent(SmallModel.mesh().replace("hips", "pelvis"));
        editing.undo();
        saving.save();
        assertThat(guard).hasContent(SmallModel.mesh());
        assertThat(walk).hasContent(SmallModel.cycle());
    }

    @Test
    void filesOfTheSampleAreNeverWritten() throws IOException {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        List<Saving.Choice> asked = new ArrayList<>();
        saving.onChoice(asked::add);
        String joint = document.getOpen().model().rig().name(1);
        editing.apply(new RenameJoint(joint, "other"));
        saving.save();
        assertThat(asked).hasSize(1);
        assertThat(asked.getFirst().reason()).contains("is part of Jointscope");
        asked.getFirst().take().accept(asked.getFirst().file().path());
        assertThat(editing.modifiedProperty().get()).isTrue();
        assertThat(Files.readString(asked.getFirst().file().path())).contains(joint);
    }

    @Test
    void textureOfAnotherShaderIsFoundAtOnce() throws IOException {
        Path image = Files.createFile(folder.resolve("steel.png"));
        editing.apply(new ChangeShader(0, "models/steel"));
        assertThat(document.getOpen().meshes().getFirst().textures().color().file())
                .contains(image);
        editing.undo();
        assertThat(document.getOpen().meshes().getFirst().textures().color().file())
                .isEmpty();
    }
}
