package org.jointscope.ui.timeline;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.control.InvalidReason;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * A text that follows a value, and in which another value can be typed while it has the focus.
 * Enter applies the value, Esc discards it and leaves the field. An invalid value is replaced by
 * the current one, and the reason is shown next to the field.
 */
public final class ReadingField extends TextField {

    private final InvalidReason invalid = new InvalidReason(this);
    private Supplier<String> shown = () -> "";
    private Supplier<String> begin = () -> "";
    private UnaryOperator<String> take = typed -> "";
    private Runnable leave = () -> {};

    public ReadingField() {
        getStyleClass().add("reading-field");
        focusedProperty().subscribe(this::show);
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        setOnAction(event -> take());
    }

    /**
     * @param text the text without the focus
     * @param value the text with which typing begins
     * @param typed applies a typed text, and returns the reason if it is invalid; otherwise empty
     * @param end moves the focus to another control
     */
    void follow(
            ObservableValue<String> text,
            Supplier<String> value,
            UnaryOperator<String> typed,
            Runnable end) {
        shown = text::getValue;
        begin = value;
        take = typed;
        leave = end;
        text.subscribe(
                now -> {
                    if (!isFocused()) {
                        setText(now);
                    }
                });
    }

    /** A click moves the caret before it is handled here: nothing remains selected. */
    private void show(boolean typing) {
        invalid.hide();
        setText(typing ? begin.get() : shown.get());
        if (typing) {
            selectAll();
        }
    }

    private void pressed(KeyEvent event) {
        invalid.hide();
        if (event.getCode() == KeyCode.ESCAPE) {
            leave.run();
            event.consume();
        }
    }

    private void take() {
        String reason = take.apply(getText().strip());
        show(true);
        if (!reason.isEmpty()) {
            invalid.show(reason);
        }
    }
}
