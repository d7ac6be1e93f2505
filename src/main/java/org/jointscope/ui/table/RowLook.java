package org.jointscope.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Tooltip;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Showing;

/** The text and the styles of a cell, which are those of its column. */
final class RowLook<R> {

    private final Column<R> column;
    private final IndexedCell<?> cell;
    private final Supplier<Optional<R>> row;
    private final List<Consumer<Optional<R>>> looks;

    /** The tooltip of a truncated text. */
    private Optional<Tooltip> whole = Optional.empty();

    /** @param row of the cell; empty if the cell is unused */
    RowLook(Column<R> column, IndexedCell<?> cell, Supplier<Optional<R>> row) {
        this.column = column;
        this.cell = cell;
        this.row = row;
        this.looks = column.looks().stream().map(look -> look.apply(cell, row)).toList();
        column.changes().forEach(change -> Showing.follow(cell, change, this::look));
        cell.textTruncatedProperty().subscribe(this::explain);
    }

    void update() {
        cell.setText(row.get().map(column::shownOf).orElse(null));
        look();
    }

    private void look() {
        looks.forEach(look -> look.accept(row.get()));
        explain();
    }

    /** Shows a truncated text in a tooltip, unless the cell has another one. */
    private void explain() {
        if (cell.isTextTruncated() && cell.getTooltip() == null) {
            whole = whole.or(() -> Optional.of(new Explanation(cell::getText)));
            cell.setTooltip(whole.get());
        } else if (!cell.isTextTruncated()
                && whole.filter(it -> it == cell.getTooltip()).isPresent()) {
            cell.setTooltip(null);
        }
    }
}
