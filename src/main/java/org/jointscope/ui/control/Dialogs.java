package org.jointscope.ui.control;

import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;

/**
 * The common setup of all dialogs: owner, styles, focus, size and position.
 *
 * <p>A dialog opens with the size of its content. By default, JavaFX first gives it its minimum
 * height, which is that of the buttons if the content scrolls or wraps, and then corrects it. Some
 * window managers answer the first request after the second, and the dialog keeps that height.
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
        stage.addEventHandler(
                WindowEvent.WINDOW_SHOWN,
                event -> Platform.runLater(() -> pane.setMinHeight(Region.USE_COMPUTED_SIZE)));
    }

    /**
     * Until the dialog is open, its content is not less high, but at most as high as the screen.
     */
    private static void fit(Stage stage, DialogPane pane) {
        pane.applyCss();
        Rectangle2D screen = screen(stage);
        double frame = frameHeight(stage.getOwner());
        double width = pane.prefWidth(-1);
        double height = Math.min(pane.prefHeight(width), screen.getHeight() - frame);
        pane.setMinHeight(height);
        if (Double.isFinite(stage.getX()) && Double.isFinite(stage.getY())) {
            OpeningPlace.set(
                    stage,
                    within(stage.getX(), width, screen.getMinX(), screen.getMaxX()),
                    within(stage.getY(), height + frame, screen.getMinY(), screen.getMaxY()));
        }
    }

    /** The area for windows on the screen with the top left corner of a window. */
    public static Rectangle2D screen(Window window) {
        return OpeningPlace.screen(window.getX(), window.getY());
    }

    /** The height of the title bar and borders, which are the same for a dialog and its owner. */
    private static double frameHeight(Window owner) {
        return owner == null ? 0 : owner.getHeight() - owner.getScene().getHeight();
    }

    /** The start of a range that is on the screen, at least with its beginning. */
    private static double within(double start, double length, double min, double max) {
        return Math.max(min, Math.min(start, max - length));
    }
}
