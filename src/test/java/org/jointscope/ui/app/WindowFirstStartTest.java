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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    void keysGoThroughAllStopsOnceAndTheMenuRepeatsThem() throws TimeoutException {
        startFirst();
        assertThat(user.title()).startsWith("dapple.md5mesh");
        assertThat(user.seesPlaying()).isTrue();
        user.pause();
        for (int i = 0; i < TITLES.size(); i++) {
            assertStop(i);
            assertThat(user.hasFocus("#tourNext")).isTrue();
            user.press(i % 2 == 0 ? KeyCode.SPACE : KeyCode.ENTER);
        }
        assertThat(user.sees("#tour")).isFalse();
        assertThat(user.sees(".tour-frame")).isFalse();
        assertThat(user.hasFocus("#joints")).as("the focus returns").isTrue();
        assertThat(front("#panes")).as("the pane from before").isEqualTo("jointTab");
        assertThat(user.sees("#issues")).as("the lower panes").isFalse();
        user.end();

        startWith(folder.resolve("settings"));
        user.awaitPulses(5);
        assertThat(user.sees("#tour")).as("at the second start").isFalse();
        user.choose("Help", "Take the Tour");
        FxThread.await("the tour begins", () -> user.sees("#tour"));
        assertStop(0);
        user.press(KeyCode.ENTER);
        user.pressWith(KeyCode.SHIFT, KeyCode.TAB);
        user.press(KeyCode.ENTER);
        assertStop(0);
        assertThat(user.hasFocus("#tourNext")).as("Back is disabled now").isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1440, 900", "1024, 700", "960, 600"})
    void mouseGoesThroughAllStopsInAWindowOfAnySize(double width, double height) throws TimeoutException {
        startFirst();
        user.pause();
        user.resize(width, height);
        for (int i = 0; i < TITLES.size(); i++) {
            assertStop(i);
            assertCardIsInTheWindow();
            user.click("#tourNext");
        }
        assertThat(user.sees("#tour")).isFalse();
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

    @Test
    void theWindowRemainsUsable() throws TimeoutException {
        startFirst();
        user.click("#play");
        assertThat(user.seesPlaying()).as("the animation is paused").isFalse();
        user.click("hips");
        assertThat(selectedJoint()).isEqualTo("hips");
        assertThat(user.sees("#tour")).isTrue();
        user.press(KeyCode.ESCAPE);
        assertThat(selectedJoint()).as("the tree uses Escape").isEmpty();
        assertThat(user.sees("#tour")).isTrue();
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#tour")).isFalse();
        assertThat(user.hasFocus("#joints")).as("the focus stays").isTrue();
    }

    @Test
    void closedTourIsNotRepeatedAndAnUnfinishedOneIs() throws TimeoutException {
        startFirst();
        user.click("#tourNext");
        user.end();
        startFirst();
        assertStop(0);
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#tour")).isFalse();
        user.end();
        startWith(folder.resolve("settings"));
        user.awaitPulses(5);
        assertThat(user.sees("#tour")).isFalse();
    }

    @Test
    void filesOnTheCommandLineAreShownWithoutTheTour() throws TimeoutException {
        startWith(folder.resolve("settings"), guard, walk);
        user.awaitPulses(5);
        assertThat(user.sees("#tour")).isFalse();
    }

    @Test
    void filesWithoutTheExplainedPanesEndTheTour() throws IOException, TimeoutException {
        startFirst();
        user.drop(guard);
        FxThread.await("the mesh is open", () -> user.title().startsWith("guard.md5mesh"));
        assertThat(user.sees("#tour")).as("a mesh has all panes").isTrue();
        Md2Builder model = Md2Builder.shape().frame("stand01", Md2Builder.TETRAHEDRON);
        user.drop(Files.write(folder.resolve("tris.md2"), model.build()));
        FxThread.await("the .md2 is open", () -> user.title().startsWith("tris.md2"));
        FxThread.await("the tour has ended", () -> !user.sees("#tour"));
    }

    @Test
    void tourOfAnotherFormatHasOnlyItsParts() throws IOException, TimeoutException {
        Md2Builder model = Md2Builder.shape().frame("stand01", Md2Builder.TETRAHEDRON);
        start(Files.write(folder.resolve("tris.md2"), model.build()));
        user.choose("Help", "Take the Tour");
        assertThat(user.text("#tourCount")).isEqualTo("1 of 2");
        user.click("#tourClose");
        assertThat(user.sees("#tour")).isFalse();
    }
}
