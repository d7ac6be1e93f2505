package org.jointscope.ui.control;

import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/** The content of a tab, created when it is first visible: most tabs are not visible when the window opens. */
public final class Deferred extends StackPane {

    private final Supplier<? extends Node> content;

    // A field, because a subscription does not keep it from being collected.
    private final ObservableValue<Boolean> showing = Showing.of(this);

    /** @param content called once, at most */
    public Deferred(Supplier<? extends Node> content) {
        this.content = content;
        // Its content sees the visibility of its parent only.
        visibleProperty().bind(showing);
        showing.subscribe(this::show);
    }

    private void show(boolean visible) {
        if (visible && getChildren().isEmpty()) {
            getChildren().add(content.get());
            // Whoever selected the tab can look up the parts of its controls.
            applyCss();
        }
    }
}
