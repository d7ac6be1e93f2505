package org.jointscope.ui.find;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.find.FindQuery.Name;

/** The typed text, and the entries that match it, the best first; without a text, those that were used last. */
public final class FindViewModel {

    /** The largest number of entries in the list. */
    static final int MOST = 50;

    private static final int MOST_USED = 8;
    private static final String USED = "find.used";
    private static final String SEPARATOR = "\n";

    private record Candidate(FindEntry entry, Name name, Name detail) {

        Candidate(FindEntry entry) {
            this(entry, Name.of(entry.name()), Name.of(entry.detail()));
        }
    }

    private record Match(FindEntry entry, int cost) {}

    private final Supplier<Stream<FindEntry>> source;
    private final Function<String, List<FindEntry>> first;
    private final Function<String, List<FindEntry>> last;
    private final Settings settings;
    private final StringProperty typed = new SimpleStringProperty(this, "typed", "");
    private final ReadOnlyObjectWrapper<List<FindEntry>> found = new ReadOnlyObjectWrapper<>(this, "found", List.of());
    private final IntegerProperty selected = new SimpleIntegerProperty(this, "selected");
    private List<Candidate> candidates = List.of();

    /**
     * @param source all entries, asked for each time that the list is opened
     * @param first entries for a text that precede all others, such as a frame for a number
     * @param last entries for a text that follow all others
     */
    public FindViewModel(
            Supplier<Stream<FindEntry>> source,
            Function<String, List<FindEntry>> first,
            Function<String, List<FindEntry>> last,
            Settings settings) {
        this.source = source;
        this.first = first;
        this.last = last;
        this.settings = settings;
        typed.subscribe((before, now) -> search());
    }

    /** Reads the entries, without a text. */
    void open() {
        candidates = source.get().map(Candidate::new).toList();
        typed.set("");
        search();
    }

    /** Releases the entries, which contain the open files. */
    void close() {
        candidates = List.of();
        found.set(List.of());
    }

    private void search() {
        String text = typed.get().strip();
        FindQuery query = new FindQuery(text);
        found.set(
                query.isEmpty()
                        ? usual()
                        : Stream.of(first.apply(text), matches(query), last.apply(text))
                                .flatMap(List::stream)
                                .toList());
        selected.set(0);
    }

    private List<FindEntry> matches(FindQuery query) {
        List<Match> matches = new ArrayList<>();
        for (Candidate candidate : candidates) {
            OptionalInt cost = query.cost(candidate.name(), candidate.detail());
            if (cost.isPresent()) {
                int kind = candidate.entry().kind().ordinal();
                matches.add(new Match(candidate.entry(), cost.getAsInt() + kind));
            }
        }
        matches.sort(Comparator.comparingInt(Match::cost));
        return matches.stream().limit(MOST).map(Match::entry).toList();
    }

    private List<FindEntry> usual() {
        List<String> ids = used();
        return Stream.concat(
                        ids.stream()
                                .flatMap(id -> candidates.stream()
                                        .map(Candidate::entry)
                                        .filter(entry -> entry.id().equals(id))
                                        .limit(1)),
                        candidates.stream().map(Candidate::entry).filter(entry -> !ids.contains(entry.id())))
                .limit(MOST)
                .toList();
    }

    private List<String> used() {
        return settings.find(USED).stream()
                .flatMap(ids -> Stream.of(ids.split(SEPARATOR)))
                .toList();
    }

    /** Selects the next or a previous entry, in a circle. */
    void move(int step) {
        int size = found.get().size();
        selected.set(size == 0 ? 0 : Math.floorMod(selected.get() + step, size));
    }

    /** The action of the selected entry, which is stored as used, unless it is about the text. */
    Runnable use() {
        if (found.get().isEmpty()) {
            return () -> {};
        }
        FindEntry entry = found.get().get(selected.get());
        if (candidates.stream().anyMatch(it -> it.entry() == entry)) {
            settings.put(
                    USED,
                    Stream.concat(Stream.of(entry.id()), used().stream())
                            .distinct()
                            .limit(MOST_USED)
                            .collect(Collectors.joining(SEPARATOR)));
        }
        return entry.action();
    }

    StringProperty typedProperty() {
        return typed;
    }

    /** The entries to list. */
    ReadOnlyObjectProperty<List<FindEntry>> foundProperty() {
        return found.getReadOnlyProperty();
    }

    /** Index of the selected entry. */
    IntegerProperty selectedProperty() {
        return selected;
    }
}
