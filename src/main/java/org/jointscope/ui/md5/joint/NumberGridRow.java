package org.jointscope.ui.md5.joint;

import javafx.css.PseudoClass;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import org.jointscope.model.Component;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md5.joint.NumberRow.Flag;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A row of the grid: the component with its flag, and its numbers. All of it can be clicked. */
final class NumberGridRow extends AlignedRow {

    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass SET = PseudoClass.getPseudoClass("set");
    private static final PseudoClass OUTCOME = PseudoClass.getPseudoClass("outcome");

    private final Component component;
    private final ToggleButton button;
    private final Region square = new Region();
    private final Explanation explanation = new Explanation();
    private final List<NumberCellNode> cells;

    NumberGridRow(Component component, Runnable chosen) {
        this(
                component,
                new ToggleButton(component.label()),
                chosen,
                Stream.generate(NumberCellNode::new).limit(NumberTable.MOST_COLUMNS).toList());
    }

    private NumberGridRow(
            Component component, ToggleButton button, Runnable chosen, List<NumberCellNode> cells) {
        super(new HBox(button), NumberGrid.HEAD_WIDTH, cells);
        this.component = component;
        this.button = button;
        this.cells = cells;
        getStyleClass().add("number-row");
        setId("joint-" + component.label());
        square.getStyleClass().add("flag-square");
        button.setGraphic(square);
        // The mouse may click anywhere in the row; the button is there for the keyboard.
        button.setMouseTransparent(true);
        button.setOnAction(event -> chosen.run());
        setOnMouseClicked(event -> chosen.run());
        Tooltip.install(getChildren().getFirst(), explanation);
    }

    void show(NumberRow row) {
        Showing.set(square, row.flag() != Flag.NONE);
        square.pseudoClassStateChanged(SET, row.flag() == Flag.SET);
        explanation.setText(row.explanation());
        int count = row.cells().size();
        List<String> spoken = new ArrayList<>(List.of(row.explanation()));
        for (int i = 0; i < cells.size(); i++) {
            NumberCellNode cell = cells.get(i);
            Showing.set(cell, i < count);
            cell.pseudoClassStateChanged(OUTCOME, i > 0 && i == count - 1);
            if (i < count) {
                cell.show(row.cells().get(i));
                spoken.add(row.cells().get(i).value());
            }
        }
        button.setAccessibleText(String.join(", ", spoken));
    }

    void select(Optional<Component> selected) {
        boolean is = selected.equals(Optional.of(component));
        pseudoClassStateChanged(SELECTED, is);
        button.setSelected(is);
    }
}
