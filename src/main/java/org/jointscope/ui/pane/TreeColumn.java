package org.jointscope.ui.pane;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableColumn;
import org.jointscope.ui.control.Explanation;

/** A column of a {@link TreeTable} that sorts by a value and shows it as text, which is also copied. */
public final class TreeColumn<R extends TreeRow<R>, V> extends TreeTableColumn<R, V> {

    private final List<Function<Cell, Consumer<Optional<R>>>> looks = new ArrayList<>();
    private final FreeWidth freeWidth;
    private final Function<R, String> text;

    TreeColumn(FreeWidth freeWidth, Function<R, V> value, Function<R, String> text) {
        this.freeWidth = freeWidth;
        this.text = text;
        setCellValueFactory(
                row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue().getValue())));
        setCellFactory(column -> new Cell());
        showing(text);
    }

    String textOf(R row) {
        return text.apply(row);
    }

    /** Sets the initial width. */
    public TreeColumn<R, V> wide(double width) {
        setPrefWidth(width);
        return this;
    }

    /** Gives the column a share of the width that remains after the columns without a share. */
    public TreeColumn<R, V> sharing(double part, double least) {
        freeWidth.share(this, part, least);
        return this;
    }

    /** Hides the column until the user shows it. */
    public TreeColumn<R, V> hidden() {
        setVisible(false);
        return this;
    }

    /** Adds a style class to column and cells. */
    public TreeColumn<R, V> styled(String style) {
        getStyleClass().add(style);
        return this;
    }

    /** Shows a text that differs from the copied one. */
    public TreeColumn<R, V> showing(Function<R, String> text) {
        return look((cell, row) -> cell.setText(row.map(text).orElse(null)));
    }

    /** Sets the text of the cells for screen readers. */
    public TreeColumn<R, V> spoken(Function<R, String> text) {
        return look((cell, row) -> cell.setAccessibleText(row.map(text).orElse(null)));
    }

    /** Shows an icon before the text of some rows. */
    public TreeColumn<R, V> icon(Predicate<R> condition, Function<R, Node> icon) {
        return look(
                (cell, row) -> cell.setGraphic(row.filter(condition).map(icon).orElse(null)));
    }

    /** Sets the tooltips of the cells; those without a text have none. */
    public TreeColumn<R, V> explained(Function<R, String> explanation) {
        return lookOfEach(cell -> {
            Explanation tip = new Explanation();
            return row -> {
                tip.setText(row.map(explanation).orElse(""));
                cell.setTooltip(tip.getText().isEmpty() ? null : tip);
            };
        });
    }

    /** Sets a pseudo-class of the cells for rows that meet a condition. */
    public TreeColumn<R, V> state(String name, Predicate<R> condition) {
        PseudoClass state = PseudoClass.getPseudoClass(name);
        return look((cell, row) ->
                cell.pseudoClassStateChanged(state, row.filter(condition).isPresent()));
    }

    private TreeColumn<R, V> look(BiConsumer<Cell, Optional<R>> look) {
        return lookOfEach(cell -> row -> look.accept(cell, row));
    }

    /** There are many cells, and their rows change during scrolling: objects are reused. */
    private TreeColumn<R, V> lookOfEach(Function<Cell, Consumer<Optional<R>>> look) {
        looks.add(look);
        return this;
    }

    private final class Cell extends TreeTableCell<R, V> {

        private final List<Consumer<Optional<R>>> own =
                looks.stream().map(look -> look.apply(this)).toList();
        private final WholeText wholeText = new WholeText(this);

        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            wholeText.update();
        }

        @Override
        protected void updateItem(V value, boolean empty) {
            super.updateItem(value, empty);
            Optional<R> row = empty
                    ? Optional.empty()
                    : Optional.ofNullable(getTableRow().getTreeItem()).map(TreeItem::getValue);
            own.forEach(look -> look.accept(row));
        }
    }
}
