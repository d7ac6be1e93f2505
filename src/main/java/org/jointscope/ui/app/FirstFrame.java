package org.jointscope.ui.app;

import javafx.animation.AnimationTimer;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.viewport.StillPicture;

/**
 * The model at its position in an otherwise empty window. All controls of the window need several times as long as the
 * model, which is what users open the window for.
 */
final class FirstFrame extends Pane {

    /** The background of the window: that of the theme, whose style sheet is read later. */
    static final Color LIGHT = Color.WHITE;

    static final Color DARK = Color.web("#0d1117");

    /** After this many pulses with the model, it is on the screen. */
    private static final int PULSES = 3;

    /** Files that take longer to read are shown in the complete window. */
    private static final long LONGEST_NANOS = 2_000_000_000;

    /** The default edges of the viewport as shares of the width. */
    static final double[] SIDES = {0.2, 0.61};

    private static final String LEFT = "viewport.left";
    private static final String TOP = "viewport.top";
    private static final String RIGHT = "viewport.right";
    private static final String BOTTOM = "viewport.bottom";

    private final StillPicture picture;
    private final double left;
    private final double top;
    private final double right;
    private final double bottom;
    private boolean isRead;

    FirstFrame(StillPicture picture, Settings settings) {
        this.picture = picture;
        left = settings.find(LEFT, SIDES[0]);
        top = settings.find(TOP, 85);
        right = settings.find(RIGHT, SIDES[1]);
        bottom = settings.find(BOTTOM, 117);
        getChildren().add(picture);
    }

    /** Stores the position of the complete picture: shares of the width, distances in height. */
    static void store(Node picture, Settings settings) {
        Bounds bounds = picture.localToScene(picture.getLayoutBounds());
        double width = picture.getScene().getWidth();
        double height = picture.getScene().getHeight();
        settings.put(LEFT, Double.toString(bounds.getMinX() / width));
        settings.put(TOP, Double.toString(bounds.getMinY()));
        settings.put(RIGHT, Double.toString(bounds.getMaxX() / width));
        settings.put(BOTTOM, Double.toString(height - bounds.getMaxY()));
    }

    @Override
    protected void layoutChildren() {
        double x = left * getWidth();
        picture.resizeRelocate(x, top, Math.max(1, right * getWidth() - x), Math.max(1, getHeight() - bottom - top));
    }

    /** Shows a model, or nothing if the files cannot be read. */
    void show(OpenModel model) {
        picture.show(model);
        isRead = true;
    }

    /** Calls back when the model has been drawn, or has not been read soon. */
    void whenSeen(Runnable action) {
        new AnimationTimer() {
            private long first;
            private int pulses;

            @Override
            public void handle(long now) {
                first = first == 0 ? now : first;
                pulses += isRead ? 1 : 0;
                if (pulses >= PULSES || !isRead && now - first > LONGEST_NANOS) {
                    stop();
                    action.run();
                }
            }
        }.start();
    }
}
