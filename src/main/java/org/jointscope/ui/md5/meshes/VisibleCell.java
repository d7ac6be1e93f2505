package org.jointscope.ui.md5.meshes;

import javafx.beans.property.BooleanProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;

import java.util.function.Function;

/** The box that shows and hides a mesh. */
final class VisibleCell extends TableCell<MeshRow, Boolean> {

    private final CheckBox box = new CheckBox();
    private final Function<MeshRow, String> accessibleText;
    private BooleanProperty bound;

    VisibleCell(Function<MeshRow, String> accessibleText, String tip) {
        this.accessibleText = accessibleText;
        getStyleClass().add("check-box-cell");
        box.setTooltip(new Tooltip(tip));
    }

    @Override
    protected void updateItem(Boolean value, boolean empty) {
        super.updateItem(value, empty);
        MeshRow row = empty ? null : getTableRow().getItem();
        if (bound != null) {
            box.selectedProperty().unbindBidirectional(bound);
            bound = null;
        }
        if (row != null) {
            bound = row.visibleProperty();
            box.selectedProperty().bindBidirectional(bound);
            box.setAccessibleText(accessibleText.apply(row));
            box.setId("mesh-visible-" + row.index());
        }
        setGraphic(row == null ? null : box);
    }
}
