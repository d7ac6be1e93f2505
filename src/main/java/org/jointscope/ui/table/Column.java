package org.jointscope.ui.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.TableColumnBase;
import org.jointscope.scene.IssueMarks;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.IssueBadge;
import org.kordamp.ikonli.javafx.FontIcon;

/** A column that sorts by a value and shows it as text, which is also copied. */
public final class Column<R> {

    private static final double DIGIT_WIDTH = 8.5;
    private static final double CELL_PADDING = 12;

    /** The padding of a title in the style sheet, and the line beside it. */
    private static final double TITLE_PADDING = 14;

    private static final Pattern DECIMAL = Pattern.compile("[-−]?\\d[\\d,]*(\\.\\d+)?([eE][-+]?\\d+)?");

    private final Columns<R> table;
    private final TableColumnBase<?, ?> base;
    private final Function<R, ?> value;
    private final Function<R, String> text;
    private final List<BiFunction<IndexedCell<?>, Supplier<Optional<R>>, Consumer<Optional<R>>>> looks =
            new ArrayList<>();
    private final List<ObservableValue<?>> changes = new ArrayList<>();
    private Function<R, String> shown;
    private Supplier<RowCell<R>> cell = () -> new RowCell<>(this);
    private Consumer<List<R>> fit = rows -> {};
    private boolean live;
    private double share;

    /** @param base what the table shows for the column */
    Column(Columns<R> table, TableColumnBase<?, ?> base, Function<R, ?> value, Function<R, String> text) {
        this.table = table;
        this.base = base;
        this.value = value;
        this.text = text;
        shown = text;
    }

    List<BiFunction<IndexedCell<?>, Supplier<Optional<R>>, Consumer<Optional<R>>>> looks() {
        return looks;
    }

    List<ObservableValue<?>> changes() {
        return changes;
    }

    String textOf(R row) {
        return Objects.requireNonNullElse(text.apply(row), "");
    }

    /** The value if its text is that number, which can be rounded; otherwise the text. */
    Object exactOf(R row) {
        String written = textOf(row);
        return value.apply(row) instanceof Number number && isText(written, number) ? exact(number) : written;
    }

    private static Number exact(Number number) {
        return number instanceof Float ? Double.valueOf(number.toString()) : number;
    }

    private static boolean isText(String text, Number number) {
        Matcher decimal = DECIMAL.matcher(text);
        if (!decimal.matches()) {
            return false;
        }
        BigDecimal shown = new BigDecimal(text.replace("−", "-").replace(",", ""));
        return Math.abs(shown.doubleValue() - number.doubleValue())
                <= shown.ulp().doubleValue();
    }

    String shownOf(R row) {
        return Objects.requireNonNullElse(shown.apply(row), "");
    }

    ObservableValue<Object> valueOf(R row) {
        return live ? table.live().map(now -> value.apply(row)) : new ReadOnlyObjectWrapper<>(value.apply(row));
    }

    RowCell<R> cell() {
        return cell.get();
    }

    /** Sets the initial width. */
    public Column<R> wide(double width) {
        base.setPrefWidth(width);
        return this;
    }

    /** Gives the column a share of the width that the columns without a share leave. */
    public Column<R> sharing(double part) {
        share = part;
        return this;
    }

    double unsharedWidth() {
        return share == 0 ? base.getWidth() : 0;
    }

    void share(double width) {
        if (share > 0) {
            base.setPrefWidth(share * width);
        }
    }

    /** Hides the column until the user shows it. */
    public Column<R> hidden() {
        base.setVisible(false);
        return this;
    }

    /** Shows or hides the column whenever a condition changes. */
    public Column<R> visibleIf(ObservableValue<Boolean> condition) {
        condition.subscribe(base::setVisible);
        return this;
    }

    /** Adds a style class to column and cells. */
    public Column<R> styled(String style) {
        base.getStyleClass().add(style);
        return this;
    }

    /** Adds a style class to the cells only. */
    public Column<R> cellStyle(String style) {
        return look((cell, row) -> {
            cell.getStyleClass().add(style);
            return shown -> {};
        });
    }

    /** Adds a suffix to id and title, to distinguish one of several columns. */
    public Column<R> of(String idEnd, String titleEnd) {
        base.setId(base.getId() + idEnd);
        base.setText(base.getText() + " " + titleEnd);
        return this;
    }

    /** Shows values that change while the rows stay the same: see {@link DataTable#live}. */
    public Column<R> live() {
        live = true;
        return this;
    }

    /** Shows a text that differs from the copied one. */
    public Column<R> showing(Function<R, String> text) {
        shown = text;
        return this;
    }

    /** Sets the text of the cells for screen readers. */
    public Column<R> spoken(Function<R, String> text) {
        return look(
                (cell, row) -> shown -> cell.setAccessibleText(shown.map(text).orElse(null)));
    }

    /** Sets the tooltip of the cells. */
    public Column<R> explained(Function<R, String> explanation) {
        return explained(row -> true, explanation);
    }

    /** Sets the tooltip of the cells for rows that meet a condition. */
    public Column<R> explained(Predicate<R> condition, Function<R, String> explanation) {
        return look((cell, row) -> {
            Explanation tip = new Explanation(() -> row.get().map(explanation).orElse(""));
            return shown -> cell.setTooltip(shown.filter(condition).isPresent() ? tip : null);
        });
    }

    /** Shows an icon before the text if a row has an issue, and the messages in a tooltip. */
    public Column<R> marked(BiFunction<IssueMarks, R, Optional<IssueMarks.Mark>> mark) {
        ObservableValue<IssueMarks> marks = table.kit().document().marksProperty();
        return marked(row -> mark.apply(marks.getValue(), row)).following(marks);
    }

    /** Shows an icon before the text if a row has a mark. */
    public Column<R> marked(Function<R, Optional<IssueMarks.Mark>> mark) {
        return look((cell, row) -> {
            IssueBadge badge = new IssueBadge();
            return shown -> badge.show(cell, shown.flatMap(mark));
        });
    }

    /** Shows an icon before the text. */
    public Column<R> icon(Function<R, String> literal) {
        return look((cell, row) -> {
            FontIcon icon = new FontIcon();
            return shown -> {
                shown.map(literal).ifPresent(icon::setIconLiteral);
                cell.setGraphic(shown.isPresent() ? icon : null);
            };
        });
    }

    /** Shows an icon before the text of some rows. */
    public Column<R> icon(Predicate<R> condition, Function<R, Node> icon) {
        return look((cell, row) ->
                shown -> cell.setGraphic(shown.filter(condition).map(icon).orElse(null)));
    }

    /** Sets a pseudo-class of the cells for rows that meet a condition. */
    public Column<R> state(String name, Predicate<R> condition) {
        PseudoClass state = PseudoClass.getPseudoClass(name);
        return look((cell, row) -> shown ->
                cell.pseudoClassStateChanged(state, shown.filter(condition).isPresent()));
    }

    /** Adds a style class to the cells that depends on the row; an icon always requires one. */
    public Column<R> styledBy(Function<R, String> style) {
        return look((cell, row) -> {
            List<String> added = new ArrayList<>();
            return shown -> {
                if (shown.isPresent()) {
                    cell.getStyleClass().removeAll(added);
                    added.clear();
                    added.add(style.apply(shown.get()));
                    cell.getStyleClass().addAll(added);
                }
            };
        });
    }

    /**
     * Sets any other style of the cells.
     *
     * @param look is called for each new cell, with the row that it shows at a time, and returns what is called for
     *     each row that the cell shows: there are many cells, whose rows change during scrolling
     */
    public Column<R> look(BiFunction<IndexedCell<?>, Supplier<Optional<R>>, Consumer<Optional<R>>> look) {
        looks.add(look);
        return this;
    }

    /** Updates the cells whenever another value changes. */
    public Column<R> following(ObservableValue<?> change) {
        changes.add(change);
        return this;
    }

    /**
     * Makes the cells of a {@link DataTable} editable.
     *
     * @param begin the initial text of a cell's field
     * @param take stores the typed text, and returns the reason if it is invalid; otherwise empty
     * @param edited whether the value of the cell differs from the file
     */
    public Column<R> typed(
            Function<R, String> begin,
            BiFunction<R, String, String> take,
            Predicate<R> edited,
            Function<R, String> explanation) {
        base.setEditable(true);
        cell = () -> new TypedCell<>(this, begin, take);
        return state("edited", edited)
                .following(table.kit().document().editing().changesProperty())
                .following(table.live())
                .explained(explanation);
    }

    /** Makes the column wide enough for texts of a length that depends on the rows. */
    public Column<R> fitted(ToIntFunction<List<R>> characters) {
        fit = rows -> makeRoom(characters.applyAsInt(rows));
        return this;
    }

    /** Makes the column wide enough for the digits of the largest number. */
    public Column<R> fittedToDigits() {
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

    /** Makes the column wide enough for its title and texts of a length. */
    public void makeRoom(int characters) {
        double title = Math.ceil(Nodes.titleWidth(base.getText())) + TITLE_PADDING;
        base.setMinWidth(Math.max(title, characters * DIGIT_WIDTH + CELL_PADDING));
    }

    void fit(List<R> rows) {
        fit.accept(rows);
    }

    /** Restores the width and whether it is visible, and stores their changes. */
    void remember(String keyBegin) {
        makeRoom(0);
        String key = keyBegin + base.getId();
        Settings settings = table.kit().settings();
        settings.follow(key + ".visible", base.visibleProperty());
        base.setPrefWidth(settings.find(key + ".width", base.getPrefWidth()));
        base.widthProperty().subscribe((before, width) -> settings.put(key + ".width", width.toString()));
    }
}
