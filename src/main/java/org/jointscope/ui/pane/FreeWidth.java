package org.jointscope.ui.pane;

import javafx.scene.control.TableColumnBase;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The width of a table that its other columns leave to columns with a share of it. */
final class FreeWidth {

    /** The width of the scroll bar, or of the button above it, and of the borders. */
    private static final double END = 14;

    private final Map<TableColumnBase<?, ?>, Share> shares = new HashMap<>();

    private record Share(double part, double least) {}

    /** Gives a column a share, and a minimum width. */
    void share(TableColumnBase<?, ?> column, double part, double least) {
        shares.put(column, new Share(part, least));
    }

    /** Sets the widths of the visible columns that have a share. */
    void divide(double width, List<? extends TableColumnBase<?, ?>> visible) {
        double others = 0;
        double parts = 0;
        for (TableColumnBase<?, ?> column : visible) {
            Share share = shares.get(column);
            parts += share == null ? 0 : share.part;
            others += share == null ? column.getWidth() : 0;
        }
        double whole = (width - others - END) / parts;
        for (TableColumnBase<?, ?> column : visible) {
            Share share = shares.get(column);
            if (share != null) {
                column.setPrefWidth(Math.max(share.least, share.part * whole));
            }
        }
    }
}
