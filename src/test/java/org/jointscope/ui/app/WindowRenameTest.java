package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** A joint is renamed in its row. */
@NeedsDisplay
class WindowRenameTest extends WindowFixture {

    @Test
    void doubleClickRenames() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.doubleClick("hips");
        user.awaitPulses(3);
        assertThat(user.hasFocus("#renameField")).isTrue();
        assertThat(joints()).as("expanded").containsExactly("origin", "hips", "head");
        FxThread.run(() -> user.part("#renameField", TextField.class).setText("pelvis"));
        user.press(KeyCode.ENTER);
        user.awaitPulses(3);
        assertThat(joints()).containsExactly("origin", "pelvis", "head");
    }

    @Test
    void otherFilesOfTheFolderAreRenamedIfTheUserWantsIt() throws TimeoutException {
        SmallModel.write(folder, "ramp.md5anim", SmallModel.ramp());
        start(guard, walk);
        user.pause();
        rename("hips", "pelvis");
        FxThread.await("the question", () -> user.sees("Only in Open Files"));
        user.click("Only in Open Files");
        user.awaitPulses(3);
        rename("head", "skull");
        FxThread.await("the question", () -> user.sees("Rename in All Files"));
        user.click("Rename in All Files");
        user.choose("#animationChoice", "ramp.md5anim");
        FxThread.await("it is open", () -> user.title().contains("ramp.md5anim"));
        user.awaitPulses(3);
        assertThat(user.title()).startsWith("*");
        assertThat(joints()).containsExactly("origin", "hips", "skull");
        user.choose("#animationChoice", "walk.md5anim");
        FxThread.await("it is open", () -> user.title().contains("walk.md5anim"));
        user.awaitPulses(3);
        assertThat(joints()).containsExactly("origin", "pelvis", "skull");
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        user.awaitPulses(3);
        assertThat(joints()).containsExactly("origin", "hips", "head");
        assertThat(user.title()).doesNotStartWith("*");
    }

    private void rename(String joint, String name) {
        user.click(joint);
        user.press(KeyCode.F2);
        FxThread.await("the field", () -> user.sees("#renameField"));
        FxThread.run(() -> user.part("#renameField", TextField.class).setText(name));
        user.press(KeyCode.ENTER);
    }
}
