package org.jointscope.ui.pane;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.CellDataFeatures;
import javafx.scene.control.TableColumnBase;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.util.Callback;

import org.jointscope.ui.control.CellWatch;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.document.IssueMarks;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * Columns that sort by their value and show it as text: numbers stand right-aligned in digits of
 * equal width, and what is not finite shows as a dash. The text is also what is copied; see {@link
 * TableKit}.
 */
public final class TableColumns {

    /** Of the theme. */
    private static final double FONT_SIZE = 14;

    private static final double DIGIT_WIDTH = 8.5;
    private static final double CELL_PADDING = 12;
    private static final double WIDEST_FOR_WORDS = 176;
    private static final double NARROWEST = 28;
    static final String TEXT_OF_ROW = "textOfRow";

    private TableColumns() {}

    /** A column of words. */
    public static <R> TableColumn<R, String> text(
            String id, String title, Function<R, String> value) {
        return column(id, title, value, value, false);
    }

    /** A column of integers. */
    public static <R> TableColumn<R, Integer> integer(
            String id, String title, ToIntFunction<R> value) {
        return column(
                id, title, value::applyAsInt, row -> Integer.toString(value.applyAsInt(row)), true);
    }

    /** A column of integers that a row may lack; those rows show nothing and sort first. */
    public static <R> TableColumn<R, Integer> integer(
            String id, String title, ToIntFunction<R> value, Function<R, String> text) {
        return column(id, title, value::applyAsInt, text, true);
    }

    /** Makes a column of numbers at least so wide that texts of some length are not cut short. */
    public static void makeRoom(TableColumn<?, ?> column, int characters) {
        column.setMinWidth(characters * DIGIT_WIDTH + CELL_PADDING);
    }

    /**
     * Widens a column of words so that the longest fits, if that is not absurd. Unlike with
     * numbers, whoever looks may make it narrower again.
     */
    public static void makeRoom(TableColumn<?, ?> column, Stream<String> words) {
        double least = column.getMinWidth();
        double longest =
                words.max(Comparator.comparingInt(String::length))
                        .map(TableColumns::width)
                        .orElse(0.0);
        column.setMinWidth(
                Math.clamp(
                        Math.ceil(longest) + CELL_PADDING,
                        least,
                        Math.max(least, WIDEST_FOR_WORDS)));
        column.setMinWidth(least);
    }

    /** How wide a word is in the theme's font. */
    public static double width(String word) {
        Text text = new Text(word);
        text.setFont(Font.font(FONT_SIZE));
        return text.getLayoutBounds().getWidth();
    }

    /** How many characters an integer from 0 to another takes at most. */
    public static int digits(int largest) {
        return Integer.toString(Math.max(0, largest)).length();
    }

    /**
     * A column of any kind.
     *
     * @param id by which its width is remembered, and which styles and tests find it by
     * @param value that it sorts by
     * @param text that it shows and that is copied
     */
    public static <R, V> TableColumn<R, V> column(
            String id,
            String title,
            Function<R, V> value,
            Function<R, String> text,
            boolean number) {
        TableColumn<R, V> column = new TableColumn<>(title);
        column.setId(id);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue())));
        column.setCellFactory(c -> new TextCell<>(text));
        column.getProperties().put(TEXT_OF_ROW, text);
        column.getStyleClass().add(number ? "number-column" : "text-column");
        return column;
    }

    /** Gives a column a width to begin with; it can be made narrower, but not lost. */
    public static <R, V> TableColumn<R, V> wide(double width, TableColumn<R, V> column) {
        column.setPrefWidth(width);
        column.setMinWidth(NARROWEST);
        return column;
    }

    /**
     * Lets a column's cells follow values that change while the rows stay the same: they look again
     * whenever something else changes. (A refresh of the table would throw all its cells away.)
     */
    public static <R, V> TableColumn<R, V> following(
            ObservableValue<?> change, TableColumn<R, V> column) {
        Callback<CellDataFeatures<R, V>, ObservableValue<V>> values = column.getCellValueFactory();
        column.setCellValueFactory(row -> change.map(now -> values.call(row).getValue()));
        return column;
    }

    /** Explains a column when the pointer rests on one of its cells: text made from the row. */
    public static <R, V> TableColumn<R, V> explained(
            TableColumn<R, V> column, Function<R, String> explanation) {
        Function<R, String> text = textOf(column);
        column.setCellFactory(c -> new ExplainedCell<>(text, explanation));
        return column;
    }

    /**
     * Puts a sign before what a column shows where a row has trouble; the messages come on hover.
     *
     * @param change of the trouble of any row
     */
    public static <R, V> TableColumn<R, V> marked(
            TableColumn<R, V> column,
            Function<R, Optional<IssueMarks.Mark>> marks,
            ObservableValue<?> change) {
        Function<R, String> text = textOf(column);
        column.setCellFactory(c -> new MarkedCell<>(text, marks, change));
        return column;
    }

    /** What a column shows for a row; empty for columns that were not made here. */
    @SuppressWarnings("unchecked")
    static <R> Function<R, String> textOf(TableColumnBase<?, ?> column) {
        Object text = column.getProperties().get(TEXT_OF_ROW);
        return text == null ? row -> "" : (Function<R, String>) text;
    }

    private static class TextCell<R, V> extends TableCell<R, V> {

        private final Function<R, String> text;

        TextCell(Function<R, String> text) {
            this.text = text;
        }

        @Override
        protected void updateItem(V value, boolean empty) {
            super.updateItem(value, empty);
            R row = empty ? null : getTableRow().getItem();
            setText(row == null ? null : text.apply(row));
        }
    }

    private static final class MarkedCell<R, V> extends TextCell<R, V> {

        private final Function<R, Optional<IssueMarks.Mark>> marks;
        private final IssueBadge sign = new IssueBadge();

        MarkedCell(
                Function<R, String> text,
                Function<R, Optional<IssueMarks.Mark>> marks,
                ObservableValue<?> change) {
            super(text);
            this.marks = marks;
            CellWatch.follow(this, change, this::mark);
        }

        @Override
        protected void updateItem(V value, boolean empty) {
            super.updateItem(value, empty);
            mark();
        }

        private void mark() {
            R row = isEmpty() ? null : getTableRow().getItem();
            sign.show(this, Optional.ofNullable(row).flatMap(marks));
        }
    }

    private static final class ExplainedCell<R, V> extends TextCell<R, V> {

        private final Explanation tooltip;

        ExplainedCell(Function<R, String> text, Function<R, String> explanation) {
            super(text);
            tooltip =
                    new Explanation(
                            () -> {
                                R row = getTableRow().getItem();
                                return row == null ? "" : explanation.apply(row);
                            });
        }

        @Override
        protected void updateItem(V value, boolean empty) {
            super.updateItem(value, empty);
            setTooltip(empty ? null : tooltip);
        }
    }
}
