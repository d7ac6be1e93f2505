package org.jointscope.ui.verdicts;

import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;

/** A verdict: a sign with a colour, and the word. */
final class SignCell extends TreeTableCell<VerdictLine, Sign> {

    private final SignIcon icon = new SignIcon();

    SignCell() {
        getStyleClass().add("sign-cell");
    }

    @Override
    protected void updateItem(Sign sign, boolean empty) {
        super.updateItem(sign, empty);
        TreeItem<VerdictLine> item = empty ? null : getTableRow().getTreeItem();
        boolean signed = item != null && item.getValue().kind() != VerdictLine.Kind.TRAIT;
        setText(item == null ? null : item.getValue().verdict());
        setGraphic(signed ? icon : null);
        if (signed) {
            icon.show(item.getValue().sign());
        }
    }
}
