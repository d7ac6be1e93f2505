package org.jointscope.ui.editing;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.TypedField;

/** A value, and a button that replaces it with a field in which another one is typed. */
public final class TypedValue extends HBox {

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
    public TypedValue(Node shown, String id, String explanation, Supplier<String> value, UnaryOperator<String> take) {
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
