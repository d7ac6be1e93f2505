package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.storage.FolderMemory;
import org.jointscope.ui.viewport.StillPicture;
import org.junit.jupiter.api.Test;

/** The window while no file is open, and the recent files. */
@NeedsDisplay
class WindowStartTest extends WindowFixture {

    @Test
    void firstFrameHasThePlaceOfTheModelAndTheBackgroundOfTheTheme() throws Exception {
        Path settings = Files.writeString(folder.resolve("settings"), "theme=LIGHT");
        startWith(settings, guard, walk);
        assertFirstFrameFits(settings);
        assertFirstBackground(FirstFrame.LIGHT);
        user.resize(1024, 700);
        user.end();
        Files.writeString(settings, Files.readString(settings).replace("LIGHT", "DARK"));
        startWith(settings, guard, walk);
        assertFirstFrameFits(settings);
        assertFirstBackground(FirstFrame.DARK);
    }

    /** Compares the view that precedes the complete window with the window. */
    private void assertFirstFrameFits(Path settings) {
        Node complete = user.part("#picture", Node.class);
        FxThread.run(() -> {
            Scene scene = complete.getScene();
            StillPicture still =
                    new StillPicture(viewport -> {}, new FolderMemory(new Document(), new FileSettings(settings)));
            FirstFrame first = new FirstFrame(still, new FileSettings(settings));
            first.resize(scene.getWidth(), scene.getHeight());
            first.layout();
            Bounds expected = complete.localToScene(complete.getLayoutBounds());
            Bounds shown = still.getBoundsInParent();
            assertThat(shown.getMinX()).isCloseTo(expected.getMinX(), within(4.0));
            assertThat(shown.getMinY()).isCloseTo(expected.getMinY(), within(4.0));
            assertThat(shown.getMaxX()).isCloseTo(expected.getMaxX(), within(4.0));
            assertThat(shown.getMaxY()).isCloseTo(expected.getMaxY(), within(4.0));
        });
    }

    private void assertFirstBackground(Color color) {
        Region root = (Region) user.part("#menuBar", Node.class).getScene().getRoot();
        assertThat(root.getBackground().getFills().getFirst().getFill())
                .isEqualTo(root.getScene().getFill())
                .isEqualTo(color);
    }

    @Test
    void failureIsReportedWithWaysToGoOn() throws TimeoutException {
        Path settings = folder.resolve("settings");
        Path gone = folder.resolve("gone.md5mesh");
        startWith(settings, gone);
        FxThread.await("the failure", () -> user.sees("#start"));
        assertThat(user.text("#startTitle"))
                .isEqualTo("Could not open gone.md5mesh: file not found in " + folder + ".");
        assertThat(user.texts("#start .message").getFirst()).contains(".md2");
        FxThread.await("Open has the focus", () -> user.hasFocus("#start-open"));
        assertThat(user.sees("Recent files")).isFalse();
        user.click("File");
        FxThread.await("the menu", () -> user.sees("Open Sample"));
        assertThat(user.sees("Open Recent")).isFalse();
        user.press(KeyCode.ESCAPE);
        user.resize(1024, 700);
        for (String button : List.of("#start-open", "#start-openFolder", "#start-openSample")) {
            assertThat(user.part(button + " > .text", Text.class).getText())
                    .as("not truncated")
                    .isEqualTo(user.text(button));
        }
        user.click("#start-openSample");
        FxThread.await("the sample is open", () -> user.title().startsWith("dapple.md5mesh"));
        assertThat(user.sees("#start")).isFalse();

        user.open(guard, SmallModel.write(folder, "other.md5anim", SmallModel.cycle()));
        assertThat(user.sees("#tour")).as("files were given").isFalse();
        user.end();
        startWith(settings, gone);
        FxThread.await("the recent files", () -> user.sees("#start"));
        String recent = recentName("guard.md5mesh + other.md5anim");
        assertThat(user.texts("#start .hyperlink")).containsExactly(recent);
        user.click("#start .hyperlink");
        FxThread.await("they are open", () -> user.title().startsWith("guard.md5mesh + other"));
        user.choose("File", "Open Sample");
        FxThread.await("the sample is open", () -> user.title().startsWith("dapple.md5mesh"));
        user.click("File");
        user.choose("Open Recent", recent);
        FxThread.await("they are open", () -> user.title().startsWith("guard.md5mesh + other"));
    }

    private void startWith(Path settings, Path... files) throws TimeoutException {
        user = WindowUser.start(JointscopeApplication.class, settings, files);
    }

    @Test
    void brokenSettingsAreReportedUntilDismissed() throws Exception {
        Path settings = Files.writeString(folder.resolve("settings"), "theme.dark=\\u00zz");
        startWith(settings, guard, walk);
        assertThat(user.text("#trouble"))
                .startsWith("Could not read the settings")
                .endsWith("renamed to " + folder.resolve("settings.broken") + ".");
        user.open(SmallModel.write(folder, "other.md5anim", SmallModel.cycle()));
        assertThat(user.text("#trouble")).as("opening does not hide it").isNotEmpty();
        user.press(KeyCode.ESCAPE);
        FxThread.await("it is dismissed", () -> !user.sees("#trouble"));
    }
}
