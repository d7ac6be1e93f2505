package org.jointscope.ui.md2.header;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The layout of a file: a strip from its first byte to its last, and below it a key with a button for each block. Small
 * blocks are drawn wider than their share, so that they are visible.
 */
final class FileMap extends VBox {

    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final double SAMPLE = 10;

    private final Strip strip = new Strip();
    private final FlowPane key = new FlowPane();
    private List<FileBlock> blocks = List.of();
    private final Consumer<FileBlock> chosen;

    /** @param chosen receives the block that the user selects */
    FileMap(Consumer<FileBlock> chosen) {
        this.chosen = chosen;
        getStyleClass().add("file-map");
        key.getStyleClass().add("key");
        getChildren().addAll(strip, key);
    }

    void show(List<FileBlock> now) {
        blocks = now;
        strip.show(now.stream().map(this::stretch).toList());
        key.getChildren().setAll(now.stream().map(this::entry).toList());
        Showing.set(this, !now.isEmpty());
    }

    /** Highlights the blocks that a field of the header refers to. */
    void select(Optional<Field> field) {
        for (int i = 0; i < blocks.size(); i++) {
            boolean is = field.filter(blocks.get(i).field()::equals).isPresent();
            strip.getChildrenUnmodifiable().get(i).pseudoClassStateChanged(SELECTED, is);
            key.getChildren().get(i).pseudoClassStateChanged(SELECTED, is);
        }
    }

    private Label stretch(FileBlock block) {
        Label label = styled(new Label(), block);
        label.setAlignment(Pos.CENTER);
        label.setTooltip(new Explanation(block.detail()));
        label.setOnMousePressed(event -> chosen.accept(block));
        return label;
    }

    private static <N extends Node> N styled(N node, FileBlock block) {
        node.getStyleClass().addAll("block", block.kind().style());
        if (block.cut()) {
            node.getStyleClass().add("cut");
        }
        return node;
    }

    private Button entry(FileBlock block) {
        Region sample = styled(new Region(), block);
        sample.setMinSize(SAMPLE, SAMPLE);
        sample.setMaxSize(SAMPLE, SAMPLE);
        Node sign = block.cut() ? new FontIcon("mdi2c-content-cut") : sample;
        Button button = new Button(block.name() + " " + block.size(), sign);
        button.getStyleClass().addAll("flat", "small");
        button.setMinWidth(USE_PREF_SIZE);
        button.setTooltip(new Explanation(block.detail()));
        button.setAccessibleText(block.detail());
        button.setOnAction(event -> chosen.accept(block));
        return button;
    }

    /** The blocks side by side, each as wide as its share of the file, and a little more. */
    private final class Strip extends Region {

        private static final double HEIGHT = 28;
        private static final double NARROWEST = 6;
        private static final double ROOM = 8;

        /** The missing part can be a thousand times as large as the file. */
        private static final double MOST_MISSING = 0.25;

        Strip() {
            getStyleClass().add("strip");
            setMinHeight(HEIGHT);
            setPrefHeight(HEIGHT);
        }

        void show(List<Label> labels) {
            getChildren().setAll(labels);
        }

        @Override
        protected void layoutChildren() {
            double least = Math.min(NARROWEST, getWidth() / Math.max(1, blocks.size()));
            double rest = getWidth() - least * blocks.size();
            double there = blocks.stream()
                    .filter(block -> block.kind() != FileBlock.Kind.MISSING)
                    .mapToDouble(FileBlock::size)
                    .sum();
            double all = Math.max(
                    1, blocks.stream().mapToDouble(b -> shown(b, there)).sum());
            double x = 0;
            for (int i = 0; i < blocks.size(); i++) {
                Label label = (Label) getChildren().get(i);
                double end = x + least + rest * shown(blocks.get(i), there) / all;
                double left = snapPositionX(x);
                double width = snapPositionX(end) - left;
                label.resizeRelocate(left, 0, width, getHeight());
                String name = blocks.get(i).name();
                label.setText(Nodes.width(name) + ROOM <= width ? name : "");
                x = end;
            }
        }

        private static double shown(FileBlock block, double there) {
            return block.kind() == FileBlock.Kind.MISSING
                    ? Math.min((double) block.size(), Math.max(1, there) * MOST_MISSING)
                    : block.size();
        }
    }
}
