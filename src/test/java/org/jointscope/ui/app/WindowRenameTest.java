package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeCell;
import javafx.scene.input.KeyCode;

import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.concurrent.TimeoutException;

/** A joint is renamed in its row. */
@NeedsDisplay
class WindowRenameTest extends WindowFixture {

    private void doubleClick(String query) {
        user.click(query);
        user.click(query);
        user.awaitPulses(3);
    }

    private List<Double> tops() {
        return FxThread.ask(
                () ->
                        user.parts("#joints .tree-cell").stream()
                                .filter(cell -> !((TreeCell<?>) cell).isEmpty())
                                .map(cell -> cell.localToScene(cell.getLayoutBounds()))
                                .map(Bounds::getMinY)
                                .sorted()
                                .toList());
    }

    @Test
    void doubleClickRenamesAndMovesNoRow() throws TimeoutException {
        start(guard, walk);
        user.pause();
        List<Double> before = tops();
        doubleClick("hips");
        assertThat(user.hasFocus("#renameField")).isTrue();
        assertThat(tops()).isEqualTo(before);
        assertThat(joints()).as("expanded").containsExactly("origin", "hips", "head");
        FxThread.run(() -> user.part("#renameField", TextField.class).setText("pelvis"));
        user.press(KeyCode.ENTER);
        user.awaitPulses(3);
        assertThat(joints()).containsExactly("origin", "pelvis", "head");
        assertThat(tops()).isEqualTo(before);
    }

    @Test
    void doubleClickOnTheArrowStillFolds() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.clickAt("#joints", 14, 12);
        user.awaitPulses(2);
        assertThat(joints()).containsExactly("origin");
        user.clickAt("#joints", 14, 12);
        user.awaitPulses(2);
        assertThat(joints()).containsExactly("origin", "hips", "head");
        assertThat(user.sees("#renameField")).isFalse();
    }
}
