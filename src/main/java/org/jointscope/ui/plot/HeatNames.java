package org.jointscope.ui.plot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;

/**
 * The names of the joints next to their rows: all if there is space, otherwise the selected one and those that exceed
 * the limit most often, as many as do not overlap.
 */
final class HeatNames extends Pane {

    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

    /** The height of a name. */
    private static final double NAME_HEIGHT = 13;

    /** In a row of this height, a name fills almost all of it. */
    private static final double ROW_OF_NAME = 11;

    /** With more candidates, the search for space is too slow. */
    private static final int MOST_CANDIDATES = 400;

    HeatNames() {
        setMouseTransparent(true);
        setManaged(false);
    }

    void show(HeatRows rows, HeatArea area, int selectedRow) {
        resizeRelocate(0, 0, area.left(), area.top() + area.height());
        setClip(new Rectangle(0, area.top() - 4, area.left(), area.shownHeight() + 8));
        List<Integer> chosen = rows.isEmpty() ? List.of() : choose(rows, area, selectedRow);
        while (getChildren().size() < chosen.size()) {
            Label label = new Label();
            label.getStyleClass().add("joint-name");
            label.setManaged(false);
            getChildren().add(label);
        }
        getChildren().subList(chosen.size(), getChildren().size()).clear();
        for (int i = 0; i < chosen.size(); i++) {
            int row = chosen.get(i);
            Label label = (Label) getChildren().get(i);
            label.setText(rows.name(row));
            label.pseudoClassStateChanged(OVER, rows.marked(row) > 0);
            label.pseudoClassStateChanged(SELECTED, row == selectedRow);
            double height = Math.max(NAME_HEIGHT, area.rowHeight());
            double y = area.y(row + 0.5) - height / 2;
            label.resizeRelocate(0, Math.rint(y), area.left() - 6, height);
        }
    }

    private static List<Integer> choose(HeatRows rows, HeatArea area, int selected) {
        Stream<Integer> shown =
                IntStream.rangeClosed(area.firstRow(), area.lastRow()).boxed();
        if (area.rowHeight() >= ROW_OF_NAME) {
            return shown.toList();
        }
        List<Integer> candidates = shown.filter(row -> rows.marked(row) > 0 || row == selected)
                .sorted(Comparator.comparingInt(row -> row == selected ? Integer.MIN_VALUE : -rows.marked(row)))
                .limit(MOST_CANDIDATES)
                .toList();
        List<Integer> chosen = new ArrayList<>();
        for (int row : candidates) {
            if (chosen.stream().allMatch(other -> apart(area, row, other))) {
                chosen.add(row);
            }
        }
        return chosen;
    }

    private static boolean apart(HeatArea area, int row, int other) {
        return Math.abs(row - other) * area.rowHeight() >= NAME_HEIGHT;
    }
}
