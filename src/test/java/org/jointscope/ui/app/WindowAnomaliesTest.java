package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** The plot of anomalies, and the links from it to joints and frames. */
@NeedsDisplay
class WindowAnomaliesTest extends WindowFixture {

    private static final Path MESH = Sample.files().getFirst();
    private static final Path WALK = Sample.files().getLast();

    /** The names are to the left of it, the ruler is above it. */
    private static final double GUTTER = 116;

    private static final double RULER = 18;

    /** The sample's walk, with the startIndex of the chest shifted by one component. */
    private void startDamaged() throws IOException, TimeoutException {
        String text = Files.readString(WALK).replaceFirst("\"chest\"\\s+2 56 13", "\"chest\" 2 56 14");
        start(MESH, SmallModel.write(folder, "walk.md5anim", text));
        user.pause();
        showAnomalies();
    }

    private void showAnomalies() {
        showLower("anomaliesTab");
        FxThread.await(
                "the numbers are measured",
                () -> user.text("#anomaliesSummary").startsWith("No anomalies")
                        || user.text("#anomaliesSummary").endsWith("limit:"));
        user.awaitPulses(2);
    }

    @Test
    void aWrongStartIsNamedAndLeadsToItsJoint() throws Exception {
        startDamaged();
        assertThat(user.text("#anomaliesSummary")).isEqualTo("1 joint exceeds the limit:");
        assertThat(user.texts("#anomaliesSuspects .hyperlink")).containsExactly("chest: 25 of 25 frames");

        user.click("chest: 25 of 25 frames");

        assertThat(selectedJoint()).isEqualTo("chest");
        assertThat(user.seesPlaying()).isFalse();
        assertThat(user.text("#anomaliesNumbers")).startsWith("chest, frame ");
    }

    @Test
    void aWrongStartIsSeenAtAGlance() throws Exception {
        // The plot of a shared window can still be that of the previous test.
        WindowUser.endCurrent();
        startDamaged();
        Picture damaged = user.look("#anomalyPlot");
        user.end();
        start(MESH, WALK);
        user.pause();
        showAnomalies();

        assertThat(user.text("#anomaliesSummary")).isEqualTo("No anomalies: all values are within limits");
        assertThat(user.texts("#anomaliesSuspects .hyperlink")).isEmpty();
        assertThat(red(damaged)).as("a whole row").isGreaterThan(1000);
        assertThat(red(user.look("#anomalyPlot"))).isLessThan(red(damaged) / 50);
    }

    /** The number of pixels with the strongest color. */
    private static long red(Picture picture) {
        return picture.count(argb -> (argb >> 16 & 0xff) > (argb >> 8 & 0xff) + 120);
    }

    @Test
    void aClickInThePictureGoesToJointAndFrame() throws Exception {
        startDamaged();
        user.clickAt("#anomalyPlot", GUTTER + 20, RULER + 1);
        assertThat(selectedJoint()).isEqualTo("origin");
        assertThat(user.text("#frame")).startsWith("0.0 ");

        user.clickAt("#anomalyPlot", 0.7);
        assertThat(selectedJoint()).isNotEqualTo("origin");
        double frame = user.frame();
        assertThat(frame).isBetween(14.0, 18.0);

        user.clickAt("#anomalyPlot", GUTTER + 20, 4);
        assertThat(user.frame()).as("the ruler leads to the frame").isZero();
        assertThat(selectedJoint()).as("and leaves the joint").isNotEqualTo("origin");
    }

    @Test
    void keysGoThroughJointsAndFrames() throws Exception {
        startDamaged();
        user.clickAt("#anomalyPlot", GUTTER + 20, RULER + 1);
        for (int i = 0; i < 4; i++) {
            user.press(KeyCode.DOWN);
        }
        user.press(KeyCode.RIGHT);

        assertThat(selectedJoint()).isEqualTo("chest");
        assertThat(user.frame()).isEqualTo(1);
        assertThat(user.spoken("#anomalyPlot")).contains("chest, frame 1   x² + y² + z² 0.0");
        user.press(KeyCode.END);
        assertThat(user.frame()).isEqualTo(24);
        user.press(KeyCode.ENTER);
        assertThat(user.frame()).as("the worst of the chest").isLessThan(24);
        user.press(KeyCode.UP);
        assertThat(selectedJoint()).isEqualTo("belly");
    }

    @Test
    void thePlayheadMovesOverAPictureThatStays() throws Exception {
        startDamaged();
        Picture before = user.look("#anomalyPlot .still");
        double place = playheadX();
        user.click("#play");
        FxThread.await("the playhead moves", () -> playheadX() != place);
        assertThat(user.look("#anomalyPlot .still").unlike(before)).isZero();
    }

    private double playheadX() {
        return user.look("#anomalyPlot .live").meanX(argb -> argb != 0xff000000);
    }

    @Test
    void anotherMeasureIsChosenFromTheList() throws Exception {
        startDamaged();
        user.click("#anomaliesMeasure");
        FxThread.await("the list opens", () -> user.sees("Joint length"));
        user.click("Joint length");

        FxThread.await("it is calm", () -> user.text("#anomaliesSummary").startsWith("No anomalies"));
        assertThat(user.texts("#anomaliesSuspects .hyperlink")).isEmpty();
    }

    @Test
    void theColoursAreThoseOfTheTheme() throws Exception {
        startDamaged();
        int light = corner();
        user.click("View");
        user.choose("Theme", "Dark");
        user.awaitPulses(4);
        int dark = corner();

        assertThat(light).isGreaterThan(230);
        assertThat(dark).isBetween(45, 60);
        assertThat(red(user.look("#anomalyPlot"))).isGreaterThan(1000);
    }

    /** The green value, of 255, in a normal cell of the first row. */
    private int corner() {
        return user.look("#anomalyPlot").pixel((int) GUTTER + 20, (int) RULER + 1) >> 8 & 0xff;
    }

    @Test
    void aMeshAloneSaysWhatIsMissing() throws Exception {
        start(MESH);
        showLower("anomaliesTab");

        assertThat(user.text("#anomaliesMissing")).isEqualTo("No animation");
        assertThat(user.sees("#anomalyPlot")).isFalse();
    }
}
