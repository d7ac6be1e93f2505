package org.jointscope.ui.pane;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.TableCell;
import org.jointscope.ui.control.Showing;

/** A cell with the text and the styles of its column. */
public class RowCell<R, V> extends TableCell<R, V> {

    private final Column<R, V> column;
    private final List<Consumer<Optional<R>>> looks;
    private final WholeText wholeText = new WholeText(this);

    RowCell(Column<R, V> column) {
        this.column = column;
        this.looks = column.looks().stream().map(look -> look.apply(this)).toList();
        column.changes().forEach(change -> Showing.follow(this, change, this::look));
    }

    /** The row of the cell; empty if the cell is unused. */
    public final Optional<R> row() {
        return isEmpty() || getTableRow() == null
                ? Optional.empty()
                : Optional.ofNullable(getTableRow().getItem());
    }

    @Override
    protected void updateItem(V value, boolean empty) {
        super.updateItem(value, empty);
        setText(row().map(column::textOf).orElse(null));
        look();
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        wholeText.update();
    }

    private void look() {
        looks.forEach(look -> look.accept(row()));
    }
}
