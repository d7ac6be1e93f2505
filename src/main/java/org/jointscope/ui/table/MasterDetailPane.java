package org.jointscope.ui.table;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.Details;
import org.jointscope.ui.pane.DetailsBox;
import org.jointscope.ui.pane.DividerMemory;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.pane.ShowInSourceAction;
import org.kordamp.ikonli.javafx.FontIcon;

/** A pane with a table of expandable rows, and next to it the details of the selected row. */
public abstract class MasterDetailPane<R extends TreeRow<R>, S> extends FeaturePane {

    private static final double LEAST_TABLE = 200;

    /** The title and the button next to it. */
    private static final double LEAST_DETAILS = 280;

    protected final TreeTable<R> table;
    private final String name;
    private final RowDetails<R, S> details;
    private final DetailsBox<S> box;
    private final Label hint;
    private final ScrollPane scroll;
    private final SplitPane split;
    private List<MenuItem> actionItems = List.of();

    /** @param icon of the state of a row */
    protected MasterDetailPane(
            String name, PaneKit kit, RowDetails<R, S> details, Function<S, Node> icon, String... styles) {
        super(name, kit, styles);
        getStyleClass().add("issues-pane");
        this.name = name;
        this.details = details;
        table = new TreeTable<>(name, kit);
        table.setMinWidth(LEAST_TABLE);
        table.onOpen(this::showInSource);
        table.onSelect(row -> {
            details.choose(row);
            scrollToTop();
        });
        box = new DetailsBox<>(icon, details::follow);
        box.setId(name + "Details");
        hint = styled(new Label(text("hint")), "issue-hint");
        hint.setId(name + "Hint");
        hint.setWrapText(true);
        StackPane side = new StackPane(box, hint);
        side.setAlignment(Pos.TOP_LEFT);
        scroll = styled(new ScrollPane(side), "issue-side");
        scroll.setId(name + "Side");
        scroll.setAccessibleText(text("details"));
        scroll.setMinWidth(LEAST_DETAILS);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        split = new SplitPane(table, PageKeys.reading(scroll));
        split.setId(name + "Split");
    }

    /**
     * Shows the rows in the declared columns.
     *
     * @param nothing shown instead of the rows while it is not empty
     * @param divider the initial share of the table in the width
     * @param bar above all other parts
     * @param tools above the table
     */
    protected final void show(
            ObservableValue<List<R>> rows,
            ObservableValue<String> nothing,
            FontIcon emptyIcon,
            double divider,
            Node bar,
            HBox tools) {
        MenuItem follow = ShowInSourceAction.add(
                table, table.getContextMenu(), kit.texts().of("source.show"), this::showInSource);
        DividerMemory.follow(split, kit.settings(), kit.texts().of("divider.name"), divider);
        VBox list = new VBox(tools, split);
        VBox.setVgrow(split, Priority.ALWAYS);
        Label words = styled(bound(nothing), "message");
        words.setId(name + "EmptyText");
        words.setWrapText(true);
        HBox empty = styled(new HBox(emptyIcon, words), "issues-empty");
        empty.setId(name + "Empty");
        VBox.setVgrow(empty, Priority.ALWAYS);
        content(list, bar, list, empty);
        Showing.bind(list, nothing.map(String::isEmpty));
        Showing.bind(empty, nothing.map(text -> !text.isEmpty()));
        details.shownProperty().subscribe(shown -> showDetails(shown, follow));
        table.show(rows);
    }

    private void showDetails(Optional<Details<S>> shown, MenuItem follow) {
        shown.ifPresent(known -> {
            box.show(known);
            scrollToTop();
            if (!known.follow().isEmpty()) {
                follow.setText(known.follow());
            }
            follow.setDisable(known.follow().isEmpty());
        });
        if (shown.isEmpty() && table.selected().filter(row -> !row.isGroup()).isPresent()) {
            // The row belongs to another file now, or does not exist any more.
            table.getSelectionModel().clearSelection();
        }
        offer(shown.map(Details::actions).orElse(List.of()));
        Showing.set(box, shown.isPresent());
        Showing.set(hint, shown.isEmpty());
    }

    /** The actions of the details are the first items of the context menu. */
    private void offer(List<Details.Action> actions) {
        List<MenuItem> items = table.getContextMenu().getItems();
        items.removeAll(actionItems);
        Stream<MenuItem> now = actions.stream().map(MasterDetailPane::item);
        Stream<MenuItem> end = actions.isEmpty() ? Stream.of() : Stream.of(new SeparatorMenuItem());
        actionItems = Stream.concat(now, end).toList();
        items.addAll(0, actionItems);
    }

    private static MenuItem item(Details.Action action) {
        MenuItem item = new MenuItem(action.text());
        item.setMnemonicParsing(false);
        item.setOnAction(event -> action.run().run());
        return item;
    }

    /** Shows the title of the details, and the button next to it. */
    private void scrollToTop() {
        scroll.setVvalue(0);
    }

    private void showInSource() {
        table.selected().flatMap(TreeRow::target).ifPresent(details::follow);
    }

    /** A field whose text the listed rows contain. */
    protected final FilterField search(Property<String> words) {
        FilterField search = new FilterField();
        search.setId(name + "Search");
        search.setPromptText(text("search"));
        search.setAccessibleText(text("search"));
        search.setClearText(text("search.clear"));
        search.setPrefWidth(200);
        search.textProperty().bindBidirectional(words);
        search.narrow(table);
        search.onEnter(table::selectFirst);
        return search;
    }

    /** Offers to show all rows if a filter excludes all of them. */
    protected final void onShowAll(Runnable showAll) {
        Button button = new Button(text("showAll"));
        button.setId(name + "ShowAll");
        button.setOnAction(event -> showAll.run());
        table.setPlaceholder(styled(new VBox(new Label(text("noMatch")), button), "no-match"));
    }

    /** A bar about a check that runs or failed; hidden while its text is empty. */
    protected final HBox checkBar(
            String idEnd, ObservableValue<String> text, ObservableValue<Boolean> busy, Button... buttons) {
        ProgressIndicator progress = new ProgressIndicator();
        Showing.bind(progress, busy);
        Label words = bound(text);
        words.setId(name + idEnd + "Text");
        HBox bar = styled(new HBox(progress, words), "pair-check");
        bar.getChildren().addAll(buttons);
        bar.setId(name + idEnd);
        Showing.bind(bar, text.map(it -> !it.isEmpty()));
        return bar;
    }

    /** Toggles side by side, one of which is always selected. */
    protected static <T> HBox pills(Property<T> value, T first, ToggleButton left, T second, ToggleButton right) {
        ToggleGroup group = new ToggleGroup();
        group.getToggles().addAll(styled(left, "left-pill"), styled(right, "right-pill"));
        value.subscribe(now -> group.selectToggle(now.equals(first) ? left : right));
        group.selectedToggleProperty().subscribe((before, now) -> {
            if (now == null) {
                group.selectToggle(before);
            } else {
                value.setValue(now == left ? first : second);
            }
        });
        HBox pills = new HBox(left, right);
        pills.setMinWidth(USE_PREF_SIZE);
        return pills;
    }

    /** Restores the last value, and stores each later value. */
    protected final <T> void remember(String key, Property<T> value, List<T> values) {
        kit.settings()
                .find(key)
                .flatMap(text ->
                        values.stream().filter(it -> it.toString().equals(text)).findFirst())
                .ifPresent(value::setValue);
        value.subscribe((before, now) -> kit.settings().put(key, now.toString()));
    }
}
