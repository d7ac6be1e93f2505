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
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
        user.click("#jointFilter");
        user.pressWith(KeyCode.CONTROL, KeyCode.DIGIT2);
        assertThat(user.hasFocus("#flags")).isTrue();
        user.press(KeyCode.F1);
        FxThread.await("the shortcuts", () -> user.sees("Ctrl+1"));
    }

    @Test
    void focusIsVisibleAfterKeysAndNotAfterTheMouse() throws TimeoutException {
        user = WindowUser.start(guard, walk);
        FxThread.await("at the start", () -> user.hasKeyFocus("#joints"));
        user.click("#picture");
        assertThat(user.hasFocus("#picture")).isTrue();
        assertThat(user.hasKeyFocus("#picture")).isFalse();
        user.click("#jointFilter");
        user.press(KeyCode.DOWN);
        assertThat(user.hasKeyFocus("#joints")).isTrue();
        user.click("head");
        assertThat(user.hasFocus("#joints")).isTrue();
        assertThat(user.hasKeyFocus("#joints")).isFalse();
        user.press(KeyCode.F1);
        FxThread.await("the shortcuts", () -> user.hasKeyFocus(".dialog-pane .scroll-pane"));
    }

    @Test
    void filterLeadsToTheFirstMatchAndDoesNotHideASelectedJoint() throws TimeoutException {
        start(guard, walk);
        for (KeyCode key : List.of(KeyCode.DOWN, KeyCode.ENTER)) {
            user.click("#jointFilter");
            user.type("hip");
            user.press(key);
            assertThat(user.hasFocus("#joints")).as("after " + key).isTrue();
            assertThat(selectedJoint()).isEqualTo("hips");
            user.pressWith(KeyCode.CONTROL, KeyCode.DIGIT2);
            user.press(KeyCode.END);
            assertThat(selectedJoint()).isEqualTo("head");
            assertThat(user.text("#jointFilter")).isEmpty();
        }
    }

    @Test
    void filterOfATableLeadsToTheFirstMatch() throws TimeoutException {
        start(guard, walk);
        showPane("flagsTab");
        user.click("#flagsFilter");
        user.type("hip");
        user.press(KeyCode.DOWN);
        assertThat(user.hasFocus("#flags")).isTrue();
        assertThat(selectedJoint()).isEqualTo("hips");
    }

    @Test
    void linksOfAJointAreReachedByTabAndPagesScroll() throws TimeoutException {
        start(guard, walk);
        user.click("head");
        user.resize(1024, 700);
        user.pressWith(KeyCode.CONTROL, KeyCode.DIGIT1);
        ScrollPane sheet = user.part("#jointSheet", ScrollPane.class);
        assertThat(user.hasKeyFocus("#jointSheet")).isTrue();
        user.press(KeyCode.PAGE_DOWN);
        double page = sheet.getVvalue();
        assertThat(page).isPositive();
        user.press(KeyCode.PAGE_UP);
        assertThat(sheet.getVvalue()).isZero();
        Set<String> visited = new LinkedHashSet<>();
        for (int i = 0; i < 30 && user.hasFocus("#jointSheet"); i++) {
            user.press(KeyCode.TAB);
            user.awaitPulses(2);
            Node owner = FxThread.ask(() -> sheet.getScene().getFocusOwner());
            if (owner instanceof Hyperlink link && user.hasFocus("#jointSheet")) {
                visited.add(link.getText());
                Bounds in = FxThread.ask(() -> sheet.sceneToLocal(link.localToScene(link.getLayoutBounds())));
                assertThat(in.getMinY()).as(link.getText()).isNotNegative();
                assertThat(in.getMaxY()).as(link.getText()).isLessThanOrEqualTo(sheet.getHeight());
            }
        }
        assertThat(visited).anyMatch(link -> link.startsWith("line ")).contains("hips");
        user.pressWith(KeyCode.CONTROL, KeyCode.DIGIT1);
        user.press(KeyCode.TAB);
        user.press(KeyCode.PAGE_DOWN);
        assertThat(sheet.getVvalue()).isEqualTo(page);
    }

    @Test
    void underscoreInTheNameOfAJointIsNotAMnemonic() throws TimeoutException {
        List<String> joints = List.of("origin", "left_pelvis", "left_play");
        start(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh(joints, "")));
        showPane("jointTab");
        user.click("left_play");
        Hyperlink parent = user.part("#jointParent", Hyperlink.class);
        assertThat(FxThread.<String>ask(() -> ((Text) parent.lookup(".text")).getText()))
                .isEqualTo("left_pelvis");
    }

    @Test
    void typedValueEndsTheTyping() throws TimeoutException {
        start(guard, walk);
        user.pause();
        for (String field : List.of("#speedFactor", "#frame")) {
            user.click(field);
            user.type("999");
            user.press(KeyCode.ENTER);
            assertThat(user.hasFocus(field))
                    .as(field + " with an invalid value")
                    .isTrue();
            user.type("2");
            user.press(KeyCode.ENTER);
            assertThat(user.hasFocus(field)).as(field).isFalse();
            assertThat(user.text(field)).contains("2");
        }
    }

    @Test
    void keyShowsAndHidesALowerPane() throws TimeoutException {
        start(guard, walk);
        user.pause();
        Map<KeyCode, String> lists =
                Map.of(KeyCode.J, "#compatibility", KeyCode.K, "#components", KeyCode.L, "#anomalyPlot");
        lists.forEach((key, list) -> {
            user.pressWith(KeyCode.CONTROL, key);
            assertThat(user.hasKeyFocus(list)).as("after " + key).isTrue();
        });
        user.pressWith(KeyCode.CONTROL, KeyCode.E);
        assertThat(user.sees("#noEdits")).isTrue();
        assertThat(user.sees(".edits > .focus-ring")).isTrue();
        user.pressWith(KeyCode.CONTROL, KeyCode.E);
        assertThat(user.sees("#lowerPanes")).isFalse();
        assertThat(user.hasKeyFocus("#picture")).isTrue();
        user.click("View");
        user.choose("Lower Panes", "Anomalies");
        TabPane panes = user.part("#lowerPanes", TabPane.class);
        assertThat(panes.getSelectionModel().getSelectedItem().getId()).isEqualTo("anomaliesTab");
    }

    @Test
    void keyLeadsToTheFilterOfTheJointsFromAnyPane() throws TimeoutException {
        start(guard, walk);
        user.pause();
        for (String pane : List.of("issuesTab", "componentsTab")) {
            showLower(pane);
            user.focus("#lowerPanes");
            user.hold(KeyCode.SHIFT);
            user.pressWith(KeyCode.CONTROL, KeyCode.F);
            user.letGo(KeyCode.SHIFT);
            assertThat(user.hasKeyFocus("#jointFilter")).as("from " + pane).isTrue();
        }
        user.type("head");
        assertThat(joints()).contains("head");
        assertThat(user.text("#jointFilter")).isEqualTo("head");
    }

    @Test
    void openedFilesHaveTheFocus() throws Exception {
        Md2Builder model = Md2Builder.tetrahedron();
        Path md2 = Files.write(folder.resolve("tris.md2"), model.build());
        start(guard, walk);
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.drop(md2);
        FxThread.await("the focus is in the viewport", () -> user.hasFocus("#picture"));
        user.pressWith(KeyCode.CONTROL, KeyCode.I);
        user.drop(guard, walk);
        FxThread.await("the focus is in the tree", () -> user.hasFocus("#joints"));
        user.awaitPulses(5);
        assertThat(user.hasFocus("#joints")).isTrue();
    }

    @Test
    void keyOfIssuesSelectsNoneAndFoldsThemWhenTheyHaveTheFocus() throws TimeoutException {
        String unread = SmallModel.cycle().replace("numAnimatedComponents 1", "numAnimatedComponents 2");
        start(guard, SmallModel.write(folder, "walk.md5anim", unread));
        FxThread.await("the issues", () -> user.sees("#issues"));
        user.pressWith(KeyCode.CONTROL, KeyCode.I);
        assertThat(user.hasKeyFocus("#issues")).isTrue();
        TreeTableView<?> issues = user.part("#issues", TreeTableView.class);
        assertThat(issues.getSelectionModel().isEmpty())
                .as("no playhead is moved")
                .isTrue();
        user.press(KeyCode.DOWN);
        assertThat(issues.getSelectionModel().getSelectedIndex()).isZero();
        user.pressWith(KeyCode.CONTROL, KeyCode.I);
        assertThat(user.sees("#lowerPanes")).isFalse();
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
    }

    @ParameterizedTest
    @CsvSource({"I, issuesTab, #issuesSearch, #issues", "J, compatibilityTab, #compatibilitySearch, #compatibility"})
    void keyOfALowerPaneLeadsFromItsOtherPartsToItsListAndThenToTheViewport(
            KeyCode key, String tab, String filter, String list) throws TimeoutException {
        start(guard, walk);
        user.pause();
        showLower(tab);
        for (String part : List.of(filter, list + "Side")) {
            user.focus(part);
            assertThat(user.hasFocus(part)).isTrue();
            user.pressWith(KeyCode.CONTROL, key);
            assertThat(user.hasKeyFocus(list)).as("from " + part).isTrue();
        }
        user.pressWith(KeyCode.CONTROL, key);
        assertThat(user.sees("#lowerPanes")).isFalse();
        assertThat(user.hasFocus("#picture")).isTrue();
        user.awaitPulses(3);
        assertThat(user.hasFocus("#picture")).as("it stays there").isTrue();
        user.press(KeyCode.DOWN);
        user.press(KeyCode.UP);
        assertThat(user.hasFocus("#picture")).as("no arrow key leaves it").isTrue();
    }

    @ParameterizedTest
    @CsvSource({"flagsTab, #flags", "jointTab, .joint-pane"})
    void keysMoveFromPaneToPane(String pane, String part) throws TimeoutException {
        start(guard, walk);
        showPane(pane);
        showLower("issuesTab");
        user.focus("#joints");
        List<String> parts = List.of("#picture", part, "#scrub", "#issues", "#joints", "#picture");
        for (String each : parts) {
            user.press(KeyCode.F6);
            assertThat(user.hasKeyFocus(each)).as(each).isTrue();
        }
        for (String each : parts.reversed().subList(1, parts.size())) {
            user.pressWith(KeyCode.SHIFT, KeyCode.F6);
            assertThat(user.hasKeyFocus(each)).as("back to " + each).isTrue();
        }
        user.pressWith(KeyCode.CONTROL, KeyCode.I);
        user.pressWith(KeyCode.CONTROL, KeyCode.I);
        user.focus("#scrub");
        user.press(KeyCode.F6);
        assertThat(user.hasKeyFocus("#joints")).as("without the lower panes").isTrue();
    }
}
