package org.jointscope.ui.md5.meshes;

import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;

import java.util.function.Function;

/** The histogram of a mesh, and in words where the pointer rests on it. */
final class WeightBarsCell extends TableCell<MeshRow, Double> {

    private final WeightBars bars = new WeightBars();
    private final Function<MeshRow, String> words;
    private final Tooltip tooltip = new Tooltip();

    WeightBarsCell(Function<MeshRow, String> words) {
        this.words = words;
    }

    @Override
    protected void updateItem(Double value, boolean empty) {
        super.updateItem(value, empty);
        MeshRow row = empty ? null : getTableRow().getItem();
        if (row != null) {
            bars.show(row.facts().weightsPerVertex());
            tooltip.setText(words.apply(row));
            setAccessibleText(words.apply(row));
        }
        setTooltip(row == null ? null : tooltip);
        setGraphic(row == null ? null : bars);
    }
}
