package org.jointscope.ui.pane;

import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseButton;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/**
 * Keeps the current frame's row the selected one of a table of frames. What the user selects is
 * told; what is selected to follow the playhead is not.
 */
public final class FrameSelection<R> {

    private final TableView<R> table;
    private final ToIntFunction<R> frame;
    private final Consumer<R> chosen;
    private boolean following;

    /**
     * @param frame that a row stands for
     * @param chosen gets the row that the user selects
     */
    public FrameSelection(TableView<R> table, ToIntFunction<R> frame, Consumer<R> chosen) {
        this.table = table;
        this.frame = frame;
        this.chosen = chosen;
        table.getSelectionModel().selectedItemProperty().subscribe(this::choose);
    }

    /** Tells that the user chooses a row, be it selected already or not; null is none. */
    public void choose(R row) {
        if (!following && row != null) {
            chosen.accept(row);
        }
    }

    /**
     * A row for the table: a click goes to the frame also from a moment shortly after it, where its
     * row is selected already.
     */
    public TableRow<R> row() {
        TableRow<R> row = new TableRow<>();
        row.setOnMouseClicked(
                event -> {
                    if (event.getButton() == MouseButton.PRIMARY) {
                        choose(row.getItem());
                    }
                });
        return row;
    }

    /** Changes the table's rows; what that does to the selection is nobody's choice. */
    public void quietly(Runnable change) {
        following = true;
        change.run();
        following = false;
    }

    /**
     * Selects the row of a frame, or nothing if it has none.
     *
     * @param reveal whether it is scrolled to: while playing it is not run after
     */
    public void follow(int current, boolean reveal) {
        int row = rowOf(current);
        quietly(() -> select(row));
        if (row >= 0 && reveal) {
            TableKit.reveal(table, row);
        }
    }

    private void select(int row) {
        if (row < 0) {
            table.getSelectionModel().clearSelection();
        } else if (table.getSelectionModel().getSelectedIndex() != row) {
            table.getSelectionModel().clearAndSelect(row);
        }
    }

    /** −1 if the frame has none. The rows may be sorted by anything. */
    private int rowOf(int current) {
        List<R> rows = table.getItems();
        if (isAt(current, rows, current)) {
            return current;
        }
        for (int row = 0; row < rows.size(); row++) {
            if (isAt(row, rows, current)) {
                return row;
            }
        }
        return -1;
    }

    private boolean isAt(int row, List<R> rows, int current) {
        return row >= 0 && row < rows.size() && frame.applyAsInt(rows.get(row)) == current;
    }
}
