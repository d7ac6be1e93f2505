package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;

import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.concurrent.TimeoutException;

/** Choosing among the files at hand, also those that were not made for each other. */
@NeedsDisplay
class WindowFilesTest extends WindowFixture {

    @BeforeEach
    void writeMisfit() {
        SmallModel.write(
                folder,
                "alien.md5anim",
                """
                MD5Version 10
                commandline ""
                numFrames 2
                numJoints 1
                frameRate 24
                numAnimatedComponents 1
                hierarchy { "bone" -1 1 0 }
                bounds { ( 0 0 0 ) ( 1 1 1 ) ( 0 0 0 ) ( 1 1 1 ) }
                baseframe { ( 0 0 0 ) ( 0 0 0 ) }
                frame 0 { 0 }
                frame 1 { 1 }
                """);
    }

    @Test
    void aFolderShowsItsMeshWithTheAnimationThatFits() throws TimeoutException {
        start(folder);

        assertThat(user.title()).isEqualTo("guard.md5mesh + walk.md5anim – Jointscope");
        assertThat(user.sees("#misfit")).isFalse();
    }

    @Test
    void aMisfitOpensAllTheSameAndSaysWhyItIsOne() throws TimeoutException {
        start(guard, walk);
        int meshJoints = joints().size();

        user.click("#animationChoice");
        FxThread.await("the misfit is offered", () -> user.sees("alien.md5anim"));
        user.click("alien.md5anim");
        FxThread.await("the misfit is open", () -> user.title().contains("alien.md5anim"));

        assertThat(user.title()).isEqualTo("guard.md5mesh + alien.md5anim – Jointscope");
        FxThread.await("the reason", () -> user.sees("#misfit"));
        assertThat(user.text("#misfit"))
                .isEqualTo(
                        "Not made for this mesh: its joint count is 1, the mesh's "
                                + meshJoints
                                + ". It is shown all the same.");
        assertThat(joints()).containsExactly("bone");
        assertThat(user.text("#frame")).endsWith(" / 1");
    }

    @Test
    void wordsThatNoAnimationMatchesAreAnswered() throws TimeoutException {
        start(folder);
        user.click("#animationChoice");
        FxThread.await("the animations are offered", () -> user.sees("alien.md5anim"));
        user.press(KeyCode.X);
        FxThread.await("the answer", () -> user.sees("No animation matches."));
    }
}
