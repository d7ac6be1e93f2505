package org.jointscope.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.ListChangeListener.Change;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RowListTest {

    private static final Comparator<String> LENGTH = Comparator.comparing(String::length);

    private final RowList<String> rows = new RowList<>();
    private final List<String> changes = new ArrayList<>();

    @BeforeEach
    void showRows() {
        rows.show(List.of("ccc", "a", "bb", "d"));
        rows.addListener(this::note);
    }

    private void note(Change<? extends String> change) {
        while (change.next()) {
            if (change.wasPermutated()) {
                List<Integer> places = IntStream.range(0, rows.size())
                        .mapToObj(change::getPermutation)
                        .toList();
                changes.add("moved to " + places);
            } else if (change.wasUpdated()) {
                changes.add("updated " + change.getFrom());
            } else {
                changes.add("replaced " + change.getRemoved());
            }
        }
    }

    @Test
    void replacesAllRows() {
        rows.show(List.of("x"));
        assertThat(rows).containsExactly("x");
        assertThat(changes).containsExactly("replaced [ccc, a, bb, d]");
    }

    @Test
    void sortsAndRestoresTheOrder() {
        rows.orderBy(LENGTH);
        assertThat(rows).containsExactly("a", "d", "bb", "ccc");
        rows.orderBy(null);
        assertThat(rows).containsExactly("ccc", "a", "bb", "d");
        assertThat(changes).containsExactly("moved to [3, 0, 2, 1]", "moved to [1, 3, 2, 0]");
    }

    @Test
    void rowsThatAreShownLaterAreSorted() {
        rows.orderBy(LENGTH.reversed());
        rows.show(List.of("x", "yy"));
        assertThat(rows).containsExactly("yy", "x");
        assertThat(rows.unsorted()).containsExactly("x", "yy");
    }

    @Test
    void onlyRowsThatDifferAreUpdated() {
        rows.update(List.of("ccc", "a", "BB", "d"));
        assertThat(rows).containsExactly("ccc", "a", "BB", "d");
        assertThat(changes).containsExactly("updated 2");
    }

    @Test
    void anUpdatedRowMovesToItsPlace() {
        rows.orderBy(LENGTH);
        changes.clear();
        rows.update(List.of("ccc", "aaaa", "bb", "d"));
        assertThat(rows).containsExactly("d", "bb", "ccc", "aaaa");
        assertThat(changes).containsExactly("updated 0", "moved to [3, 0, 1, 2]");
    }

    @Test
    void anEqualOrderIsNoChange() {
        rows.update(List.of("ccc", "a", "bb", "d"));
        rows.orderBy(null);
        assertThat(changes).isEmpty();
    }
}
