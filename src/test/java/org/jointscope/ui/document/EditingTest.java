package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.BoundsEdit;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.RenameJoint;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.JointTransform;
import org.jointscope.testing.MethodCalls;
import org.jointscope.ui.FailingWork;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.Saving;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditingTest {
    private static final int HIPS = 1;
    private static final int HEAD = 2;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final Editing editing = document.editing();

    @BeforeEach
    void openGuard() {
        new Reparser(document, new ImmediateWork());
        document.show(SmallModel.open(
                SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()),
                SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
    }

    private Md5Anim shown() {
        return document.getOpen().md5Anim().orElseThrow();
    }

    /** The position of the head: only a rotation of the hips moves it. */
    private double headY() {
        return document.getOpen().model().joints()[HEAD * JointTransform.STRIDE + 1];
    }

    @Test
    void anEditIsSeenInThePoseAtOnce() {
        document.playback().seek(2);
        double turned = headY();
        editing.apply(new FlagsEdit(HIPS, 0));
        assertThat(turned).isNotZero();
        assertThat(headY()).isZero();
        assertThat(shown().hierarchy().get(HIPS).flags()).isZero();
        assertThat(document.playback().getFrame()).isEqualTo(2);
    }

    @Test
    void textLinesAndIssuesAreThoseOfTheEditedAnimation() {
        assertThat(document.getState().issues().troubleCount()).isZero();
        editing.apply(new StartEdit(HIPS, 7));
        assertThat(document.getOpen().isSettled()).isTrue();
        assertThat(document.getOpen().anim().orElseThrow().source().row(rowOf(HIPS)))
                .contains("\"hips\"")
                .contains(" 7");
        assertThat(document.getState().issues().troubleCount()).isPositive();
        assertThat(document.getState().marks().joint(HIPS)).isPresent();
        editing.undo();
        assertThat(document.getState().issues().troubleCount()).isZero();
    }

    private int rowOf(int joint) {
        return shown().hierarchy().get(joint).location().line() - 1;
    }

    @Test
    void whatIsSelectedStaysSo() {
        document.selectedJointProperty().set(HEAD);
        editing.apply(new FlagsEdit(HIPS, 0));
        assertThat(document.selectedJointProperty().get()).isEqualTo(HEAD);
    }

    @Test
    void editsAreUndoneAndRedone() {
        Md5Anim before = editing.current().anim();
        editing.apply(new FlagsEdit(HIPS, 0));
        editing.apply(new ComponentEdit(3, 0, 0.5));
        Md5Anim after = editing.current().anim();
        editing.undo();
        editing.undo();
        assertThat(editing.current().anim()).isSameAs(before);
        assertThat(editing.modifiedProperty().get()).isFalse();
        editing.goTo(2);
        assertThat(editing.current().anim()).isSameAs(after);
        assertThat(shown().frames().get(3).value(0)).isEqualTo(0.5);
    }

    @Test
    void whatTheFileSaysIsShownAsLongAsSomebodyLooks() {
        editing.apply(new FlagsEdit(HIPS, 0));
        editing.showingOriginalProperty().set(true);
        assertThat(shown().hierarchy().get(HIPS).flags()).isEqualTo(Component.QX.bit());
        editing.apply(new FlagsEdit(HIPS, 63));
        editing.showingOriginalProperty().set(false);
        assertThat(shown().hierarchy().get(HIPS).flags()).isZero();
    }

    @Test
    void aJointIsRevertedByAnEditOfItsOwn() {
        editing.apply(new FlagsEdit(HIPS, 0));
        editing.apply(new FlagsEdit(HEAD, 1));
        editing.revert(HIPS);
        assertThat(shown().hierarchy().get(HIPS).flags()).isEqualTo(Component.QX.bit());
        assertThat(shown().hierarchy().get(HEAD).flags()).isEqualTo(1);
        editing.revertAll();
        assertThat(editing.modifiedProperty().get()).isFalse();
        editing.undo();
        assertThat(shown().hierarchy().get(HEAD).flags()).isEqualTo(1);
    }

    @Test
    void changesTellWhatDiffersFromTheFile() {
        editing.apply(new FlagsEdit(HIPS, 0));
        assertThat(editing.changesProperty().get().flags(HIPS)).isTrue();
        assertThat(editing.changesProperty().get().flags(HEAD)).isFalse();
    }

    @Test
    void revisionsAreOfTheSameOpening() {
        List<Boolean> same = new ArrayList<>();
        document.stateProperty().subscribe((before, now) -> same.add(now.open().isSameOpening(before.open())));
        editing.apply(new FlagsEdit(HIPS, 0));
        assertThat(same).containsExactly(true, true);
        document.show(SmallModel.open(folder.resolve("walk.md5anim")));
        assertThat(same).contains(false);
    }

    private Path writeRamp() {
        return SmallModel.write(folder, "ramp.md5anim", SmallModel.ramp());
    }

    private void showWithMesh(String animation) {
        document.show(SmallModel.open(folder.resolve("guard.md5mesh"), folder.resolve(animation)));
    }

    private List<String> modified() {
        return editing.files().stream()
                .filter(editing::isModified)
                .map(InspectedFile::name)
                .toList();
    }

    @Test
    void editsOfTheMeshCanBeUndoneWithAnotherAnimation() {
        writeRamp();
        editing.apply(new RenameJoint("hips", "pelvis"));
        showWithMesh("ramp.md5anim");
        assertThat(document.getOpen().md5Mesh().orElseThrow().joints().get(HIPS).name())
                .isEqualTo("pelvis");
        assertThat(shown().hierarchy().get(HIPS).name()).isEqualTo("hips");
        assertThat(modified()).containsExactly("guard.md5mesh", "walk.md5anim");
        editing.undo();
        assertThat(document.getOpen().md5Mesh().orElseThrow().joints().get(HIPS).name())
                .isEqualTo("hips");
        assertThat(modified()).isEmpty();
    }

    @Test
    void editsOfAnAnimationAreBackWithIt() {
        writeRamp();
        editing.apply(new FlagsEdit(HIPS, 0));
        showWithMesh("ramp.md5anim");
        assertThat(shown().hierarchy().get(HIPS).flags()).isEqualTo(Component.QX.bit());
        assertThat(editing.changesProperty().get().isEmpty()).isTrue();
        assertThat(editing.modifiedProperty().get()).isTrue();
        editing.apply(new FlagsEdit(HEAD, 1));
        showWithMesh("walk.md5anim");
        assertThat(shown().hierarchy().get(HIPS).flags()).isZero();
        assertThat(shown().hierarchy().get(HEAD).flags()).isZero();
        assertThat(document.getOpen().isSettled()).isTrue();
        assertThat(modified()).containsExactly("walk.md5anim", "ramp.md5anim");
        editing.goTo(0);
        assertThat(shown().hierarchy().get(HIPS).flags()).isEqualTo(Component.QX.bit());
        assertThat(modified()).isEmpty();
        editing.goTo(2);
        editing.revertAll();
        assertThat(modified()).isEmpty();
    }

    @Test
    void filesThatAreNotShownAreSavedToo() throws IOException {
        Path ramp = writeRamp();
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        editing.apply(new FlagsEdit(HIPS, 0));
        byte[] edited = document.getOpen().anim().orElseThrow().source().bytes();
        showWithMesh("ramp.md5anim");
        saving.save();
        assertThat(folder.resolve("walk.md5anim")).hasBinaryContent(edited);
        assertThat(folder.resolve("walk.md5anim.bak")).hasContent(SmallModel.cycle());
        assertThat(ramp).hasContent(SmallModel.ramp());
        assertThat(modified()).isEmpty();
        editing.undo();
        assertThat(modified()).containsExactly("walk.md5anim");
        showWithMesh("walk.md5anim");
        assertThat(shown().hierarchy().get(HIPS).flags()).isEqualTo(Component.QX.bit());
    }

    @Test
    void editsOfAFileThatChangesOnDiskDoNotContinue() {
        editing.apply(new FlagsEdit(HIPS, 0));
        SmallModel.write(folder, "walk.md5anim", SmallModel.ramp());
        assertThat(editing.continuesWith(SmallModel.open(folder.resolve("walk.md5anim"))))
                .isFalse();
        assertThat(editing.continuesWith(SmallModel.open(writeRamp()))).isFalse();
        assertThat(editing.continuesWith(SmallModel.open(folder.resolve("guard.md5mesh"))))
                .isTrue();
    }

    @Test
    void savedEditsAreNoChangesAnyMoreAndCanStillBeUndone() throws IOException {
        Path file = folder.resolve("walk.md5anim");
        String before = Files.readString(file);
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        editing.apply(new FlagsEdit(HIPS, 0));
        saving.save();
        String after = Files.readString(file);
        assertThat(after).isNotEqualTo(before);
        assertThat(after.lines().filter(line -> !before.contains(line))).hasSize(1);
        assertThat(Files.readString(folder.resolve("walk.md5anim.bak"))).isEqualTo(before);
        assertThat(editing.modifiedProperty().get()).isFalse();
        assertThat(document.noticeProperty().get()).isEqualTo("Saved walk.md5anim. Backup: walk.md5anim.bak");
        editing.undo();
        assertThat(editing.modifiedProperty().get()).isTrue();
        assertThat(document.noticeProperty().get()).isEmpty();
        saving.save();
        assertThat(Files.readString(file)).isEqualTo(before);
    }

    private static Texts texts() {
        return Texts.program();
    }

    @Test
    void nothingIsWrittenBeforeTheQuestionIsAnswered() throws IOException {
        Path file = folder.resolve("walk.md5anim");
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        List<Saving.Question> asked = new ArrayList<>();
        saving.onQuestion((questions, yes, no) -> asked.addAll(questions));
        editing.apply(new FlagsEdit(HIPS, 0));
        Files.writeString(file, "somebody else’s");
        saving.save();
        assertThat(asked)
                .containsExactly(new Saving.Question(
                        file,
                        Saving.Target.CHANGED,
                        Optional.of(folder.resolve("walk.md5anim.bak")),
                        "flags of 1 joint",
                        List.of()));
        assertThat(Files.readString(file)).isEqualTo("somebody else’s");
        assertThat(editing.modifiedProperty().get()).isTrue();
    }

    @Test
    void saveParsesWhatItWritesOnce() throws IOException {
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        saving.onQuestion((questions, yes, no) -> yes.run());
        editing.apply(new FlagsEdit(HIPS, 0));
        assertThat(MethodCalls.count(Md5AnimReader.class.getName() + "::<init>", saving::save))
                .isEqualTo(1);
        assertThat(editing.modifiedProperty().get()).isFalse();
    }

    @Test
    void saveOfAnotherWindowIsNotReplacedWithoutAnotherQuestion() throws IOException {
        Path file = folder.resolve("walk.md5anim");
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        List<Saving.Question> asked = new ArrayList<>();
        List<Runnable> answers = new ArrayList<>();
        saving.onQuestion((questions, yes, no) -> {
            asked.addAll(questions);
            answers.add(yes);
        });
        editing.apply(new FlagsEdit(HIPS, 0));
        saving.save();
        String others = saveInAnotherWindow();
        answers.getFirst().run();
        assertThat(Files.readString(file)).isEqualTo(others);
        assertThat(asked)
                .extracting(Saving.Question::target)
                .containsExactly(Saving.Target.AS_OPENED, Saving.Target.CHANGED);
        assertThat(asked.getLast().backup()).contains(folder.resolve("walk.md5anim.bak2"));
        assertThat(editing.modifiedProperty().get()).isTrue();
        answers.getLast().run();
        assertThat(Files.readString(file)).isNotEqualTo(others);
        assertThat(folder.resolve("walk.md5anim.bak")).hasContent(SmallModel.cycle());
        assertThat(folder.resolve("walk.md5anim.bak2")).hasContent(others);
        assertThat(document.noticeProperty().get()).isEqualTo("Saved walk.md5anim. Backup: walk.md5anim.bak2");
    }

    @Test
    void sampleIsSavedAsAnotherFile() throws IOException {
        Path walk = Sample.files().getLast();
        byte[] before = Files.readAllBytes(walk);
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        List<Saving.Choice> choices = new ArrayList<>();
        saving.onChoice(choices::add);
        saving.onQuestion((questions, yes, no) -> {});
        editing.apply(new FlagsEdit(HIPS, 0));
        saving.save();
        assertThat(choices)
                .extracting(Saving.Choice::reason)
                .containsExactly("walk.md5anim is part of Jointscope. Choose another file.");
        choices.getFirst().take().accept(walk);
        assertThat(Files.readAllBytes(walk)).isEqualTo(before);
        assertThat(editing.modifiedProperty().get()).isTrue();
        Path copy = folder.resolve("copy.md5anim");
        choices.getFirst().take().accept(copy);
        assertThat(copy).exists();
        assertThat(editing.modifiedProperty().get()).isFalse();
    }

    private String saveInAnotherWindow() throws IOException {
        Document other = new Document();
        Path file = folder.resolve("walk.md5anim");
        other.show(SmallModel.open(folder.resolve("guard.md5mesh"), file));
        other.editing().apply(new FlagsEdit(HEAD, 1));
        new Saving(other, new ImmediateWork(), texts()).save();
        assertThat(Files.readString(file)).isNotEqualTo(SmallModel.cycle());
        return Files.readString(file);
    }

    @Test
    void deletedFileIsCreatedAgainOnlyAfterAQuestion() throws IOException {
        Path file = folder.resolve("walk.md5anim");
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        List<Saving.Target> asked = new ArrayList<>();
        saving.onQuestion((questions, yes, no) -> {
            asked.add(questions.getFirst().target());
            yes.run();
        });
        editing.apply(new FlagsEdit(HIPS, 0));
        Files.delete(file);
        saving.save();
        assertThat(asked).containsExactly(Saving.Target.DELETED);
        assertThat(file).exists();
        assertThat(folder.resolve("walk.md5anim.bak")).doesNotExist();
        assertThat(editing.modifiedProperty().get()).isFalse();
    }

    @Test
    void fileThatIsDeletedDuringTheQuestionIsReported() throws IOException {
        Path file = folder.resolve("walk.md5anim");
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        List<Saving.Target> asked = new ArrayList<>();
        saving.onQuestion((questions, yes, no) -> {
            asked.add(questions.getFirst().target());
            if (asked.size() == 1) {
                file.toFile().delete();
                yes.run();
            }
        });
        editing.apply(new FlagsEdit(HIPS, 0));
        saving.save();
        assertThat(asked).containsExactly(Saving.Target.AS_OPENED, Saving.Target.DELETED);
        assertThat(file).doesNotExist();
    }

    @Test
    void readOnlyFileIsReportedAndAnotherOneIsChosen() {
        Path file = folder.resolve("walk.md5anim");
        assumeTrue(file.toFile().setWritable(false) && !Files.isWritable(file));
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        List<String> chosen = new ArrayList<>();
        saving.onChoice(choice -> chosen.add("asked"));
        editing.apply(new FlagsEdit(HIPS, 0));
        saving.save();
        assertThat(chosen).containsExactly("asked");
        assertThat(saving.troubleProperty().get())
                .isEqualTo("Could not replace walk.md5anim: the file or its folder is read-only."
                        + " Choose another file.");
        assertThat(editing.modifiedProperty().get()).isTrue();
    }

    @Test
    void editsGoOnInTheFileThatTheyWereSavedAs() throws IOException {
        Path other = folder.resolve("other.md5anim");
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        editing.apply(new FlagsEdit(HIPS, 0));
        saving.onChoice(choice -> choice.take().accept(other));
        saving.saveAs();
        assertThat(editing.files().getLast().path()).isEqualTo(other);
        assertThat(document.getOpen().anim().orElseThrow().path()).isEqualTo(other);
        assertThat(Files.exists(folder.resolve("other.md5anim.bak"))).isFalse();
        assertThat(Files.readString(folder.resolve("walk.md5anim"))).isEqualTo(SmallModel.cycle());
    }

    @Test
    void extensionThatAFileChooserAppendedIsRemoved() {
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        editing.apply(new FlagsEdit(HIPS, 0));
        saving.onChoice(choice -> choice.take().accept(folder.resolve("other.md5anim.md5anim")));
        saving.saveAs();
        assertThat(folder.resolve("other.md5anim")).exists();
        assertThat(folder.resolve("other.md5anim.md5anim")).doesNotExist();
    }

    @Test
    void openingSomethingElseAsksWhatBecomesOfTheEdits() throws IOException {
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        List<Saving.Leave> asked = new ArrayList<>();
        saving.onLeave(asked::add);
        List<String> done = new ArrayList<>();
        saving.beforeLeaving(() -> done.add("unasked"));
        editing.apply(new FlagsEdit(HIPS, 0));
        FileOpener opener = new FileOpener(document, new ImmediateWork(), new ImmediateWork(), texts());
        List<String> joints = List.of("tail", "fin", "eye", "mouth");
        Path fish = SmallModel.write(folder, "fish.md5anim", SmallModel.anim(joints, 24, 0, 1));
        opener.open(List.of(fish));
        assertThat(done).containsExactly("unasked");
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh + walk.md5anim");
        asked.getFirst().save().run();
        assertThat(Files.readString(folder.resolve("walk.md5anim"))).isNotEqualTo(SmallModel.cycle());
        assertThat(document.getOpen().name()).isEqualTo("fish.md5anim");
    }

    @Test
    void internalErrorOfASaveIsNamedAsOne() {
        Saving saving = new Saving(document, new FailingWork(), texts());
        editing.apply(new FlagsEdit(HIPS, 0));
        saving.save();
        assertThat(saving.troubleProperty().get())
                .isEqualTo("Could not save "
                        + folder.resolve("walk.md5anim")
                        + " (internal error): java.lang.IllegalStateException: fault. Use"
                        + " Save As to save to another file.");
        assertThat(editing.modifiedProperty().get()).isTrue();
    }

    @Test
    void whatCannotBeWrittenIsSaidAndNotForgotten() {
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        editing.apply(new FlagsEdit(HIPS, 0));
        Path nowhere = folder.resolve("no such folder").resolve("walk.md5anim");
        saving.onChoice(choice -> choice.take().accept(nowhere));
        saving.saveAs();
        assertThat(saving.troubleProperty().get())
                .isEqualTo("Could not save "
                        + nowhere
                        + ": folder not found; create it first. Use Save As to save to"
                        + " another file.");
        assertThat(editing.modifiedProperty().get()).isTrue();
    }

    @Test
    void whatWasWrittenBelongsToTheFileThatWasOpenThen() {
        ImmediateWork slow = new ImmediateWork();
        Saving saving = new Saving(document, slow, texts());
        Path other = folder.resolve("other.md5anim");
        saving.onChoice(choice -> choice.take().accept(other));
        slow.holdUp();
        saving.saveAs();
        assertThat(saving.isBusy()).isTrue();
        Path ramp = SmallModel.write(folder, "ramp.md5anim", SmallModel.ramp());
        document.show(SmallModel.open(ramp));
        slow.finish();
        assertThat(saving.isBusy()).isFalse();
        assertThat(editing.files().getLast().path()).isEqualTo(ramp);
        assertThat(document.getOpen().name()).isEqualTo("ramp.md5anim");
    }

    @Test
    void leavingWaitsUntilTheFileIsWritten() {
        ImmediateWork slow = new ImmediateWork();
        Saving saving = new Saving(document, slow, texts());
        editing.apply(new FlagsEdit(HIPS, 0));
        List<String> done = new ArrayList<>();
        slow.holdUp();
        saving.save();
        saving.beforeLeaving(() -> done.add("left"));
        assertThat(done).isEmpty();
        slow.finish();
        slow.finish();
        assertThat(editing.modifiedProperty().get()).isFalse();
        assertThat(done).containsExactly("left");
    }

    @Test
    void whatStandsInForAnUnreadableNumberIsNoChange() {
        Path file = folder.resolve("damaged.md5anim");
        SmallModel.write(folder, "damaged.md5anim", SmallModel.cycle().replace("0.2", "oops"));
        document.show(SmallModel.open(file));
        Saving saving = new Saving(document, new ImmediateWork(), texts());
        editing.apply(new AllComponents());
        editing.apply(new ComponentEdit(0, 0, 7));
        saving.save();
        assertThat(editing.modifiedProperty().get()).isFalse();
        editing.undo();
        assertThat(editing.modifiedProperty().get()).isTrue();
    }

    @Test
    void boundsMoveNothing() {
        var model = document.getOpen().model();
        editing.apply(new BoundsEdit(1, 3, 99));
        assertThat(document.getOpen().model()).isSameAs(model);
        assertThat(shown().bounds().get(1).max().x()).isEqualTo(99);
    }
}
