package org.jointscope.ui.joint;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** A row of the pane: a head of fixed width, then cells that share the rest evenly, so that rows stand in columns. */
class AlignedRow extends HBox {

    private static final double HEAD_WIDTH = 62;

    AlignedRow(Region head, List<? extends Region> cells) {
        getStyleClass().add("aligned-row");
        head.setMinWidth(HEAD_WIDTH);
        head.setPrefWidth(HEAD_WIDTH);
        head.setMaxWidth(HEAD_WIDTH);
        getChildren().add(head);
        for (Region cell : cells) {
            cell.setMinWidth(0);
            cell.setPrefWidth(1);
            cell.setMaxWidth(Double.MAX_VALUE);
            setHgrow(cell, Priority.ALWAYS);
            getChildren().add(cell);
        }
    }

    static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
