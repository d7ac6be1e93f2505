package org.jointscope.ui.pane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import org.jointscope.messages.Texts;
import org.junit.jupiter.api.Test;

class PaneRowsTest {

    private final PaneRows<String> rows =
            new PaneRows<>("keyframes", Texts.program(), PaneRows.words(String::contains));

    private String count() {
        return rows.countProperty().getValue();
    }

    private String placeholder() {
        return rows.placeholderProperty().getValue();
    }

    @Test
    void withoutRowsThereIsNoCount() {
        assertThat(count()).isEmpty();
        assertThat(placeholder()).isEqualTo("This model has no readable frame.");
        rows.set(List.of("stand"));
        assertThat(count()).isEqualTo("1 frame");
    }

    @Test
    void largeCountsAreGrouped() {
        rows.set(Collections.nCopies(1024, "stand"));
        assertThat(count()).isEqualTo("1,024 frames");
        assertThat(rows.count(1000, 1024)).isEqualTo("1,000 of 1,024 frames");
    }

    @Test
    void everyWordMustMatch() {
        rows.set(List.of("stand one", "stand two", "run two"));
        assertThat(rows.filteredProperty().getValue()).isFalse();
        rows.filterProperty().set(" TWO stand ");
        assertThat(rows.shown()).containsExactly("stand two");
        assertThat(count()).isEqualTo("1 of 3 frames");
        assertThat(rows.filteredProperty().getValue()).isTrue();
        rows.filterProperty().set("jump");
        assertThat(placeholder()).isEqualTo("No frame matches.");
        rows.showAll();
        assertThat(rows.shown()).hasSize(3);
    }

    @Test
    void theFilterStaysForOtherRows() {
        rows.filterProperty().set("two");
        rows.set(List.of("one", "two"));
        assertThat(rows.shown()).containsExactly("two");
        assertThat(rows.all()).containsExactly("one", "two");
    }

    @Test
    void anotherConditionNarrowsToo() {
        BooleanProperty only = new SimpleBooleanProperty();
        rows.also(row -> !only.get() || row.startsWith("t"), only, () -> only.set(false));
        only.subscribe(now -> rows.narrow());
        rows.set(List.of("one", "two"));
        assertThat(rows.shown()).hasSize(2);
        only.set(true);
        assertThat(rows.shown()).containsExactly("two");
        assertThat(rows.filteredProperty().getValue()).isTrue();
        rows.showAll();
        assertThat(only.get()).isFalse();
        assertThat(rows.shown()).hasSize(2);
    }
}
