package org.jointscope.ui.pane;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.skin.VirtualFlow;

import java.util.function.IntConsumer;

/** Scrolls a table or tree to a row of which not all is visible. */
public final class RowReveal {

    private RowReveal() {}

    /**
     * Scrolls to a row, unless it is completely visible: the next click at the same position must
     * reach the same row. A row at the edge moves only as far as necessary, any other to the
     * middle.
     *
     * @param scrollTo the method of the table or tree that scrolls a row to the top
     */
    public static void reveal(Control rows, int row, IntConsumer scrollTo) {
        if (rows.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
                && flow.getFirstVisibleCell() != null) {
            int first = flow.getFirstVisibleCell().getIndex();
            int last = flow.getLastVisibleCell().getIndex();
            if (row < first || row > last) {
                scrollTo.accept(Math.max(0, row - (last - first) / 2));
            } else if (!isComplete(flow.getCell(row), flow.lookup(".clipped-container"))) {
                flow.scrollTo(row);
            }
        }
    }

    private static boolean isComplete(Node cell, Node shown) {
        Bounds part = cell.localToScene(cell.getLayoutBounds());
        Bounds whole = shown.localToScene(shown.getLayoutBounds());
        return part.getMinY() >= whole.getMinY() && part.getMaxY() <= whole.getMaxY();
    }
}
