package org.jointscope.ui.app;

import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

import org.jointscope.ui.control.OpeningPlace;
import org.jointscope.ui.document.Settings;

import java.util.Map;
import java.util.Optional;

/** Size and position of the window over restarts. */
record WindowPlace(Stage stage, Settings settings) {

    private static final double FIRST_WIDTH = 1440;
    private static final double FIRST_HEIGHT = 900;
    private static final double SMALLEST = 400;
    private static final double CORNER = 100;

    /** Restores the last size and, if it is still on a screen, position; stores later ones. */
    void remember() {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setWidth(size("window.width", FIRST_WIDTH, screen.getWidth()));
        stage.setHeight(size("window.height", FIRST_HEIGHT, screen.getHeight()));
        restorePosition(screen);
        stage.maximizedProperty()
                .subscribe((before, is) -> settings.put("window.maximized", is.toString()));
        Map.of(
                        "window.x", stage.xProperty(),
                        "window.y", stage.yProperty(),
                        "window.width", stage.widthProperty(),
                        "window.height", stage.heightProperty())
                .forEach(
                        (key, place) ->
                                place.subscribe(
                                        (before, now) -> {
                                            if (!stage.isMaximized()
                                                    && Double.isFinite(now.doubleValue())) {
                                                settings.put(key, now.toString());
                                            }
                                        }));
    }

    /** The last size of the window with its frame, at most that of the screen. */
    private double size(String key, double first, double available) {
        return Math.clamp(settings.find(key, first), Math.min(SMALLEST, available), available);
    }

    /**
     * JavaFX centers a window without a position before it knows the height of the title bar, which
     * can put it above the screen.
     */
    private void restorePosition(Rectangle2D primary) {
        double x = settings.find("window.x", Double.NaN);
        double y = settings.find("window.y", Double.NaN);
        Optional<Rectangle2D> last =
                Double.isFinite(x) && Double.isFinite(y) ? screen(x, y) : Optional.empty();
        OpeningPlace.set(
                stage,
                last.map(screen -> x)
                        .orElse(primary.getMinX() + (primary.getWidth() - stage.getWidth()) / 2),
                last.map(screen -> Math.max(y, screen.getMinY()))
                        .orElse(primary.getMinY() + (primary.getHeight() - stage.getHeight()) / 2));
        stage.setMaximized(
                settings.find("window.maximized").map(Boolean::parseBoolean).orElse(false));
    }

    /** The screen with the upper left corner of a window. */
    private static Optional<Rectangle2D> screen(double x, double y) {
        return Screen.getScreensForRectangle(x, y, CORNER, CORNER).stream()
                .findFirst()
                .map(Screen::getVisualBounds);
    }
}
