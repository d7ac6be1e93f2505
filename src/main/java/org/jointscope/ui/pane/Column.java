package org.jointscope.ui.pane;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableColumn;
import org.jointscope.scene.IssueMarks;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.kordamp.ikonli.javafx.FontIcon;

/** A column that sorts by a value and shows it as text, which is also copied. */
public final class Column<R, V> extends TableColumn<R, V> {

    private static final double NARROWEST = 28;
    private static final double DIGIT_WIDTH = 8.5;
    private static final double CELL_PADDING = 12;
    private static final double WIDEST_FOR_WORDS = 176;

    private final DataTable<R> table;
    private final Function<R, V> value;
    private final Function<R, String> text;
    private final List<Function<RowCell<R, V>, Consumer<Optional<R>>>> looks = new ArrayList<>();
    private final List<ObservableValue<?>> changes = new ArrayList<>();
    private Consumer<List<R>> fit = rows -> {};
    private boolean fitToWords;
    private double leastForWords;

    /** The width of the words that fit last; NaN if none did. */
    private double fittedWidth = Double.NaN;

    Column(DataTable<R> table, Function<R, V> value, Function<R, String> text) {
        this.table = table;
        this.value = value;
        this.text = text;
        setEditable(false);
        setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue())));
        setCellFactory(column -> new RowCell<>(this));
    }

    List<Function<RowCell<R, V>, Consumer<Optional<R>>>> looks() {
        return looks;
    }

    List<ObservableValue<?>> changes() {
        return changes;
    }

    String textOf(R row) {
        return Objects.requireNonNullElse(text.apply(row), "");
    }

    /** Sets the initial width; the user can make the column narrower, down to a minimum. */
    public Column<R, V> wide(double width) {
        leastForWords = width;
        setPrefWidth(width);
        setMinWidth(NARROWEST);
        return this;
    }

    /** Gives the column a share of the width that remains after the columns without a share. */
    public Column<R, V> sharing(double part, double least) {
        table.freeWidth().share(this, part, least);
        return this;
    }

    /** Limits the columns before this one that fit to their words, so that it is not scrolled. */
    public Column<R, V> kept() {
        table.freeWidth().keepInSight(this);
        return this;
    }

    /** Hides the column until the user shows it. */
    public Column<R, V> hidden() {
        setVisible(false);
        return this;
    }

    /** Adds a style class to column and cells. */
    public Column<R, V> styled(String style) {
        getStyleClass().add(style);
        return this;
    }

    /** Adds a style class to the cells only. */
    public Column<R, V> cellStyle(String style) {
        return look(cell -> {
            cell.getStyleClass().add(style);
            return row -> {};
        });
    }

    /** Adds a suffix to id and title, to distinguish one of several columns. */
    public Column<R, V> of(String idEnd, String titleEnd) {
        setId(getId() + idEnd);
        setText(getText() + " " + titleEnd);
        return this;
    }

    /** Shows values that change while the rows stay the same: see {@link DataTable#live}. */
    public Column<R, V> live() {
        setCellValueFactory(row -> table.live().map(now -> value.apply(row.getValue())));
        return this;
    }

    /** Sets the tooltip of the cells. */
    public Column<R, V> explained(Function<R, String> explanation) {
        return look(cell -> {
            Explanation tip = new Explanation(() -> cell.row().map(explanation).orElse(""));
            return row -> cell.setTooltip(row.isPresent() ? tip : null);
        });
    }

    /** Shows an icon before the text if a row has an issue, and the messages in a tooltip. */
    public Column<R, V> marked(BiFunction<IssueMarks, R, Optional<IssueMarks.Mark>> mark) {
        ObservableValue<IssueMarks> marks = table.kit().document().marksProperty();
        return marked(row -> mark.apply(marks.getValue(), row)).following(marks);
    }

    /** Shows an icon before the text if a row has a mark. */
    public Column<R, V> marked(Function<R, Optional<IssueMarks.Mark>> mark) {
        return look(cell -> {
            IssueBadge badge = new IssueBadge();
            return row -> badge.show(cell, row.flatMap(mark));
        });
    }

    /** Shows an icon before the text. */
    public Column<R, V> icon(Function<R, String> literal) {
        return look(cell -> {
            FontIcon icon = new FontIcon();
            return row -> {
                row.map(literal).ifPresent(icon::setIconLiteral);
                cell.setGraphic(row.isPresent() ? icon : null);
            };
        });
    }

    /** Sets a pseudo-class of the cells for rows that meet a condition. */
    public Column<R, V> state(String name, Predicate<R> condition) {
        PseudoClass state = PseudoClass.getPseudoClass(name);
        return look(cell ->
                row -> cell.pseudoClassStateChanged(state, row.filter(condition).isPresent()));
    }

    /** Adds a style class to the cells that depends on the row; an icon always requires one. */
    public Column<R, V> styledBy(Function<R, String> style) {
        return look(cell -> {
            List<String> shown = new ArrayList<>();
            return row -> {
                if (row.isPresent()) {
                    cell.getStyleClass().removeAll(shown);
                    shown.clear();
                    shown.add(style.apply(row.get()));
                    cell.getStyleClass().addAll(shown);
                }
            };
        });
    }

    /** Sets any other style of the cells. */
    public Column<R, V> look(Function<RowCell<R, V>, Consumer<Optional<R>>> look) {
        looks.add(look);
        return this;
    }

    /** Updates the cells whenever another value changes. */
    public Column<R, V> following(ObservableValue<?> change) {
        changes.add(change);
        return this;
    }

    /**
     * Makes the cells editable.
     *
     * @param begin the initial text of a cell's field
     * @param take stores the typed text, and returns the reason if it is invalid; otherwise empty
     * @param edited whether the value of the cell differs from the file
     */
    public Column<R, V> typed(
            Function<R, String> begin,
            BiFunction<R, String, String> take,
            Predicate<R> edited,
            Function<R, String> explanation) {
        table.setEditable(true);
        setEditable(true);
        setCellFactory(column -> new TypedCell<>(this, begin, take));
        return state("edited", edited)
                .following(table.kit().document().editing().changesProperty())
                .following(table.live())
                .explained(explanation);
    }

    /** Makes the column wide enough for texts of a length that depends on the rows. */
    public Column<R, V> fitted(ToIntFunction<List<R>> characters) {
        fit = rows -> makeRoom(characters.applyAsInt(rows));
        return this;
    }

    /** Makes the column wide enough for the digits of the largest number. */
    public Column<R, V> fittedToDigits() {
        return fitted(rows -> digits(rows.stream()
                .map(value)
                .mapToInt(number -> ((Number) number).intValue())
                .max()
                .orElse(0)));
    }

    /** The maximum number of characters of an integer from 0 to another. */
    public static int digits(int largest) {
        return Integer.toString(Math.max(0, largest)).length();
    }

    /** Makes the column wide enough for texts of a length; 0 does not change the width. */
    public void makeRoom(int characters) {
        if (characters > 0) {
            setMinWidth(characters * DIGIT_WIDTH + CELL_PADDING);
        }
    }

    /**
     * Makes the column wide enough for the longest word, but leaves room for the column that is {@linkplain #kept()
     * kept} in sight; the user can change the width. Names differ at the beginning or at the end, so both are visible.
     */
    public Column<R, V> fittedToWords() {
        fitToWords = true;
        return look(cell -> {
            cell.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
            return row -> {};
        });
    }

    private double widthOfWords(List<R> rows) {
        return Math.ceil(rows.stream()
                        .map(text)
                        .distinct()
                        .max(Comparator.comparingInt(String::length))
                        .map(Nodes::width)
                        .orElse(0.0))
                + CELL_PADDING;
    }

    /** Fits the column again to the width of the table, unless the user has changed its width. */
    void fitToWords(List<R> rows) {
        if (!fitToWords || table.getWidth() == 0) {
            return;
        }
        double room = table.freeWidth().roomFor(this, table.getWidth(), table.getVisibleLeafColumns());
        double most = Math.max(leastForWords, Math.min(WIDEST_FOR_WORDS, room));
        double words = widthOfWords(rows);
        double width = Math.clamp(words, leastForWords, most);
        boolean untouched = Double.isNaN(fittedWidth) ? getWidth() < width : getWidth() == fittedWidth;
        if (untouched) {
            setPrefWidth(width);
            fittedWidth = width;
        }
        boolean setByUser = !Double.isNaN(fittedWidth) && getWidth() != fittedWidth;
        table.freeWidth().wordsOf(this, setByUser ? 0 : words);
    }

    void fit(List<R> rows) {
        fit.accept(rows);
    }
}
