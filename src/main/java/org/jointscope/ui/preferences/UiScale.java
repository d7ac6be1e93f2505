package org.jointscope.ui.preferences;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jointscope.ui.document.Settings;

/**
 * The size of all text and controls, relative to that of the operating system. JavaFX reads it once when it starts, so
 * another size applies at the next start.
 */
public final class UiScale {

    /** The smallest window, in which all parts are legible, in units of length. */
    public static final double WINDOW_WIDTH = 960;

    public static final double WINDOW_HEIGHT = 600;

    /** The sizes, in percent. */
    private static final List<Integer> PERCENT = List.of(80, 90, 100, 110, 125, 150, 175, 200);

    static final int NORMAL = 100;

    private static final double SMALLEST = 0.5;
    private static final double LARGEST = 8;

    private static final String KEY = "scale.percent";

    /** Pixels per unit of length at the chosen size: the scale of the operating system included. */
    private static final String PIXELS = "scale.pixels";

    /** Properties of JavaFX, for Linux and Windows. */
    private static final List<String> PROPERTIES = List.of("glass.gtk.uiScale", "glass.win.uiScale");

    private UiScale() {}

    /** Whether JavaFX has such a setting for an operating system. */
    public static boolean isSupported(String system) {
        return !system.startsWith("Mac");
    }

    /**
     * The sizes to choose from, in percent: those at which the smallest window is not wider than a screen. On a screen
     * that is less high, the window is as high as the screen.
     *
     * @param pixels per unit of length without a chosen size
     * @param width of the screen in pixels
     */
    static List<Integer> choices(double pixels, double width) {
        double most = width / WINDOW_WIDTH * NORMAL / pixels;
        return PERCENT.stream()
                .filter(percent -> percent <= Math.max(most, NORMAL))
                .toList();
    }

    /** The size in percent. */
    static int find(Settings settings) {
        return find(settings::find);
    }

    private static int find(Function<String, Optional<String>> stored) {
        int percent = (int) Settings.number(stored.apply(KEY), NORMAL);
        return PERCENT.contains(percent) ? percent : NORMAL;
    }

    /**
     * Stores a size for the next start.
     *
     * @param pixels per unit of length without a chosen size
     */
    static void store(Settings settings, int percent, double pixels) {
        settings.put(KEY, Integer.toString(percent));
        settings.put(PIXELS, Double.toString(pixels * percent / NORMAL));
    }

    /**
     * Applies the stored size, before JavaFX starts.
     *
     * @param stored finds the value of a setting
     */
    public static void apply(Function<String, Optional<String>> stored) {
        double pixels = Settings.number(stored.apply(PIXELS), 0);
        if (find(stored) != NORMAL && pixels >= SMALLEST && pixels <= LARGEST) {
            PROPERTIES.forEach(property -> System.setProperty(property, Double.toString(pixels)));
        }
    }
}
