package org.jointscope.ui.pane;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableColumn;

import org.jointscope.ui.control.Explanation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A column of a {@link TreeTable} that sorts by a value and shows it as text, which is also what is
 * copied.
 */
public final class TreeColumn<R extends TreeRow<R>, V> extends TreeTableColumn<R, V> {

    private final List<Function<Cell, Consumer<Optional<R>>>> looks = new ArrayList<>();
    private final Function<R, String> text;
    private double share;
    private double least;

    TreeColumn(Function<R, V> value, Function<R, String> text) {
        this.text = text;
        setCellValueFactory(
                row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue().getValue())));
        setCellFactory(column -> new Cell());
        showing(text);
    }

    String textOf(R row) {
        return text.apply(row);
    }

    /** Sets the width to begin with. */
    public TreeColumn<R, V> wide(double width) {
        setPrefWidth(width);
        return this;
    }

    /** Gives the column a share of the width that the columns without a share leave. */
    public TreeColumn<R, V> sharing(double part, double leastWidth) {
        share = part;
        least = leastWidth;
        return this;
    }

    double share() {
        return share;
    }

    void fit(double whole) {
        if (share > 0) {
            setPrefWidth(Math.max(least, share * whole));
        }
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

    /** Shows another text than the one that is copied. */
    public TreeColumn<R, V> showing(Function<R, String> text) {
        return look((cell, row) -> cell.setText(row.map(text).orElse(null)));
    }

    /** Sets what a screen reader says of a cell. */
    public TreeColumn<R, V> spoken(Function<R, String> text) {
        return look((cell, row) -> cell.setAccessibleText(row.map(text).orElse(null)));
    }

    /** Shows an icon before the text of some rows. */
    public TreeColumn<R, V> icon(Predicate<R> condition, Function<R, Node> icon) {
        return look((cell, row) -> cell.setGraphic(row.filter(condition).map(icon).orElse(null)));
    }

    /** Explains the cells when the pointer rests on them, those with an explanation. */
    public TreeColumn<R, V> explained(Function<R, String> explanation) {
        return lookOfEach(
                cell -> {
                    Explanation tip = new Explanation();
                    return row -> {
                        tip.setText(row.map(explanation).orElse(""));
                        cell.setTooltip(tip.getText().isEmpty() ? null : tip);
                    };
                });
    }

    /** Gives the cells a pseudo-class where a row meets a condition. */
    public TreeColumn<R, V> state(String name, Predicate<R> condition) {
        PseudoClass state = PseudoClass.getPseudoClass(name);
        return look(
                (cell, row) ->
                        cell.pseudoClassStateChanged(state, row.filter(condition).isPresent()));
    }

    private TreeColumn<R, V> look(BiConsumer<Cell, Optional<R>> look) {
        return lookOfEach(cell -> row -> look.accept(cell, row));
    }

    /**
     * Cells are many and their rows change as the user scrolls: what a cell can keep is made once.
     */
    private TreeColumn<R, V> lookOfEach(Function<Cell, Consumer<Optional<R>>> look) {
        looks.add(look);
        return this;
    }

    private final class Cell extends TreeTableCell<R, V> {

        private final List<Consumer<Optional<R>>> own =
                looks.stream().map(look -> look.apply(this)).toList();

        @Override
        protected void updateItem(V value, boolean empty) {
            super.updateItem(value, empty);
            Optional<R> row =
                    empty
                            ? Optional.empty()
                            : Optional.ofNullable(getTableRow().getTreeItem())
                                    .map(TreeItem::getValue);
            own.forEach(look -> look.accept(row));
        }
    }
}
