package org.jointscope.ui.pane;

import javafx.css.PseudoClass;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.control.InvalidReason;

import java.util.function.UnaryOperator;

/**
 * A field for a value that is edited at its place. Invalid text remains in the field, with the
 * reason next to it, until it is corrected; Esc discards it.
 */
public final class TypedField extends TextField {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("error");

    private final UnaryOperator<String> take;
    private final Runnable close;
    private final InvalidReason invalid = new InvalidReason(this);
    private UnaryOperator<String> check = typed -> "";

    /**
     * @param take stores the typed text, and returns the reason if it is invalid; otherwise empty
     * @param close ends editing after valid input, or Esc
     */
    public TypedField(UnaryOperator<String> take, Runnable close) {
        this.take = take;
        this.close = close;
        getStyleClass().add("typed-field");
        setOnAction(event -> take());
        addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        textProperty().subscribe((before, now) -> complain(check.apply(now.strip())));
    }

    /** Sets a function that returns the reason if text is invalid, already while it is typed. */
    public void check(UnaryOperator<String> whileTyping) {
        check = whileTyping;
    }

    /** Starts editing a value. */
    public void begin(String value) {
        setText(value);
        complain("");
        requestFocus();
        selectAll();
    }

    /** Hides the reason for which the text is invalid. */
    public void hideReason() {
        invalid.hide();
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            close.run();
            event.consume();
        }
    }

    private void take() {
        String reason = take.apply(getText().strip());
        if (reason.isEmpty()) {
            close.run();
        } else {
            complain(reason);
        }
    }

    private void complain(String reason) {
        pseudoClassStateChanged(WRONG, !reason.isEmpty());
        setAccessibleHelp(reason);
        if (reason.isEmpty() || getScene() == null) {
            invalid.hide();
        } else {
            invalid.show(reason);
        }
    }
}
