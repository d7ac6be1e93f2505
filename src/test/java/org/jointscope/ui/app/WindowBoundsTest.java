package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** The bounds of every frame, and the links between them and the frames. */
@NeedsDisplay
class WindowBoundsTest extends WindowFixture {

    /** The bounds of frame 2 are too low for the head. */
    private void startWithAShortBox() throws TimeoutException {
        StringBuilder boxes = new StringBuilder();
        for (int frame = 0; frame < 5; frame++) {
            boxes.append(frame == 2 ? "( -9 -30 -9 ) ( 9 30 20 )\n" : "( -9 -30 -9 ) ( 9 30 50 )\n");
        }
        String text = SmallModel.cycle().replaceAll("(\\( -9 -30 -9 \\) \\( 9 30 50 \\)\\s*)+", boxes.toString());
        start(guard, SmallModel.write(folder, "short.md5anim", text));
        user.click("Bounds");
        FxThread.await("all boxes are there", () -> user.text("#boundsSummary").contains("exceeds its bounds"));
        user.pause();
    }

    private TableView<?> table() {
        return user.part("#boundsTable", TableView.class);
    }

    private int selectedRow() {
        return FxThread.ask(() -> table().getSelectionModel().getSelectedIndex());
    }

    @Test
    void theFrameThatSticksOutIsNamedAndReachedByTableAndPlot() throws TimeoutException {
        startWithAShortBox();
        assertThat(user.text("#boundsSummary"))
                .matches("The mesh exceeds its bounds in 1 of 5 frames; largest overshoot:"
                        + " \\d\\.\\d{3} units in "
                        + "frame 2\\.");
        assertThat(FxThread.ask(() -> table().getItems().size())).isEqualTo(5);

        user.click("outside");

        assertThat(user.text("#frame")).isEqualTo("2.0 / 4");
        assertThat(selectedRow()).isEqualTo(2);
        user.press(KeyCode.DOWN);
        assertThat(selectedRow()).isEqualTo(3);
        assertThat(user.text("#frame")).isEqualTo("3.0 / 4");
        user.click("#picture");
        user.press(KeyCode.END);
        assertThat(selectedRow()).isEqualTo(4);

        user.clickAt("#boundsPlot", 0.5);
        assertThat(user.text("#frame")).isEqualTo("2.0 / 4");
        double middle = playheadX();
        user.clickAt("#boundsPlot", 0.9);
        assertThat(user.text("#frame")).isEqualTo("4.0 / 4");
        assertThat(playheadX()).isGreaterThan(middle);
    }

    private double playheadX() {
        return user.look("#boundsPlot .live").meanX(argb -> argb != 0xff000000);
    }

    @Test
    void aMeshAloneSaysWhatIsMissing() throws TimeoutException {
        start(guard);
        user.click("Bounds");

        assertThat(user.text("#boundsMissing")).isEqualTo("No animation");
        assertThat(user.sees("#boundsTable")).isFalse();
    }
}
