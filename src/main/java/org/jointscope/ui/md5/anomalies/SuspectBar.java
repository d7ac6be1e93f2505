package org.jointscope.ui.md5.anomalies;

import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.md5.anomalies.AnomaliesViewModel.Suspect;

/** The suspects in one line, as many as fit, and the number of those not shown. */
final class SuspectBar extends Region {

    private static final double GAP = 12;

    private final Label more = new Label();
    private final AnomaliesViewModel model;
    private int count;

    SuspectBar(AnomaliesViewModel model) {
        this.model = model;
        getStyleClass().add("suspects");
        setMinWidth(0);
        setPrefSize(120, 24);
        model.state.subscribe(this::show);
    }

    private void show(AnomaliesViewModel.State state) {
        count = state.count();
        getChildren().setAll(state.suspects().stream().map(this::link).toList());
        getChildren().add(more);
        requestLayout();
    }

    private Node link(Suspect suspect) {
        Hyperlink link = Nodes.link(suspect.text());
        link.setTooltip(new Explanation(suspect.explanation()));
        link.setOnAction(event -> model.goTo(suspect.cell()));
        return link;
    }

    @Override
    protected void layoutChildren() {
        double x = 0;
        int shown = 0;
        int links = getChildren().size() - 1;
        for (int i = 0; i < links; i++) {
            Node link = getChildren().get(i);
            double width = Math.ceil(link.prefWidth(-1));
            boolean last = i == count - 1;
            boolean fits = shown == i && x + width + (last ? 0 : roomForMore()) <= getWidth();
            // At least one, even if its text is truncated.
            boolean show = fits || i == 0;
            link.setVisible(show);
            if (show) {
                double least = Math.min(width, Math.max(0, getWidth() - (fits ? 0 : roomForMore())));
                place(link, x, least);
                x += least + GAP;
                shown++;
            }
        }
        more.setVisible(shown < count);
        more.setText(model.describeMore(count - shown));
        place(more, x, Math.max(0, Math.min(more.prefWidth(-1), getWidth() - x)));
    }

    private double roomForMore() {
        more.setText(model.describeMore(count));
        return GAP + Math.ceil(more.prefWidth(-1));
    }

    private void place(Node node, double x, double width) {
        double height = node.prefHeight(-1);
        node.resizeRelocate(x, Math.rint((getHeight() - height) / 2), width, height);
    }
}
