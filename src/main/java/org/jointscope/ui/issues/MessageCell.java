package org.jointscope.ui.issues;

import javafx.css.PseudoClass;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;

import org.jointscope.ui.pane.TableColumns;

/** A message, as much of it as fits; all of it in the tooltip. */
final class MessageCell extends TreeTableCell<IssueLine, String> {

    private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");
    private static final PseudoClass FAINT = PseudoClass.getPseudoClass("faint");

    private final Tooltip tooltip = new Tooltip();

    MessageCell() {
        getStyleClass().add("message-cell");
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(TableColumns.TOOLTIP_WIDTH);
        tooltip.textProperty().bind(textProperty());
    }

    @Override
    protected void updateItem(String message, boolean empty) {
        super.updateItem(message, empty);
        TreeItem<IssueLine> item = empty ? null : getTableRow().getTreeItem();
        setText(item == null ? null : item.getValue().message());
        setTooltip(item == null ? null : tooltip);
        pseudoClassStateChanged(
                HEADING, item != null && item.getValue().kind() == IssueLine.Kind.FILE);
        pseudoClassStateChanged(
                FAINT, item != null && item.getValue().kind() == IssueLine.Kind.MORE);
    }
}
