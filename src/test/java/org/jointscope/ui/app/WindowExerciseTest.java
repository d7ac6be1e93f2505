package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class WindowExerciseTest extends WindowFixture {

    private static final Pattern PARENTS =
            Pattern.compile("Edit > Change Parent: “(.*?)” for “(.*?)”, and “(.*?)” for “(.*?)”");

    private CheckMenuItem exercise(int number) {
        MenuItem menu = user.part("#menuBar", MenuBar.class).getMenus().stream()
                .flatMap(it -> it.getItems().stream())
                .filter(it -> "exercisesMenu".equals(it.getId()))
                .findFirst()
                .orElseThrow();
        return (CheckMenuItem) ((Menu) menu)
                .getItems().stream()
                        .filter(it -> ("exercise" + number).equals(it.getId()))
                        .findFirst()
                        .orElseThrow();
    }

    private void open(int number) {
        FxThread.run(exercise(number)::fire);
        FxThread.await("the exercise is open", () -> user.text("#learnTitle").startsWith("Exercise " + number));
        user.awaitRead();
    }

    private void fire(String button) {
        FxThread.run(user.part(button, Button.class)::fire);
        user.awaitPulses(1);
    }

    private void type(String field, String text) {
        FxThread.run(() -> user.part(field, TextField.class).setText(text));
        user.press(KeyCode.ENTER);
        user.awaitPulses(1);
    }

    private void changeParent(String joint, String parent) {
        int row = joints().indexOf(joint);
        FxThread.run(
                () -> user.part("#joints", TreeView.class).getSelectionModel().select(row));
        user.choose("Edit", "Change Parent…");
        type("#jointParentEditField", parent);
    }

    @Test
    void exerciseIsOpenedSolvedAndLeft() throws TimeoutException {
        start(guard, walk);
        assertThat(user.sees("#learn")).isFalse();
        open(3);
        assertThat(user.text("#learnTitle")).isEqualTo("Exercise 3: Exchanged Places");
        assertThat(user.text("#exerciseState")).startsWith("Not solved.");
        assertThat(user.text("#exerciseFrame")).isEqualTo("Show frame " + (int) user.frame());
        List.of("1 of 3", "2 of 3", "3 of 3").forEach(hint -> {
            assertThat(user.text("#exerciseHint")).isEqualTo("Show Hint " + hint);
            fire("#exerciseHint");
            assertThat(user.sees("#exerciseHint" + hint.charAt(0))).isTrue();
        });
        assertThat(user.sees("#exerciseAnswer")).isFalse();
        fire("#exerciseHint");
        Matcher tools = PARENTS.matcher(user.parts("#exerciseTools Text").stream()
                .map(part -> ((Text) part).getText())
                .collect(Collectors.joining()));
        assertThat(tools.find()).isTrue();
        changeParent(tools.group(2), tools.group(1));
        user.awaitRead();
        assertThat(user.text("#exerciseState")).startsWith("Not solved.");
        changeParent(tools.group(4), tools.group(3));
        FxThread.await("it is solved", () -> user.text("#exerciseState").equals("Solved."));
        user.awaitPulses(3);
        assertThat(FxThread.ask(exercise(3)::isSelected)).isTrue();
        fire("#exerciseNext");
        FxThread.await("the next one", () -> user.text("#learnTitle").startsWith("Exercise 4"));
        assertThat(user.title()).startsWith("dapple.md5mesh + walk.md5anim");
        assertThat(user.text("#exerciseLeave")).isEqualTo("Open guard.md5mesh + walk.md5anim again");
        FxThread.run(user.part("#exerciseLeave", Hyperlink.class)::fire);
        FxThread.await("the former files", () -> user.title().startsWith("guard.md5mesh + walk.md5anim"));
        assertThat(user.sees("#exerciseReopen")).isTrue();
        fire("#learnClose");
        assertThat(user.sees("#learn")).isFalse();
    }

    @Test
    void weightGetsAnotherJointAndBias() throws TimeoutException {
        start(guard, walk);
        showPane("meshVerticesTab");
        FxThread.await("the vertices are listed", () -> user.sees("#meshVertices .table-row-cell"));
        FxThread.run(() ->
                user.part("#meshVertices", TableView.class).getSelectionModel().select(20));
        user.awaitPulses(2);
        fire("#weightJoint0");
        type("#weightJoint0Field", "origin");
        assertThat(user.sees("#weightJoint0Field")).isFalse();
        assertThat(user.texts("#vertexSum .hyperlink")).contains("origin");
        fire("#weightBias0");
        type("#weightBias0Field", "0.5");
        assertThat(user.texts("#vertexSum .typed-value .label")).contains("0.500");
        showLower("editsTab");
        assertThat(user.texts("#edits .table-row-cell #editWhat"))
                .contains("Weight 20 of mesh 0: joint head → origin", "Weight 20 of mesh 0: bias 1 → 0.5");
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        assertThat(user.texts("#vertexSum .hyperlink")).contains("head");
    }
}
