package org.jointscope.ui.pane;

import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.TableColumnBase;
import org.jointscope.ui.control.Nodes;

/** Makes columns at least as wide as their titles; the user can make them narrower. */
final class TitleRoom {

    /** The padding of a title in the style sheet, and the line beside it. */
    private static final double PADDING = 14;

    /** The last title is beside the button that chooses columns. */
    private static final double BUTTON = 12;

    private TitleRoom() {}

    /** Call it before stored widths are applied. */
    static void keep(ObservableList<? extends TableColumnBase<?, ?>> visible) {
        visible.forEach(column -> widen(column, width(column)));
        widenLast(visible);
        visible.addListener((ListChangeListener.Change<? extends TableColumnBase<?, ?>> change) -> widenLast(visible));
    }

    private static void widenLast(List<? extends TableColumnBase<?, ?>> visible) {
        if (!visible.isEmpty()) {
            widen(visible.getLast(), width(visible.getLast()) + BUTTON);
        }
    }

    private static void widen(TableColumnBase<?, ?> column, double width) {
        if (column.getWidth() < width) {
            column.setPrefWidth(width);
        }
    }

    /** The width that a title requires. */
    static double width(TableColumnBase<?, ?> column) {
        return Math.ceil(Nodes.titleWidth(column.getText())) + PADDING;
    }
}
