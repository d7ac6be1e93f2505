package org.jointscope.ui.pane;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.messages.Texts;

/** The rows of a table, and those that match a filter. */
public final class PaneRows<R> {

    private final String name;
    private final Texts texts;
    private final Function<String, Predicate<R>> search;
    private final StringProperty filter = new SimpleStringProperty(this, "filter", "");
    private final ReadOnlyObjectWrapper<List<R>> shown = new ReadOnlyObjectWrapper<>(this, "shown", List.of());
    private final IntegerProperty changes = new SimpleIntegerProperty(this, "changes");
    private List<R> all = List.of();
    private Predicate<R> condition = row -> true;
    private ObservableValue<Boolean> filtered = filter.isNotEmpty();
    private Runnable clear = () -> filter.set("");
    private Function<String, Optional<String>> fault = text -> Optional.empty();

    /**
     * @param name of the pane, with which the keys of its texts begin
     * @param search converts the text that the user types to a condition
     */
    public PaneRows(String name, Texts texts, Function<String, Predicate<R>> search) {
        this.name = name;
        this.texts = texts;
        this.search = search;
        filter.subscribe(text -> narrow());
    }

    /**
     * A search for words that must each match.
     *
     * @param matches whether a row matches a word in lower case
     */
    public static <R> Function<String, Predicate<R>> words(BiPredicate<R, String> matches) {
        return text -> {
            if (text.isBlank()) {
                return row -> true;
            }
            List<String> words =
                    Arrays.asList(text.toLowerCase(Locale.ROOT).strip().split("\\s+"));
            return row -> words.stream().allMatch(word -> matches.test(row, word));
        };
    }

    /**
     * Adds another condition for the rows: call {@link #narrow} when it changes.
     *
     * @param active whether the condition excludes any row
     * @param none resets the condition
     */
    public void also(Predicate<R> other, ObservableValue<Boolean> active, Runnable none) {
        condition = other;
        filtered = filter.flatMap(text -> text.isEmpty() ? active : filter.isNotEmpty());
        clear = () -> {
            filter.set("");
            none.run();
        };
    }

    /** Replaces the rows; the filter stays. */
    public void set(List<R> rows) {
        all = List.copyOf(rows);
        narrow();
    }

    /** Applies the filter again. A list of equal rows is not replaced. */
    public void narrow() {
        List<R> now = all().stream()
                .filter(condition)
                .filter(search.apply(filter.get()))
                .toList();
        if (!now.equals(shown.get())) {
            shown.set(now);
        }
        changes.set(changes.get() + 1);
    }

    /** All rows, in the order of the file. */
    public List<R> all() {
        return all;
    }

    /** The rows that match the filter, in the order of the file. */
    public List<R> shown() {
        return shown.get();
    }

    public ReadOnlyObjectProperty<List<R>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** The text that the user types. */
    public StringProperty filterProperty() {
        return filter;
    }

    /** Whether a filter is active. */
    public ObservableValue<Boolean> filteredProperty() {
        return filtered;
    }

    /** Resets all filters. */
    public void showAll() {
        clear.run();
    }

    /** The number of visible rows, and of all if there are more; empty without rows. */
    public ObservableValue<String> countProperty() {
        return describe((some, every) -> count(some.size(), every.size()));
    }

    /** The text for some of all rows, or of what they contain. */
    public String count(int some, int every) {
        return some < every ? texts.of(name + ".count.some", some, every) : texts.of(name + ".count", every);
    }

    /** The reason why no row is visible; empty if there are rows. */
    public ObservableValue<String> placeholderProperty() {
        return describe((some, every) -> every.isEmpty()
                ? texts.of(name + ".empty")
                : fault.apply(filter.get()).orElseGet(() -> texts.of(name + ".noMatch")));
    }

    /** Sets a function that explains why a text can match no row. */
    public void explain(Function<String, Optional<String>> reason) {
        fault = reason;
    }

    /** A text that is computed from the visible rows and all rows. */
    public ObservableValue<String> describe(BiFunction<List<R>, List<R>, String> text) {
        return Bindings.createStringBinding(() -> text.apply(shown.get(), all), changes);
    }
}
