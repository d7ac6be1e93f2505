package org.jointscope.ui.verdicts;

import javafx.css.PseudoClass;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;

import org.jointscope.ui.pane.TableColumns;

/** The name of an engine, or what of the picture a line is about. */
final class NameCell extends TreeTableCell<VerdictLine, String> {

    private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");

    private final Tooltip tooltip = new Tooltip();

    NameCell() {
        getStyleClass().add("engine-cell");
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(TableColumns.TOOLTIP_WIDTH);
    }

    @Override
    protected void updateItem(String name, boolean empty) {
        super.updateItem(name, empty);
        TreeItem<VerdictLine> item = empty ? null : getTableRow().getTreeItem();
        setText(item == null ? null : item.getValue().name());
        setAccessibleText(
                item == null ? null : item.getValue().engine() + " " + item.getValue().verdict());
        boolean engine = item != null && item.getValue().kind() == VerdictLine.Kind.ENGINE;
        if (engine) {
            VerdictDetails details = item.getValue().details();
            tooltip.setText(details.known() + "\n" + details.source());
        }
        setTooltip(engine ? tooltip : null);
        pseudoClassStateChanged(HEADING, engine);
    }
}
