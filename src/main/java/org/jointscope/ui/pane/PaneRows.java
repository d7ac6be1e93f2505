package org.jointscope.ui.pane;

import javafx.beans.binding.Bindings;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

import org.jointscope.ui.text.Texts;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;

/** The rows of a table, and those of them that a filter leaves. */
public final class PaneRows<R> {

    private final String name;
    private final Texts texts;
    private final Function<String, Predicate<R>> search;
    private final StringProperty filter = new SimpleStringProperty(this, "filter", "");
    private final ReadOnlyObjectWrapper<List<R>> shown =
            new ReadOnlyObjectWrapper<>(this, "shown", List.of());
    private final IntegerProperty changes = new SimpleIntegerProperty(this, "changes");
    private List<R> all = List.of();
    private Predicate<R> condition = row -> true;
    private ObservableValue<Boolean> filtered = filter.isNotEmpty();
    private Runnable clear = () -> filter.set("");

    /**
     * @param name of the pane, with which the keys of its texts begin
     * @param search makes a condition of the text that the user types
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
            List<String> words = Arrays.asList(text.toLowerCase(Locale.ROOT).strip().split("\\s+"));
            return row -> words.stream().allMatch(word -> matches.test(row, word));
        };
    }

    /**
     * Narrows the rows by something else, too: call {@link #narrow} when it changes.
     *
     * @param active whether it leaves any row out
     * @param none makes it leave out none
     */
    public void also(Predicate<R> other, ObservableValue<Boolean> active, Runnable none) {
        condition = other;
        filtered = filter.flatMap(text -> text.isEmpty() ? active : filter.isNotEmpty());
        clear =
                () -> {
                    filter.set("");
                    none.run();
                };
    }

    /** Replaces the rows; the filter stays. */
    public void set(List<R> rows) {
        all = List.copyOf(rows);
        narrow();
    }

    /** Applies the filter again. A list of equal rows stays the same. */
    public void narrow() {
        List<R> now = all().stream().filter(condition).filter(search.apply(filter.get())).toList();
        if (!now.equals(shown.get())) {
            shown.set(now);
        }
        changes.set(changes.get() + 1);
    }

    /** All rows, in the order of the file. */
    public List<R> all() {
        return all;
    }

    /** The rows that the filter leaves, in the order of the file. */
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

    /** Whether anything narrows the rows. */
    public ObservableValue<Boolean> filteredProperty() {
        return filtered;
    }

    /** Removes what narrows the rows. */
    public void showAll() {
        clear.run();
    }

    /** The number of rows that are shown, and of all if those are more; empty without rows. */
    public ObservableValue<String> countProperty() {
        return describe((some, every) -> count(some.size(), every.size()));
    }

    private String count(int some, int every) {
        String key = name + ".count.";
        if (some < every) {
            return texts.of(key + "some", some, every);
        }
        return every == 0 ? "" : every == 1 ? texts.of(key + "one") : texts.of(key + "all", every);
    }

    /** The reason why no row is shown, if none is. */
    public ObservableValue<String> placeholderProperty() {
        return describe(
                (some, every) -> texts.of(name + (every.isEmpty() ? ".empty" : ".noMatch")));
    }

    /** A text about the rows that are shown and all rows. */
    public ObservableValue<String> describe(BiFunction<List<R>, List<R>, String> text) {
        return Bindings.createStringBinding(() -> text.apply(shown.get(), all), changes);
    }
}
