package org.jointscope.ui.compare;

import javafx.scene.layout.StackPane;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.PaneKit;

/** The differences between two exports, or between an .md2 and an MD5 model. */
public final class Compared extends StackPane {

    private final DifferencesPane differences;

    public Compared(ReplacementViewModel replacement, DifferencesViewModel exports, PaneKit kit) {
        getStyleClass().add("compare-pane");
        differences = new DifferencesPane(exports, kit);
        ReplacementPane other = new ReplacementPane(replacement, kit);
        getChildren().addAll(differences, other);
        Showing.bind(differences, exports.offeredProperty());
        Showing.bind(other, exports.offeredProperty().map(is -> !is));
    }

    /** Selects the next difference between two exports, or the previous one. */
    public void step(int by) {
        differences.step(by);
    }
}
