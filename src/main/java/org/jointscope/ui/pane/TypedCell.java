package org.jointscope.ui.pane;

import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

import java.util.function.BiFunction;
import java.util.function.Function;

/** A cell that can be edited after a double click or F2 (a single click only selects). */
final class TypedCell<R, V> extends RowCell<R, V> {

    private static final String INVITED = "typingInvited";

    private final Function<R, String> begin;
    private final TypedField field;

    TypedCell(Column<R, V> column, Function<R, String> begin, BiFunction<R, String, String> take) {
        super(column);
        this.begin = begin;
        this.field =
                new TypedField(
                        typed -> take.apply(getTableRow().getItem(), typed), this::cancelEdit);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    }

    /** Starts editing a cell of a row, if its column is editable. */
    static <R> void open(TableView<R> table, int row, TableColumn<R, ?> column) {
        ColumnReveal.reveal(table, column);
        table.getProperties().put(INVITED, true);
        table.edit(row, column);
        table.getProperties().remove(INVITED);
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY
                && event.getClickCount() == 2
                && !isEmpty()
                && !isEditing()) {
            open(getTableView(), getIndex(), getTableColumn());
            event.consume();
        }
    }

    @Override
    public void startEdit() {
        if (!getTableView().getProperties().containsKey(INVITED)) {
            return;
        }
        super.startEdit();
        if (isEditing()) {
            setGraphic(field);
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            field.begin(begin.apply(getTableRow().getItem()));
        }
    }

    @Override
    public void cancelEdit() {
        super.cancelEdit();
        close();
    }

    private void close() {
        field.end();
        setGraphic(null);
        setContentDisplay(ContentDisplay.LEFT);
    }

    @Override
    protected void updateItem(V value, boolean empty) {
        super.updateItem(value, empty);
        if (!isEditing()) {
            close();
        }
    }
}
