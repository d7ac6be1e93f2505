package org.jointscope.ui.pane;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.css.PseudoClass;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import org.jointscope.ui.control.InvalidReason;
import org.jointscope.ui.control.Showing;

/**
 * A field for a value that is edited at its place. Enter stores the text; invalid text remains in the field, with the
 * reason next to it, until it is corrected. Esc discards it. If the focus moves, or the mouse is pressed elsewhere,
 * valid text is stored, other text is discarded, and editing ends.
 */
public final class TypedField extends TextField {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("error");

    private final UnaryOperator<String> take;
    private final Runnable close;
    private final InvalidReason invalid = new InvalidReason(this);
    private final EventHandler<MouseEvent> press = this::pressed;
    private UnaryOperator<String> check = typed -> "";

    /** The root of the scene while a value is edited. */
    private Optional<Parent> root = Optional.empty();

    /** The text with which editing began. */
    private String begun = "";

    /** The control that had the focus before. */
    private Node origin = this;

    private Runnable back = () -> {};

    /**
     * @param take stores the typed text, and returns the reason if it is invalid; otherwise empty
     * @param close hides the field after editing
     */
    public TypedField(UnaryOperator<String> take, Runnable close) {
        this.take = take;
        this.close = close;
        getStyleClass().add("typed-field");
        setOnAction(event -> take());
        addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        focusedProperty().subscribe(this::focused);
        textProperty().subscribe((before, now) -> complain(check.apply(now)));
    }

    /** Sets a function that returns the reason if text is invalid, already while it is typed. */
    public void check(UnaryOperator<String> whileTyping) {
        check = whileTyping;
    }

    /** Starts editing a value. */
    public void begin(String value) {
        end();
        Parent now = getScene().getRoot();
        now.addEventFilter(MouseEvent.MOUSE_PRESSED, press);
        root = Optional.of(now);
        origin = Objects.requireNonNullElse(getScene().getFocusOwner(), now);
        back = origin::requestFocus;
        begun = value;
        setText(value);
        complain("");
        requestFocus();
        selectAll();
    }

    /** After Enter or Esc, something other than the control before gets the focus. */
    public void onReturn(Runnable instead) {
        back = instead;
    }

    /** Ends editing without storing the text; the caller hides the field. */
    public void end() {
        root.ifPresent(it -> it.removeEventFilter(MouseEvent.MOUSE_PRESSED, press));
        root = Optional.empty();
        invalid.hide();
    }

    /** Ends editing without storing the text, and returns the focus. */
    public void discard() {
        end();
        back.run();
        close.run();
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            discard();
            event.consume();
        }
    }

    /** Returns the focus, so that editing ends before the list handles the click. */
    private void pressed(MouseEvent event) {
        if (!contains(sceneToLocal(event.getSceneX(), event.getSceneY()))) {
            origin.requestFocus();
        }
    }

    private void focused(boolean is) {
        // The field of a window that is not active remains the focus owner.
        if (!is && root.isPresent() && root.get().getScene().getFocusOwner() != this) {
            leave(root.get().getScene().getFocusOwner());
        }
    }

    /** Stores valid text after the focus has moved to another node, which keeps it. */
    private void leave(Node now) {
        end();
        if (!getText().equals(begun)) {
            store();
        }
        close.run();
        if (now != null) {
            // A list in which editing ends has requested the focus.
            now.requestFocus();
        }
    }

    private void take() {
        String reason = store();
        if (reason.isEmpty()) {
            discard();
        } else {
            complain(reason);
        }
    }

    private String store() {
        return take.apply(getText());
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

    /** A value, and a button that replaces it with a field in which another one is typed. */
    public static final class Value extends HBox {

        private static final PseudoClass EDITED = PseudoClass.getPseudoClass("edited");

        private final Node shown;
        private final Supplier<String> value;
        private final TypedField field;
        private final Button button;

        /**
         * @param id that of the button; the field has it with {@code Field} at its end
         * @param explanation of the button
         * @param value the text with which typing begins
         * @param take stores the typed text, and returns the reason if it is invalid; otherwise empty
         */
        public Value(Node shown, String id, String explanation, Supplier<String> value, UnaryOperator<String> take) {
            this.shown = shown;
            this.value = value;
            this.field = new TypedField(take, () -> showField(false));
            this.button = FeaturePane.iconButton(id, "mdi2p-pencil-outline", explanation, explanation, this::type);
            getStyleClass().add("typed-value");
            field.setId(id + "Field");
            getChildren().addAll(shown, field, button);
            showField(false);
        }

        /** Sets a function that returns the reason if text is invalid, already while it is typed. */
        public void check(UnaryOperator<String> whileTyping) {
            field.check(whileTyping);
        }

        /** Starts typing. */
        public void type() {
            showField(true);
            getScene().getRoot().layout();
            field.begin(value.get());
        }

        private void showField(boolean is) {
            Showing.set(field, is);
            Showing.set(shown, !is);
        }

        /** Marks a value that differs from the file. */
        public void setEdited(boolean edited) {
            pseudoClassStateChanged(EDITED, edited);
        }

        /** Shows or hides the button. */
        public void setEditable(boolean editable) {
            Showing.set(button, editable);
        }
    }
}
