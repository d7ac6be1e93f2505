package org.jointscope.ui.control;

import javafx.animation.PauseTransition;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import javafx.util.Subscription;

/**
 * Moves a window down if it opens with its title bar above the screen. On Linux, JavaFX sometimes passes a position to
 * the window manager before either knows the height of the title bar.
 */
public final class TitleBar {

    /** In this time, a window is placed by the system rather than moved by its user. */
    private static final Duration OPENING = Duration.seconds(2);

    private TitleBar() {}

    /** To be called before the window is shown. */
    public static void keepOnScreen(Stage stage) {
        stage.addEventHandler(WindowEvent.WINDOW_SHOWN, event -> watch(stage));
    }

    private static void watch(Stage stage) {
        Subscription moves = stage.yProperty().subscribe(() -> moveDown(stage));
        PauseTransition opening = new PauseTransition(OPENING);
        opening.setOnFinished(event -> moves.unsubscribe());
        opening.play();
        moveDown(stage);
    }

    private static void moveDown(Stage stage) {
        double top = Dialogs.screen(stage).getMinY();
        if (stage.getY() < top && !stage.isMaximized() && !stage.isFullScreen()) {
            stage.setY(top);
        }
    }
}
