package org.jointscope.ui.md5.joint;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jointscope.model.Component;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md5.joint.JointSheet.Cell;
import org.jointscope.ui.md5.joint.JointSheet.Column;
import org.jointscope.ui.md5.joint.JointSheet.Role;
import org.jointscope.ui.md5.joint.JointSheet.Row;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The six numbers in rows that can be clicked, from the baseframe on the left to what counts on the
 * right.
 */
final class NumberGrid extends VBox {

    /** Of the component with its flag. */
    private static final double HEAD_WIDTH = 46;

    private static final PseudoClass OUTCOME = PseudoClass.getPseudoClass("outcome");
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass SET = PseudoClass.getPseudoClass("set");

    private final JointViewModel model;
    private final List<Lines> titles = lines("number-title", "title");
    private final List<RowNode> rows = Stream.of(Component.values()).map(RowNode::new).toList();

    NumberGrid(JointViewModel model) {
        this.model = model;
        getStyleClass().add("number-grid");
        getChildren().add(FigureGrid.aligned(new Label(), HEAD_WIDTH, titles));
        getChildren().addAll(rows.stream().map(row -> row.node).toList());
        model.document
                .selectedComponentProperty()
                .subscribe(now -> rows.forEach(row -> row.select(now)));
    }

    private static List<Lines> lines(String style, String upperStyle) {
        return Stream.generate(() -> new Lines(style, upperStyle))
                .limit(JointSheet.MOST_COLUMNS)
                .toList();
    }

    void show(JointSheet sheet) {
        List<Column> columns = sheet.columns();
        for (int i = 0; i < titles.size(); i++) {
            if (titles.get(i).take(i, columns.size())) {
                titles.get(i).show(columns.get(i).title(), columns.get(i).note());
            }
        }
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).show(sheet.numbers().get(i));
        }
    }

    /** The component with its flag, and its numbers. */
    private final class RowNode {

        private final Component component;
        private final ToggleButton button;
        private final Region square = new Region();
        private final Explanation explanation = new Explanation();
        private final List<Lines> cells = lines("number-cell", "number");
        private final HBox node;

        RowNode(Component component) {
            this.component = component;
            this.button = new ToggleButton(component.label(), square);
            HBox head = new HBox(button);
            this.node = FigureGrid.aligned(head, HEAD_WIDTH, cells);
            node.getStyleClass().add("number-row");
            node.setId("joint-" + component.label());
            square.getStyleClass().add("flag-square");
            // The mouse may click anywhere in the row; the button is there for the keyboard.
            button.setMouseTransparent(true);
            button.setOnAction(event -> model.toggle(component));
            node.setOnMouseClicked(event -> model.toggle(component));
            Tooltip.install(head, explanation);
            cells.forEach(cell -> Tooltip.install(cell, cell.tip));
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

    /** A title or a number, and a note below it. */
    private static final class Lines extends VBox {

        private final Label upper = new Label();
        private final Label note = Nodes.styled(new Label(), "note");
        private String explanation = "";
        private final Explanation tip = new Explanation(() -> explanation);

        Lines(String style, String upperStyle) {
            getStyleClass().add(style);
            upper.getStyleClass().add(upperStyle);
            getChildren().addAll(upper, note);
        }

        /** Shows or hides this column of so many; returns whether it is one of them. */
        boolean take(int column, int count) {
            Showing.set(this, column < count);
            pseudoClassStateChanged(OUTCOME, column > 0 && column == count - 1);
            return column < count;
        }

        void show(String upperText, String noteText) {
            upper.setText(upperText);
            note.setText(noteText);
        }

        void show(Cell cell) {
            show(cell.value(), cell.note());
            explanation = cell.explanation();
            // A tooltip that nobody sees need not be laid out many times a second.
            if (tip.isShowing()) {
                tip.setText(explanation);
            }
            for (Role role : Role.values()) {
                String name = role.name().toLowerCase(Locale.ROOT);
                pseudoClassStateChanged(PseudoClass.getPseudoClass(name), role == cell.role());
            }
        }
    }
}
