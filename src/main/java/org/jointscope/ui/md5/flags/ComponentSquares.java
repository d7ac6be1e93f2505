package org.jointscope.ui.md5.flags;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import org.jointscope.model.Component;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.table.DataTable;

/**
 * Six squares in a cell, x y z of the position and x y z of the orientation: filled if the component comes from the
 * frame. A click selects row and component, which then has a ring; in a selected row it also changes the bit. A bit
 * that differs from the file is underlined.
 */
final class ComponentSquares extends HBox {

    private static final PseudoClass SET = PseudoClass.getPseudoClass("set");
    private static final PseudoClass EDITED = PseudoClass.getPseudoClass("edited");
    private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");

    private static final Insets GROUP_GAP = new Insets(0, 0, 0, 4);

    private final DataTable<FlagsRow> table;
    private final IndexedCell<?> cell;
    private final Supplier<Optional<FlagsRow>> row;
    private final FlagsViewModel model;
    private final JointEdits edits;
    private final Function<FlagsRow, List<Integer>> joints;
    private final Explanation explanation = new Explanation(this::explain);

    /** @param joints the joints that an edit of a row applies to */
    ComponentSquares(
            DataTable<FlagsRow> table,
            IndexedCell<?> cell,
            Supplier<Optional<FlagsRow>> row,
            FlagsViewModel model,
            JointEdits edits,
            Function<FlagsRow, List<Integer>> joints) {
        this.table = table;
        this.cell = cell;
        this.row = row;
        this.model = model;
        this.edits = edits;
        this.joints = joints;
        getStyleClass().add("component-squares");
        cell.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        for (Component component : Component.values()) {
            Label square = new Label(component.label().substring(1));
            square.getStyleClass().add("component-square");
            square.setOnMousePressed(event -> pressed(component, event));
            HBox.setMargin(square, component == Component.QX ? GROUP_GAP : Insets.EMPTY);
            getChildren().add(square);
        }
    }

    void show(Optional<FlagsRow> shown) {
        cell.setGraphic(shown.isPresent() ? this : null);
        cell.setTooltip(shown.isPresent() ? explanation : null);
        cell.setAccessibleText(shown.map(FlagsRow::labels).orElse(""));
        shown.ifPresent(row -> {
            for (Component component : Component.values()) {
                Label square = square(component);
                square.pseudoClassStateChanged(SET, component.isIn(row.mask()));
                square.pseudoClassStateChanged(EDITED, edits.isBitEdited(row.index(), component));
                square.pseudoClassStateChanged(MARKED, model.document.isSelected(row.index(), component));
            }
        });
    }

    private Label square(Component component) {
        return (Label) getChildren().get(component.ordinal());
    }

    private void pressed(Component component, MouseEvent event) {
        boolean plain = event.getButton() == MouseButton.PRIMARY && !event.isShortcutDown() && !event.isShiftDown();
        row.get().filter(it -> plain).ifPresent(it -> pressed(it, component, event));
    }

    private void pressed(FlagsRow row, Component component, MouseEvent event) {
        if (isSelected()) {
            model.document.selectedComponentProperty().set(Optional.of(component));
            edits.toggle(joints.apply(row), component);
            table.requestFocus();
            // The table would select only this row.
            event.consume();
        } else {
            model.document.select(row.index(), component);
        }
    }

    private boolean isSelected() {
        return table.getSelectionModel().isSelected(cell.getIndex());
    }

    private String explain() {
        return row.get().map(this::explain).orElse("");
    }

    private String explain(FlagsRow row) {
        StringBuilder text = new StringBuilder();
        for (Component component : Component.values()) {
            if (square(component).isHover()) {
                text.append(model.explainComponent(row, component)).append('\n');
                text.append(model.texts.click(isSelected())).append('\n');
            }
        }
        return text.append(model.explainFlags(row)).toString();
    }
}
