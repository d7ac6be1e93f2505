package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** The keyboard focus: after opening, and moved to panes and their filters by keys. */
@NeedsDisplay
class WindowFocusTest extends WindowFixture {

    @Test
    void controlAndDigitShowThePaneOfThatNumber() throws TimeoutException {
        start(guard, walk);
        TabPane panes = user.part("#panes", TabPane.class);
        List<String> ids = panes("#panes");
        for (int i = ids.size() - 1; i >= 0; i--) {
            user.pressWith(KeyCode.CONTROL, KeyCode.valueOf("DIGIT" + (i + 1)));
            Tab front = FxThread.ask(() -> panes.getSelectionModel().getSelectedItem());
            assertThat(front.getId()).isEqualTo(ids.get(i));
            assertThat(front.getTooltip().getText()).isEqualTo("Show %s (Ctrl+%d)".formatted(front.getText(), i + 1));
            assertThat(user.hasFocus("#panes")).isTrue();
            user.press(KeyCode.DOWN);
            assertThat(FxThread.ask(() -> panes.getSelectionModel().getSelectedItem()))
                    .isEqualTo(front);
        }
    }

    @Test
    void focusIsVisibleAfterKeysAndNotAfterTheMouse() throws TimeoutException {
        start(guard, walk);
        user.click("#picture");
        assertThat(user.hasFocus("#picture")).isTrue();
        assertThat(user.hasKeyFocus("#picture")).isFalse();
        user.click("#jointFilter");
        user.press(KeyCode.DOWN);
        assertThat(user.hasKeyFocus("#joints")).isTrue();
        user.click("head");
        assertThat(user.hasFocus("#joints")).isTrue();
        assertThat(user.hasKeyFocus("#joints")).isFalse();
        user.pressWith(KeyCode.SHIFT, KeyCode.F1);
        FxThread.await("the shortcuts", () -> user.hasKeyFocus(".dialog-pane .scroll-pane"));
    }

    @Test
    void filtersLeadToTheFirstMatchAndDoNotHideASelectedJoint() throws TimeoutException {
        start(guard, walk);
        showPane("flagsTab");
        user.click("#flagsFilter");
        user.type("hip");
        user.press(KeyCode.DOWN);
        assertThat(user.hasFocus("#flags")).isTrue();
        assertThat(selectedJoint()).isEqualTo("hips");
        user.click("#jointFilter");
        user.type("hip");
        user.press(KeyCode.ENTER);
        assertThat(user.hasFocus("#joints")).isTrue();
        assertThat(selectedJoint()).isEqualTo("hips");
        user.click("#flagsFilter");
        user.press(KeyCode.ESCAPE);
        user.pressWith(KeyCode.CONTROL, KeyCode.DIGIT2);
        user.press(KeyCode.END);
        assertThat(selectedJoint()).isEqualTo("head");
        assertThat(user.text("#jointFilter")).isEmpty();
    }

    /** An underscore in the name of a joint is not a mnemonic. */
    @Test
    void linksOfAJointAreReachedByTab() throws TimeoutException {
        List<String> joints = List.of("origin", "left_pelvis", "left_play");
        start(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh(joints, "")));
        user.click("left_play");
        user.resize(1024, 700);
        user.pressWith(KeyCode.CONTROL, KeyCode.DIGIT1);
        ScrollPane sheet = user.part("#jointSheet", ScrollPane.class);
        assertThat(user.hasKeyFocus("#jointSheet")).isTrue();
        Set<String> visited = new LinkedHashSet<>();
        for (int i = 0; i < 30 && user.hasFocus("#jointSheet"); i++) {
            user.press(KeyCode.TAB);
            user.awaitPulses(2);
            Node owner = FxThread.ask(() -> sheet.getScene().getFocusOwner());
            if (owner instanceof Hyperlink link && user.hasFocus("#jointSheet")) {
                visited.add(FxThread.ask(() -> ((Text) link.lookup(".text")).getText()));
                Bounds in = FxThread.ask(() -> sheet.sceneToLocal(link.localToScene(link.getLayoutBounds())));
                assertThat(in.getMinY()).as(link.getText()).isNotNegative();
                assertThat(in.getMaxY()).as(link.getText()).isLessThanOrEqualTo(sheet.getHeight());
            }
        }
        assertThat(visited).anyMatch(link -> link.startsWith("line ")).contains("left_pelvis");
    }

    @Test
    void keysShowAndHideTheLowerPanes() throws TimeoutException {
        start(guard, walk);
        Map<KeyCode, String> lists = Map.of(
                KeyCode.I, "#issues", KeyCode.J, "#compatibility", KeyCode.U, "#components", KeyCode.L, "#anomalyPlot");
        lists.forEach((key, list) -> {
            user.pressWith(KeyCode.CONTROL, key);
            assertThat(user.hasKeyFocus(list)).as("after " + key).isTrue();
        });
        user.pressWith(KeyCode.CONTROL, KeyCode.E);
        assertThat(user.sees("#noEdits")).isTrue();
        assertThat(user.sees(".edits > .focus-ring")).isTrue();
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.focus("#compatibilitySearch");
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        assertThat(user.hasKeyFocus("#compatibility")).as("from its search").isTrue();
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        assertThat(user.sees("#lowerPanes")).isFalse();
        assertThat(user.hasKeyFocus("#picture")).isTrue();
        user.click("View");
        user.choose("Lower Panes", "Anomalies");
        TabPane panes = user.part("#lowerPanes", TabPane.class);
        assertThat(panes.getSelectionModel().getSelectedItem().getId()).isEqualTo("anomaliesTab");
    }

    @Test
    void openedFilesHaveTheFocus() throws Exception {
        Md2Builder model = Md2Builder.tetrahedron();
        Path md2 = Files.write(folder.resolve("tris.md2"), model.build());
        start(guard, walk);
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.open(md2);
        FxThread.await("the focus is in the viewport", () -> user.hasFocus("#picture"));
        user.pressWith(KeyCode.CONTROL, KeyCode.I);
        user.open(guard, walk);
        FxThread.await("the focus is in the tree", () -> user.hasFocus("#joints"));
    }

    @Test
    void controlAndFMoveToTheFieldOfThePane() throws TimeoutException {
        start(guard, walk);
        showLower("issuesTab");
        for (List<String> way : List.of(
                List.of("#picture", "jointTab", "#jointFilter"),
                List.of("#picture", "flagsTab", "#flagsFilter"),
                List.of("#picture", "sourceTab", "#sourceFindField"),
                List.of("#joints", "flagsTab", "#jointFilter"),
                List.of("#flags", "flagsTab", "#flagsFilter"),
                List.of("#issues", "flagsTab", "#issuesSearch"))) {
            showPane(way.get(1));
            user.focus(way.get(0));
            user.pressWith(KeyCode.CONTROL, KeyCode.F);
            assertThat(user.hasFocus(way.get(2))).as(way.toString()).isTrue();
        }
        user.hold(KeyCode.SHIFT);
        user.pressWith(KeyCode.CONTROL, KeyCode.F);
        user.letGo(KeyCode.SHIFT);
        assertThat(user.hasKeyFocus("#jointFilter")).as("from the issues").isTrue();
    }

    @Test
    void keysMoveFromPaneToPane() throws TimeoutException {
        start(guard, walk);
        showPane("flagsTab");
        showLower("issuesTab");
        user.focus("#joints");
        List<String> parts = List.of("#picture", "#flags", "#scrub", "#issues", "#joints", "#picture");
        for (String each : parts) {
            user.press(KeyCode.F6);
            assertThat(user.hasKeyFocus(each)).as(each).isTrue();
        }
        for (String each : parts.reversed().subList(1, parts.size())) {
            user.pressWith(KeyCode.SHIFT, KeyCode.F6);
            assertThat(user.hasKeyFocus(each)).as("back to " + each).isTrue();
        }
    }

    /** The next key hides it and acts. */
    @Test
    void iconIsExplainedUntilTheNextKey() throws TimeoutException {
        start(guard, folder.resolve("gone.md5anim"), walk);
        user.focus("#first");
        user.press(KeyCode.TAB);
        assertThat(user.hasFocus("#stepBack")).isTrue();
        FxThread.await("the tooltip", () -> tooltip("Previous frame").isPresent());
        assertThat(user.sees("#trouble")).isTrue();
        user.press(KeyCode.ESCAPE);
        assertThat(tooltip("Previous frame")).isEmpty();
        assertThat(user.sees("#trouble")).isFalse();
    }
}
