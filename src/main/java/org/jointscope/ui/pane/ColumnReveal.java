package org.jointscope.ui.pane;

import javafx.geometry.Orientation;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/** Scrolls a table to the column of the focused cell, of which not all is visible. */
final class ColumnReveal {

    private final TableView<?> table;
    private boolean byKey;

    private ColumnReveal(TableView<?> table) {
        this.table = table;
    }

    /** Follows the focused cell while it is moved by keyboard: a click must not move its target. */
    static void follow(TableView<?> table) {
        ColumnReveal reveal = new ColumnReveal(table);
        table.addEventFilter(KeyEvent.KEY_PRESSED, event -> reveal.byKey = true);
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> reveal.byKey = false);
        table.getFocusModel().focusedCellProperty().subscribe(cell -> {
            if (reveal.byKey && cell != null && cell.getTableColumn() != null) {
                reveal(reveal.table, cell.getTableColumn());
            }
        });
    }

    /** Scrolls only as far as necessary. */
    static void reveal(TableView<?> table, TableColumn<?, ?> column) {
        if (!(table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow)) {
            return;
        }
        double start = 0;
        for (TableColumn<?, ?> each : table.getVisibleLeafColumns()) {
            if (each == column) {
                break;
            }
            start += each.getWidth();
        }
        double end = start + column.getWidth();
        double room = flow.lookup(".clipped-container").getLayoutBounds().getWidth();
        for (var part : flow.lookupAll(".scroll-bar")) {
            if (part instanceof ScrollBar bar && bar.getOrientation() == Orientation.HORIZONTAL && bar.isVisible()) {
                double least = Math.min(end - room, start);
                bar.setValue(Math.clamp(bar.getValue(), Math.max(0, least), start));
            }
        }
    }
}
