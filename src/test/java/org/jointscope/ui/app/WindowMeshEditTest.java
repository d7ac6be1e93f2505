package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    void renamedJointIsUndoneAndWrittenIntoBothFilesAndNothingElse() throws Exception {
        open(guard, walk);
        user.click("hips");
        user.press(KeyCode.F2);
        type("head");
        assertThat(user.sees("#renameField:error")).isTrue();
        user.press(KeyCode.ENTER);
        assertThat(user.sees("#renameField")).isTrue();
        type("pelvis");
        user.press(KeyCode.ENTER);
        assertThat(user.sees(".typed-field")).isFalse();
        assertThat(user.text(".tree-cell:selected")).isEqualTo("pelvis");
        showLower("editsTab");
        assertThat(user.texts("#edits .table-row-cell #editWhat")).contains("Rename joint hips → pelvis");
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        assertThat(user.text(".tree-cell:selected")).isEqualTo("hips");
        assertThat(user.title()).doesNotStartWith("*");
        user.pressWith(KeyCode.CONTROL, KeyCode.Y);
        user.choose("Edit", "Redo “Rename joint hips → pelvis”");
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
        assertThat(user.title()).startsWith("*guard.md5mesh");
    }

    @Test
    void eachOfSeveralFilesIsNamedAndACanceledSaveIsReported() throws TimeoutException {
        ChoosingApplication.target = folder.resolve("copy.md5mesh");
        ChoosingApplication.canceled = "Save Animation As (2 of 2)";
        user = WindowUser.start(ChoosingApplication.class, WindowUser.settings(false), guard, walk);
        rename("hips", "pelvis");
        user.choose("File", "Save");
        FxThread.await("it is asked", () -> user.sees("Replace"));
        user.click("Cancel");
        FxThread.await("it is reported", () -> user.text("#notice").equals("Nothing was saved."));
        user.choose("File", "Save As…");
        FxThread.await("both are asked for", () -> ChoosingApplication.title.equals("Save Animation As (2 of 2)"));
        assertThat(user.text("#notice")).isEqualTo("Nothing was saved.");
        assertThat(folder.resolve("copy.md5mesh")).doesNotExist();
    }

    @Test
    void valueIsStoredWhenTheFocusLeavesItsField() throws TimeoutException {
        open(guard, walk);
        user.click("hips");
        user.focus("#picture");
        user.choose("Edit", "Rename Joint");
        type("pelvis");
        user.press(KeyCode.TAB);
        assertThat(user.sees(".typed-field")).isFalse();
        assertThat(user.sees("pelvis")).isTrue();
        user.choose("Edit", "Revert Selected Joint");
        assertThat(user.text(".tree-cell:selected")).isEqualTo("hips");
        user.choose("Edit", "Change Shader");
        assertThat(user.hasFocus("#meshes .typed-field")).isTrue();
        type("models/\"guard\"");
        user.press(KeyCode.ENTER);
        assertThat(user.sees("#meshes .typed-field:error")).isTrue();
        type("models/other");
        user.click("#jointFilter");
        assertThat(user.sees(".typed-field")).isFalse();
        assertThat(user.text("#meshes .table-row-cell:filled #shader")).isEqualTo("models/other");
        assertThat(user.sees("#meshes .table-row-cell #shader:edited")).isTrue();
        user.focus("#picture");
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        assertThat(user.text("#meshes .table-row-cell:filled #shader")).isNotEqualTo("models/other");
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
