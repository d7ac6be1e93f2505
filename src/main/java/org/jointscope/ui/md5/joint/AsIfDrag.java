package org.jointscope.ui.md5.joint;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jointscope.pose.Walk.AsIf;

/** Changes a number while it is dragged to the left or right, without an edit of the file. */
final class AsIfDrag {

    private final JointViewModel model;
    private final Supplier<Optional<AsIf>> number;
    private Optional<AsIf> start = Optional.empty();
    private double startX;

    private AsIfDrag(JointViewModel model, Supplier<Optional<AsIf>> number) {
        this.model = model;
        this.number = number;
    }

    /** @param number with its current value; empty if it cannot be changed */
    static void install(Node node, JointViewModel model, Supplier<Optional<AsIf>> number) {
        AsIfDrag drag = new AsIfDrag(model, number);
        node.addEventHandler(MouseEvent.MOUSE_PRESSED, drag::press);
        node.addEventHandler(MouseEvent.MOUSE_DRAGGED, drag::drag);
    }

    private void press(MouseEvent event) {
        start = event.getButton() == MouseButton.PRIMARY ? number.get() : Optional.empty();
        startX = event.getScreenX();
    }

    private void drag(MouseEvent event) {
        if (!event.isStillSincePress()) {
            start.ifPresent(from -> model.stages.drag(from, event.getScreenX() - startX));
            event.consume();
        }
    }
}
