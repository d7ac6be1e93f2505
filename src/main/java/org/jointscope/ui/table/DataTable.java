package org.jointscope.ui.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.control.FocusRing;
import org.jointscope.ui.control.Keys;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.pane.PaneRows;
import org.jointscope.ui.pane.ShowInSourceAction;
import org.jointscope.ui.pane.TableKit;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.text.Numbers;

/** A table for which first the columns are declared, then the link of its selection, and last its rows. */
public final class DataTable<R> extends TableView<R> implements Columns<R> {

    private static final int NOTHING = -1;
    private static final String[] AXES = {"x", "y", "z"};

    private final String name;
    private final PaneKit kit;
    private final Map<TableColumnBase<?, ?>, Column<R>> declared = new LinkedHashMap<>();
    private final RowList<R> rows = new RowList<>();
    private final Map<PseudoClass, Predicate<R>> rowStates = new LinkedHashMap<>();
    private final Map<KeyCombination, BooleanSupplier> keys = new LinkedHashMap<>();
    private final ContextMenu menu = new ContextMenu();
    private ObservableValue<?> rowChange = new ReadOnlyObjectWrapper<>();
    private BiConsumer<R, MouseEvent> clicked = (row, event) -> {};
    private ObservableValue<?> live = new ReadOnlyIntegerWrapper();
    private Optional<SelectionLink<R>> link = Optional.empty();
    private Consumer<R> source = row -> {};

    /** @param name of the pane, which is also the id */
    public DataTable(String name, PaneKit kit) {
        this(name, name, kit);
    }

    /**
     * @param id for style sheets and tests, and for stored column widths
     * @param name of the pane, with which the keys of its texts begin
     */
    public DataTable(String id, String name, PaneKit kit) {
        this.name = name;
        this.kit = kit;
        setId(id);
        getStyleClass().add("dense");
        getChildren().add(FocusRing.in(this));
        setAccessibleText(kit.texts().of(name + ".table"));
        addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        Keys.passOnPlayback(this);
        setEditable(true);
        setRowFactory(table -> new Row());
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public PaneKit kit() {
        return kit;
    }

    @Override
    public Map<TableColumnBase<?, ?>, Column<R>> declared() {
        return declared;
    }

    @Override
    public ObservableValue<?> live() {
        return live;
    }

    @Override
    public Column<R> column(String id, String key, Function<R, ?> value, Function<R, String> text) {
        TableColumn<R, Object> shown = new TableColumn<>();
        Column<R> column = declare(shown, id, key, value, text);
        shown.setCellValueFactory(row -> column.valueOf(row.getValue()));
        shown.setCellFactory(it -> column.cell());
        getColumns().add(shown);
        return column;
    }

    /** Adds a column of integers. */
    public Column<R> integer(String id, String key, ToIntFunction<R> value) {
        return integer(id, key, value, row -> Integer.toString(value.applyAsInt(row)));
    }

    /** Adds a column of integers with their texts. */
    public Column<R> integer(String id, String key, ToIntFunction<R> value, Function<R, String> text) {
        return numbers(id, key, value::applyAsInt, text);
    }

    /** Adds a column of source lines, which are links; rows without one have no positive line. */
    public Column<R> line(ToIntFunction<R> line) {
        return integer(
                        "line",
                        "line",
                        line,
                        row -> line.applyAsInt(row) > 0 ? Integer.toString(line.applyAsInt(row)) : "–")
                .look((cell, row) -> new LineLink<>(this, cell, line)::show);
    }

    /** Adds a column of numbers with a fixed number of decimals. */
    public Column<R> number(String id, String key, ToDoubleFunction<R> value, int decimals) {
        return decimals(id, key, value, number -> Numbers.cell(number, decimals));
    }

    /** Adds a column of numbers of a file, of which only 0 is shown as 0. */
    public Column<R> stored(String id, String key, ToDoubleFunction<R> value, int decimals) {
        return decimals(id, key, value, number -> Numbers.storedCell(number, decimals));
    }

    private Column<R> decimals(String id, String key, ToDoubleFunction<R> value, DoubleFunction<String> text) {
        return numbers(id, key, value::applyAsDouble, row -> text.apply(value.applyAsDouble(row)));
    }

    /** Adds three columns: x, y and z of one vector. */
    public List<Column<R>> axes(IntFunction<Column<R>> column) {
        return IntStream.range(0, AXES.length)
                .mapToObj(axis -> column.apply(axis).of("-" + AXES[axis], AXES[axis]))
                .toList();
    }

    /**
     * Declares the change that {@link Column#live() live} columns follow. The rows are sorted again when it occurs,
     * except during a pause: rows that change their order are not readable.
     */
    public void live(ObservableValue<?> change, ObservableValue<Boolean> pause) {
        live = change;
        change.subscribe(now -> sortAgain(pause));
        pause.subscribe(now -> sortAgain(pause));
    }

    /** Declares the change that live columns follow, also during playback. */
    public void live(ObservableValue<?> change) {
        live(change, new ReadOnlyObjectWrapper<>(false));
    }

    private void sortAgain(ObservableValue<Boolean> pause) {
        if (!pause.getValue() && getEditingCell() == null && !getSortOrder().isEmpty()) {
            link.ifPresentOrElse(it -> it.quietly(this::sort), this::sort);
        }
    }

    /** Links the selected row with an index that is shared by all parts of the window. */
    public void select(ToIntFunction<R> index, IntegerProperty selected) {
        link(index, selected::get, row -> selected.set(index.applyAsInt(row)));
        selected.subscribe(now -> follow(true));
        deselect(selected);
    }

    /** Makes Esc clear the selection. */
    public void deselect(IntegerProperty selected) {
        on("Esc", () -> {
            boolean any = selected.get() != NOTHING;
            selected.set(NOTHING);
            return any;
        });
    }

    /** Links the selected row with the playhead, which it follows while the table is visible. */
    public void followFrames(ToIntFunction<R> frame, ModelPlayhead playhead, ObservableValue<Boolean> showing) {
        lead(frame, playhead::readableWholeFrame, row -> playhead.goTo(frame.applyAsInt(row)));
        followWhile(showing, playhead.playingProperty(), playhead.readableFrameProperty());
    }

    /** Selects the current index when a value changes; scrolls to it except during playback. */
    public void followWhile(
            ObservableValue<Boolean> showing, ObservableValue<Boolean> playing, ObservableValue<?>... changes) {
        Runnable follow = () -> {
            if (showing.getValue()) {
                follow(!playing.getValue());
            }
        };
        showing.subscribe(now -> follow.run());
        playing.subscribe(now -> follow.run());
        for (ObservableValue<?> change : changes) {
            change.subscribe(now -> follow.run());
        }
    }

    /**
     * Links the selected row with an index: selecting, Enter, and a click set the index, even on the selected row,
     * because the playhead can have moved since.
     */
    public void lead(ToIntFunction<R> index, IntSupplier current, Consumer<R> chosen) {
        link(index, current, chosen);
        on("Enter", () -> selected().map(this::choose).isPresent());
        onClick((row, event) -> {
            if (!event.isShiftDown() && !event.isShortcutDown()) {
                choose(row);
            }
        });
    }

    private R choose(R row) {
        link.orElseThrow().choose(row);
        return row;
    }

    /** Links the selected row with an index that is also selected in other parts of the window. */
    public void link(ToIntFunction<R> index, IntSupplier current, Consumer<R> chosen) {
        link = Optional.of(new SelectionLink<>(this, index, current, chosen));
    }

    /** Selects the row of the index that is selected in other parts of the window. */
    public void follow(boolean reveal) {
        link.ifPresent(it -> it.follow(reveal));
    }

    /** The row that was selected last. */
    public Optional<R> selected() {
        return Optional.ofNullable(getSelectionModel().getSelectedItem());
    }

    /** Selects the first row, unless a row is selected. */
    private void selectFirst() {
        if (selected().isEmpty() && !getItems().isEmpty()) {
            getSelectionModel().clearAndSelect(0);
            RowReveal.reveal(this, 0, this::scrollTo);
        }
    }

    /** All rows that are selected. */
    public List<R> allSelected() {
        return getSelectionModel().getSelectedItems().stream()
                .filter(Objects::nonNull)
                .toList();
    }

    /** Sets a pseudo-class of the rows that meet a condition. */
    public void rowState(String state, Predicate<R> condition) {
        rowStates.put(PseudoClass.getPseudoClass(state), condition);
    }

    /** Declares a change after which the styles of rows are updated. */
    public void rowsFollow(ObservableValue<?> change) {
        rowChange = change;
    }

    /** Declares the action of a click on a row. */
    public void onClick(BiConsumer<R, MouseEvent> action) {
        clicked = action;
    }

    /** Declares the action of a key; other handlers receive the key if the action returns false. */
    public void on(String key, BooleanSupplier action) {
        keys.put(KeyCombination.valueOf(key), action);
    }

    /** Adds a key, and an item of the context menu, that edit a cell of the selected row. */
    public MenuItem edits(String key, String text, Supplier<Column<R>> column) {
        Runnable edit = () -> open(column.get());
        on(key, () -> {
            edit.run();
            return true;
        });
        MenuItem item = ShowInSourceAction.item(menu, text, KeyCombination.valueOf(key), edit);
        item.disableProperty().bind(getSelectionModel().selectedItemProperty().isNull());
        return item;
    }

    /** Starts editing a cell of the selected row. */
    public boolean open(Column<R> column) {
        int row = getSelectionModel().getSelectedIndex();
        if (row >= 0) {
            reveal(column);
            TypedCell.open(this, row, shown(column));
        }
        return row >= 0;
    }

    private TableColumn<R, ?> shown(Column<R> column) {
        return getVisibleLeafColumns().stream()
                .filter(it -> declared.get(it) == column)
                .findFirst()
                .orElseThrow();
    }

    /** Scrolls to a column, unless all of it is visible. */
    public void reveal(Column<R> column) {
        scrollToColumn(shown(column));
    }

    private void keyPressed(KeyEvent event) {
        boolean done = event.getTarget() == this
                && keys.entrySet().stream()
                        .filter(entry -> entry.getKey().match(event))
                        .anyMatch(entry -> entry.getValue().getAsBoolean());
        if (done) {
            event.consume();
        }
    }

    /** Shows rows, with a placeholder that explains why there are none. */
    public void show(PaneRows<R> shown) {
        Label reason = FeaturePane.bound(shown.placeholderProperty());
        reason.setId(name + "Placeholder");
        reason.setWrapText(true);
        VBox placeholder = Nodes.styled(new VBox(reason), "no-match");
        if (kit.texts().bundle().containsKey(name + ".showAll")) {
            Button all = new Button(kit.texts().of(name + ".showAll"));
            all.setId(name + "ShowAll");
            all.visibleProperty().bind(shown.filteredProperty());
            all.setOnAction(event -> {
                shown.showAll();
                requestFocus();
            });
            placeholder.getChildren().add(all);
        }
        setPlaceholder(placeholder);
        show(shown.shownProperty(), shown::all);
    }

    /** Shows rows; the placeholder is the text {@code <name>.empty}, if there is one. */
    public void show(ObservableValue<List<R>> shown) {
        setPlaceholder(new Label(text("empty", "")));
        show(shown, shown::getValue);
    }

    private void show(ObservableValue<List<R>> shown, Supplier<List<R>> all) {
        setTableMenuButtonVisible(true);
        setContextMenu(menu);
        String copy = kit.texts().of("table.copy");
        ShowInSourceAction.add(this, getContextMenu(), copy, TableKit.COPY, () -> kit.copyTable(tsv()));
        addSaving(menu, () -> save(List.copyOf(getItems()), getScene().getWindow()));
        layOut();
        setItems(rows);
        setSortPolicy(table -> {
            rows.orderBy(table.getComparator());
            return true;
        });
        shown.subscribe(now -> {
            link.ifPresentOrElse(it -> it.show(rows, now), () -> rows.show(now));
            fit(all.get());
        });
        RowReveal.beginAtTop(kit.document(), this, shown, this::scrollTo, () -> follow(true));
    }

    /** A field that filters the rows. */
    public FilterField filter(PaneRows<R> filtered) {
        FilterField field = new FilterField();
        field.setId(name + "Filter");
        field.setPromptText(kit.texts().of(name + ".filter.prompt"));
        field.setAccessibleText(kit.texts().of(name + ".filter"));
        field.setClearText(kit.texts().of(name + ".clear"));
        field.setTooltip(new Explanation(kit.texts().of(name + ".filter.help")));
        field.setPrefWidth(200);
        field.textProperty().bindBidirectional(filtered.filterProperty());
        field.narrow(this);
        field.onEnter(this::selectFirst);
        return field;
    }

    /** Adds a command that shows the selected row in the source; call it after the rows are set. */
    public void source(Consumer<R> show) {
        source = show;
        String text = kit.texts().of("source.show");
        ShowInSourceAction.add(this, getContextMenu(), text, this::showSource);
    }

    /** Shows the selected row in the source; returns whether there is one. */
    public boolean showSource() {
        selected().ifPresent(source);
        return selected().isPresent();
    }

    /** The selected rows, or all if only one or none is selected, as tab-separated values. */
    public String tsv() {
        return tsv(getItems().size(), getItems()::get);
    }

    private final class Row extends TableRow<R> {

        Row() {
            setOnMouseClicked(event -> {
                if (getItem() != null && event.getButton() == MouseButton.PRIMARY) {
                    clicked.accept(getItem(), event);
                }
            });
            Showing.follow(this, rowChange, this::look);
        }

        @Override
        protected void updateItem(R row, boolean empty) {
            super.updateItem(row, empty);
            look();
        }

        private void look() {
            rowStates.forEach((state, condition) ->
                    pseudoClassStateChanged(state, getItem() != null && condition.test(getItem())));
        }
    }
}
