package org.jointscope.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class TypedCellTest {

    @Test
    void cellOutsideOfAWindowIsNotEdited() {
        TypedCell<String> cell = FxThread.ask(TypedCellTest::openedCell);
        assertThat(cell.getItem()).isEqualTo("textures/red");
        assertThat(cell.getTableView().getEditingCell()).isNotNull();
        assertThat(cell.isEditing()).isFalse();
    }

    private static TypedCell<String> openedCell() {
        TableView<String> table = new TableView<>(FXCollections.observableArrayList("textures/red"));
        TableColumn<String, Object> column = new TableColumn<>();
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        table.setEditable(true);
        table.getColumns().add(column);
        TypedCell<String> cell =
                new TypedCell<>(new Column<>(null, column, row -> row, row -> row), row -> row, (row, typed) -> "");
        TableRow<String> row = new TableRow<>();
        row.updateTableView(table);
        row.updateIndex(0);
        cell.updateTableView(table);
        cell.updateTableRow(row);
        cell.updateTableColumn(column);
        cell.updateIndex(0);
        TypedCell.open(table, 0, column);
        return cell;
    }
}
