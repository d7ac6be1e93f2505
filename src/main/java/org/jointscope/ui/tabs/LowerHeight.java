package org.jointscope.ui.tabs;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jointscope.ui.document.Settings;

/**
 * The height of a pane below another one that can be folded and unfolds at its previous height. Unlike in a split pane,
 * the pane above gets the height by which the window grows, also while this one is folded.
 */
public final class LowerHeight {

    private static final String KEY = "issues.height";
    private static final double FIRST = 240;

    /** Tabs, tools, and a table with two rows. */
    private static final double LOWEST = 184;

    /** The minimum height of the pane above: the timeline, and some of the viewport. */
    private static final double LEAST_ABOVE = 190;

    /** The same until the user changes a height: the viewport is more useful than more rows. */
    private static final double FIRST_ABOVE = 320;

    private static final double STEP = 24;

    private final Region whole;
    private final Region lower;
    private final Settings settings;
    private double wanted;
    private boolean chosen;
    private double pressedAt;
    private double heightThen;

    /**
     * @param whole node that contains both panes
     * @param grip at the upper edge of the lower pane: can be dragged, or moved with the arrow keys
     */
    public LowerHeight(Region whole, Region lower, Region grip, Settings settings) {
        this.whole = whole;
        this.lower = lower;
        this.settings = settings;
        this.wanted = settings.find(KEY, FIRST);
        this.chosen = settings.find(KEY).isPresent();
        whole.heightProperty().subscribe(height -> lower.setPrefHeight(clamped(wanted)));
        grip.setOnMousePressed(this::press);
        grip.setOnMouseDragged(event -> want(heightThen + pressedAt - event.getScreenY()));
        grip.setOnKeyPressed(this::keyPressed);
    }

    private void press(MouseEvent event) {
        pressedAt = event.getScreenY();
        heightThen = lower.getHeight();
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN) {
            enlarge(event.getCode() == KeyCode.UP ? 1 : -1);
        }
        if (event.getCode().isArrowKey()) {
            // The keys across would move the focus.
            event.consume();
        }
    }

    /** Makes the lower pane higher by steps, or lower if they are negative. */
    public void enlarge(int steps) {
        want(lower.getHeight() + steps * STEP);
    }

    /** Enlarging the pane in a low window keeps the greater height of a higher window. */
    private void want(double height) {
        chosen = true;
        boolean higher = height > lower.getHeight();
        double allowed = clamped(height);
        wanted = higher ? Math.max(allowed, wanted) : allowed;
        settings.put(KEY, Double.toString(wanted));
        lower.setPrefHeight(allowed);
    }

    private double clamped(double height) {
        double highest = Math.max(LOWEST, whole.getHeight() - (chosen ? LEAST_ABOVE : FIRST_ABOVE));
        return Double.isNaN(height) ? FIRST : Math.clamp(height, LOWEST, highest);
    }
}
