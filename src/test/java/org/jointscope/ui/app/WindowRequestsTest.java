package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.desktop.RunningWindow;
import org.jointscope.ui.desktop.RunningWindow.Found;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Files that later starts of the program open in the window. */
@NeedsDisplay
class WindowRequestsTest extends WindowFixture {

    private Path other;
    private RunningWindow own;

    @BeforeEach
    void listen() throws Exception {
        // A mesh with the joints of the animation would be shown with it, and its edits.
        List<String> joints = List.of("tail", "fin", "eye", "mouth");
        other = SmallModel.write(folder, "other.md5mesh", SmallModel.mesh(joints, ""));
        own = new RunningWindow(folder.resolve("run/window.socket"));
        assertThat(own.open(List.of(), false)).isEqualTo(Found.OURS);
        startNew(Path.of("--socket=" + own.socket()), guard, walk);
    }

    @AfterEach
    void release() {
        own.close();
    }

    private void open(Path... files) {
        try (RunningWindow later = new RunningWindow(folder.resolve("run/window.socket"))) {
            assertThat(later.open(List.of(files), false)).isEqualTo(Found.RUNNING);
        }
    }

    private void edit() {
        user.click("hips");
        showPane("flagsTab");
        user.click("#flags .table-row-cell:selected .component-square");
        FxThread.await("the edit", () -> user.title().startsWith("*"));
    }

    @Test
    void filesWaitForTheEndOfADialogAndUnsavedEditsAreAskedAboutOnce() {
        user.choose("Repair", "Clear Redundant Flag Bits Within Tolerance…");
        FxThread.await("the dialog", () -> user.sees(".dialog-pane"));
        open(other);
        user.awaitPulses(10);
        assertThat(user.title()).startsWith("guard.md5mesh + walk");
        user.press(KeyCode.ESCAPE);
        FxThread.await("the files are open", () -> user.title().startsWith("other.md5mesh"));

        user.open(guard, walk);
        edit();
        open(other);
        FxThread.await("it is asked", () -> user.sees("Do Not Save"));
        open(other);
        open();
        user.awaitPulses(10);
        assertThat(user.parts(".dialog-pane")).as("one question at a time").hasSize(1);
        user.click("Do Not Save");
        FxThread.await("the files are open", () -> user.title().startsWith("other.md5mesh"));
        user.awaitRead();
        user.awaitPulses(10);
        assertThat(user.sees("Do Not Save")).isFalse();
    }
}
