package org.jointscope.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.event.ActionEvent;
import javafx.scene.control.Spinner;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@NeedsDisplay
class IntegerSpinnerTest {

    private final Spinner<Integer> spinner = FxThread.ask(Spinner<Integer>::new);

    @ParameterizedTest
    @CsvSource({
        "' 24 ', 24",
        "'', 10",
        "fast, 10",
        "2.5, 10",
        "-3, 1",
        "1000, 120",
        "99999999999, 120",
        "99999999999999999999, 10"
    })
    void typedTextIsShownAsTheValueThatItBecomes(String typed, int value) {
        FxThread.run(() -> IntegerSpinner.prepare(spinner, 1, 120, 10));
        List<Integer> values = new ArrayList<>();
        spinner.valueProperty().subscribe(now -> values.add(now));
        FxThread.run(() -> type(typed));
        FxThread.run(() -> {});
        assertThat(spinner.getEditor().getText()).isEqualTo(String.valueOf(value));
        assertThat(values).last().isEqualTo(value);
        assertThat(values).doesNotContainNull();
    }

    /** A spinner itself shows a value only when it changes. */
    @Test
    void valueIsShownAgainWhenItDoesNotChange() {
        FxThread.run(() -> IntegerSpinner.prepare(spinner, 1, 120, 120));
        FxThread.run(() -> type("1000"));
        FxThread.run(() -> {});
        assertThat(spinner.getEditor().getText()).isEqualTo("120");
    }

    private void type(String text) {
        spinner.getEditor().setText(text);
        spinner.getEditor().fireEvent(new ActionEvent());
    }
}
