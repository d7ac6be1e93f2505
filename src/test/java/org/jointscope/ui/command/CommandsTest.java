package org.jointscope.ui.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jointscope.messages.Texts;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.command.Command.Scope;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class CommandsTest {
    private final Commands commands = new Commands(Texts.program());
    private final List<String> done = new ArrayList<>();

    private static KeyEvent press(KeyCode code, boolean shift, boolean shortcut) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", code.getName(), code, shift, shortcut, false, false);
    }

    @Test
    void menuItemHasTitleKeyAndEffect() {
        commands.add("save", () -> done.add("save")).keys(Scope.MENU, "Shortcut+S");
        MenuItem item = commands.items("save").getFirst();
        assertThat(item.getText()).isEqualTo("_Save");
        assertThat(item.getId()).isEqualTo("saveItem");
        assertThat(item.getAccelerator()).isEqualTo(KeyCombination.valueOf("Shortcut+S"));
        item.fire();
        assertThat(done).containsExactly("save");
    }

    @Test
    void nameStaysWhenTheTitleSaysMore() {
        Command undo = commands.add("undo", () -> {});
        undo.titleProperty().set("_Undo “Set a flag”");
        assertThat(undo.name()).isEqualTo("Undo");
        assertThat(commands.items("undo").getFirst().getText()).isEqualTo("_Undo “Set a flag”");
    }

    @Test
    void keysOfThePictureAreNoAccelerators() {
        commands.add("play", () -> {}).keys(Scope.PICTURE, "Space");
        KeyCombination shown = commands.items("play").getFirst().getAccelerator();
        assertThat(shown.getDisplayText()).isEqualTo("Space");
        assertThat(shown.match(press(KeyCode.SPACE, false, false)))
                .as("a text field can contain it")
                .isFalse();
    }

    @Test
    void menuKeepsOrderAndSeparators() {
        commands.add("save", () -> {});
        commands.add("open", () -> {});
        List<MenuItem> items = FxThread.ask(() -> commands.items("open", Commands.SEPARATOR, "save"));
        assertThat(items).extracting(MenuItem::getText).containsExactly("_Open…", null, "_Save");
        assertThat(items.get(1)).isInstanceOf(SeparatorMenuItem.class);
    }

    @Test
    void separatorIsHiddenWithTheNextItem() {
        BooleanProperty offered = new SimpleBooleanProperty();
        commands.add("open", () -> {});
        commands.add("save", () -> {}).offeredWhen(offered);
        MenuItem separator = FxThread.ask(() -> commands.items("open", Commands.SEPARATOR, "save"))
                .get(1);
        assertThat(separator.isVisible()).isFalse();
        offered.set(true);
        assertThat(separator.isVisible()).isTrue();
    }

    @Test
    void checkMarkFollowsTheStateBothWays() {
        BooleanProperty grid = new SimpleBooleanProperty();
        commands.addToggle("grid", grid);
        CheckMenuItem item = (CheckMenuItem) commands.items("grid").getFirst();
        grid.set(true);
        assertThat(item.isSelected()).isTrue();
        item.setSelected(false);
        item.fire();
        assertThat(grid.get()).isFalse();
        assertThat(item.isSelected()).isFalse();
    }

    @Test
    void clickOnTheChosenOneChangesNothing() {
        BooleanProperty dark = new SimpleBooleanProperty(true);
        commands.add("dark", () -> dark.set(true)).chosen(dark);
        RadioMenuItem item = (RadioMenuItem) commands.items("dark").getFirst();
        item.setSelected(false);
        item.fire();
        assertThat(item.isSelected()).isTrue();
    }

    @Test
    void whatDoesNotApplyIsDisabledAndNotDone() {
        BooleanProperty enabled = new SimpleBooleanProperty();
        commands.add("save", () -> done.add("save")).when(enabled);
        MenuItem item = commands.items("save").getFirst();
        assertThat(item.isDisable()).isTrue();
        commands.get("save").run();
        assertThat(done).isEmpty();
        enabled.set(true);
        assertThat(item.isDisable()).isFalse();
        commands.get("save").run();
        assertThat(done).containsExactly("save");
    }

    @Test
    void keyRunsTheCommandThatApplies() {
        BooleanProperty md2 = new SimpleBooleanProperty();
        commands.add("names", () -> done.add("names")).keys(Scope.PICTURE, "N").when(md2.not());
        commands.add("normals", () -> done.add("normals"))
                .keys(Scope.PICTURE, "N")
                .offeredWhen(md2);
        assertThat(commands.press(press(KeyCode.N, false, false), Scope.PICTURE))
                .isTrue();
        md2.set(true);
        assertThat(commands.press(press(KeyCode.N, false, false), Scope.PICTURE))
                .isTrue();
        assertThat(done).containsExactly("names", "normals");
        assertThat(commands.press(press(KeyCode.N, true, false), Scope.PICTURE)).isFalse();
        assertThat(commands.press(press(KeyCode.N, false, false), Scope.WINDOW)).isFalse();
    }

    @Test
    void keyOfCommandThatDoesNotApplyIsTakenAndDoesNothing() {
        commands.add("axes", () -> done.add("axes")).keys(Scope.PICTURE, "X").when(new SimpleBooleanProperty(false));
        assertThat(commands.press(press(KeyCode.X, false, false), Scope.PICTURE))
                .isTrue();
        assertThat(done).isEmpty();
    }

    @Test
    void commandIsDefinedOnce() {
        commands.add("save", () -> {});
        assertThatThrownBy(() -> commands.add("save", () -> {})).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> commands.get("bake")).isInstanceOf(IllegalArgumentException.class);
    }

    /**
     * JavaFX treats letters of both cases as the same key, and uses any one of the mnemonics with that key: a capital
     * letter opens a menu, a small one that is the same does not.
     */
    @Test
    void smallLettersAreNotThoseOfMenus() {
        ResourceBundle texts = Texts.program().bundle();
        Set<Character> menus = Stream.of("file", "edit", "repair", "view", "playback", "help")
                .map(id -> mnemonic(texts.getString("menu." + id)))
                .collect(Collectors.toSet());
        assertThat(menus).hasSize(6).allMatch(Character::isUpperCase);
        for (String key : texts.keySet()) {
            String text = texts.getString(key);
            boolean isItem = key.startsWith("command.") || key.startsWith("menu.");
            if (isItem && text.contains("_") && Character.isLowerCase(mnemonic(text))) {
                assertThat(menus).as(key).doesNotContain(Character.toUpperCase(mnemonic(text)));
            }
        }
    }

    private static char mnemonic(String text) {
        return text.charAt(text.indexOf('_') + 1);
    }

    @Test
    void nameHasNoMnemonic() {
        assertThat(commands.add("save", () -> {}).name()).isEqualTo("Save");
    }
}
