package org.jointscope.ui.md5.joint;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import java.util.List;

/**
 * A row of the pane: a head of fixed width, then cells that share the rest evenly, so that rows
 * stand in columns.
 */
class AlignedRow extends HBox {

    private static final double WORD_WIDTH = 62;

    /** A row whose head is a word. */
    AlignedRow(Region head, List<? extends Region> cells) {
        this(head, WORD_WIDTH, cells);
    }

    AlignedRow(Region head, double headWidth, List<? extends Region> cells) {
        getStyleClass().add("aligned-row");
        head.setMinWidth(headWidth);
        head.setPrefWidth(headWidth);
        head.setMaxWidth(headWidth);
        getChildren().add(head);
        for (Region cell : cells) {
            cell.setMinWidth(0);
            cell.setPrefWidth(1);
            cell.setMaxWidth(Double.MAX_VALUE);
            setHgrow(cell, Priority.ALWAYS);
            getChildren().add(cell);
        }
    }
}
