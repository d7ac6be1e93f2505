package org.jointscope.ui.pane;

import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

import org.jointscope.ui.control.Explanation;

import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A cell that can be typed into after a double click, or F2 (a single click only selects, as
 * everywhere). What cannot be taken stays to be mended, with the reason beside it; Esc gives it up.
 */
final class TypedCell<R, V> extends RowCell<R, V> {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("error");
    private static final String INVITED = "typingInvited";

    private final Function<R, String> begin;
    private final BiFunction<R, String, String> take;
    private final Explanation complaint = new Explanation();
    private final TextField field = new TextField();

    TypedCell(Column<R, V> column, Function<R, String> begin, BiFunction<R, String, String> take) {
        super(column);
        this.begin = begin;
        this.take = take;
        complaint.setAutoHide(true);
        field.getStyleClass().add("typed-field");
        field.setOnAction(event -> take());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::fieldKey);
        field.textProperty().subscribe((before, now) -> complain(""));
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    }

    /** Opens the cell of a row, if its column can be typed into. */
    static <R> void open(TableView<R> table, int row, TableColumn<R, ?> column) {
        table.scrollToColumn(column);
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
            field.setText(begin.apply(getTableRow().getItem()));
            complain("");
            setGraphic(field);
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            field.requestFocus();
            field.selectAll();
        }
    }

    @Override
    public void cancelEdit() {
        super.cancelEdit();
        close();
    }

    private void close() {
        complaint.hide();
        setGraphic(null);
        setContentDisplay(ContentDisplay.LEFT);
    }

    private void fieldKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            TableView<R> table = getTableView();
            cancelEdit();
            table.requestFocus();
            event.consume();
        }
    }

    private void take() {
        TableView<R> table = getTableView();
        String reason = take.apply(getTableRow().getItem(), field.getText().strip());
        if (reason.isEmpty()) {
            if (isEditing()) {
                cancelEdit();
            }
            table.requestFocus();
        } else {
            complain(reason);
        }
    }

    private void complain(String reason) {
        field.pseudoClassStateChanged(WRONG, !reason.isEmpty());
        field.setAccessibleHelp(reason);
        complaint.setText(reason);
        if (reason.isEmpty() || field.getScene() == null) {
            complaint.hide();
        } else {
            Bounds place = field.localToScreen(field.getBoundsInLocal());
            complaint.show(field, place.getMinX(), place.getMaxY() + 4);
        }
    }

    @Override
    protected void updateItem(V value, boolean empty) {
        super.updateItem(value, empty);
        if (!isEditing()) {
            close();
        }
    }
}
