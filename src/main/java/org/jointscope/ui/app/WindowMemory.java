package org.jointscope.ui.app;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

import org.jointscope.ui.document.Settings;

import java.util.List;

/** Remembers where the window was, and how its panes were divided. */
final class WindowMemory {

    private static final double FIRST_WIDTH = 1440;
    private static final double FIRST_HEIGHT = 900;
    private static final double SMALLEST = 400;

    private final Settings settings;

    WindowMemory(Settings settings) {
        this.settings = settings;
    }

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
        return Math.clamp(find(key, first), Math.min(SMALLEST, available), available);
    }

    /**
     * Puts the window where it was, if that is still on a screen, and remembers where it goes from
     * now on.
     */
    void follow(Stage stage) {
        double x = find("window.x", Double.NaN);
        double y = find("window.y", Double.NaN);
        List<Screen> there =
                Screen.getScreensForRectangle(new Rectangle2D(finite(x), finite(y), 100, 100));
        if (Double.isFinite(x) && Double.isFinite(y) && !there.isEmpty()) {
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

    /** Switches something as it was. */
    void follow(String key, BooleanProperty state) {
        settings.find(key).map(Boolean::parseBoolean).ifPresent(state::set);
        state.subscribe((before, is) -> settings.put(key, is.toString()));
    }

    /** What was put, if it is a number. */
    double find(String key, double otherwise) {
        try {
            return settings.find(key).map(Double::parseDouble).orElse(otherwise);
        } catch (NumberFormatException damaged) {
            return otherwise;
        }
    }

    void put(String key, double value) {
        settings.put(key, Double.toString(value));
    }

    private static double finite(double value) {
        return Double.isFinite(value) ? value : 0;
    }
}
