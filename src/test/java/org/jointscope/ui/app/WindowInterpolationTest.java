package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javafx.geometry.Point2D;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeView;
import javafx.scene.layout.Region;
import org.jointscope.inspect.Sample;
import org.jointscope.pose.Blend;
import org.jointscope.pose.FramePair;
import org.jointscope.pose.Interpolation;
import org.jointscope.pose.Interpolation.Method;
import org.jointscope.pose.JointPath;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** The comparison of ways between two frames: the numbers, and the ghosts in the viewport. */
@NeedsDisplay
class WindowInterpolationTest extends WindowFixture {

    private static final int ARM = 18;

    private void open() throws TimeoutException {
        start(Sample.files().toArray(Path[]::new));
        FxThread.run(
                () -> user.part("#joints", TreeView.class).getSelectionModel().select(ARM));
        assertThat(selectedJoint()).isEqualTo("arm_l");
        showLower("interpolationTab");
        spin("#interpolationFrom", 0);
        spin("#interpolationTo", 12);
        user.awaitPulses(3);
    }

    private void spin(String id, int frame) {
        Spinner<?> spinner = user.part(id, Spinner.class);
        FxThread.run(() -> {
            spinner.getEditor().setText(Integer.toString(frame));
            spinner.commitValue();
        });
    }

    private static JointPath slerp() {
        PoseOptions options = new PoseOptions(Blend.LOCAL, RootMode.IN_PLACE, LoopRule.LAST_IS_FIRST);
        FramePair pair = new FramePair(
                SmallModel.open(Sample.files().toArray(Path[]::new))
                        .model()
                        .clip()
                        .orElseThrow(),
                options,
                0,
                12);
        return pair.path(new Interpolation(Method.SLERP, true, Blend.LOCAL), ARM);
    }

    /** Pixels of the viewport in about the orange of lerp, which the sample has nowhere else. */
    private long ghostPixels() {
        user.awaitPulses(3);
        return user.look("#picture").count(argb -> {
            int red = argb >> 16 & 0xff;
            int green = argb >> 8 & 0xff;
            int blue = argb & 0xff;
            return Math.abs(red - 0xd9) < 6 && Math.abs(green - 0x68) < 6 && Math.abs(blue - 0x0f) < 6;
        });
    }

    @Test
    void numbersAreThoseOfTheKernelAndGhostsGoWithThePane() throws TimeoutException {
        open();
        Pattern numbers = Pattern.compile("slerp ([\\d.]+)°, ([\\d.]+)° per frame, ([\\d.]+)°/s");
        MatchResult read = numbers.matcher(user.text("#interpolationReading").replace('\u00a0', ' '))
                .results()
                .findFirst()
                .orElseThrow();
        assertThat(Double.parseDouble(read.group(1))).isCloseTo(slerp().degrees(0.5), within(0.0051));
        assertThat(Double.parseDouble(read.group(2))).isCloseTo(slerp().speed(0.5) / 12, within(0.0051));
        assertThat(Double.parseDouble(read.group(3))).isCloseTo(slerp().speed(0.5) * 2, within(0.051));
        assertThat(FxThread.ask(user.part("#interpolationFollow", ToggleButton.class)::isSelected))
                .as("frames that are typed do not follow the playhead")
                .isFalse();

        Region plot = user.part("#interpolationAngle", Region.class);
        user.clickAt("#interpolationAngle", 44 + (plot.getWidth() - 56) / 4, plot.getHeight() / 2);
        assertThat(user.text("#interpolationAt")).isEqualTo("0.25");

        assertThat(ghostPixels()).isGreaterThan(50);
        showLower("issuesTab");
        assertThat(ghostPixels()).as("another pane").isZero();
        showLower("interpolationTab");
        assertThat(ghostPixels()).isGreaterThan(50);
        user.click("#foldIssues");
        assertThat(ghostPixels()).as("folded").isZero();
    }

    @Test
    void theMouseTurnsTheSphere() throws TimeoutException {
        open();
        user.resize(1440, 900);
        Picture before = user.look("#interpolationSphere");
        user.dragFrom("#interpolationSphere", new Point2D(60, 60), 50, 10);
        user.awaitPulses(3);
        assertThat(user.text("#interpolationRotation")).contains("Angle ").contains("Length 1.000");
        assertThat(user.look("#interpolationSphere").unlike(before)).isGreaterThan(0.01);
    }
}
