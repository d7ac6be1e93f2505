package org.jointscope.ui.verdicts;

import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeTableCell;

import org.jointscope.ui.pane.TableColumns;

/** A sentence, as much of it as fits; all of it in the tooltip. */
final class SentenceCell extends TreeTableCell<VerdictLine, String> {

    private final Tooltip tooltip = new Tooltip();

    SentenceCell() {
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(TableColumns.TOOLTIP_WIDTH);
        tooltip.textProperty().bind(textProperty());
    }

    @Override
    protected void updateItem(String sentence, boolean empty) {
        super.updateItem(sentence, empty);
        setText(empty ? null : sentence);
        setTooltip(empty || sentence.isEmpty() ? null : tooltip);
    }
}
