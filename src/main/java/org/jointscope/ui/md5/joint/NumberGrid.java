package org.jointscope.ui.md5.joint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jointscope.model.Component;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md5.joint.JointSheet.Column;
import org.jointscope.ui.md5.joint.JointSheet.Row;
import org.jointscope.ui.pane.FigureGrid;

/** The six numbers in rows that can be clicked, from the baseframe on the left to the result on the right. */
final class NumberGrid extends VBox {

    /** The width of the component with its flag. */
    private static final double HEAD_WIDTH = 46;

    /** The width of most numbers. */
    private static final double NUMBER_WIDTH = 56;

    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass SET = PseudoClass.getPseudoClass("set");

    private final JointViewModel model;
    private final List<NumberCell> titles;
    private final List<RowNode> rows;

    NumberGrid(JointViewModel model) {
        this.model = model;
        this.titles = cells(() -> NumberCell.title(model));
        this.rows = Stream.of(Component.values()).map(RowNode::new).toList();
        getStyleClass().add("number-grid");
        getChildren().add(FigureGrid.aligned(new Label(), HEAD_WIDTH, titles));
        getChildren().addAll(rows.stream().map(row -> row.node).toList());
        model.document.selectedComponentProperty().subscribe(now -> rows.forEach(row -> row.select(now)));
    }

    private static List<NumberCell> cells(Supplier<NumberCell> cell) {
        return Stream.generate(cell).limit(JointSheet.MOST_COLUMNS).toList();
    }

    /** Opens a field for the used number of the focused row, or otherwise of the selected one. */
    void type() {
        Stream.concat(
                        rows.stream().filter(row -> row.button.isFocused()),
                        rows.stream().filter(row -> row.button.isSelected()))
                .findFirst()
                .ifPresent(RowNode::type);
    }

    void show(JointSheet sheet) {
        List<Column> columns = sheet.columns();
        for (int i = 0; i < titles.size(); i++) {
            if (titles.get(i).take(i, columns.size())) {
                titles.get(i).show(columns.get(i));
            }
        }
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).show(sheet.numbers().get(i));
        }
        for (int i = 0; i < columns.size(); i++) {
            fit(i, Math.max(NUMBER_WIDTH, titles.get(i).noteWidth()));
        }
    }

    /** Lets the notes of the title be read before the other columns become wider. */
    private void fit(int column, double width) {
        titles.get(column).setPrefWidth(width);
        rows.forEach(row -> row.cells.get(column).setPrefWidth(width));
    }

    /** The component with its flag, and its numbers. */
    private final class RowNode {

        private final Component component;
        private final ToggleButton button;
        private final Region square = new Region();
        private final Explanation explanation = new Explanation();
        private final List<NumberCell> cells = cells(() -> NumberCell.number(model));
        private final HBox node;

        RowNode(Component component) {
            this.component = component;
            this.button = new ToggleButton(component.label(), square);
            button.setMinWidth(Region.USE_PREF_SIZE);
            HBox head = new HBox(button);
            this.node = FigureGrid.aligned(head, HEAD_WIDTH, cells);
            node.getStyleClass().add("number-row");
            node.setId("joint-" + component.label());
            square.getStyleClass().add("flag-square");
            // The mouse can click anywhere in the row; the button is for the keyboard.
            button.setMouseTransparent(true);
            button.setOnAction(event -> model.toggle(component));
            node.setOnMouseClicked(event -> {
                // A number can be dragged.
                if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
                    model.toggle(component);
                }
            });
            // The menu applies to the row on which it is opened.
            node.setOnContextMenuRequested(event -> model.select(component));
            Tooltip.install(head, explanation);
        }

        void type() {
            cells.stream()
                    .filter(cell -> cell.isVisible() && cell.isUsed())
                    .findFirst()
                    .ifPresent(NumberCell::type);
        }

        void show(Row row) {
            Showing.set(square, row.set().isPresent());
            square.pseudoClassStateChanged(SET, row.set().orElse(false));
            explanation.setText(row.explanation());
            List<String> spoken = new ArrayList<>(List.of(row.explanation()));
            for (int i = 0; i < cells.size(); i++) {
                if (cells.get(i).take(i, row.cells().size())) {
                    cells.get(i).show(row.cells().get(i));
                    spoken.add(row.cells().get(i).value());
                }
            }
            button.setAccessibleText(String.join(", ", spoken));
        }

        void select(Optional<Component> selected) {
            boolean is = selected.equals(Optional.of(component));
            node.pseudoClassStateChanged(SELECTED, is);
            button.setSelected(is);
        }
    }
}
