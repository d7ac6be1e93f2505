package org.jointscope.ui.md5.joint;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.jointscope.ui.control.Showing;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.stream.Stream;

/** How w comes about: a row for each of at most two frames. */
public final class LengthGrid extends VBox {

    private static final double HEAD_WIDTH = 88;

    private final List<Row> rows = Stream.generate(Row::new).limit(2).toList();

    public LengthGrid() {
        getStyleClass().add("number-grid");
        getChildren()
                .add(
                        new AlignedRow(
                                new Label(),
                                HEAD_WIDTH,
                                List.of(
                                        numberLabel("x² + y² + z²", "number-title"),
                                        numberLabel("w = −√(1 − …)", "number-title"))));
        getChildren().addAll(rows);
    }

    void show(List<LengthRow> lengths) {
        for (int i = 0; i < rows.size(); i++) {
            Showing.set(rows.get(i), i < lengths.size());
            if (i < lengths.size()) {
                rows.get(i).show(lengths.get(i));
            }
        }
    }

    private static Label numberLabel(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().addAll(style, "cell-label");
        return label;
    }

    private static final class Row extends VBox {

        private final Label moment = new Label();
        private final Label squared = numberLabel("", "number");
        private final Label w = numberLabel("", "number");
        private final Label trouble = new Label();

        Row() {
            trouble.getStyleClass().add("trouble");
            trouble.setGraphic(new FontIcon("mdi2a-alert-outline"));
            trouble.setWrapText(true);
            getChildren().addAll(new AlignedRow(moment, HEAD_WIDTH, List.of(squared, w)), trouble);
        }

        void show(LengthRow row) {
            moment.setText(row.moment());
            squared.setText(row.squared());
            w.setText(row.w());
            trouble.setText(row.trouble());
            Showing.set(trouble, !row.trouble().isEmpty());
        }
    }
}
