package org.jointscope.ui.table;

import java.util.Collection;
import java.util.function.IntConsumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.skin.VirtualFlow;
import org.jointscope.ui.document.Document;

/** Scrolls a table or tree to a row of which not all is visible. */
public final class RowReveal {

    private RowReveal() {}

    /**
     * Scrolls to a row, unless it is completely visible: the next click at the same position must reach the same row. A
     * row at the edge moves only as far as necessary, any other to the middle.
     *
     * @param scrollTo the method of the table or tree that scrolls a row to the top
     */
    public static void reveal(Control rows, int row, IntConsumer scrollTo) {
        if (rows.lookup(".virtual-flow") instanceof VirtualFlow<?> flow && flow.getFirstVisibleCell() != null) {
            int first = flow.getFirstVisibleCell().getIndex();
            int last = flow.getLastVisibleCell().getIndex();
            if (row < first || row > last) {
                scrollTo.accept(Math.max(0, row - (last - first) / 2));
            } else if (!isComplete(flow.getCell(row), flow.lookup(".clipped-container"))) {
                flow.scrollTo(row);
            }
        }
    }

    /**
     * Scrolls to the first row when the first rows of another model are shown. With another animation of the same mesh,
     * the scroll position stays.
     *
     * @param shown the rows, which can arrive later than their model
     * @param follow scrolls to the selected row, if there is one
     */
    public static void beginAtTop(
            Document document,
            Control rows,
            ObservableValue<? extends Collection<?>> shown,
            IntConsumer scrollTo,
            Runnable follow) {
        BooleanProperty other = new SimpleBooleanProperty();
        Runnable begin = () -> {
            if (other.get() && !shown.getValue().isEmpty()) {
                other.set(false);
                scrollTo.accept(0);
                // Positions of rows are those of the last layout.
                rows.layout();
                follow.run();
            }
        };
        shown.subscribe((before, now) -> begin.run());
        document.onOtherModel(() -> {
            other.set(true);
            begin.run();
        });
    }

    private static boolean isComplete(Node cell, Node shown) {
        Bounds part = cell.localToScene(cell.getLayoutBounds());
        Bounds whole = shown.localToScene(shown.getLayoutBounds());
        return part.getMinY() >= whole.getMinY() && part.getMaxY() <= whole.getMaxY();
    }
}
