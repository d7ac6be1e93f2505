package org.jointscope.ui.verdicts;

import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Region;

import java.util.List;

/** Says the same in several forms: the longest one stands there that there is room for. */
class ChipRow extends Region {

    ChipRow() {
        getStyleClass().add("chip-row");
    }

    /**
     * @param forms the longest first
     */
    final void show(List<? extends Node> forms) {
        getChildren().setAll(forms);
    }

    private double width(int form) {
        return getChildren().isEmpty() ? 0 : getChildren().get(form).prefWidth(-1);
    }

    private double inset() {
        return snappedLeftInset() + snappedRightInset();
    }

    @Override
    protected double computeMinWidth(double height) {
        return inset() + width(getChildren().size() - 1);
    }

    @Override
    protected double computePrefWidth(double height) {
        return inset() + width(0);
    }

    @Override
    protected double computeMaxWidth(double height) {
        return computePrefWidth(height);
    }

    @Override
    protected double computePrefHeight(double width) {
        double highest =
                getChildren().stream().mapToDouble(form -> form.prefHeight(-1)).max().orElse(0);
        return snappedTopInset() + highest + snappedBottomInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() - inset();
        double height = getHeight() - snappedTopInset() - snappedBottomInset();
        boolean found = false;
        for (int form = 0; form < getChildren().size(); form++) {
            Node child = getChildren().get(form);
            boolean last = form == getChildren().size() - 1;
            boolean fits = !found && (last || width(form) <= width + 0.5);
            found |= fits;
            child.setVisible(fits);
            layoutInArea(
                    child,
                    snappedLeftInset(),
                    snappedTopInset(),
                    Math.max(width, width(form)),
                    height,
                    0,
                    HPos.RIGHT,
                    VPos.CENTER);
        }
    }
}
