package org.jointscope.ui.control;

import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

import java.time.Duration;

/**
 * The position at which a window opens. On X11, a window manager can add the title bar at a moment
 * at which JavaFX then moves the content of the window to the corner of the screen, and the title
 * bar above it. The window moves back, several times if necessary; later, only the user moves it
 * there.
 */
public final class OpeningPlace implements InvalidationListener {

    private static final int MOST_MOVES = 4;
    private static final Duration OPENING = Duration.ofSeconds(10);

    private final long start = System.nanoTime();
    private final Stage stage;
    private final double x;
    private final double y;
    private int moves;

    private OpeningPlace(Stage stage, double x, double y) {
        this.stage = stage;
        this.x = x;
        this.y = y;
    }

    /** Sets the position of a window that is not open, which it has when it is open, too. */
    public static void set(Stage stage, double x, double y) {
        OpeningPlace place = new OpeningPlace(stage, x, y);
        stage.setX(x);
        stage.setY(y);
        stage.yProperty().addListener(place);
    }

    @Override
    public void invalidated(Observable changed) {
        if (moves == MOST_MOVES || System.nanoTime() - start > OPENING.toNanos()) {
            changed.removeListener(this);
        } else if (stage.getY() < top() && !stage.isMaximized() && !stage.isFullScreen()) {
            moves++;
            Platform.runLater(
                    () -> {
                        stage.setX(x);
                        stage.setY(y);
                    });
        }
    }

    private double top() {
        return screen(x, y).getMinY();
    }

    /** The area for windows on the screen with a place; on the primary one if it is on none. */
    public static Rectangle2D screen(double x, double y) {
        return Screen.getScreensForRectangle(x, y, 1, 1).stream()
                .findFirst()
                .orElse(Screen.getPrimary())
                .getVisualBounds();
    }
}
