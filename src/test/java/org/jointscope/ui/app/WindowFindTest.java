package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.find.FindEntry;
import org.junit.jupiter.api.Test;

/** Find Anything: commands of menus, joints, frames, panes, preferences and the help. */
@NeedsDisplay
class WindowFindTest extends WindowFixture {

    private void find(String text) {
        FxThread.run(() -> user.part("#menuBar", MenuBar.class).getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> "findAnythingItem".equals(item.getId()))
                .forEach(MenuItem::fire));
        assertThat(user.hasFocus("#findField")).isTrue();
        user.type(text);
    }

    private List<FindEntry> found() {
        ListView<?> list = user.part("#findList", ListView.class);
        return FxThread.ask(
                () -> list.getItems().stream().map(FindEntry.class::cast).toList());
    }

    private FindEntry first(String text) {
        find(text);
        FindEntry first = found().getFirst();
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#find")).isFalse();
        return first;
    }

    @Test
    void findsCommandsWithMenusAndKeysAndRunsThem() throws TimeoutException {
        start(guard, walk);
        assertThat(first("frame dta"))
                .returns("View > Lower Panes", FindEntry::detail)
                .returns("Ctrl+Shift+U", FindEntry::keys);
        find("repack");
        assertThat(found().getFirst().name()).startsWith("Repack");
        user.press(KeyCode.ESCAPE);
        boolean before = menuItem("Wireframe").isSelected();
        find("wireframe");
        user.press(KeyCode.ENTER);
        assertThat(user.sees("#find")).isFalse();
        assertThat(menuItem("Wireframe").isSelected()).isEqualTo(!before);
        find("undo");
        assertThat(found())
                .as("disabled")
                .noneMatch(it -> it.detail().equals("Edit") && it.name().startsWith("Undo"));
        user.press(KeyCode.ESCAPE);
    }

    @Test
    void findsPartsOfTheFilesAndShowsThem() throws TimeoutException {
        start(guard, walk);
        find("hipps");
        assertThat(found().getFirst()).returns("hips", FindEntry::name).returns(FindEntry.Kind.JOINT, FindEntry::kind);
        user.press(KeyCode.ENTER);
        assertThat(selectedJoint()).isEqualTo("hips");
        assertThat(user.hasFocus("#picture")).as("the focus is as before").isTrue();
        find("2");
        user.press(KeyCode.ENTER);
        assertThat(user.frame()).isEqualTo(2);
        find("Frame 3");
        user.press(KeyCode.ENTER);
        assertThat(user.frame()).isEqualTo(3);
        find("baseframe");
        user.press(KeyCode.DOWN);
        user.press(KeyCode.UP);
        int pane = found().stream().map(FindEntry::kind).toList().indexOf(FindEntry.Kind.PANE);
        for (int i = 0; i < pane; i++) {
            user.press(KeyCode.DOWN);
        }
        user.press(KeyCode.ENTER);
        assertThat(user.sees("#baseframe")).isTrue();
        user.awaitPulses(2);
        find("zzqq");
        assertThat(found()).extracting(FindEntry::kind).containsExactly(FindEntry.Kind.HELP);
        user.click(".status");
        assertThat(user.sees("#find")).as("a click beside it closes it").isFalse();
        find("hips");
        user.pressWith(KeyCode.CONTROL, KeyCode.DIGIT1);
        assertThat(user.sees("#find")).as("the focus is elsewhere").isFalse();
    }

    @Test
    void findsPreferencesAndLessons() throws TimeoutException {
        start(guard, walk);
        assertThat(first("vocabulary what")).returns(FindEntry.Kind.HELP, FindEntry::kind);
        assertThat(first("skeleton")).isNotNull();
        find("backups");
        assertThat(found()).anyMatch(it -> it.kind() == FindEntry.Kind.SETTING);
        user.press(KeyCode.ENTER);
        FxThread.await("the preference has the focus", () -> user.sees("#preferences-backups"));
        user.press(KeyCode.ESCAPE);
        find("pixel");
        user.press(KeyCode.UP);
        user.press(KeyCode.ENTER);
        FxThread.await("the help opens", () -> user.sees("#helpSearch"));
        assertThat(user.text("#helpSearch")).isEqualTo("pixel");
        user.press(KeyCode.ESCAPE);
        FxThread.await("the help closes", () -> !user.sees("#helpSearch"));
        user.focus("#picture");
        find("flags and start");
        assertThat(found()).anyMatch(it -> it.kind() == FindEntry.Kind.LESSON);
        user.click("#findList .list-cell");
        FxThread.await("the lesson opens", () -> user.sees("#learn"));
        FxThread.run(user.part("#learnClose", Button.class)::fire);
    }
}
