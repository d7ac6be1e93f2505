package org.jointscope.ui.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.cli.CommandLineInterface;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.document.Reparser;
import org.jointscope.ui.editing.NameEdits;
import org.jointscope.ui.edits.EditsViewModel;
import org.jointscope.ui.storage.FolderRenames.Offer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A joint is renamed in the other files of the folder, too. */
class FolderRenamesTest {
    private static final int HIPS = 1;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final Editing editing = document.editing();
    private final Texts texts = Texts.program();
    private final ImmediateWork work = new ImmediateWork();
    private final FileOpener opener = new FileOpener(document, work, work, texts);
    private final FolderRenames renames = new FolderRenames(document, opener, work, texts);
    private final NameEdits names = new NameEdits(document, texts);
    private final Saving saving = new Saving(document, work, texts);
    private final List<Offer> offers = new ArrayList<>();

    @BeforeEach
    void openGuard() {
        new Reparser(document, new ImmediateWork());
        write("guard.md5mesh", SmallModel.mesh());
        write("walk.md5anim", SmallModel.cycle());
        write("ramp.md5anim", SmallModel.ramp());
        write("low.md5mesh", SmallModel.mesh());
        write("pelvis.md5anim", SmallModel.ramp().replace("\"head\"", "\"pelvis\""));
        List<String> other = List.of("hips", "fin", "eye", "mouth");
        write("fish.md5anim", SmallModel.anim(other, 24, 0, 1));
        renames.onOffer(offers::add);
        names.onRename(renames::search);
        opener.open(List.of(folder.resolve("guard.md5mesh"), folder.resolve("walk.md5anim")));
    }

    private void write(String name, String text) {
        SmallModel.write(folder, name, text);
    }

    private List<String> modified() {
        return editing.files().stream()
                .filter(editing::isModified)
                .map(file -> file.path().getFileName().toString())
                .toList();
    }

    @Test
    void filesThatNoLongerMatchAreOffered() {
        assertThat(names.rename(HIPS, "pelvis")).isEmpty();
        assertThat(offers).singleElement().extracting(Offer::files).isEqualTo(List.of("low.md5mesh", "ramp.md5anim"));
        assertThat(modified()).containsExactly("guard.md5mesh", "walk.md5anim");
    }

    @Test
    void cancelUndoesTheRename() {
        names.rename(HIPS, "pelvis");
        offers.getFirst().cancel().run();
        assertThat(modified()).isEmpty();
        assertThat(editing.historyProperty().get().last()).isEmpty();
    }

    @Test
    void nothingIsOfferedForFilesOfOtherSkeletons() throws IOException {
        Files.delete(folder.resolve("low.md5mesh"));
        Files.delete(folder.resolve("ramp.md5anim"));
        names.rename(HIPS, "pelvis");
        assertThat(offers).isEmpty();
    }

    @Test
    void allAreOneStepAndAreWrittenLikeTheCommandDoes() throws IOException {
        List<String> all = List.of("guard.md5mesh", "walk.md5anim", "low.md5mesh", "ramp.md5anim");
        Path byCommand = Files.createDirectory(folder.resolve("byCommand"));
        List<String> command = new ArrayList<>(List.of("rename", "--joint", "hips=pelvis"));
        all.forEach(name -> command.add(folder.resolve(name).toString()));
        command.addAll(List.of("--out-dir", byCommand.toString()));
        run(command);

        names.rename(HIPS, "pelvis");
        offers.getFirst().rename().run();
        assertThat(modified()).containsExactlyElementsOf(all);
        assertThat(folder.resolve("ramp.md5anim")).hasContent(SmallModel.ramp());
        editing.undo();
        assertThat(modified()).isEmpty();
        editing.redo();
        saving.save();
        assertThat(modified()).isEmpty();
        for (String name : all) {
            assertThat(folder.resolve(name)).hasSameBinaryContentAs(byCommand.resolve(name));
            assertThat(folder.resolve(name + ".bak")).exists();
        }
        editing.undo();
        assertThat(modified()).containsExactlyElementsOf(all);
    }

    @Test
    void renamedJointStaysSelectedInAnotherAnimation() {
        document.selectedJointProperty().set(HIPS);
        names.rename(HIPS, "pelvis");
        offers.getFirst().rename().run();
        opener.open(List.of(folder.resolve("guard.md5mesh"), folder.resolve("ramp.md5anim")));
        assertThat(document.selectedJointProperty().get()).isEqualTo(HIPS);
        assertThat(document.getOpen().model().rig().name(HIPS)).isEqualTo("pelvis");
    }

    @Test
    void animationThatIsShownLaterHasTheNewName() throws IOException {
        Files.delete(folder.resolve("pelvis.md5anim"));
        EditsViewModel edits = new EditsViewModel(document, work, texts);
        names.rename(HIPS, "pelvis");
        offers.getFirst().rename().run();
        assertThat(edits.stateProperty().get().lines().getLast().summary()).endsWith("2 other files");
        Path ramp = folder.resolve("ramp.md5anim");
        opener.open(List.of(ramp));
        assertThat(document.getOpen().model().rig().name(HIPS)).isEqualTo("pelvis");
        assertThat(names.wrongName(HIPS, "head")).isNotEmpty();
        names.rename(HIPS, "spine");
        assertThat(offers).hasSize(1);
        assertThat(modified()).hasSize(4);
        editing.goTo(0);
        assertThat(modified()).isEmpty();
    }

    @Test
    void editsOfFilesThatAreNotShownAreNamed() {
        EditsViewModel edits = new EditsViewModel(document, work, texts);
        names.rename(HIPS, "pelvis");
        editing.apply(new FlagsEdit(HIPS, 0));
        opener.open(List.of(folder.resolve("ramp.md5anim")));
        assertThat(edits.stateProperty().get().undoText()).isEqualTo("_Undo “pelvis: flags 8 → 0 (in walk.md5anim)”");
    }

    private static void run(List<String> command) {
        StringWriter errors = new StringWriter();
        int code = new CommandLineInterface(new PrintWriter(new StringWriter()), new PrintWriter(errors))
                .run(command.toArray(String[]::new));
        assertThat(code).as(errors.toString()).isZero();
    }
}
