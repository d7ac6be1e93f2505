package org.jointscope.ui.flags;

import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;

import org.jointscope.model.Component;
import org.jointscope.ui.control.CellWatch;
import org.jointscope.ui.pane.TableColumns;

import java.util.List;
import java.util.function.Function;

/**
 * Six squares, x y z of the position and x y z of the orientation: filled where the component comes
 * from the frame. A click selects the component, the selected one has a ring around it; a double
 * click changes its bit, and a bit that is not as in the file is underlined.
 */
final class ComponentsCell extends TableCell<FlagsRow, Integer> {

    private static final PseudoClass SET = PseudoClass.getPseudoClass("set");
    private static final PseudoClass EDITED = PseudoClass.getPseudoClass("edited");
    private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");

    private static final Insets GROUP_GAP = new Insets(0, 0, 0, 4);

    private final FlagsViewModel viewModel;
    private final Function<FlagsRow, List<Integer>> joints;
    private final HBox squares = new HBox();
    private final Tooltip explanation = new Tooltip();

    ComponentsCell(FlagsViewModel viewModel, Function<FlagsRow, List<Integer>> joints) {
        this.viewModel = viewModel;
        this.joints = joints;
        squares.getStyleClass().add("component-squares");
        for (Component component : Component.values()) {
            Label square = new Label(component.label().substring(1));
            square.getStyleClass().add("component-square");
            square.setOnMousePressed(event -> pressed(component, event));
            HBox.setMargin(square, component == Component.QX ? GROUP_GAP : Insets.EMPTY);
            squares.getChildren().add(square);
        }
        explanation.setWrapText(true);
        explanation.setMaxWidth(TableColumns.TOOLTIP_WIDTH);
        explanation.setOnShowing(event -> explanation.setText(explain()));
        CellWatch.follow(this, viewModel.selectedComponentProperty(), this::mark);
        CellWatch.follow(this, viewModel.selectedJointProperty(), this::mark);
        CellWatch.follow(this, viewModel.changesProperty(), this::showEdited);
    }

    @Override
    protected void updateItem(Integer mask, boolean empty) {
        super.updateItem(mask, empty);
        boolean none = empty || mask == null;
        setGraphic(none ? null : squares);
        setTooltip(none ? null : explanation);
        setAccessibleText(none || row() == null ? "" : FlagsColumns.labels(row()));
        if (!none) {
            for (Component component : Component.values()) {
                square(component).pseudoClassStateChanged(SET, component.isIn(mask));
            }
            showEdited();
            mark();
        }
    }

    private Label square(Component component) {
        return (Label) squares.getChildren().get(component.ordinal());
    }

    private FlagsRow row() {
        return getTableRow() == null ? null : getTableRow().getItem();
    }

    private void showEdited() {
        for (Component component : Component.values()) {
            square(component).pseudoClassStateChanged(EDITED, isEdited(component));
        }
    }

    private boolean isEdited(Component component) {
        return row() != null && viewModel.edits().isBitEdited(row().index(), component);
    }

    private void mark() {
        FlagsRow row = row();
        for (Component component : Component.values()) {
            boolean marked = row != null && viewModel.isSelected(row, component);
            square(component).pseudoClassStateChanged(MARKED, marked);
        }
    }

    private void pressed(Component component, MouseEvent event) {
        if (row() != null
                && event.getButton() == MouseButton.PRIMARY
                && !event.isShortcutDown()
                && !event.isShiftDown()) {
            if (event.getClickCount() == 2) {
                viewModel.select(row(), component);
                viewModel.edits().toggle(joints.apply(row()), component);
                event.consume();
            } else {
                viewModel.toggle(row(), component);
            }
        }
    }

    private String explain() {
        FlagsRow row = row();
        if (row == null) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        for (Component component : Component.values()) {
            if (square(component).isHover()) {
                text.append(viewModel.explainComponent(row, component)).append('\n');
            }
        }
        return text.append(viewModel.explainFlags(row)).toString();
    }
}
