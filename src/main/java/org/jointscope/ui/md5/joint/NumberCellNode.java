package org.jointscope.ui.md5.joint;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

import org.jointscope.ui.control.Explanation;

import java.util.Locale;

/** A number, a note below it, and the explanation where the pointer rests on it. */
final class NumberCellNode extends VBox {

    private final Label value = new Label();
    private final Label note = new Label();
    private String explanationText = "";

    /** Its text is not laid out many times a second as long as nobody sees it. */
    private final Explanation explanation = new Explanation(() -> explanationText);

    NumberCellNode() {
        getStyleClass().add("number-cell");
        value.getStyleClass().add("number");
        note.getStyleClass().add("note");
        getChildren().addAll(value, note);
        Tooltip.install(this, explanation);
    }

    void show(NumberCell cell) {
        value.setText(cell.value());
        note.setText(cell.note());
        explanationText = cell.explanation();
        if (explanation.isShowing()) {
            explanation.setText(explanationText);
        }
        for (NumberCell.Role role : NumberCell.Role.values()) {
            pseudoClassStateChanged(
                    PseudoClass.getPseudoClass(role.name().toLowerCase(Locale.ROOT)),
                    role == cell.role());
        }
    }
}
