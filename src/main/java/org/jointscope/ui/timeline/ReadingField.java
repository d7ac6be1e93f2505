package org.jointscope.ui.timeline;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jointscope.ui.control.FirstClick;
import org.jointscope.ui.control.InvalidReason;

/**
 * A text that follows a value, and in which another value can be typed while it has the focus. It follows the value
 * until something is typed. Enter applies the typed value, Esc discards it; both leave the field. An invalid value is
 * replaced by the current one, and the reason is shown next to the field, which keeps the focus.
 */
public final class ReadingField extends TextField {

    private final InvalidReason invalid = new InvalidReason(this);
    private Supplier<String> shown = () -> "";
    private Supplier<String> begin = () -> "";
    private UnaryOperator<String> take = typed -> "";
    private Runnable leave = () -> {};

    /** The control that had the focus before a command moved it here. */
    private Optional<Node> origin = Optional.empty();

    /** Whether the text differs from the value because the user has changed it. */
    private boolean changed;

    /** True while the text is not changed by the user. */
    private boolean following;

    public ReadingField() {
        getStyleClass().add("reading-field");
        focusedProperty().subscribe(this::show);
        textProperty().subscribe((before, now) -> changed = !following);
        FirstClick.selectAllIn(this);
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        setOnAction(event -> take());
    }

    /**
     * @param text the text without the focus
     * @param value the text with which typing begins
     * @param typed applies a typed text, and returns the reason if it is invalid; otherwise empty
     * @param end moves the focus to another control
     */
    void follow(ObservableValue<String> text, Supplier<String> value, UnaryOperator<String> typed, Runnable end) {
        shown = text::getValue;
        begin = value;
        take = typed;
        leave = end;
        text.subscribe(now -> {
            if (!isFocused()) {
                fill(now);
            } else if (!changed) {
                refill(begin.get());
            }
        });
    }

    /** Moves the focus here until a value is applied or discarded; then it returns. */
    void visit() {
        Optional<Node> owner = Optional.ofNullable(getScene().getFocusOwner());
        if (!isFocused()) {
            requestFocus();
            origin = owner;
        }
        selectAll();
    }

    private void show(boolean typing) {
        invalid.hide();
        fill(typing ? begin.get() : shown.get());
        if (typing) {
            selectAll();
        } else {
            origin = Optional.empty();
        }
    }

    private void fill(String text) {
        following = true;
        setText(text);
        following = false;
        changed = false;
    }

    /** A selection of the whole value, or the position of the caret, is kept. */
    private void refill(String value) {
        int caret = getCaretPosition();
        boolean whole = getSelection().getLength() == getLength();
        fill(value);
        if (whole) {
            selectAll();
        } else {
            positionCaret(caret);
        }
    }

    private void pressed(KeyEvent event) {
        invalid.hide();
        if (event.getCode() == KeyCode.ESCAPE) {
            leave();
            event.consume();
        }
    }

    private void take() {
        String reason = take.apply(getText().strip());
        if (reason.isEmpty()) {
            leave();
        } else {
            show(true);
            invalid.show(reason);
        }
    }

    private void leave() {
        origin.ifPresentOrElse(Node::requestFocus, leave);
    }
}
