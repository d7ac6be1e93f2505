package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;

import org.jointscope.inspect.Sample;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.source.SourceArea;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;

/** Opening a camera's flight in the window. */
@NeedsDisplay
class WindowCameraTest extends WindowFixture {

    private static final List<String> PANES_OF_A_CAMERA = List.of("fileTab", "sourceTab");

    private static final List<String> PANES =
            List.of(
                    "jointTab",
                    "flagsTab",
                    "baseframeTab",
                    "boundsTab",
                    "meshesTab",
                    "fileTab",
                    "sourceTab");

    private static final List<String> LOWER_PANES =
            List.of("componentsTab", "framesTab", "sanityTab", "suggestTab", "issuesTab");

    private Path flawed() throws IOException {
        String text = Files.readString(Sample.camera()).replace("\t85\n", "\t850\n");
        return SmallModel.write(folder, "flawed.md5camera", text);
    }

    private String caret() {
        return FxThread.ask(() -> user.part("#sourceCaret", Label.class).getText());
    }

    private void lookEverywhere() {
        PANES.forEach(this::showPane);
        LOWER_PANES.forEach(this::showLower);
    }

    @Test
    void cameraAloneOpensWithItsIssuesAndItsText() throws TimeoutException, IOException {
        start(flawed());
        assertThat(user.title()).isEqualTo("flawed.md5camera – Jointscope");
        assertThat(issuesTitle()).isEqualTo("Issues 1");
        assertThat(panes("#panes")).isEqualTo(PANES_OF_A_CAMERA);
        assertThat(panes("#lowerPanes")).containsExactly("issuesTab");
        assertThat(user.sees("#joints")).isFalse();
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
        user.drop(flawed());
        user.awaitRead();
        assertThat(user.title())
                .isEqualTo("guard.md5mesh + walk.md5anim + flawed.md5camera – Jointscope");
        assertThat(joints()).isNotEmpty();
        assertPlays();
        assertThat(panes("#panes")).containsAll(PANES).containsAll(PANES_OF_A_CAMERA);
        lookEverywhere();
        user.drop(guard);
        user.awaitRead();
        assertThat(user.title()).isEqualTo("guard.md5mesh + walk.md5anim – Jointscope");
    }
}
