package org.jointscope.ui.md5.joint;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.jointscope.model.Component;
import org.jointscope.ui.control.Showing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The six numbers in rows, from the baseframe on the left to what counts on the right. */
public final class NumberGrid extends VBox {

    /** Of the component with its flag. */
    static final double HEAD_WIDTH = 46;

    private static final PseudoClass OUTCOME = PseudoClass.getPseudoClass("outcome");

    private final List<VBox> titles = new ArrayList<>();
    private final List<NumberGridRow> rows = new ArrayList<>();
    private Consumer<Component> chosen = component -> {};

    public NumberGrid() {
        getStyleClass().add("number-grid");
        for (int column = 0; column < NumberTable.MOST_COLUMNS; column++) {
            Label title = new Label();
            title.getStyleClass().add("title");
            Label note = new Label();
            note.getStyleClass().add("note");
            VBox both = new VBox(title, note);
            both.getStyleClass().add("number-title");
            titles.add(both);
        }
        getChildren().add(new AlignedRow(new Label(), HEAD_WIDTH, titles));
        for (Component component : Component.values()) {
            NumberGridRow row = new NumberGridRow(component, () -> chosen.accept(component));
            rows.add(row);
            getChildren().add(row);
        }
    }

    /** Calls back when a row is clicked, or chosen by keyboard. */
    void onChosen(Consumer<Component> listener) {
        chosen = listener;
    }

    void show(NumberTable table) {
        int columns = table.columns().size();
        for (int i = 0; i < titles.size(); i++) {
            VBox title = titles.get(i);
            Showing.set(title, i < columns);
            title.pseudoClassStateChanged(OUTCOME, i > 0 && i == columns - 1);
            if (i < columns) {
                ((Label) title.getChildren().get(0)).setText(table.columns().get(i).title());
                ((Label) title.getChildren().get(1)).setText(table.columns().get(i).note());
            }
        }
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).show(table.rows().get(i));
        }
    }

    void select(Optional<Component> component) {
        rows.forEach(row -> row.select(component));
    }
}
