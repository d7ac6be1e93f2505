package org.jointscope.ui.control;

import atlantafx.base.controls.CustomTextField;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Text;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A text field that filters a list. Escape, also in the list, and a button clear it; Escape in the empty field, the
 * down arrow key and Enter move the focus to the list.
 */
public final class FilterField extends CustomTextField {

    private static final KeyCombination FIND = new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN);

    private static final double ICON_AND_PADDING = 48;

    private final Button clear = new Button();
    private final Tooltip clearTooltip = new Tooltip();
    private Node list = this;
    private Runnable enter = () -> {};

    public FilterField() {
        clear.setGraphic(new FontIcon("mdi2c-close"));
        clear.getStyleClass().addAll("button-icon", "flat", "clear");
        clear.setFocusTraversable(false);
        clear.setTooltip(clearTooltip);
        clear.setOnAction(event -> clearAndStay());
        setLeft(new FontIcon("mdi2m-magnify"));
        // The prompt gets the width of the button.
        textProperty().isEmpty().subscribe(empty -> setRight(empty ? null : clear));
        getStyleClass().add("filter-field");
        addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
    }

    /** The whole prompt is visible. */
    @Override
    protected double computeMinWidth(double height) {
        Text prompt = new Text(getPromptText());
        prompt.setFont(getFont());
        return Math.ceil(prompt.getLayoutBounds().getWidth()) + ICON_AND_PADDING;
    }

    /** Calls back when the down arrow key or Enter is about to move the focus to the list. */
    public void onEnter(Runnable listener) {
        enter = listener;
    }

    /** Moves the focus to the filtered list, and back with the key for finding. */
    public void narrow(Node narrowed) {
        list = narrowed;
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (FIND.match(event)) {
                find();
                event.consume();
            }
        });
        // Lists use the key themselves, even if they do nothing.
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getTarget() == list
                    && event.getCode() == KeyCode.ESCAPE
                    && !getText().isEmpty()) {
                clear();
                event.consume();
            }
        });
    }

    /** Moves the focus to the field, and selects its text. */
    public void find() {
        requestFocus();
        selectAll();
    }

    /** The words of its text, in lower case. */
    public List<String> words() {
        return Arrays.stream(getText().toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private void clearAndStay() {
        clear();
        requestFocus();
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && !getText().isEmpty()) {
            clearAndStay();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            list.requestFocus();
        } else if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.ENTER) {
            enter.run();
            list.requestFocus();
        } else {
            return;
        }
        event.consume();
    }

    /** Sets the name of the button that clears the field. */
    public void setClearText(String text) {
        clear.setAccessibleText(text);
        clearTooltip.setText(text);
    }

    public String getClearText() {
        return clearTooltip.getText();
    }
}
