package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.preferences.UiScale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The size and the position with which the window opens. */
@NeedsDisplay
class WindowPositionTest {

    @ParameterizedTest
    @CsvSource({"5000, 5000, -8, -8", "800, 600, 9000, 9000", "800, 600, 30, -8"})
    void restoredWindowIsOnTheScreen(String width, String height, String x, String y) {
        MemorySettings settings = new MemorySettings();
        settings.put("window.width", width);
        settings.put("window.height", height);
        settings.put("window.x", x);
        settings.put("window.y", y);
        Rectangle2D place = place(settings);
        Rectangle2D screen = FxThread.ask(() -> Screen.getPrimary().getVisualBounds());
        assertThat(place.getMinY()).isBetween(screen.getMinY(), screen.getMaxY());
        assertThat(place.getMaxY()).isLessThanOrEqualTo(screen.getMaxY());
        assertThat(place.getMaxX()).isLessThanOrEqualTo(screen.getMaxX());
    }

    @Test
    void sizeInPixelsIsTheSameAtAnotherScale() {
        MemorySettings settings = new MemorySettings();
        settings.put("window.width", "700");
        settings.put("window.height", "420");
        settings.put("window.x", "10");
        settings.put("window.y", "20");
        settings.put("window.scale", "1.5");
        assertThat(place(settings)).isEqualTo(new Rectangle2D(15, 30, 1050, 630));
        assertThat(settings.find("window.scale")).contains("1.0");
    }

    @Test
    void windowHasRoomForItsParts() {
        MemorySettings settings = new MemorySettings();
        settings.put("window.width", "100");
        settings.put("window.height", "-1");
        Rectangle2D place = place(settings);
        assertThat(place.getWidth()).isEqualTo(UiScale.WINDOW_WIDTH);
        assertThat(place.getHeight()).isEqualTo(UiScale.WINDOW_HEIGHT);
    }

    @Test
    void systemPlacesTheFirstWindowWhichLeavesRoomForItsTitle() {
        Rectangle2D place = place(new MemorySettings());
        Rectangle2D screen = FxThread.ask(() -> Screen.getPrimary().getVisualBounds());
        assertThat(place.getMinX()).isNaN();
        assertThat(place.getMinY()).isNaN();
        assertThat(place.getWidth()).isLessThanOrEqualTo(screen.getWidth() - 100);
        assertThat(place.getHeight()).isLessThanOrEqualTo(screen.getHeight() - 100);
    }

    @Test
    void windowThatOpensAboveTheScreenIsMovedDownAndLaterMovesStay() {
        Stage stage = FxThread.ask(Stage::new);
        FxThread.run(() -> new WindowPosition(stage, new MemorySettings()).remember());
        FxThread.run(() -> {
            stage.show();
            stage.setY(-28);
        });
        FxThread.await("the title bar is on the screen", () -> stage.getY() == 0);
        FxThread.run(() -> stage.setY(40));
        assertThat(FxThread.ask(stage::getY)).isEqualTo(40);
        FxThread.run(stage::close);
    }

    private static Rectangle2D place(MemorySettings settings) {
        return FxThread.ask(() -> {
            Stage stage = new Stage();
            new WindowPosition(stage, settings).remember();
            return new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
        });
    }
}
