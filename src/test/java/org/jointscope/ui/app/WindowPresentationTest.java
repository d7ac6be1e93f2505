package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

/** The window for an audience. */
@NeedsDisplay
class WindowPresentationTest extends WindowFixture {

    @Test
    void presentationHasViewportPaneAndPressedKeys() throws IOException, TimeoutException {
        start(guard, walk);
        user.click("#picture");
        user.press(KeyCode.F11);
        FxThread.await("joints and files are hidden", () -> !user.sees("#joints") && !user.sees("#meshChoice"));
        assertThat(user.sees("#panes")).isTrue();
        assertThat(user.sees(".pointer-ring")).isTrue();
        user.pressWith(KeyCode.SHIFT, KeyCode.M);
        assertThat(user.text("#pressedKey")).isEqualTo("Shift+M");
        FxThread.await(
                "the key is shown for a moment", () -> user.text("#pressedKey").isEmpty());
        user.press(KeyCode.F11);
        FxThread.await("all parts are back", () -> user.sees("#joints"));
        assertThat(user.sees(".pointer-ring")).isFalse();
    }
}
