package org.jointscope.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableView;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

@NeedsDisplay
class SelectionLinkTest {

    private final IntegerProperty selected = new SimpleIntegerProperty(-1);
    private final List<Integer> reported = new ArrayList<>();
    private final RowList<Integer> rows = new RowList<>();
    private TableView<Integer> table;
    private SelectionLink<Integer> link;

    @BeforeEach
    void makeTable() throws Exception {
        FxToolkit.registerPrimaryStage();
        FxThread.run(() -> {
            table = new TableView<>(rows);
            link = new SelectionLink<>(table, row -> row, selected::get, row -> {
                reported.add(row);
                selected.set(row);
            });
            selected.subscribe(now -> link.follow(false));
            link.show(rows, List.of(30, 10, 20));
        });
    }

    private Integer selectedRow() {
        return FxThread.ask(() -> table.getSelectionModel().getSelectedItem());
    }

    @Test
    void aRowThatTheUserSelectsIsReported() {
        FxThread.run(() -> table.getSelectionModel().select(1));
        assertThat(reported).containsExactly(10);
        assertThat(selected.get()).isEqualTo(10);
    }

    @Test
    void whatIsSelectedElsewhereIsSelectedButNotReported() {
        FxThread.run(() -> selected.set(20));
        assertThat(selectedRow()).isEqualTo(20);
        FxThread.run(() -> selected.set(99));
        assertThat(selectedRow()).isNull();
        assertThat(reported).isEmpty();
    }

    @Test
    void otherRowsOfTheSameIndicesStaySelected() {
        FxThread.run(() -> {
            table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
            table.getSelectionModel().selectIndices(0, 1);
            reported.clear();
            link.show(rows, List.of(10, 20, 30, 40));
        });
        assertThat(FxThread.ask(() -> List.copyOf(table.getSelectionModel().getSelectedItems())))
                .containsExactlyInAnyOrder(10, 30);
        assertThat(selectedRow()).isEqualTo(selected.get());
        assertThat(reported).isEmpty();
    }

    @Test
    void aRowThatIsFilteredOutStaysSelectedElsewhere() {
        FxThread.run(() -> {
            selected.set(10);
            link.show(rows, List.of(20, 30));
        });
        assertThat(selectedRow()).isNull();
        assertThat(selected.get()).isEqualTo(10);
        FxThread.run(() -> link.show(rows, List.of(10, 20, 30)));
        assertThat(selectedRow()).isEqualTo(10);
    }
}
