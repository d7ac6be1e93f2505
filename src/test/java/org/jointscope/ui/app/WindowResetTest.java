package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.junit.jupiter.api.Test;

/** The window that the tests of a class share looks like a new one to each of them. */
@Needs3D
class WindowResetTest extends WindowFixture {

    /** The window after the last change that results from background work or a transition. */
    private Picture look() {
        Picture before;
        Picture now = user.look(".root");
        do {
            before = now;
            user.awaitPulses(10);
            now = user.look(".root");
        } while (now.unlike(before) > 0);
        return now;
    }

    @Test
    void windowLooksLikeANewOneAfterOtherFilesEditsAndChangesOfTheView() throws TimeoutException {
        start(guard, walk);
        WindowUser first = user;
        String title = user.title();
        Picture fresh = look();

        edit();
        showLower("anomaliesTab");
        user.press(KeyCode.L);
        user.drag("#picture", 120, 40, MouseButton.PRIMARY);
        user.click("#names");
        user.click("#grid");
        user.click("#jointFilter");
        user.type("h");
        user.resize(1024, 700);
        user.choose("Repair", "Clear Redundant Flag Bits Within Tolerance…");
        FxThread.await("the dialog", () -> user.sees(".dialog-pane"));
        start(folder.resolve("gone.md5mesh"));
        startPlaying(guard, walk);
        assertPlays();

        start(guard, walk);
        assertThat(user).isSameAs(first);
        assertThat(user.title()).isEqualTo(title);
        assertThat(user.seesPlaying()).isFalse();
        assertThat(user.sees(".dialog-pane")).isFalse();
        // JavaFX can place a name of the tree 3 pixels beside that of a tree that has never been drawn.
        assertThat(look().unlike(fresh)).isLessThan(0.0004);

        edit();
        user.choose("File", "Save");
        FxThread.await("it is asked", () -> user.sees("Replace"));
        user.click("Replace");
        FxThread.await("it is saved", () -> !user.title().startsWith("*"));
        start(guard, walk);
        assertThat(user).as("after a saved edit").isNotSameAs(first);
    }

    private void edit() {
        user.click("hips");
        showPane("flagsTab");
        user.click("#flags .table-row-cell:selected .component-square");
        FxThread.await("the edit", () -> user.title().startsWith("*"));
    }
}
