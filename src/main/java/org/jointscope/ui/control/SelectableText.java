package org.jointscope.ui.control;

import atlantafx.base.controls.SelectableTextFlow;
import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/** Text that wraps and that can be selected with the mouse and copied. */
public final class SelectableText extends SelectableTextFlow {

    private static final KeyCombination COPY = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination ALL = new KeyCodeCombination(KeyCode.A, KeyCombination.SHORTCUT_DOWN);

    public SelectableText() {
        this("");
    }

    public SelectableText(String text) {
        // The default preferred width is 0, for which layouts reserve a line for every letter.
        setPrefWidth(Region.USE_COMPUTED_SIZE);
        addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        // Otherwise an enclosing scroll pane would get the focus, and with it the keys.
        addEventHandler(MouseEvent.MOUSE_PRESSED, MouseEvent::consume);
        show(text);
    }

    public void show(String text) {
        setText(new Text(text));
    }

    /** Shows a text of parts with styles. */
    public void show(List<Text> parts) {
        setText(parts.toArray(Text[]::new));
    }

    /** Shows a text; an empty text does not occupy space. */
    public void showIfAny(String text) {
        show(text);
        Showing.set(this, !text.isEmpty());
    }

    private void keyPressed(KeyEvent event) {
        if (ALL.match(event)) {
            selectAll();
            event.consume();
        } else if (COPY.match(event)) {
            copySelectedRangeToClipboard();
            event.consume();
        }
    }
}
