package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
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
    void theFrameThatSticksOutIsNamedMarkedAndReachedByAClick() throws TimeoutException {
        startWithAShortBox();
        assertThat(user.text("#boundsSummary"))
                .matches("Mesh exceeds its bounds in 1 of 5 frames; largest overshoot:"
                        + " \\d\\.\\d{3} units in "
                        + "frame 2");
        assertThat(FxThread.ask(() -> table().getItems().size())).isEqualTo(5);

        user.click("outside");

        assertThat(user.text("#frame")).isEqualTo("2.0 / 4");
        assertThat(user.seesPlaying()).isFalse();
        assertThat(selectedRow()).isEqualTo(2);
    }

    @Test
    void theCurrentFramesRowFollowsThePlayhead() throws TimeoutException {
        startWithAShortBox();
        user.click("#picture");
        user.press(KeyCode.END);
        assertThat(selectedRow()).isEqualTo(4);
        user.press(KeyCode.COMMA);
        assertThat(selectedRow()).isEqualTo(3);
    }

    @Test
    void arrowsInTheTableMoveThePlayhead() throws TimeoutException {
        startWithAShortBox();
        user.click("outside");
        user.press(KeyCode.DOWN);

        assertThat(selectedRow()).isEqualTo(3);
        assertThat(user.text("#frame")).isEqualTo("3.0 / 4");
    }

    @Test
    void aClickInThePlotGoesToTheFrameUnderThePointer() throws TimeoutException {
        startWithAShortBox();
        user.clickAt("#boundsPlot", 0.5);
        assertThat(user.text("#frame")).isEqualTo("2.0 / 4");
        double middle = playheadX();
        user.clickAt("#boundsPlot", 0.9);
        assertThat(user.text("#frame")).isEqualTo("4.0 / 4");
        assertThat(playheadX()).isGreaterThan(middle);
        assertThat(selectedRow()).isEqualTo(4);
    }

    private double playheadX() {
        return user.look("#boundsPlot .live").meanX(argb -> argb != 0xff000000);
    }

    @Test
    void rowsSortedByHowFarTheyStickOutStillFindTheirFrame() throws TimeoutException {
        startWithAShortBox();
        user.click("Overshoot");
        user.click("Overshoot");
        user.click("#picture");
        user.press(KeyCode.HOME);
        user.click("outside");

        assertThat(selectedRow()).as("the worst comes first").isZero();
        assertThat(user.text("#frame")).isEqualTo("2.0 / 4");
    }

    @Test
    void frameWithoutABoxHasNoLine() throws TimeoutException, IOException {
        String text = Files.readString(walk);
        String box = "( -9 -30 -9 ) ( 9 30 50 )";
        int last = text.lastIndexOf(box);
        Files.writeString(walk, text.substring(0, last) + text.substring(last + box.length()));
        start(guard, walk);
        user.pause();
        showPane("boundsTab");
        // Cells exist only for visible columns.
        FxThread.run(() -> table().scrollToColumnIndex(table().getColumns().size() - 1));
        user.awaitPulses(3);
        assertThat(user.texts("#boundsTable .table-row-cell #line")).contains("–");
        assertThat(user.texts("#boundsTable .line-link")).hasSize(4).allMatch(line -> line.matches("\\d+"));
    }

    @Test
    void aMeshAloneSaysWhatIsMissing() throws TimeoutException {
        start(guard);
        user.click("Bounds");

        assertThat(user.text("#boundsMissing")).isEqualTo("No animation");
        assertThat(user.sees("#boundsTable")).isFalse();
    }
}
