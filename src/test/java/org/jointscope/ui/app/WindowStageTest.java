package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.junit.jupiter.api.Test;

/** The stages of a joint's pose in the pane and in the viewport. */
@NeedsDisplay
class WindowStageTest extends WindowFixture {

    @Test
    void sliderStopsThePoseInTheViewport() throws TimeoutException {
        start(guard, walk);
        showPane("jointTab");
        assertThat(user.sees("#stageBar")).isFalse();
        user.click("head");
        Picture before = user.look("#picture");
        ScrollPane sheet = user.part("#jointSheet", ScrollPane.class);
        user.focus("#jointStage");
        user.press(KeyCode.RIGHT);
        assertThat(user.text("#jointStageName")).isEqualTo("Stage 1 of 9: at the parent");
        assertThat(user.text("#stageLabel")).isEqualTo("Stage 1 of 9: at the parent – head");
        user.awaitPulses(3);
        assertThat(user.look("#picture").unlike(before)).isPositive();
        for (int i = 0; i < 6; i++) {
            user.press(KeyCode.RIGHT);
        }
        assertThat(user.text("#stageLabel")).isEqualTo("Stage 7 of 9: after × hips – head");
        assertThat(user.sees(".chain-row:current")).isTrue();
        assertThat(FxThread.ask(sheet::getVvalue)).isPositive();
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#stageBar")).isFalse();
        assertThat(FxThread.ask(() -> user.part("#jointStage", Slider.class).getValue()))
                .isZero();
        user.awaitPulses(3);
        assertThat(user.look("#picture").unlike(before)).isZero();
        // The last stage has the same pose, and lines to the vertices.
        FxThread.run(() -> user.part("#jointStage", Slider.class).setValue(9));
        user.awaitPulses(3);
        assertThat(user.text("#stageLabel")).isEqualTo("Stage 9 of 9: skin – head");
        assertThat(user.look("#picture").unlike(before)).isPositive();
        user.press(KeyCode.ESCAPE);
        FxThread.run(() -> sheet.setVvalue(0));
        user.awaitPulses(2);
        user.click("#jointNumbersStep .step-badge");
        assertThat(user.text("#stageLabel")).startsWith("Stage 1 of 9");
        user.click("#endStage");
        assertThat(user.sees("#stageBar")).isFalse();
    }

    @Test
    void aDraggedNumberIsShownUntilEscape() throws TimeoutException {
        start(guard, walk);
        showPane("jointTab");
        user.click("hips");
        Node number = number();
        FxThread.run(() -> number.setId("dragged"));
        user.drag("#dragged", 50, 0, MouseButton.PRIMARY);
        assertThat(user.text("#dragged")).isEqualTo("0.20000");
        assertThat(user.sees("#joint-Qx .number-cell:as-if")).isTrue();
        assertThat(user.sees("#joint-Qx:selected")).as("a drag is not a click").isFalse();
        assertThat(user.text("#stageLabel")).startsWith("Qx of 'hips' in frame ");
        assertThat(user.title()).doesNotContain("*");
        user.press(KeyCode.ESCAPE);
        assertThat(user.text("#dragged")).isEqualTo("0.00000");
        assertThat(user.sees("#stageBar")).isFalse();
        // In the viewport, Escape ends the stage before the selection.
        FxThread.run(() -> user.part("#jointStage", Slider.class).setValue(1));
        user.focus("#picture");
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#stageBar")).isFalse();
        assertThat(user.text("#jointName")).isEqualTo("hips");
        FxThread.run(() -> user.part("#jointStage", Slider.class).setValue(1));
        assertThat(user.sees("#stageBar")).isTrue();
        showPane("flagsTab");
        assertThat(user.sees("#stageBar")).isFalse();
    }

    /** Qx in the frame. */
    private Node number() {
        return FxThread.ask(() -> user.part("#joint-Qx", Parent.class).lookupAll(".number").stream()
                .filter(Label.class::isInstance)
                .skip(1)
                .findFirst()
                .orElseThrow());
    }
}
