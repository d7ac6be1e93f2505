package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

/** The statistics of the drawn frames. */
@Needs3D
class WindowStatisticsTest extends WindowFixture {

    private static final String NOTHING = "–";

    private String text(String figure) {
        return user.text("#statistics" + figure);
    }

    private void awaitFrames() {
        FxThread.await("frames are drawn", () -> text("FRAME_RATE").endsWith(" fps"));
    }

    private void awaitStillness() {
        FxThread.await("nothing is drawn", () -> text("FRAME_RATE").equals(NOTHING));
    }

    @Test
    void figuresAreThoseOfTheFramesThatAreDrawn() throws TimeoutException {
        startNew("viewport.statistics=true", guard, walk);
        assertThat(menuItem("Statistics").isSelected()).isTrue();
        awaitFrames();
        assertThat(text("ALLOCATED")).matches("\\d+\\.\\d kB");
        assertThat(text("TRIANGLES")).isEqualTo("36");
        assertThat(text("VERTICES")).isEqualTo("24");
        user.pointAt("#statisticsALLOCATED", 4, 4);
        FxThread.await("an explanation", () -> tooltip("Memory that Jointscope").isPresent());

        user.pause();
        awaitStillness();
        assertThat(text("ALLOCATED")).isEqualTo(NOTHING);
        assertThat(text("TRIANGLES")).isEqualTo("36");
        // The memory is shown only for a moment; a single frame has no rate.
        List<String> sizes = new CopyOnWriteArrayList<>();
        Label size = user.part("#statisticsALLOCATED", Label.class);
        FxThread.run(() -> size.textProperty().subscribe(text -> sizes.add(text)));
        user.drag("#picture", 120, 40, MouseButton.PRIMARY);
        FxThread.await("frames are drawn", () -> sizes.stream().anyMatch(text -> text.endsWith(" kB")));
        awaitStillness();
        user.press(KeyCode.M);
        FxThread.await("no mesh is drawn", () -> text("TRIANGLES").equals("0"));

        user.press(KeyCode.T);
        assertThat(user.sees("#statistics")).isFalse();
        assertThat(menuItem("Statistics").isSelected()).isFalse();
    }
}
