package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.preferences.UiScale;
import org.junit.jupiter.api.Test;

/** The tour: at the first start, and from the menu. */
@NeedsDisplay
class WindowFirstStartTest extends WindowFixture {

    private static final List<String> TITLES =
            List.of("Joints", "Viewport and Playhead", "Flags", "Issues and Compatibility", "Source and Repair");

    private void startWith(Path settings, Path... files) throws TimeoutException {
        user = WindowUser.start(JointscopeApplication.class, settings, files);
    }

    private void startFirst() throws TimeoutException {
        startWith(folder.resolve("settings"));
        FxThread.await("the tour begins", () -> user.sees("#tour"));
    }

    private String front(String tabs) {
        return FxThread.ask(() -> user.part(tabs, TabPane.class)
                .getSelectionModel()
                .getSelectedItem()
                .getId());
    }

    private void assertStop(int index) {
        user.awaitPulses(3);
        assertThat(user.text("#tourTitle")).isEqualTo(TITLES.get(index));
        assertThat(user.text("#tourCount")).isEqualTo((index + 1) + " of 5");
        switch (index) {
            case 2 -> assertThat(front("#panes")).isEqualTo("flagsTab");
            case 3 -> {
                assertThat(user.sees("#lowerPanes")).isTrue();
                assertThat(front("#lowerPanes")).isEqualTo("issuesTab");
            }
            case 4 -> assertThat(front("#panes")).isEqualTo("sourceTab");
            default -> assertThat(user.sees(".outline")).isTrue();
        }
    }

    @Test
    void tourIsRepeatedUntilItIsFinishedAndThenFromTheMenu() throws IOException, TimeoutException {
        startFirst();
        assertThat(user.title()).startsWith("dapple.md5mesh");
        assertThat(user.seesPlaying()).isTrue();
        user.click("#play");
        assertThat(user.seesPlaying()).as("the window remains usable").isFalse();
        user.click("hips");
        assertThat(selectedJoint()).isEqualTo("hips");
        user.press(KeyCode.ESCAPE);
        assertThat(selectedJoint()).as("the tree uses Escape").isEmpty();
        user.click("#tourNext");
        assertStop(1);
        user.end();

        startFirst();
        user.pause();
        for (int i = 0; i < TITLES.size(); i++) {
            assertCardIsInAWindowOfAnySize(i);
            assertThat(user.hasFocus("#tourNext")).isTrue();
            user.press(i % 2 == 0 ? KeyCode.SPACE : KeyCode.ENTER);
        }
        assertThat(user.sees("#tour")).isFalse();
        assertThat(user.sees(".part-frame")).isFalse();
        assertThat(user.hasFocus("#joints")).as("the focus returns").isTrue();
        assertThat(front("#panes")).as("the pane from before").isEqualTo("jointTab");
        assertThat(user.sees("#issues")).as("the lower panes").isFalse();
        user.end();

        startWith(folder.resolve("settings"));
        user.awaitPulses(5);
        assertThat(user.sees("#tour")).as("after a finished tour").isFalse();
        takeTour();
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#tour")).isFalse();
        takeTour();
        user.open(guard);
        assertThat(user.sees("#tour")).as("a mesh has all panes").isTrue();
        Md2Builder model = Md2Builder.shape().frame("stand01", Md2Builder.TETRAHEDRON);
        user.open(Files.write(folder.resolve("tris.md2"), model.build()));
        FxThread.await("an .md2 has not", () -> !user.sees("#tour"));
        takeTour();
        assertThat(user.text("#tourCount")).isEqualTo("1 of 2");
    }

    private void takeTour() {
        user.choose("Help", "Take the Tour");
        FxThread.await("the tour begins", () -> user.sees("#tour"));
    }

    private void assertCardIsInAWindowOfAnySize(int stop) {
        user.resize(1440, 900);
        assertStop(stop);
        assertCardIsInTheWindow();
        user.resize(UiScale.WINDOW_WIDTH, UiScale.WINDOW_HEIGHT);
        assertStop(stop);
        assertCardIsInTheWindow();
    }

    private void assertCardIsInTheWindow() {
        Node card = user.part("#tour", Node.class);
        FxThread.run(() -> {
            Bounds bounds = card.localToScene(card.getLayoutBounds());
            assertThat(bounds.getHeight()).isGreaterThan(80);
            assertThat(card.getScene().getRoot().getLayoutBounds().contains(bounds))
                    .as("card in the window: " + bounds)
                    .isTrue();
        });
        for (String button : List.of("#tourBack", "#tourNext")) {
            assertThat(user.part(button + " > .text", Text.class).getText())
                    .as("not truncated")
                    .isEqualTo(user.text(button));
        }
    }
}
