package org.jointscope.ui.control;

import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.layout.Region;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;

/**
 * The common setup of all dialogs: owner, styles, focus and size.
 *
 * <p>A dialog opens with the size of its content. By default, JavaFX first gives it its minimum height, which is that
 * of the buttons if the content scrolls or wraps, and then corrects it. Some window managers answer the first request
 * after the second, and the dialog keeps that height.
 */
public final class Dialogs {

    private Dialogs() {}

    /** Sets up a dialog that belongs to a window. */
    public static void prepare(Dialog<?> dialog, Window owner) {
        dialog.initOwner(owner);
        dialog.getDialogPane().getStylesheets().setAll(owner.getScene().getStylesheets());
        prepare(dialog);
    }

    /** Sets up a dialog without an owner, or with one that is set later. */
    public static void prepare(Dialog<?> dialog) {
        DialogPane pane = dialog.getDialogPane();
        KeyFocus.mark(pane.getScene());
        Stage stage = (Stage) pane.getScene().getWindow();
        stage.addEventHandler(WindowEvent.WINDOW_SHOWING, event -> fit(stage, pane));
        TitleBar.keepOnScreen(stage);
        stage.addEventHandler(
                WindowEvent.WINDOW_SHOWN,
                event -> Platform.runLater(() -> pane.setMinHeight(Region.USE_COMPUTED_SIZE)));
    }

    /** Until the dialog is open, its content is not less high, but at most as high as the screen. */
    private static void fit(Stage stage, DialogPane pane) {
        pane.applyCss();
        Rectangle2D screen = screen(stage);
        double frame = frameHeight(stage.getOwner());
        double width = pane.prefWidth(-1);
        pane.setMinHeight(Math.min(pane.prefHeight(width), screen.getHeight() - frame));
    }

    /** The area for windows on the screen with the top left corner of a window. */
    public static Rectangle2D screen(Window window) {
        return Screen.getScreensForRectangle(window.getX(), window.getY(), 1, 1).stream()
                .findFirst()
                .orElse(Screen.getPrimary())
                .getVisualBounds();
    }

    /** The height of the title bar and borders, which are the same for a dialog and its owner. */
    private static double frameHeight(Window owner) {
        return owner == null ? 0 : owner.getHeight() - owner.getScene().getHeight();
    }
}
