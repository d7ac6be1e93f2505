package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javax.imageio.ImageIO;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** The plot of the curves: the playhead, zoom, and values that are dragged. */
@NeedsDisplay
class WindowCurvesTest extends WindowFixture {

    private static final double LEFT = 52;
    private static final double RIGHT = 92;
    private static final double RULER = 18;
    private static final double TITLE = 15;

    /** The components of the hips; Qx is 0, 0.1, 0.2, 0.1, 0, the others are constant. */
    private void startCurves() throws TimeoutException {
        start(guard, walk);
        showCurves();
    }

    private void showCurves() {
        user.click("hips");
        showLower("curvesTab");
        FxThread.await("the curves are there", () -> user.text("#curvesSummary").equals("6 curves"));
        user.awaitPulses(2);
    }

    private Region plot() {
        return user.part("#curvePlot", Region.class);
    }

    /**
     * The position of a sample of Qx, in the lower of two panels, while everything is visible. The margins above and
     * below are 0.06 of the range.
     */
    private Point2D sample(int frame, double value) {
        double width = plot().getWidth() - LEFT - RIGHT;
        double each = (plot().getHeight() - RULER) / 2;
        double y = RULER + each + TITLE + (each - TITLE) * (1.06 - value / 0.2) / 1.12;
        return new Point2D(LEFT + (frame + 0.5) / 5 * width, y);
    }

    @Test
    void aClickInTheMenuOfChannelsShowsOneAndHidesIt() throws Exception {
        startCurves();
        user.click("#curvesChannels");
        user.click("#curves-W");
        FxThread.await("w is shown", () -> user.text("#curvesSummary").equals("7 curves"));
        user.click("#curves-W");
        FxThread.await("w is hidden", () -> user.text("#curvesSummary").equals("6 curves"));
        user.press(KeyCode.ESCAPE);
    }

    @Test
    void aClickGoesToTheFrameAndADragChangesTheValueOnce() throws Exception {
        startCurves();
        Point2D two = sample(2, 0.2);
        user.clickAt("#curvePlot", two.getX(), two.getY());
        assertThat(user.frame()).isEqualTo(2);
        assertThat(user.text("#curvesReading")).startsWith("hips Qx, frame 2: 0.2   Qx = frame 2, component 0");
        assertThat(lowerTitle("editsTab")).isEqualTo("Edits");

        user.dragFrom("#curvePlot", two, 0, sample(2, 0.1).getY() - two.getY());
        FxThread.await("it is edited", () -> lowerTitle("editsTab").equals("Edits 1"));
        FxThread.await(
                "the curve has the new value",
                () -> user.text("#curvesReading").matches("hips Qx, frame 2: 0\\.(09|10?)\\d*   .*"));

        user.dragFrom(
                "#curvePlot",
                sample(1, 0.1),
                sample(3, 0.1).getX() - sample(1, 0.1).getX(),
                2);
        assertThat(user.frame())
                .as("a drag to the side does not change a value")
                .isEqualTo(3);
        assertThat(lowerTitle("editsTab")).isEqualTo("Edits 1");
        user.clickAt("#curvePlot", sample(2, 0.2).getX(), 8);

        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        FxThread.await("it is undone", () -> user.text("#curvesReading").startsWith("hips Qx, frame 2: 0.2 "));
    }

    @Test
    void scrubbingStopsAtTheEdgesAndKeysMoveAndZoom() throws Exception {
        startCurves();
        user.dragFrom("#curvePlot", new Point2D(LEFT + 40, 8), 2000, 200);
        assertThat(user.frame()).isEqualTo(4);
        user.dragFrom("#curvePlot", new Point2D(LEFT + 40, 8), -300, 0);
        assertThat(user.frame()).isZero();

        user.press(KeyCode.RIGHT);
        assertThat(user.frame()).isEqualTo(1);
        user.press(KeyCode.DOWN);
        assertThat(user.spoken("#curvePlot")).contains("hips Tx, frame 1: 0 ");
        user.press(KeyCode.PLUS);
        user.press(KeyCode.HOME);
        user.turnWheel("#curvePlot", -2);
        user.press(KeyCode.END);
        assertThat(user.frame()).isEqualTo(4);
        user.press(KeyCode.DIGIT0);
        Point2D three = sample(3, 0.1);
        user.clickAt("#curvePlot", three.getX(), three.getY());
        assertThat(user.frame()).as("everything is visible").isEqualTo(3);
    }

    @Test
    void theGhostIsAnotherFileAndTheCurvesAreSaved() throws Exception {
        user = WindowUser.start(ChoosingApplication.class, WindowUser.settings(""), guard, walk);
        showCurves();
        int before = lines();
        ChoosingApplication.target = SmallModel.write(folder, "other.md5anim", SmallModel.ramp());
        user.choose("#curvesGhost", "Other Animation…");
        FxThread.await("it is drawn", () -> user.text("#curvesGhost").equals("other.md5anim"));
        user.awaitPulses(3);
        assertThat(lines()).isGreaterThan(before);

        ChoosingApplication.target = folder.resolve("hips.csv");
        user.choose("#curvesExport", "Save CSV…");
        FxThread.await("it is saved", () -> user.text("#notice").equals("Saved hips.csv."));
        assertThat(folder.resolve("hips.csv"))
                .content()
                .startsWith("frame,hips Tx,hips Ty,")
                .contains("\n2,0,0,10,0.2,");
        ChoosingApplication.target = folder.resolve("hips.png");
        user.choose("#curvesExport", "Save Image…");
        FxThread.await("it is saved", () -> user.text("#notice").equals("Saved hips.png."));
        assertThat(ImageIO.read(folder.resolve("hips.png").toFile()).getWidth())
                .isEqualTo((int) Math.ceil(plot().getWidth()));
    }

    /** The number of pixels with the color of Qx, even if translucent. */
    private int lines() {
        return (int) user.look("#curvePlot").count(argb -> (argb >> 16 & 0xff) > (argb >> 8 & 0xff) + 30);
    }
}
