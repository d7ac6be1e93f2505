package org.jointscope.ui.app;

import java.util.Map;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jointscope.ui.control.TitleBar;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.preferences.UiScale;

/** Size and position of the window over restarts. */
record WindowPosition(Stage stage, Settings settings) {

    private static final double FIRST_WIDTH = 1440;
    private static final double FIRST_HEIGHT = 900;
    private static final double ROOM_AROUND = 100;
    private static final double CORNER = 100;

    /**
     * Restores the last size and position, as far as they are on a screen; stores later ones. In pixels, they are the
     * same with another size of text and controls.
     */
    void remember() {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setMinWidth(Math.min(UiScale.WINDOW_WIDTH, screen.getWidth()));
        stage.setMinHeight(Math.min(UiScale.WINDOW_HEIGHT, screen.getHeight()));
        double pixels = Screen.getPrimary().getOutputScaleX();
        // Of the current scale per unit of the last one.
        double units = settings.find("window.scale", pixels) / pixels;
        double width = settings.find("window.width", first(FIRST_WIDTH, screen.getWidth()) / units);
        double height = settings.find("window.height", first(FIRST_HEIGHT, screen.getHeight()) / units);
        stage.setWidth(Math.clamp(width * units, stage.getMinWidth(), screen.getWidth()));
        stage.setHeight(Math.clamp(height * units, stage.getMinHeight(), screen.getHeight()));
        restorePosition(units);
        TitleBar.keepOnScreen(stage);
        settings.put("window.scale", Double.toString(pixels));
        stage.maximizedProperty().subscribe((before, is) -> settings.put("window.maximized", is.toString()));
        Map.of(
                        "window.x", stage.xProperty(),
                        "window.y", stage.yProperty(),
                        "window.width", stage.widthProperty(),
                        "window.height", stage.heightProperty())
                .forEach((key, place) -> place.subscribe((before, now) -> {
                    if (!stage.isMaximized() && Double.isFinite(now.doubleValue())) {
                        settings.put(key, now.toString());
                    }
                }));
    }

    /** Leaves room for the title bar, of which JavaFX does not know the height. */
    private static double first(double size, double screen) {
        return Math.min(size, screen - ROOM_AROUND);
    }

    /** At the first start, the position is that of the system. */
    private void restorePosition(double units) {
        double x = settings.find("window.x", Double.NaN) * units;
        double y = settings.find("window.y", Double.NaN) * units;
        if (Double.isFinite(x) && Double.isFinite(y)) {
            Rectangle2D screen = Screen.getScreensForRectangle(x, y, CORNER, CORNER).stream()
                    .findFirst()
                    .orElse(Screen.getPrimary())
                    .getVisualBounds();
            stage.setX(within(x, stage.getWidth(), screen.getMinX(), screen.getMaxX()));
            stage.setY(within(y, stage.getHeight(), screen.getMinY(), screen.getMaxY()));
        }
        stage.setMaximized(
                settings.find("window.maximized").map(Boolean::parseBoolean).orElse(false));
    }

    /** The start of a range that is on the screen, at least with its beginning. */
    private static double within(double start, double length, double min, double max) {
        return Math.max(min, Math.min(start, max - length));
    }
}
