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
import javafx.scene.text.Text;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.preferences.ColorTheme;
import org.jointscope.ui.storage.FolderMemory;
import org.jointscope.ui.viewport.StillPicture;
import org.junit.jupiter.api.Test;

/** The window while no file is open, and the recent files. */
@NeedsDisplay
class WindowStartTest extends WindowFixture {

    @Test
    void modelIsFirstShownWhereTheCompleteWindowShowsIt() throws TimeoutException {
        Path settings = folder.resolve("settings");
        startWith(settings, guard, walk);
        assertFirstFrameFits(settings);
        user.resize(1024, 700);
        user.end();
        startWith(settings, guard, walk);
        assertFirstFrameFits(settings);
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

    @Test
    void firstBackgroundIsThatOfTheTheme() throws Exception {
        Path settings = folder.resolve("settings");
        for (ColorTheme theme : List.of(ColorTheme.LIGHT, ColorTheme.DARK)) {
            if (user != null) {
                user.end();
            }
            Files.writeString(settings, "theme=" + theme.name());
            startWith(settings, guard, walk);
            Region root = (Region) user.part("#menuBar", Node.class).getScene().getRoot();
            assertThat(root.getBackground().getFills().getFirst().getFill())
                    .isEqualTo(root.getScene().getFill())
                    .isEqualTo(theme == ColorTheme.DARK ? FirstFrame.DARK : FirstFrame.LIGHT);
        }
    }

    @Test
    void failureIsReportedInTheMiddleWithWaysToGoOn() throws TimeoutException {
        user = WindowUser.start(folder.resolve("gone.md5mesh"));
        FxThread.await("the failure", () -> user.sees("#start"));
        assertThat(user.text("#startTitle"))
                .isEqualTo("Could not open gone.md5mesh: file not found in " + folder + ".");
        assertThat(user.texts("#start .message").getFirst()).contains(".md2");
        FxThread.await("Open has the focus", () -> user.hasFocus("#start-open"));
        assertThat(user.sees("Recent files")).isFalse();
        user.resize(1024, 700);
        for (String button : List.of("#start-open", "#start-openFolder", "#start-openSample")) {
            assertThat(user.part(button + " > .text", Text.class).getText())
                    .as("not truncated")
                    .isEqualTo(user.text(button));
        }

        user.click("#start-openSample");
        FxThread.await("the sample is open", () -> user.title().startsWith("dapple.md5mesh"));
        assertThat(user.sees("#start")).isFalse();
    }

    @Test
    void recentFilesAreOffered() throws TimeoutException {
        Path settings = folder.resolve("settings");
        Path other = SmallModel.write(folder, "other.md5anim", SmallModel.cycle());
        Path gone = folder.resolve("gone.md5mesh");
        startWith(settings, guard, walk);
        user.drop(other);
        assertThat(user.title()).startsWith("guard.md5mesh + other.md5anim");
        user.end();

        startWith(settings, gone);
        FxThread.await("the recent files", () -> user.sees("#start"));
        assertThat(user.texts("#start .hyperlink")).containsExactly(recentName("guard.md5mesh + other.md5anim"));
        user.click("#start .hyperlink");
        FxThread.await("they are open", () -> user.title().startsWith("guard.md5mesh + other"));
        user.end();

        startWith(settings);
        assertThat(user.title()).startsWith("dapple.md5mesh");
        user.click("File");
        user.choose("Open Recent", recentName("guard.md5mesh + other.md5anim"));
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
        user.drop(SmallModel.write(folder, "other.md5anim", SmallModel.cycle()));
        assertThat(user.text("#trouble")).as("opening does not hide it").isNotEmpty();
        user.press(KeyCode.ESCAPE);
        FxThread.await("it is dismissed", () -> !user.sees("#trouble"));
    }

    @Test
    void menuOfRecentFilesIsAbsentWithoutAny() throws TimeoutException {
        startWith(folder.resolve("settings"), folder.resolve("gone.md5mesh"));
        user.click("File");
        FxThread.await("the menu", () -> user.sees("Open Sample"));
        assertThat(user.sees("Open Recent")).isFalse();
    }
}
