package org.jointscope.ui.issues;

import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;

import org.jointscope.diagnostics.Severity;
import org.jointscope.ui.control.SeverityIcon;

/** How bad an issue is: a sign with a colour, and the word. */
final class SeverityCell extends TreeTableCell<IssueLine, Severity> {

    private final SeverityIcon icon = new SeverityIcon();

    SeverityCell() {
        getStyleClass().add("severity-cell");
    }

    @Override
    protected void updateItem(Severity severity, boolean empty) {
        super.updateItem(severity, empty);
        TreeItem<IssueLine> item = empty ? null : getTableRow().getTreeItem();
        boolean signed =
                item != null
                        && item.getValue().kind() != IssueLine.Kind.PLACE
                        && item.getValue().kind() != IssueLine.Kind.MORE;
        setText(item == null ? null : item.getValue().severityText());
        setGraphic(signed ? icon : null);
        if (signed) {
            icon.setSeverity(item.getValue().severity());
        }
    }
}
