package org.jointscope.ui.app;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jointscope.ui.document.Settings;

/**
 * A pane below another one that can be folded and unfolds at its previous height. Unlike in a split pane, the pane
 * above gets the height by which the window grows, also while this one is folded.
 */
final class LowerPane {

    private static final String KEY = "issues.height";
    private static final double FIRST = 240;

    /** Tabs, tools, and a table with two rows. */
    private static final double LOWEST = 184;

    /** The titles of the tabs. */
    private static final double TITLES = 44;

    /** The height of both below which only one of the two is legible. */
    private static final double LOW = 410;

    /** The minimum height of the pane above: the timeline, and some of the viewport. */
    private static final double LEAST_ABOVE = 190;

    /** The minimum share of the pane above, in a window that is too low for both. */
    private static final double LEAST_SHARE_ABOVE = 0.35;

    /** The same until the user changes a height: the viewport is more useful than more rows. */
    private static final double FIRST_ABOVE = 320;

    private static final double STEP = 24;

    private final Region whole;
    private final Region lower;
    private final Settings settings;
    private double wanted;
    private boolean chosen;
    private boolean focused = true;
    private double pressedAt;
    private double heightThen;

    /**
     * @param whole node that contains both panes
     * @param grip at the upper edge of the lower pane: can be dragged, or moved with the arrow keys
     */
    LowerPane(Region whole, Region lower, Region grip, Settings settings) {
        this.whole = whole;
        this.lower = lower;
        this.settings = settings;
        this.wanted = settings.find(KEY, FIRST);
        this.chosen = settings.find(KEY).isPresent();
        whole.heightProperty().subscribe(height -> fit());
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
    void enlarge(int steps) {
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

    private void fit() {
        double height = isLow() ? Math.max(wanted, FIRST) : wanted;
        lower.setPrefHeight(isLow() && !focused ? TITLES : clamped(height));
    }

    private boolean isLow() {
        return whole.getHeight() < LOW;
    }

    /**
     * Makes the pane that gets the focus legible, in a window that is too low for both.
     *
     * @param self whether it is this pane, not the one above
     */
    void focused(boolean self) {
        boolean changes = focused != self;
        focused = self;
        if (changes && isLow()) {
            fit();
        }
    }

    private double clamped(double height) {
        double least = Math.min(LEAST_ABOVE, whole.getHeight() * LEAST_SHARE_ABOVE);
        double above = chosen || isLow() ? least : FIRST_ABOVE;
        double highest = Math.max(LOWEST, whole.getHeight() - above);
        double lowest = isLow() ? TITLES : LOWEST;
        return Double.isNaN(height) ? FIRST : Math.clamp(height, lowest, highest);
    }
}
