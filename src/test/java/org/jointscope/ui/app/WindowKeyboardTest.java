package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.md2.glcommands.CommandRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The window without a mouse: reading, finding, and moving through the frames. */
@NeedsDisplay
class WindowKeyboardTest extends WindowFixture {

    private Path md2() throws IOException {
        Md2Builder model = Md2Builder.shape().strip(0, 1, 2, 3).fan(0, 1, 2).endGl();
        for (String frame : List.of("stand01", "stand02", "run1", "run2", "run3")) {
            model.frame(frame, Md2Builder.TETRAHEDRON);
        }
        return Files.write(folder.resolve("tris.md2"), model.build());
    }

    private Path unreadable() {
        String text = SmallModel.cycle().replace("numAnimatedComponents 1", "numAnimatedComponents 2");
        return SmallModel.write(folder, "walk.md5anim", text);
    }

    private Node owner() {
        return FxThread.ask(() -> user.part("#picture", Node.class).getScene().getFocusOwner());
    }

    /** The indices of the listed strips and fans. */
    private List<Integer> commands() {
        TableView<?> table = user.part("#glCommands", TableView.class);
        return FxThread.ask(() -> table.getItems().stream()
                .map(CommandRow.class::cast)
                .map(CommandRow::index)
                .toList());
    }

    private Tab front(String tabPane) {
        TabPane panes = user.part(tabPane, TabPane.class);
        return FxThread.ask(() -> panes.getSelectionModel().getSelectedItem());
    }

    @ParameterizedTest
    @CsvSource({"I, issues", "J, compatibility"})
    void detailsAreReadByKeys(KeyCode key, String pane) throws TimeoutException {
        start(guard, unreadable());
        user.resize(1024, 600);
        user.pressWith(KeyCode.CONTROL, key);
        TreeTableView<?> table = user.part("#" + pane, TreeTableView.class);
        for (int i = 0; i < 20 && !user.sees("#" + pane + "Details .button"); i++) {
            user.press(KeyCode.DOWN);
            user.awaitPulses(3);
        }
        ScrollPane side = user.part("#" + pane + "Side", ScrollPane.class);
        assertThat(side.isFocusTraversable()).as("the text does not fit").isTrue();
        int row = FxThread.ask(() -> table.getSelectionModel().getSelectedIndex());
        user.press(KeyCode.TAB);
        assertThat(user.hasKeyFocus("#" + pane + "Side")).isTrue();
        double at = 0;
        for (KeyCode down : List.of(KeyCode.DOWN, KeyCode.PAGE_DOWN, KeyCode.END)) {
            user.press(down);
            assertThat(side.getVvalue()).as("after " + down).isGreaterThan(at);
            at = down == KeyCode.PAGE_DOWN ? Math.min(side.getVvalue(), 0.99) : side.getVvalue();
        }
        assertThat(side.getVvalue()).isEqualTo(1);
        for (KeyCode beyond : List.of(KeyCode.DOWN, KeyCode.RIGHT, KeyCode.LEFT)) {
            user.press(beyond);
            assertThat(owner()).as("after " + beyond).isEqualTo(side);
        }
        user.press(KeyCode.UP);
        assertThat(side.getVvalue()).isLessThan(1);
        user.press(KeyCode.HOME);
        user.press(KeyCode.UP);
        assertThat(side.getVvalue()).isZero();
        assertThat(owner()).isEqualTo(side);
        user.press(KeyCode.TAB);
        assertThat(user.hasFocus("#" + pane + "Side")).as("a button or link").isTrue();
        assertThat(owner()).isNotEqualTo(side);
        FxThread.run(() -> side.setVvalue(0));
        user.press(KeyCode.PAGE_DOWN);
        assertThat(side.getVvalue()).isPositive();
        user.press(KeyCode.PAGE_UP);
        assertThat(side.getVvalue()).isZero();
        assertThat(FxThread.<Integer>ask(() -> table.getSelectionModel().getSelectedIndex()))
                .isEqualTo(row);
    }

    @Test
    void textThatFitsIsNoStopOfTheFocus() throws TimeoutException {
        start(guard, walk);
        user.resize(1600, 1150);
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.awaitPulses(3);
        assertThat(user.part("#compatibilitySide", ScrollPane.class).isFocusTraversable())
                .isFalse();
    }

    @Test
    void fieldOfGlCommandsFindsACommandByItsNumber() throws Exception {
        start(md2());
        user.pause();
        showPane("glCommandsTab");
        user.focus("#glCommands");
        user.pressWith(KeyCode.CONTROL, KeyCode.F);
        assertThat(user.hasKeyFocus("#glcommandsFilter")).isTrue();
        user.type("1");
        user.press(KeyCode.DOWN);
        assertThat(user.hasFocus("#glCommands")).isTrue();
        assertThat(commands()).containsExactly(1);
        user.pressWith(KeyCode.CONTROL, KeyCode.F);
        TextField field = user.part("#glcommandsFilter", TextField.class);
        assertThat(field.getSelectedText()).isEqualTo("1");
        user.type("v3");
        assertThat(commands()).containsExactly(0);
        user.focus("#glCommands");
        user.press(KeyCode.ESCAPE);
        assertThat(field.getText()).isEmpty();
        assertThat(user.hasFocus("#glCommands")).isTrue();
        assertThat(commands()).containsExactly(0, 1);
        user.pressWith(KeyCode.CONTROL, KeyCode.F);
        user.type("fan");
        assertThat(commands()).containsExactly(1);
    }

    @Test
    void paneWithoutAFieldLeadsToAnotherOne() throws Exception {
        start(md2());
        user.pause();
        for (String pane : List.of("skinsTab", "headerTab", "fileTab")) {
            showPane(pane);
            user.focus("#picture");
            user.pressWith(KeyCode.CONTROL, KeyCode.F);
            assertThat(owner()).isInstanceOf(TextField.class);
            user.type("fr");
            assertThat(((TextField) owner()).getText()).isEqualTo("fr");
        }
    }

    @Test
    void emptyIssuesKeepTheArrowKeys() throws TimeoutException {
        start(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh(SmallModel.GUARD, "skin")));
        user.pressWith(KeyCode.CONTROL, KeyCode.I);
        assertThat(user.sees("#issuesEmpty")).isTrue();
        Node owner = owner();
        for (KeyCode key : List.of(KeyCode.DOWN, KeyCode.RIGHT, KeyCode.UP, KeyCode.LEFT)) {
            user.press(key);
            assertThat(front("#lowerPanes").getId()).as("after " + key).isEqualTo("issuesTab");
            assertThat(owner()).as("after " + key).isEqualTo(owner);
        }
    }

    @Test
    void typedFrameReturnsTheFocus() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.focus("#joints");
        pressWithShift(KeyCode.G);
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
        pressWithShift(KeyCode.G);
        user.type("0");
        user.press(KeyCode.ESCAPE);
        assertThat(user.frame()).isEqualTo(1);
        assertThat(user.hasKeyFocus("#joints")).isTrue();
        showPane("sourceTab");
        user.focus("#source");
        user.pressWith(KeyCode.CONTROL, KeyCode.G);
        assertThat(user.hasFocus("#frame")).isFalse();
        assertThat(owner()).isInstanceOf(TextField.class);
        user.focus("#source");
        pressWithShift(KeyCode.G);
        assertThat(user.hasFocus("#frame")).isTrue();
    }

    private void pressWithShift(KeyCode key) {
        user.hold(KeyCode.SHIFT);
        user.pressWith(KeyCode.CONTROL, key);
        user.letGo(KeyCode.SHIFT);
    }

    @Test
    void clipIsChosenByKeys() throws Exception {
        start(md2());
        user.pause();
        user.focus("#picture");
        pressWithShift(KeyCode.C);
        ComboBox<?> clips = user.part("#clip", ComboBox.class);
        assertThat(clips.isShowing()).isTrue();
        user.press(KeyCode.DOWN);
        user.press(KeyCode.DOWN);
        user.press(KeyCode.ENTER);
        assertThat(clips.isShowing()).isFalse();
        assertThat(user.texts("#clip .list-cell").getFirst()).startsWith("run");
        assertThat(user.hasKeyFocus("#picture")).isTrue();
    }

    @Test
    void newCommandsAreListed() throws TimeoutException {
        start(guard, walk);
        user.press(KeyCode.F1);
        FxThread.await("the list opens", () -> user.sees(".keys"));
        assertThat(user.texts(".keys .label"))
                .contains("Ctrl+Shift+G", "Go to Frame…", "Ctrl+Shift+C", "Choose Clip (.md2)");
        user.press(KeyCode.ESCAPE);
    }

    @Test
    void spaceInAReadingPanePlays() throws TimeoutException {
        startPlaying(guard, walk);
        user.click("head");
        user.resize(1024, 700);
        user.pressWith(KeyCode.CONTROL, KeyCode.DIGIT1);
        assertThat(user.hasKeyFocus("#jointSheet")).isTrue();
        assertThat(user.seesPlaying()).isTrue();
        user.press(KeyCode.SPACE);
        assertThat(user.seesPlaying()).isFalse();
        assertThat(user.part("#jointSheet", ScrollPane.class).getVvalue()).isZero();
        user.press(KeyCode.SPACE);
        assertPlays();
    }

    @Test
    void engineIsFoundByItsName() throws TimeoutException {
        start(guard, walk);
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.pressWith(KeyCode.CONTROL, KeyCode.F);
        assertThat(user.hasKeyFocus("#compatibilitySearch")).isTrue();
        user.type("vkq");
        TreeTableView<?> table = user.part("#compatibility", TreeTableView.class);
        assertThat(FxThread.<Integer>ask(table::getExpandedItemCount)).isEqualTo(2);
        user.press(KeyCode.ENTER);
        assertThat(user.hasFocus("#compatibility")).isTrue();
        user.pressWith(KeyCode.CONTROL, KeyCode.F);
        user.type("nothing of this name");
        assertThat(user.sees("#compatibilityShowAll")).isTrue();
        FxThread.run(user.part("#compatibilityShowAll", Button.class)::fire);
        assertThat(user.text("#compatibilitySearch")).isEmpty();
        assertThat(FxThread.<Integer>ask(table::getExpandedItemCount)).isGreaterThan(5);
    }
}
