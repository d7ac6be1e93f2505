package org.jointscope.ui.control;

import javafx.geometry.Bounds;
import javafx.scene.control.TextField;

/** The reason why the text in a field is invalid, shown below the field. */
public final class InvalidReason {

    private static final double GAP = 4;

    private final TextField field;

    /** Null until it is shown first: tables have many fields, and each pop-up has a scene. */
    private Explanation reason;

    public InvalidReason(TextField field) {
        this.field = field;
    }

    public void show(String text) {
        if (reason == null) {
            reason = new Explanation();
            reason.setAutoHide(true);
            // A click elsewhere hides it, and leaves the field.
            reason.setConsumeAutoHidingEvents(false);
            // The field handles Esc itself.
            reason.setHideOnEscape(false);
        }
        reason.setText(text);
        Bounds place = field.localToScreen(field.getBoundsInLocal());
        reason.show(field, place.getMinX(), place.getMaxY() + GAP);
    }

    public void hide() {
        if (reason != null) {
            reason.hide();
        }
    }
}
