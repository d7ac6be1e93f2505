package org.jointscope.ui.viewport;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.jointscope.render.Viewpoint;

/**
 * The indices of the vertices of the selected strip or fan: numbers next to them, over the viewport, if they are large
 * enough in it.
 */
final class VertexIndexLabels extends Pane {

    private static final int MOST = 64;
    private static final double BESIDE = 4;
    private static final double ABOVE = 16;

    /** Numbers closer than this to a previous one, or than the width of a number, are skipped. */
    private static final double APART = 16;

    private static final double DIGIT_WIDTH = 8;

    /** If a smaller share of the numbers is visible, all are hidden: they cover the vertices. */
    private static final double MOST_OF_THEM = 0.6;

    private final ShownMd2 shown;
    private final Viewpoint eye;
    private final List<Label> labels = new ArrayList<>();
    private int[] vertices = {};

    VertexIndexLabels(ViewportViewModel viewModel) {
        this.shown = viewModel.md2;
        this.eye = viewModel.viewpoint;
        getStyleClass().add("joint-names");
        setMouseTransparent(true);
        shown.choices.glCommandProperty().subscribe(this::choose);
        viewModel.document.onModel(open -> choose());
    }

    private void choose() {
        vertices = Arrays.stream(shown.orderOfCommand()).distinct().toArray();
        while (labels.size() < Math.min(MOST, vertices.length)) {
            labels.add(new Label());
            labels.getLast().getStyleClass().add("vertex-number");
            getChildren().add(labels.getLast());
        }
        for (int i = 0; i < labels.size(); i++) {
            labels.get(i).setText(i < vertices.length ? Integer.toString(vertices[i]) : "");
        }
        place();
    }

    /** The model has moved in the viewport. */
    void place() {
        int count = Math.min(vertices.length, labels.size());
        int room = 0;
        for (int i = 0; i < labels.size(); i++) {
            boolean seen = i < count && place(i);
            labels.get(i).setVisible(seen);
            room += seen ? 1 : 0;
        }
        if (room < MOST_OF_THEM * count) {
            labels.forEach(label -> label.setVisible(false));
        }
    }

    private boolean place(int index) {
        float[] points = shown.points();
        int at = vertices[index] * 3;
        double x = points[at];
        double y = points[at + 1];
        double z = points[at + 2];
        if (!(eye.depth(x, y, z) > 0)) {
            return false;
        }
        Label label = labels.get(index);
        label.setTranslateX(Math.rint(eye.pixelX(x, y, z) + BESIDE));
        label.setTranslateY(Math.rint(eye.pixelY(x, y, z) - ABOVE));
        for (int before = 0; before < index; before++) {
            if (isNear(labels.get(before), label)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNear(Label one, Label other) {
        int digits = Math.max(one.getText().length(), other.getText().length());
        double across = Math.abs(one.getTranslateX() - other.getTranslateX());
        double down = Math.abs(one.getTranslateY() - other.getTranslateY());
        return one.isVisible() && down < APART && across < Math.max(APART, DIGIT_WIDTH * digits);
    }
}
