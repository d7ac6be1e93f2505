package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.Md5Mesh;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** Renaming joints, changing shaders, converting versions, and saving two files. */
@NeedsDisplay
class WindowMeshEditTest extends WindowFixture {

    private void open(Path... files) throws TimeoutException {
        start(files);
        user.pause();
        user.click("#findings");
    }

    private void type(String text) {
        FxThread.run(() -> user.part(".typed-field", TextField.class).setText(text));
    }

    private void rename(String joint, String name) {
        user.click(joint);
        user.press(KeyCode.F2);
        type(name);
        user.press(KeyCode.ENTER);
    }

    private void save(String expected) throws TimeoutException {
        user.choose("File", "Save");
        FxThread.await("it is asked", () -> user.sees("Replace"));
        user.click("Replace");
        FxThread.await("it is saved", () -> user.text("#notice").startsWith(expected));
    }

    @Test
    void renamedJointIsWrittenIntoBothFilesAndNothingElse() throws Exception {
        open(guard, walk);
        rename("hips", "pelvis");
        assertThat(user.sees(".typed-field")).isFalse();
        assertThat(user.sees("pelvis")).isTrue();
        assertThat(user.sees(".tree-cell:edited")).isTrue();
        assertThat(user.title()).startsWith("*guard.md5mesh + walk.md5anim");
        save("Saved guard.md5mesh, walk.md5anim. Backups: guard.md5mesh.bak, walk.md5anim.bak");
        assertThat(Files.readString(guard)).isEqualTo(SmallModel.mesh().replace("\"hips\"", "\"pelvis\""));
        assertThat(Files.readString(walk)).isEqualTo(SmallModel.cycle().replace("\"hips\"", "\"pelvis\""));
        assertThat(folder.resolve("guard.md5mesh.bak")).hasContent(SmallModel.mesh());
        assertThat(user.title()).startsWith("guard.md5mesh + walk.md5anim");
        assertThat(user.sees(".tree-cell:edited")).isFalse();
    }

    @Test
    void missingCommandlineOfAMeshIsAddedWithOneClick() throws Exception {
        String text = SmallModel.mesh();
        assertThat(text).contains("commandline \"\"\n");
        Files.writeString(guard, text.replace("commandline \"\"\n", ""));
        Files.delete(walk);
        start(guard);
        FxThread.await("the issues", () -> user.sees("#issues"));
        TreeTableView<?> issues = user.part("#issues", TreeTableView.class);
        FxThread.run(() -> issues.getSelectionModel().clearAndSelect(0));
        user.click("Add Commandline");
        FxThread.await("it is fixed", () -> user.text("#findings").startsWith("No errors"));
        save("Saved guard.md5mesh");
        assertThat(guard).hasContent(text);
    }

    @Test
    void nameIsCheckedWhileItIsTyped() throws TimeoutException {
        open(guard, walk);
        user.click("hips");
        user.press(KeyCode.F2);
        for (String wrong : List.of("head", "", "a\"b")) {
            type(wrong);
            assertThat(user.sees("#renameField:error")).as(wrong).isTrue();
            user.press(KeyCode.ENTER);
            assertThat(user.sees("#renameField")).as(wrong).isTrue();
        }
        for (String right : List.of("pelvis", " hips ")) {
            type(right);
            assertThat(user.sees("#renameField:error")).as(right).isFalse();
        }
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#renameField")).isFalse();
        assertThat(user.sees("hips")).isTrue();
        assertThat(user.title()).doesNotStartWith("*");
    }

    @Test
    void renameIsUndoneAndTheJointStaysSelected() throws TimeoutException {
        open(guard, walk);
        rename("hips", "pelvis");
        assertThat(user.sees(".tree-cell:selected")).isTrue();
        showLower("editsTab");
        assertThat(user.texts("#edits .table-row-cell #editWhat")).contains("Rename joint hips → pelvis");
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        assertThat(user.text(".tree-cell:selected")).isEqualTo("hips");
        assertThat(user.title()).doesNotStartWith("*");
        user.pressWith(KeyCode.CONTROL, KeyCode.Y);
        user.choose("Edit", "Redo “Rename joint hips → pelvis”");
        assertThat(user.text(".tree-cell:selected")).isEqualTo("pelvis");
        user.choose("Edit", "Revert Selected Joint");
        assertThat(user.text(".tree-cell:selected")).isEqualTo("hips");
    }

    @Test
    void shaderIsTypedInTheTableAndSaved() throws Exception {
        open(guard);
        showPane("meshesTab");
        user.click("#meshes .table-row-cell:filled #shader");
        user.press(KeyCode.F2);
        type("models/\"guard\"");
        user.press(KeyCode.ENTER);
        assertThat(user.sees("#meshes .typed-field:error")).isTrue();
        type("models/guard");
        user.press(KeyCode.ENTER);
        assertThat(user.text("#meshes .table-row-cell:filled #shader")).isEqualTo("models/guard");
        assertThat(user.sees("#meshes .table-row-cell #shader:edited")).isTrue();
        save("Saved guard.md5mesh. Backup: guard.md5mesh.bak");
        assertThat(Files.readString(guard)).isEqualTo(SmallModel.mesh(SmallModel.GUARD, "models/guard"));
    }

    @Test
    void shaderThatCannotBeWrittenIsRejectedWithTheReason() throws Exception {
        String text = SmallModel.mesh().replace("shader \"", "sha--der \"");
        // Renames in the other files of its folder would be offered.
        Path alone = Files.createDirectory(folder.resolve("alone"));
        open(SmallModel.write(alone, "damaged.md5mesh", text));
        showPane("meshesTab");
        user.click("#meshes .table-row-cell:filled #shader");
        user.press(KeyCode.F2);
        type("models/guard");
        user.press(KeyCode.ENTER);
        assertThat(user.sees("#meshes .typed-field:error")).isTrue();
        assertThat(tooltip("This cannot be written, because the file is damaged"))
                .isPresent();
        user.press(KeyCode.ESCAPE);
        assertThat(user.title()).startsWith("damaged.md5mesh");
        rename("hips", "pelvis");
        assertThat(user.title()).as("what is intact can be edited").startsWith("*damaged.md5mesh");
        save("Saved damaged.md5mesh. Backup: damaged.md5mesh.bak");
    }

    @Test
    void eachOfSeveralFilesIsNamedAndACanceledSaveIsReported() throws TimeoutException {
        ChoosingApplication.target = folder.resolve("copy.md5mesh");
        ChoosingApplication.canceled = "Save Animation As (2 of 2)";
        user = WindowUser.start(ChoosingApplication.class, WindowUser.settings(false), guard, walk);
        user.pause();
        rename("hips", "pelvis");
        user.choose("File", "Save As…");
        FxThread.await("it is reported", () -> user.text("#notice").equals("Nothing was saved."));
        assertThat(ChoosingApplication.title).isEqualTo("Save Animation As (2 of 2)");
        assertThat(folder.resolve("copy.md5mesh")).doesNotExist();
        user.choose("Edit", "Undo “Rename joint hips → pelvis”");
        ChoosingApplication.canceled = "Save Animation As";
        user.choose("File", "Save As…");
        assertThat(ChoosingApplication.title).as("a single file").isEqualTo("Save Animation As");
        rename("hips", "pelvis");
        user.choose("File", "Save");
        FxThread.await("it is asked", () -> user.sees("Replace"));
        assertThat(user.text("#notice")).isEmpty();
        user.click("Cancel");
        FxThread.await("it is reported", () -> user.text("#notice").equals("Nothing was saved."));
    }

    @Test
    void valueIsStoredWhenTheFocusLeavesItsField() throws TimeoutException {
        open(guard, walk);
        user.click("hips");
        user.press(KeyCode.F2);
        type("pelvis");
        user.press(KeyCode.TAB);
        assertThat(user.sees(".typed-field")).isFalse();
        assertThat(user.sees("pelvis")).isTrue();
        assertThat(user.hasFocus("#joints")).as("the focus moved on").isFalse();
        showPane("meshesTab");
        user.click("#meshes .table-row-cell:filled #shader");
        user.press(KeyCode.F2);
        type("models/guard");
        user.press(KeyCode.TAB);
        assertThat(user.sees(".typed-field")).isFalse();
        assertThat(user.text("#meshes .table-row-cell:filled #shader")).isEqualTo("models/guard");
        user.click("#meshes .table-row-cell:filled #shader");
        user.press(KeyCode.F2);
        assertThat(user.sees("#meshes .typed-field"))
                .as("it can be edited again")
                .isTrue();
        type("models/other");
        user.click("#jointFilter");
        assertThat(user.sees(".typed-field")).isFalse();
        assertThat(user.hasFocus("#jointFilter")).isTrue();
        assertThat(user.text("#meshes .table-row-cell:filled #shader")).isEqualTo("models/other");
    }

    @Test
    void invalidOrUnchangedValueIsDiscardedWhenTheFocusLeavesItsField() throws TimeoutException {
        open(guard, walk);
        user.click("hips");
        user.press(KeyCode.F2);
        type("head");
        user.click("origin");
        assertThat(user.sees(".typed-field")).isFalse();
        assertThat(joints()).containsExactly("origin", "hips", "head");
        assertThat(selectedJoint()).isEqualTo("origin");
        showPane("meshesTab");
        user.click("#meshes .table-row-cell:filled #shader");
        String shader = user.text("#meshes .table-row-cell:filled #shader");
        user.press(KeyCode.F2);
        user.press(KeyCode.TAB);
        user.click("#meshes .table-row-cell:filled #shader");
        user.press(KeyCode.F2);
        type("models/\"guard\"");
        user.click("#jointFilter");
        assertThat(user.sees(".typed-field")).isFalse();
        assertThat(user.text("#meshes .table-row-cell:filled #shader")).isEqualTo(shader);
        assertThat(user.title()).doesNotStartWith("*");
    }

    @Test
    void openingFilesDiscardsTheTypedValue() throws Exception {
        open(guard, walk);
        Path other = Files.writeString(folder.resolve("other.md5mesh"), SmallModel.mesh());
        user.click("hips");
        user.press(KeyCode.F2);
        type("pelvis");
        user.drop(other);
        FxThread.await("it is open", () -> user.title().startsWith("other.md5mesh"));
        user.awaitPulses(3);
        assertThat(joints()).containsExactly("origin", "hips", "head");
    }

    @Test
    void editMenuRenamesTheJointAndChangesTheShader() throws TimeoutException {
        open(guard, walk);
        user.click("hips");
        user.focus("#picture");
        user.press(KeyCode.F2);
        assertThat(user.hasFocus("#renameField")).isTrue();
        type("pelvis");
        user.press(KeyCode.ENTER);
        assertThat(user.hasFocus("#joints")).isTrue();
        user.focus("#picture");
        user.choose("Edit", "Rename Joint");
        assertThat(user.hasFocus("#renameField")).isTrue();
        user.press(KeyCode.ESCAPE);
        showPane("sourceTab");
        user.choose("Edit", "Change Shader");
        assertThat(user.hasFocus("#meshes .typed-field")).isTrue();
        type("models/guard");
        user.press(KeyCode.ENTER);
        assertThat(user.text("#meshes .table-row-cell:filled #shader")).isEqualTo("models/guard");
    }

    @Test
    void conversionWithLossesIsConfirmed() throws Exception {
        Path late = Path.of("src/test/resources/org/jointscope/fixtures", "version-11-with-colors.md5mesh");
        Path copy = folder.resolve("late.md5mesh");
        Files.copy(late, copy);
        open(copy);
        convert("Cancel");
        assertThat(user.title()).doesNotStartWith("*");
        convert("Convert");
        assertThat(user.title()).startsWith("*late.md5mesh");
        save("Saved late.md5mesh.");
        Md5Mesh saved = mesh(copy);
        assertThat(saved.version().orElseThrow().value()).isEqualTo(10);
        assertThat(saved.meshes()).allMatch(mesh -> mesh.extension().flags().isEmpty());
        assertThat(saved.joints()).hasSameSizeAs(mesh(late).joints());
        user.choose("Edit", "Convert to Version 11");
        assertThat(user.sees("Cancel")).as("nothing is lost").isFalse();
        assertThat(user.title()).startsWith("*late.md5mesh");
    }

    private void convert(String answer) throws TimeoutException {
        user.choose("Edit", "Convert to Version 10");
        FxThread.await("it is asked", () -> user.sees("Convert to version 10?"));
        user.click(answer);
    }

    private static Md5Mesh mesh(Path file) throws IOException {
        return (Md5Mesh) Inspector.inspect(file).content();
    }
}
