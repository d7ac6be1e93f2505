package org.jointscope.ui.outline;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;

import org.jointscope.model.Component;

/** Six small squares, Tx Ty Tz and Qx Qy Qz: filled where the component comes from the frame. */
final class FlagSquares extends Region {

    private static final PseudoClass SET = PseudoClass.getPseudoClass("set");
    private static final double SIDE = 7;
    private static final double PITCH = 9;
    private static final double GROUP_GAP = 4;
    private static final double WIDTH = 5 * PITCH + SIDE + GROUP_GAP;

    FlagSquares() {
        getStyleClass().add("flag-squares");
        for (Component component : Component.values()) {
            Region square = new Region();
            square.getStyleClass().add("joint-flag");
            square.setManaged(false);
            double gap = !component.isOrientation() ? 0 : GROUP_GAP;
            square.resizeRelocate(component.ordinal() * PITCH + gap, 0, SIDE, SIDE);
            getChildren().add(square);
        }
        setMouseTransparent(true);
    }

    void show(int flags) {
        for (Component component : Component.values()) {
            getChildren()
                    .get(component.ordinal())
                    .pseudoClassStateChanged(SET, component.isIn(flags));
        }
    }

    @Override
    protected double computePrefWidth(double height) {
        return WIDTH;
    }

    @Override
    protected double computePrefHeight(double width) {
        return SIDE;
    }

    @Override
    protected double computeMinWidth(double height) {
        return WIDTH;
    }
}
