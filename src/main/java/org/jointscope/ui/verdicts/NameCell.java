package org.jointscope.ui.verdicts;

import javafx.css.PseudoClass;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;

/** The name of an engine, or what of the picture a line is about. */
final class NameCell extends TreeTableCell<VerdictLine, String> {

    private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");

    NameCell() {
        getStyleClass().add("engine-cell");
    }

    @Override
    protected void updateItem(String name, boolean empty) {
        super.updateItem(name, empty);
        TreeItem<VerdictLine> item = empty ? null : getTableRow().getTreeItem();
        setText(item == null ? null : item.getValue().name());
        setAccessibleText(
                item == null ? null : item.getValue().engine() + " " + item.getValue().verdict());
        pseudoClassStateChanged(
                HEADING, item != null && item.getValue().kind() == VerdictLine.Kind.ENGINE);
    }
}
