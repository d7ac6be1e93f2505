package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.md5.camera.CameraLine;
import org.jointscope.ui.source.SourceArea;
import org.junit.jupiter.api.Test;

/** Opening a camera animation in the window. */
@NeedsDisplay
class WindowCameraTest extends WindowFixture {

    private static final List<String> PANES_OF_A_CAMERA = List.of("cameraTab", "fileTab", "sourceTab");

    private static final List<String> PANES = List.of(
            "jointTab", "flagsTab", "baseframeTab", "boundsTab", "meshesTab", "materialsTab", "fileTab", "sourceTab");

    private Path flawed() throws IOException {
        String text = Files.readString(Sample.camera()).replace("\t85\n", "\t850\n");
        return SmallModel.write(folder, "flawed.md5camera", text);
    }

    private String caret() {
        return FxThread.ask(() -> user.part("#sourceCaret", Label.class).getText());
    }

    @Test
    void cameraAloneOpensWithItsIssuesAndItsText() throws TimeoutException, IOException {
        start(flawed());
        assertThat(user.title()).isEqualTo("flawed.md5camera – Jointscope");
        assertThat(issuesTitle()).isEqualTo("Issues 1");
        assertThat(panes("#panes")).isEqualTo(PANES_OF_A_CAMERA);
        assertThat(panes("#lowerPanes")).containsExactly("issuesTab", "compatibilityTab");
        assertThat(user.sees("#joints")).isFalse();
        assertThat(user.sees("#cameraFrames")).isTrue();
        showPane("fileTab");
        assertThat(user.sees("#fileSheets")).isTrue();
        showPane("sourceTab");
        assertThat(user.part("#source", SourceArea.class).isVisible()).isTrue();
        assertThat(caret()).isEqualTo("Line 1, column 1");
        assertThat(user.text("#trouble")).isEmpty();
    }

    @Test
    void cameraJoinsTheOpenModel() throws TimeoutException, IOException {
        start(guard, walk);
        user.open(flawed());
        assertThat(user.title()).isEqualTo("guard.md5mesh + walk.md5anim + flawed.md5camera – Jointscope");
        assertThat(joints()).isNotEmpty();
        assertThat(panes("#panes")).containsAll(PANES).containsAll(PANES_OF_A_CAMERA);
        user.open(guard);
        assertThat(user.title()).isEqualTo("guard.md5mesh + walk.md5anim – Jointscope");
    }

    private void openCamera() throws TimeoutException {
        start(Sample.files().get(0), Sample.files().get(1), Sample.camera());
        user.pause();
        // Without a tooltip there, which would use the Esc key.
        user.pointAt("#picture", 3, 200);
    }

    private boolean isOnTimeline(String subject) {
        return FxThread.ask(() -> user.part(subject, ToggleButton.class).isSelected());
    }

    @Test
    void timelineIsTheCamerasOrTheModelsAndCutsAreGoneTo() throws TimeoutException {
        openCamera();
        assertThat(isOnTimeline("#timelineOfCamera")).isTrue();
        assertThat(user.sees("#loopRule")).isFalse();
        user.click("#timelineOfModel");
        assertThat(isOnTimeline("#timelineOfCamera")).isFalse();
        assertThat(isOnTimeline("#timelineOfModel")).isTrue();
        assertThat(user.sees("#loopRule")).isTrue();

        user.click("#timelineOfCamera");
        choose(5);
        user.click("#nextCut");
        assertThat(currentFrame()).isEqualTo(49);
        FxThread.run(() -> frames().requestFocus());
        user.pressWith(KeyCode.ALT, KeyCode.DOWN);
        assertThat(currentFrame()).isEqualTo(86);
        user.pressWith(KeyCode.ALT, KeyCode.UP);
        assertThat(currentFrame()).isEqualTo(49);
        user.press(KeyCode.DOWN);
        assertThat(currentFrame()).isEqualTo(50);
        user.press(KeyCode.F4);
        assertThat(caret()).startsWith("Line 64, ");
    }

    /** Sets the focus to the viewport without a click on its content. */
    private void press(KeyCode key) {
        FxThread.run(() -> user.part("#picture", Pane.class).requestFocus());
        user.press(key);
        user.awaitPulses(2);
    }

    private TableView<?> frames() {
        return user.part("#cameraFrames", TableView.class);
    }

    private int currentFrame() {
        return FxThread.ask(() -> ((CameraLine) frames().getSelectionModel().getSelectedItem()).frame());
    }

    private void choose(int frame) {
        FxThread.run(() -> frames().getSelectionModel().clearAndSelect(frame));
        user.awaitPulses(2);
    }

    private Picture look() {
        return user.look("#picture");
    }

    /** The image after a cut is that of the new view, without parts of the old one. */
    @Test
    void lookingThroughTheCameraCrossesACutWithoutASmear() throws TimeoutException {
        openCamera();
        choose(47);
        Picture outside = look();
        press(KeyCode.C);
        assertThat(user.text("#throughLabel")).startsWith("Frame 47, ");
        Picture oldView = look();
        assertThat(oldView.unlike(outside)).isGreaterThan(0.1);
        choose(49);
        Picture newView = look();
        assertThat(newView.unlike(oldView)).isGreaterThan(0.1);
        choose(47);
        assertThat(look().unlike(oldView)).isZero();
        press(KeyCode.RIGHT);
        assertThat(user.text("#throughLabel")).startsWith("Frame 49, ");
        assertThat(currentFrame()).isEqualTo(49);
        assertThat(look().unlike(newView)).isZero();
        press(KeyCode.LEFT);
        assertThat(look().unlike(oldView)).isZero();
        press(KeyCode.ESCAPE);
        assertThat(user.sees("#throughBar")).isFalse();
        assertThat(look().unlike(outside)).isZero();

        user.click("#lookThrough");
        assertThat(user.sees("#throughBar")).isTrue();
        user.drag("#picture", 120, 40, MouseButton.PRIMARY);
        user.pointAt("#summary", 3, 3);
        assertThat(user.sees("#throughBar")).isFalse();
        assertThat(look().unlike(outside)).as("back where one stood").isLessThan(0.002);
        user.drag("#picture", 120, 40, MouseButton.PRIMARY);
        assertThat(look().unlike(outside)).isGreaterThan(0.02);
    }

    @Test
    void issueOfACameraLeadsToItsFrame() throws TimeoutException, IOException {
        String text = Files.readString(Sample.camera());
        start(SmallModel.write(folder, "bad.md5camera", text.replaceFirst("\\) 70\n", ") 700\n")));
        user.pause();
        choose(40);
        showLower("issuesTab");
        TreeTableView<?> issues = user.part("#issues", TreeTableView.class);
        FxThread.run(() -> issues.getSelectionModel().select(0));
        user.awaitPulses(2);
        assertThat(currentFrame()).isZero();
        press(KeyCode.C);
        assertThat(user.text("#throughLabel")).startsWith("Frame 0, horizontal FOV 700.0°");
    }
}
