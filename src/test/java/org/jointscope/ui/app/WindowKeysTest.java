package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.preferences.UiScale;
import org.junit.jupiter.api.Test;

/** The window without a mouse: keys of the viewport and the timeline in all panes, and keys of the parts. */
@Needs3D
class WindowKeysTest extends WindowFixture {

    /** In the flags, Space changes a bit. */
    @Test
    void keysOfTheViewportAndTheTimelineWorkFromAllPanes() throws TimeoutException {
        start(guard, walk);
        user.click("head");
        for (String control :
                List.of("#joints", "#flags", "#baseframe", "#frames", "#issues", "#panes", "#jointSheet")) {
            focus(control);
            List<KeyCode> all = List.of(KeyCode.N, KeyCode.S, KeyCode.M, KeyCode.G);
            for (KeyCode key : control.equals("#joints") ? all : all.subList(0, 1)) {
                boolean before = user.part(tool(key), ToggleButton.class).isSelected();
                user.press(key);
                assertThat(user.part(tool(key), ToggleButton.class).isSelected())
                        .as(key + " in " + control)
                        .isNotEqualTo(before);
            }
            assertThat(user.hasFocus(control)).as(control).isTrue();
            if (!Set.of("#panes", "#flags").contains(control)) {
                assertPlaysFrom(control);
                assertSetsTheRangeFrom(control);
            }
        }
        Picture first = user.look("#picture");
        user.press(KeyCode.DIGIT7);
        Picture top = user.look("#picture");
        assertThat(top.unlike(first)).as("seen from the top").isGreaterThan(0.005);
        user.pressWith(KeyCode.SHIFT, KeyCode.DIGIT1);
        assertThat(user.look("#picture").unlike(top)).as("the back").isGreaterThan(0.005);
        user.press(KeyCode.R);
        assertThat(user.look("#picture").unlike(first)).as("the first view").isZero();
    }

    private void assertPlaysFrom(String control) {
        user.press(KeyCode.SPACE);
        assertThat(user.seesPlaying()).as(control).isTrue();
        user.press(KeyCode.SPACE);
        assertThat(user.seesPlaying()).as(control).isFalse();
    }

    private void assertSetsTheRangeFrom(String control) {
        user.pressWith(KeyCode.ALT, KeyCode.HOME);
        user.press(KeyCode.PERIOD);
        user.pressWith(KeyCode.ALT, KeyCode.END);
        assertThat(user.text("#rangeText")).as(control).startsWith("range: frame");
        pressWithShift(KeyCode.ALT, KeyCode.HOME);
        assertThat(user.text("#rangeText")).as(control).isEqualTo("range: all frames");
        assertThat(user.hasFocus(control)).as(control).isTrue();
    }

    private void pressWithShift(KeyCode held, KeyCode key) {
        user.hold(KeyCode.SHIFT);
        user.pressWith(held, key);
        user.letGo(KeyCode.SHIFT);
    }

    private static String tool(KeyCode key) {
        return switch (key) {
            case M -> "#mesh";
            case S -> "#skeleton";
            case N -> "#names";
            default -> "#grid";
        };
    }

    private void focus(String control) {
        switch (control) {
            case "#flags" -> showPane("flagsTab");
            case "#baseframe" -> showPane("baseframeTab");
            case "#frames" -> showLower("framesTab");
            case "#source" -> showPane("sourceTab");
            case "#jointSheet" -> showPane("jointTab");
            case "#issues" -> showLower("issuesTab");
            default -> {}
        }
        Node node = user.part(control, Node.class);
        FxThread.run(node::requestFocus);
        user.awaitPulses(2);
    }

    @Test
    void selectedJointIsFramedFromTheTree() throws TimeoutException {
        start(guard);
        user.click("head");
        Picture whole = user.look("#picture");
        user.press(KeyCode.F);
        assertThat(user.look("#picture").unlike(whole)).isGreaterThan(0.1);
        assertThat(selectedJoint()).isEqualTo("head");
        user.press(KeyCode.A);
        assertThat(user.look("#picture").unlike(whole)).isZero();
    }

    @Test
    void keysThatAListUsesStayThere() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.click("hips");
        String frame = user.text("#frame");
        user.press(KeyCode.LEFT);
        assertThat(joints()).containsExactly("origin", "hips");
        user.press(KeyCode.RIGHT);
        assertThat(joints()).containsExactly("origin", "hips", "head");
        user.press(KeyCode.HOME);
        assertThat(selectedJoint()).isEqualTo("origin");
        assertThat(user.text("#frame")).isEqualTo(frame);
    }

    @Test
    void typedTextIsNoCommand() throws TimeoutException {
        start(guard, walk);
        for (String field : List.of("#jointFilter", "#speedFactor")) {
            user.click(field);
            user.type("nms l.,");
            user.press(KeyCode.ESCAPE);
        }
        assertThat(user.seesPlaying()).isFalse();
        assertThat(isChosen("Loop")).isTrue();
        assertThat(user.part("#names", ToggleButton.class).isSelected()).isFalse();
        assertThat(user.part("#mesh", ToggleButton.class).isSelected()).isTrue();
        assertThat(user.part("#skeleton", ToggleButton.class).isSelected()).isTrue();
    }

    @Test
    void shortcutsFitInTheSmallestWindowAndScroll() throws TimeoutException {
        start(guard);
        user.resize(UiScale.WINDOW_WIDTH, UiScale.WINDOW_HEIGHT);
        user.pressWith(KeyCode.SHIFT, KeyCode.F1);
        FxThread.await("the list opens", () -> user.sees(".keys"));
        ScrollPane list = user.part(".dialog-pane .scroll-pane", ScrollPane.class);
        Window dialog = FxThread.ask(() -> list.getScene().getWindow());
        assertThat(dialog.getHeight()).isLessThanOrEqualTo(UiScale.WINDOW_HEIGHT);
        assertThat(dialog.getWidth()).isLessThanOrEqualTo(UiScale.WINDOW_WIDTH);
        assertThat(user.part(".dialog-pane .scroll-bar:vertical", ScrollBar.class)
                        .isVisible())
                .isTrue();
        FxThread.await("the dialog has the focus", dialog::isFocused);
        user.press(KeyCode.PAGE_DOWN);
        FxThread.await("the list scrolls", () -> list.getVvalue() > 0);
        double hidden = list.getContent().getLayoutBounds().getHeight()
                - list.getViewportBounds().getHeight();
        assertThat(list.getVvalue() * hidden)
                .as("scrolled by a page")
                .isCloseTo(Math.min(hidden, list.getViewportBounds().getHeight()), within(1e-6));
        assertThat(user.texts(".keys .label"))
                .contains("Joint Names (MD5)", "Normals (.md2)")
                .contains("Ctrl+1", "Ctrl+9", "Ctrl+I", "Ctrl+J", "Ctrl+C", "Ctrl+G", "Ctrl+Shift+G")
                .noneMatch(text -> text.contains("{"));
        user.press(KeyCode.END);
        FxThread.await("the end of the list", () -> list.getVvalue() == 1);
        assertThat(user.texts(".keys .heading")).contains("Everywhere, unless the focused control uses the key");
        user.press(KeyCode.ESCAPE);
        FxThread.await("the list closes", () -> !user.sees(".keys"));
    }

    @Test
    void keyOpensTheContextMenusOfAllPanes() throws TimeoutException {
        start(guard, walk);
        user.click("head");
        for (String part : List.of("#joints", "#flags", "#frames", "#source", "#jointSheet")) {
            focus(part);
            user.press(KeyCode.DOWN);
            user.pressWith(KeyCode.SHIFT, KeyCode.F10);
            ContextMenu menu = FxThread.ask(() -> Window.getWindows().stream()
                    .filter(ContextMenu.class::isInstance)
                    .map(ContextMenu.class::cast)
                    .findFirst()
                    .orElseThrow());
            Bounds bounds = FxThread.ask(() -> {
                Node node = user.part(part, Node.class);
                return node.localToScreen(node.getLayoutBounds());
            });
            assertThat(bounds.contains(menu.getAnchorX(), menu.getAnchorY()))
                    .as(part)
                    .isTrue();
            assertThat(menu.getItems()).as(part).isNotEmpty();
            user.press(KeyCode.ESCAPE);
            assertThat(menu.isShowing()).as(part).isFalse();
            assertThat(user.hasFocus(part)).as(part).isTrue();
        }
    }

    @Test
    void menuStaysOpenIfAltIsReleasedBeforeTheLetter() throws TimeoutException {
        start(guard, walk);
        user.hold(KeyCode.ALT);
        user.hold(KeyCode.E);
        user.letGo(KeyCode.ALT);
        user.letGo(KeyCode.E);
        Menu menu = user.part("#menuBar", MenuBar.class).getMenus().get(1);
        assertThat(menu.isShowing()).isTrue();
        user.press(KeyCode.ESCAPE);
        assertThat(menu.isShowing()).isFalse();
        user.press(KeyCode.ALT);
        assertThat(user.parts("#menuBar .menu-button:hover")).as("Alt alone").isNotEmpty();
        user.press(KeyCode.ESCAPE);
    }

    /** The details of an issue that do not fit are a stop of the focus, and scroll. */
    @Test
    void detailsAreReadByKeys() throws TimeoutException {
        String text = SmallModel.cycle().replace("numAnimatedComponents 1", "numAnimatedComponents 2");
        start(guard, SmallModel.write(folder, "walk.md5anim", text));
        user.resize(1024, 600);
        user.pressWith(KeyCode.CONTROL, KeyCode.I);
        for (int i = 0; i < 20 && !user.sees("#issuesDetails .button"); i++) {
            user.press(KeyCode.DOWN);
            user.awaitPulses(3);
        }
        ScrollPane side = user.part("#issuesSide", ScrollPane.class);
        user.press(KeyCode.TAB);
        assertThat(user.hasKeyFocus("#issuesSide")).isTrue();
        for (KeyCode key : List.of(KeyCode.DOWN, KeyCode.PAGE_DOWN)) {
            user.press(key);
            assertThat(side.getVvalue()).as("after " + key).isPositive();
            user.press(KeyCode.HOME);
            assertThat(side.getVvalue()).isZero();
        }
        user.press(KeyCode.END);
        user.press(KeyCode.DOWN);
        assertThat(side.getVvalue()).isEqualTo(1);
        assertThat(owner()).as("the end is not left").isEqualTo(side);
        user.press(KeyCode.TAB);
        assertThat(user.hasFocus("#issuesSide")).as("a button or link").isTrue();
        assertThat(owner()).isNotEqualTo(side);
    }

    private Node owner() {
        return FxThread.ask(() -> user.part("#picture", Node.class).getScene().getFocusOwner());
    }

    @Test
    void typedFrameReturnsTheFocus() throws TimeoutException {
        start(guard, walk);
        showPane("sourceTab");
        user.focus("#source");
        user.pressWith(KeyCode.CONTROL, KeyCode.G);
        assertThat(user.hasFocus("#frame")).as("the line").isFalse();
        assertThat(owner()).isInstanceOf(TextField.class);
        user.focus("#joints");
        pressWithShift(KeyCode.CONTROL, KeyCode.G);
        TextField field = user.part("#frame", TextField.class);
        assertThat(user.hasKeyFocus("#frame")).isTrue();
        assertThat(field.getSelectedText()).isEqualTo(field.getText()).isNotEmpty();
        user.type("99");
        user.press(KeyCode.ENTER);
        assertThat(user.hasFocus("#frame")).as("no such frame").isTrue();
        user.type("1");
        user.press(KeyCode.ENTER);
        assertThat(user.frame()).isEqualTo(1);
        assertThat(user.hasKeyFocus("#joints")).isTrue();
    }

    @Test
    void clipIsChosenByKeys() throws Exception {
        Md2Builder model = Md2Builder.shape().strip(0, 1, 2, 3).endGl();
        for (String frame : List.of("stand01", "stand02", "run1", "run2")) {
            model.frame(frame, Md2Builder.TETRAHEDRON);
        }
        start(Files.write(folder.resolve("tris.md2"), model.build()));
        pressWithShift(KeyCode.CONTROL, KeyCode.C);
        ComboBox<?> clips = user.part("#clip", ComboBox.class);
        assertThat(clips.isShowing()).isTrue();
        user.press(KeyCode.DOWN);
        user.press(KeyCode.DOWN);
        user.press(KeyCode.ENTER);
        assertThat(clips.isShowing()).isFalse();
        assertThat(user.texts("#clip .list-cell").getFirst()).startsWith("run");
        assertThat(user.hasKeyFocus("#picture")).isTrue();
    }
}
