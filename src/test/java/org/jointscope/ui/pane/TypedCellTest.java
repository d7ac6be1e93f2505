package org.jointscope.ui.pane;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.collections.FXCollections;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class TypedCellTest {

    @Test
    void cellOutsideOfAWindowIsNotEdited() {
        TypedCell<String, String> cell = FxThread.ask(TypedCellTest::openedCell);
        assertThat(cell.getItem()).isEqualTo("textures/red");
        assertThat(cell.getTableView().getEditingCell()).isNotNull();
        assertThat(cell.isEditing()).isFalse();
    }

    private static TypedCell<String, String> openedCell() {
        TableView<String> table = new TableView<>(FXCollections.observableArrayList("textures/red"));
        Column<String, String> column = new Column<>(null, row -> row, row -> row);
        column.setEditable(true);
        table.setEditable(true);
        table.getColumns().add(column);
        TypedCell<String, String> cell = new TypedCell<>(column, row -> row, (row, typed) -> "");
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
