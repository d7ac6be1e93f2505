package org.jointscope.ui.table;

import java.util.Optional;
import javafx.scene.control.TableCell;

/** A cell with the text and the styles of its column. */
class RowCell<R> extends TableCell<R, Object> {

    private final RowLook<R> look;

    RowCell(Column<R> column) {
        look = new RowLook<>(column, this, this::row);
    }

    private Optional<R> row() {
        return isEmpty() || getTableRow() == null
                ? Optional.empty()
                : Optional.ofNullable(getTableRow().getItem());
    }

    @Override
    protected void updateItem(Object value, boolean empty) {
        super.updateItem(value, empty);
        look.update();
    }
}
