package org.jointscope.ui.control;

import atlantafx.base.controls.SelectableTextFlow;

import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/** Text that can be selected and copied with the mouse, and wraps. */
public final class SelectableText extends SelectableTextFlow {

    public SelectableText() {
        this("");
    }

    public SelectableText(String text) {
        // It comes with a preferred width of 0, for which layouts would reserve a line for every
        // letter.
        setPrefWidth(Region.USE_COMPUTED_SIZE);
        show(text);
    }

    public void show(String text) {
        setText(new Text(text));
    }
}
