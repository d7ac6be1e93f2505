package org.jointscope.ui.pane;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import org.jointscope.ui.control.Explanation;

/** A tooltip with the text of a cell while the cell truncates it, unless it has another tooltip. */
final class WholeText {

    private final Labeled cell;
    private Optional<Tooltip> tip = Optional.empty();

    WholeText(Labeled cell) {
        this.cell = cell;
    }

    /** Call it after the layout of the cell. */
    void update() {
        if (isTruncated()) {
            if (cell.getTooltip() == null) {
                tip = tip.or(() -> Optional.of(new Explanation(cell::getText)));
                tip.ifPresent(cell::setTooltip);
            }
        } else if (tip.filter(it -> it == cell.getTooltip()).isPresent()) {
            cell.setTooltip(null);
        }
    }

    private boolean isTruncated() {
        return cell.getChildrenUnmodifiable().stream()
                .filter(WholeText::isText)
                .anyMatch(text -> !((Text) text).getText().equals(cell.getText()));
    }

    /** An icon is a text, too. */
    private static boolean isText(Node part) {
        return part instanceof Text && part.getStyleClass().contains("text");
    }
}
