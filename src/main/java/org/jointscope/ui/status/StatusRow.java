package org.jointscope.ui.status;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/**
 * The parts of the status bar. The first one, the summary, is truncated before all others. While it is brief, the row
 * does not request space for it either.
 */
public final class StatusRow extends HBox {

    /** The width below which the summary is hidden. */
    private static final double NARROWEST = 48;

    private final BooleanProperty brief = new SimpleBooleanProperty(this, "brief");

    public StatusRow() {
        brief.subscribe(this::requestLayout);
    }

    BooleanProperty briefProperty() {
        return brief;
    }

    private Region summary() {
        return (Region) getManagedChildren().getFirst();
    }

    /** The preferred width of all parts except for the summary. */
    private double others() {
        Region summary = summary();
        return super.computePrefWidth(-1) - Math.min(summary.prefWidth(-1), summary.maxWidth(-1));
    }

    @Override
    protected double computePrefWidth(double height) {
        return others() + (brief.get() ? 0 : summary().prefWidth(-1));
    }

    @Override
    protected void layoutChildren() {
        double room = Math.max(0, getWidth() - others());
        summary().setMaxWidth(room);
        summary().setVisible(room >= Math.min(NARROWEST, summary().prefWidth(-1)));
        super.layoutChildren();
    }
}
