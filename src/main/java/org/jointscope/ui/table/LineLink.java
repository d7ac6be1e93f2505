package org.jointscope.ui.table;

import java.util.Optional;
import java.util.function.ToIntFunction;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Tooltip;
import org.jointscope.ui.control.Nodes;

/** The source line of a row in a cell, as a link to the source. */
final class LineLink<R> {

    private final DataTable<R> table;
    private final IndexedCell<?> cell;
    private final ToIntFunction<R> line;
    private final Hyperlink link = Nodes.styled(Nodes.link(""), "line-link");

    /** @param line of a row; not positive if it has none */
    LineLink(DataTable<R> table, IndexedCell<?> cell, ToIntFunction<R> line) {
        this.table = table;
        this.cell = cell;
        this.line = line;
        // Tab leaves the table; a key shows the selected row in the source.
        link.setFocusTraversable(false);
        link.setTooltip(new Tooltip(table.kit().texts().of("source.show")));
        link.setOnAction(event -> follow());
    }

    void show(Optional<R> row) {
        boolean there = row.filter(it -> line.applyAsInt(it) > 0).isPresent();
        link.setText(cell.getText());
        cell.setGraphic(there ? link : null);
        cell.setContentDisplay(there ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
    }

    /** Selects the row, too. */
    private void follow() {
        table.getSelectionModel().clearAndSelect(cell.getIndex());
        table.showSource();
    }
}
