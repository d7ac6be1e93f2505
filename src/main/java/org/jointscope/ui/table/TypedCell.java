package org.jointscope.ui.table;

import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import org.jointscope.ui.pane.TypedField;

/**
 * A cell that can be edited after a double click or F2 (a single click only selects). Its field is wide enough for all
 * of the text, so it can cover the cells beside it.
 */
final class TypedCell<R> extends RowCell<R> {

    private static final String INVITED = "typingInvited";

    /** For the caret and one more character. */
    private static final double SPARE = 12;

    private final Function<R, String> begin;
    private final TypedField field;

    /** JavaFX clips every cell. */
    private Node clip;

    TypedCell(Column<R> column, Function<R, String> begin, BiFunction<R, String, String> take) {
        super(column);
        this.begin = begin;
        this.field = new TypedField(typed -> take.apply(getTableRow().getItem(), typed), this::cancelEdit);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        field.textProperty().subscribe(text -> requestLayout());
    }

    /** Starts editing a cell of a row, if its column is editable. */
    static <R> void open(TableView<R> table, int row, TableColumn<R, ?> column) {
        table.getProperties().put(INVITED, true);
        table.edit(row, column);
        table.getProperties().remove(INVITED);
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && !isEmpty() && !isEditing()) {
            open(getTableView(), getIndex(), getTableColumn());
            event.consume();
        }
    }

    @Override
    public void startEdit() {
        // JavaFX also calls this for cells that are no longer in the table.
        if (getScene() == null || !getTableView().getProperties().containsKey(INVITED)) {
            return;
        }
        super.startEdit();
        if (isEditing()) {
            setGraphic(field);
            setViewOrder(-1);
            clip = getClip();
            setClip(null);
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
        setViewOrder(0);
        if (getClip() == null) {
            setClip(clip);
        }
        setContentDisplay(ContentDisplay.LEFT);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (isEditing()) {
            Insets insets = getInsets();
            double room = getWidth() - insets.getLeft() - insets.getRight();
            double width = Math.max(room, textWidth());
            Bounds seen = seen();
            width = Math.min(width, seen.getWidth());
            double left =
                    Math.clamp(insets.getLeft(), seen.getMinX(), Math.max(seen.getMinX(), seen.getMaxX() - width));
            field.resizeRelocate(left, field.getLayoutY(), width, field.getHeight());
        }
    }

    private double textWidth() {
        Text text = new Text(field.getText());
        text.setFont(field.getFont());
        Insets insets = field.getInsets();
        return Math.ceil(text.getLayoutBounds().getWidth()) + insets.getLeft() + insets.getRight() + SPARE;
    }

    /** The visible part of the rows. */
    private Bounds seen() {
        Node rows = getTableView().lookup(".clipped-container");
        return sceneToLocal(rows.localToScene(rows.getLayoutBounds()));
    }

    @Override
    protected void updateItem(Object value, boolean empty) {
        super.updateItem(value, empty);
        if (!isEditing()) {
            close();
        }
    }
}
