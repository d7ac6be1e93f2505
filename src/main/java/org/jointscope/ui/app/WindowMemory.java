package org.jointscope.ui.app;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.stage.Screen;
import javafx.stage.Stage;

import org.jointscope.ui.document.Settings;

/** Remembers where the window was. */
record WindowMemory(Settings settings) {

    private static final double FIRST_WIDTH = 1440;
    private static final double FIRST_HEIGHT = 900;
    private static final double SMALLEST = 400;

    /** The width to open the window with: the last one, but never more than the screen. */
    double width() {
        return size("window.width", FIRST_WIDTH, Screen.getPrimary().getVisualBounds().getWidth());
    }

    /** The height to open the window with. */
    double height() {
        return size(
                "window.height", FIRST_HEIGHT, Screen.getPrimary().getVisualBounds().getHeight());
    }

    private double size(String key, double first, double available) {
        return Math.clamp(settings.find(key, first), Math.min(SMALLEST, available), available);
    }

    /**
     * Puts the window where it was, if that is still on a screen, and remembers where it goes from
     * now on.
     */
    void follow(Stage stage) {
        double x = settings.find("window.x", Double.NaN);
        double y = settings.find("window.y", Double.NaN);
        if (Double.isFinite(x)
                && Double.isFinite(y)
                && !Screen.getScreensForRectangle(x, y, 100, 100).isEmpty()) {
            stage.setX(x);
            stage.setY(y);
        }
        stage.setMaximized(
                settings.find("window.maximized").map(Boolean::parseBoolean).orElse(false));
        stage.maximizedProperty()
                .subscribe((before, is) -> settings.put("window.maximized", is.toString()));
        remember(stage, "window.x", stage.xProperty());
        remember(stage, "window.y", stage.yProperty());
        remember(stage, "window.width", stage.widthProperty());
        remember(stage, "window.height", stage.heightProperty());
    }

    private void remember(Stage stage, String key, ReadOnlyDoubleProperty place) {
        place.subscribe(
                (before, now) -> {
                    if (!stage.isMaximized() && Double.isFinite(now.doubleValue())) {
                        settings.put(key, now.toString());
                    }
                });
    }
}
