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
        assertThat(red(user.look("#anomalyPlot"))).as("a whole row").isGreaterThan(1000);

        user.click("chest: 25 of 25 frames");

        assertThat(selectedJoint()).isEqualTo("chest");
        assertThat(user.text("#anomaliesNumbers")).startsWith("chest, frame ");

        user.click("#anomaliesMeasure");
        FxThread.await("the list opens", () -> user.sees("Joint length"));
        user.click("Joint length");
        FxThread.await("it is calm", () -> user.text("#anomaliesSummary").startsWith("No anomalies"));
        assertThat(user.texts("#anomaliesSuspects .hyperlink")).isEmpty();
        user.awaitPulses(2);
        assertThat(red(user.look("#anomalyPlot"))).isLessThan(100);
    }

    @Test
    void mouseAndKeysGoThroughJointsAndFrames() throws Exception {
        startDamaged();
        user.clickAt("#anomalyPlot", 0.7);
        assertThat(selectedJoint()).isNotEqualTo("origin");
        assertThat(user.frame()).isBetween(14.0, 18.0);
        user.clickAt("#anomalyPlot", GUTTER + 20, 4);
        assertThat(user.frame()).as("the ruler leads to the frame").isZero();
        assertThat(selectedJoint()).as("and leaves the joint").isNotEqualTo("origin");

        user.clickAt("#anomalyPlot", GUTTER + 20, RULER + 1);
        assertThat(selectedJoint()).isEqualTo("origin");
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
    }

    /** The number of pixels with the strongest color. */
    private static long red(Picture picture) {
        return picture.count(argb -> (argb >> 16 & 0xff) > (argb >> 8 & 0xff) + 120);
    }
}
