package org.jointscope.ui.pane;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.kordamp.ikonli.javafx.FontIcon;

/** Rows of numbers below titles. */
public final class FigureGrid extends VBox {

    private final double headWidth;
    private final List<Label> titles;
    private final List<RowNode> rows = new ArrayList<>();

    public FigureGrid(double headWidth, String... titles) {
        this.headWidth = headWidth;
        this.titles =
                Stream.of(titles).map(title -> label(title, "number-title")).toList();
        getStyleClass().add("number-grid");
        getChildren().add(aligned(new Label(), headWidth, this.titles));
    }

    /** Replaces the titles. */
    public void setTitles(List<String> other) {
        for (int i = 0; i < titles.size(); i++) {
            titles.get(i).setText(other.get(i));
        }
    }

    /** A row: a head of fixed width, then cells of equal width. */
    public static HBox aligned(Region head, double headWidth, List<? extends Region> cells) {
        HBox row = Nodes.styled(new HBox(head), "aligned-row");
        head.setMinWidth(headWidth);
        head.setPrefWidth(headWidth);
        head.setMaxWidth(headWidth);
        for (Region cell : cells) {
            cell.setMinWidth(0);
            cell.setPrefWidth(1);
            cell.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(cell, Priority.ALWAYS);
            row.getChildren().add(cell);
        }
        return row;
    }

    /** The cell of a value that is shown. */
    public Label value(int row, int column) {
        return rows.get(row).values.get(column);
    }

    private static Label label(String text, String style) {
        return Nodes.styled(new Label(text), style, "cell-label");
    }

    public void show(List<Figures> figures) {
        while (rows.size() < figures.size()) {
            rows.add(new RowNode(headWidth, titles.size()));
            getChildren().add(rows.getLast());
        }
        for (int i = 0; i < rows.size(); i++) {
            Showing.set(rows.get(i), i < figures.size());
            if (i < figures.size()) {
                rows.get(i).show(figures.get(i));
            }
        }
    }

    private static final class RowNode extends VBox {

        private final Label head = new Label();
        private final List<Label> values;
        private final Label trouble = Nodes.styled(new Label(), "trouble");

        RowNode(double headWidth, int columns) {
            values = Stream.generate(() -> label("", "number")).limit(columns).toList();
            trouble.setGraphic(new FontIcon("mdi2a-alert-outline"));
            trouble.setWrapText(true);
            getChildren().addAll(aligned(head, headWidth, values), trouble);
        }

        void show(Figures figures) {
            head.setText(figures.head());
            for (int i = 0; i < values.size(); i++) {
                values.get(i)
                        .setText(i < figures.values().size() ? figures.values().get(i) : "");
            }
            trouble.setText(figures.trouble());
            Showing.set(trouble, !figures.trouble().isEmpty());
        }
    }
}
