package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;

import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;

/** The keyboard focus: after opening, and moved to panes and their filters by keys. */
@NeedsDisplay
class WindowFocusTest extends WindowFixture {

    @Test
    void openedJointsHaveTheFocus() throws TimeoutException {
        user = WindowUser.start(guard);
        FxThread.await("the joints have the focus", () -> user.hasFocus("#joints"));
        user.press(KeyCode.DOWN);
        user.press(KeyCode.DOWN);
        assertThat(selectedJoint()).isNotEmpty();

        user.click("#picture");
        user.drop(walk);
        FxThread.await("the joints have the focus again", () -> user.hasFocus("#joints"));
    }

    @Test
    void openedMd2HasTheFocusInTheViewport() throws Exception {
        Path model = folder.resolve("tris.md2");
        Files.write(model, Md2Builder.tetrahedron().build());
        user = WindowUser.start(model);
        FxThread.await("the viewport has the focus", () -> user.hasFocus("#picture"));
    }

    @Test
    void controlAndDigitShowThePaneOfThatNumber() throws TimeoutException {
        start(guard, walk);
        TabPane panes = user.part("#panes", TabPane.class);
        List<String> ids = panes("#panes");
        for (int i = ids.size() - 1; i >= 0; i--) {
            user.pressWith(KeyCode.CONTROL, KeyCode.valueOf("DIGIT" + (i + 1)));
            Tab front = FxThread.ask(() -> panes.getSelectionModel().getSelectedItem());
            assertThat(front.getId()).isEqualTo(ids.get(i));
            assertThat(front.getTooltip().getText())
                    .isEqualTo("Show %s (Ctrl+%d)".formatted(front.getText(), i + 1));
            assertThat(user.hasFocus("#panes")).isTrue();
        }
        user.click("#jointFilter");
        user.pressWith(KeyCode.CONTROL, KeyCode.DIGIT2);
        assertThat(user.hasFocus("#flags")).isTrue();
        user.press(KeyCode.F1);
        FxThread.await("the shortcuts", () -> user.sees("Ctrl+1"));
    }

    @ParameterizedTest
    @CsvSource({
        "#picture, jointTab, #jointFilter",
        "#picture, flagsTab, #flagsFilter",
        "#picture, sourceTab, #sourceFindField",
        "#joints, flagsTab, #jointFilter",
        "#flags, flagsTab, #flagsFilter",
        "#issues, flagsTab, #issuesSearch",
    })
    void controlAndFMoveToTheFieldOfThePane(String from, String front, String to)
            throws TimeoutException {
        start(guard, walk);
        showPane(front);
        showLower("issuesTab");
        user.focus(from);
        user.pressWith(KeyCode.CONTROL, KeyCode.F);
        assertThat(user.hasFocus(to)).isTrue();
    }
}
