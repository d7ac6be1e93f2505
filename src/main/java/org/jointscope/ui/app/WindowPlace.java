package org.jointscope.ui.app;

import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

import org.jointscope.ui.control.OpeningPlace;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.preferences.UiScale;

import java.util.Map;
import java.util.Optional;

/** Size and position of the window over restarts. */
record WindowPlace(Stage stage, Settings settings) {

    private static final double FIRST_WIDTH = 1440;
    private static final double FIRST_HEIGHT = 900;
    private static final double CORNER = 100;

    /**
     * Restores the last size and, if it is still on a screen, position; stores later ones. In
     * pixels, they are the same with another size of text and controls.
     */
    void remember() {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setMinWidth(Math.min(UiScale.WINDOW_WIDTH, screen.getWidth()));
        stage.setMinHeight(Math.min(UiScale.WINDOW_HEIGHT, screen.getHeight()));
        double pixels = Screen.getPrimary().getOutputScaleX();
        // Of the current scale per unit of the last one.
        double units = settings.find("window.scale", pixels) / pixels;
        double width = settings.find("window.width", FIRST_WIDTH / units) * units;
        double height = settings.find("window.height", FIRST_HEIGHT / units) * units;
        stage.setWidth(Math.clamp(width, stage.getMinWidth(), screen.getWidth()));
        stage.setHeight(Math.clamp(height, stage.getMinHeight(), screen.getHeight()));
        restorePosition(screen, units);
        settings.put("window.scale", Double.toString(pixels));
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

    /**
     * JavaFX centers a window without a position before it knows the height of the title bar, which
     * can put it above the screen.
     */
    private void restorePosition(Rectangle2D primary, double units) {
        double x = settings.find("window.x", Double.NaN) * units;
        double y = settings.find("window.y", Double.NaN) * units;
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
