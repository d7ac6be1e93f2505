package org.jointscope.ui.control;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * Two nodes side by side. The first has its preferred width; the second shrinks to its minimum width before the first
 * is truncated. The first gets the remaining width.
 */
public final class ShrinkingRow extends Pane {

    @Override
    protected double computeMinWidth(double height) {
        List<Node> nodes = getManagedChildren();
        return nodes.size() < 2 ? 0 : nodes.get(1).minWidth(-1);
    }

    @Override
    protected double computePrefHeight(double width) {
        double highest = getManagedChildren().stream()
                .mapToDouble(node -> node.prefHeight(-1))
                .max()
                .orElse(0);
        return snappedTopInset() + highest + snappedBottomInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        List<Node> nodes = getManagedChildren();
        if (nodes.isEmpty()) {
            return;
        }
        double left = snappedLeftInset();
        double width = getWidth() - left - snappedRightInset();
        double second = 0;
        if (nodes.size() > 1) {
            Node giving = nodes.get(1);
            double rest = width - nodes.getFirst().prefWidth(-1);
            double least = giving.minWidth(-1);
            second = Math.clamp(rest, least, Math.max(least, giving.prefWidth(-1)));
            place(giving, left + width - second, second);
        }
        place(nodes.getFirst(), left, width - second);
    }

    private void place(Node node, double x, double width) {
        double height = getHeight() - snappedTopInset() - snappedBottomInset();
        layoutInArea(node, x, snappedTopInset(), width, height, 0, HPos.LEFT, VPos.CENTER);
    }
}
