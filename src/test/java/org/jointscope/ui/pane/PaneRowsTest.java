package org.jointscope.ui.pane;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

import org.jointscope.ui.text.Texts;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.ResourceBundle;

class PaneRowsTest {

    private final PaneRows<String> rows =
            new PaneRows<>(
                    "keyframes",
                    new Texts(ResourceBundle.getBundle("org.jointscope.ui.messages")),
                    PaneRows.words(String::contains));

    private String count() {
        return rows.countProperty().getValue();
    }

    private String placeholder() {
        return rows.placeholderProperty().getValue();
    }

    @Test
    void withoutRowsThereIsNoCount() {
        assertThat(count()).isEmpty();
        assertThat(placeholder()).isEqualTo("No frame of this model could be read.");
        rows.set(List.of("stand"));
        assertThat(count()).isEqualTo("1 frame");
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
