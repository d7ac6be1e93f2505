package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** Editing flags, startIndex and numbers, undoing, and saving. */
@NeedsDisplay
class WindowEditTest extends WindowFixture {

    private void open() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.click("#findings");
    }

    private void showHips(String pane) {
        user.click("hips");
        showPane(pane);
    }

    private String cell(String column) {
        return user.text("#flags .table-row-cell:selected #" + column);
    }

    @Test
    void flagsAndStartIndexAreEditedInTheTableAndUndone() throws TimeoutException {
        open();
        showHips("flagsTab");
        assertThat(cell("flags")).isEqualTo("8");
        user.click("#flags .table-row-cell:selected .component-square");
        assertThat(cell("flags")).isEqualTo("9");
        assertThat(user.title()).startsWith("*guard.md5mesh + walk.md5anim");
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        assertThat(cell("flags")).isEqualTo("8");
        assertThat(user.title()).startsWith("guard.md5mesh + walk.md5anim");

        user.click("#flags .table-row-cell:selected #start");
        user.press(KeyCode.F2);
        type("#flags .typed-field", "first");
        assertThat(user.sees("#flags .typed-field:error")).isTrue();
        type("#flags .typed-field", "7");
        assertThat(user.sees("#flags .typed-field")).isFalse();
        assertThat(cell("start")).isEqualTo("7");
        FxThread.await("it is checked", () -> user.text("#findings").contains("warning"));
        assertThat(user.sees("#flags .table-row-cell:selected #start:edited")).isTrue();
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);

        user.click("#flags .table-row-cell:selected #joint");
        user.pressWith(KeyCode.SHIFT, KeyCode.DOWN);
        user.press(KeyCode.SPACE);
        FxThread.await("two steps are one", () -> editsTitle().equals("Edits 1"));
        showLower("editsTab");
        assertThat(user.texts("#edits .table-row-cell #editWhat")).contains("hips: flags 8 → 9; head: flags 0 → 1");
    }

    private String editsTitle() {
        return lowerTitle("editsTab");
    }

    private void type(String field, String text) {
        FxThread.run(() -> user.part(field, TextField.class).setText(text));
        user.press(KeyCode.ENTER);
    }

    private boolean isPressed(String bit) {
        return FxThread.ask(() -> user.part(bit, ToggleButton.class).isSelected());
    }

    @Test
    void onlyTheEditedRowIsSavedAndTheOldFileStaysBesideIt() throws Exception {
        open();
        showHips("jointTab");
        user.click("#bitTx");
        assertThat(isPressed("#bitTx")).isTrue();
        user.focus("#picture");
        user.hold(KeyCode.O);
        assertThat(isPressed("#bitTx")).as("the file").isFalse();
        user.letGo(KeyCode.O);
        assertThat(isPressed("#bitTx")).isTrue();
        user.click("#jointRevert");
        assertThat(isPressed("#bitTx")).isFalse();

        user.click("#startLater");
        user.close();
        FxThread.await("it is asked", () -> user.sees("Do Not Save"));
        user.click("Cancel");
        assertThat(user.title()).startsWith("*");
        user.choose("File", "Save");
        FxThread.await("it is asked", () -> user.sees("Replace"));
        assertThat(Files.readString(walk)).isEqualTo(SmallModel.cycle());
        user.click("Replace");
        FxThread.await("it is saved", () -> user.text("#notice").startsWith("Saved walk.md5anim"));
        List<String> before = SmallModel.cycle().lines().toList();
        List<String> after = Files.readAllLines(walk);
        assertThat(after).hasSameSizeAs(before);
        for (int i = 0; i < before.size(); i++) {
            String was = before.get(i);
            assertThat(after.get(i)).isEqualTo(was.startsWith("\"hips\"") ? was.replaceFirst("8 0", "8 1") : was);
        }
        assertThat(Files.readString(folder.resolve("walk.md5anim.bak"))).isEqualTo(SmallModel.cycle());
        assertThat(user.title()).doesNotStartWith("*");
    }

    @Test
    void toolIsAStepThatTellsWhatItDid() throws TimeoutException {
        open();
        user.choose("Repair", "Write All Components");
        FxThread.await("it is done", () -> editsTitle().equals("Edits 1"));
        FxThread.await(
                "it is known what it did",
                () -> user.texts("#edits .table-row-cell #editPose").contains("Poses do not change."));
        assertThat(user.texts("#edits .table-row-cell #editSummary"))
                .contains("flags of 3 joints · 2 startIndex values · components per frame 1 → 18 · 5" + " frames");
        user.click("As opened");
        assertThat(user.texts("#edits .table-row-cell #editWhat")).contains("Write all components – undone");

        user.click("hips");
        user.choose("Repair", "Negate Joint Quaternion…");
        FxThread.await("it is asked where", () -> user.sees("#negateFirst"));
        user.click("Negate");
        FxThread.await("it is done", () -> editsTitle().equals("Edits 1"));
    }

    @Test
    @SuppressWarnings("unchecked")
    void frameRateIsEnteredWithItsDuration() throws TimeoutException {
        open();
        user.choose("Edit", "Set Frame Rate…");
        FxThread.await("the frame rate is asked for", () -> user.sees("#frameRate"));
        Spinner<Integer> rate = user.part("#frameRate", Spinner.class);
        int before = FxThread.ask(rate::getValue);
        FxThread.run(() -> rate.getValueFactory().setValue(4));
        assertThat(user.text("#frameRateDuration")).isEqualTo("5 frames, 1.000 s from the first to the last");
        user.click("Set");
        FxThread.await("it is done", () -> editsTitle().equals("Edits 1"));
        assertThat(user.texts("#edits .table-row-cell #editWhat")).contains("frameRate " + before + " → 4");
    }

    @Test
    void toleranceSaysWhatItCostsBeforeItIsTaken() throws TimeoutException {
        open();
        user.choose("Repair", "Clear Redundant Flag Bits Within Tolerance…");
        FxThread.await(
                "it is said what would change",
                () -> user.text("#tolerancePreview").startsWith("No changes."));
        FxThread.run(() -> user.part("#tolerancePosition", TextField.class).setText("9"));
        FxThread.run(() -> user.part("#toleranceOrientation", TextField.class).setText("1"));
        FxThread.await(
                "it is said what would move",
                () -> user.text("#tolerancePreview").contains("head moves 4.00 units"));
        user.click("Clear");
        FxThread.await("it is done", () -> editsTitle().equals("Edits 1"));
    }
}
