package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Sessions: saving and opening what is open and how it is shown. */
@NeedsDisplay
class WindowSessionTest extends WindowFixture {

    private Path session;

    @BeforeEach
    void nameSession() throws IOException {
        session = folder.resolve("work.jointscope");
        Files.writeString(folder.resolve("settings"), "playback.whenOpened=false");
    }

    private void startChoosing(Path... files) throws TimeoutException {
        ChoosingApplication.target = session;
        user = WindowUser.start(ChoosingApplication.class, folder.resolve("settings"), files);
        user.clickAt(".status", 2, 2);
        user.focus("#picture");
    }

    private void save() {
        user.choose("File", "Save Session As…");
        FxThread.await("it is saved", () -> user.text("#notice").startsWith("Saved "));
    }

    private String selectedTab(String panes) {
        TabPane tabs = user.part(panes, TabPane.class);
        return FxThread.ask(() -> tabs.getSelectionModel().getSelectedItem().getId());
    }

    @Test
    void everythingIsShownAsItWasSaved() throws Exception {
        startChoosing(guard, walk);
        user.pause();
        user.press(KeyCode.HOME);
        user.press(KeyCode.RIGHT);
        user.press(KeyCode.RIGHT);
        double frame = user.frame();
        user.click("hips");
        showPane("baseframeTab");
        showLower("framesTab");
        user.choose("View", "Joint Names");
        user.drag("#picture", 60, 20, MouseButton.PRIMARY);
        user.awaitPulses(3);
        var picture = user.look("#picture");
        Files.writeString(session, "old");
        ChoosingApplication.target = folder.resolve("work");
        user.choose("File", "Save Session As…");
        FxThread.await("it is asked", () -> user.sees("Replace"));
        user.click("Cancel");
        assertThat(session).hasContent("old");
        Files.delete(session);
        ChoosingApplication.target = session;
        save();
        assertThat(ChoosingApplication.title).isEqualTo("Save Session As");
        assertThat(user.text("#notice")).isEqualTo("Saved work.jointscope.");
        user.end();

        Files.delete(folder.resolve("settings"));
        startChoosing(session);
        assertThat(user.title()).isEqualTo("guard.md5mesh + walk.md5anim – Jointscope");
        assertThat(user.seesPlaying()).isFalse();
        assertThat(user.frame()).isEqualTo(frame);
        assertThat(selectedJoint()).isEqualTo("hips");
        assertThat(selectedTab("#panes")).isEqualTo("baseframeTab");
        assertThat(selectedTab("#lowerPanes")).isEqualTo("framesTab");
        assertThat(user.sees("#lowerPanes")).isTrue();
        assertThat(menuItem("Joint Names").isSelected()).isTrue();
        assertThat(picture.unlike(user.look("#picture"))).isLessThan(0.01);
    }

    @Test
    void missingFilesAreNamedAndTheOthersOpen() throws Exception {
        startChoosing(guard, walk);
        user.click("hips");
        showPane("jointTab");
        user.click("#startLater");
        save();
        assertThat(user.text("#notice"))
                .isEqualTo("Saved work.jointscope. The session does not include unsaved edits: save the"
                        + " files to keep them.");
        assertThat(user.title()).startsWith("*guard");
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);

        user.open(session);
        user.open(Sample.files().toArray(Path[]::new));
        user.click("File");
        FxThread.await("the menu", () -> user.sees("Open Recent"));
        user.choose("Open Recent", recentName("work.jointscope"));
        FxThread.await("it is open again", () -> user.title().startsWith("guard.md5mesh + walk"));

        Files.delete(walk);
        user.open(session);
        assertThat(user.title()).startsWith("guard.md5mesh – ");
        assertThat(user.text("#trouble")).isEqualTo("Could not open walk.md5anim: file not found in " + folder + ".");
        Files.writeString(session, "{\"format\": \"jointscope-session\", \"version\": 99}");
        user.open(session);
        assertThat(user.text("#trouble")).startsWith("Could not open work.jointscope: the session has version 99");
        assertThat(user.title()).startsWith("guard.md5mesh – ");
    }
}
