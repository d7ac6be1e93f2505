package org.jointscope.ui.md5.meshes;

import static org.jointscope.ui.control.Nodes.styled;
import static org.jointscope.ui.control.Nodes.wrapped;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md5.meshes.MeshRow.Bucket;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.Column;
import org.jointscope.ui.table.DataTable;
import org.kordamp.ikonli.javafx.FontIcon;

/** A table of the meshes, and below it the details of the selected one. */
public final class MeshesPane extends FeaturePane {

    private static final double ROW_HEIGHT = 32;
    private static final double HEADER_HEIGHT = 42;
    private static final double SCROLL_BAR_HEIGHT = 36;
    private static final int MOST_ROWS = 6;
    private static final double BARS_HEIGHT = 18;
    private static final double BAR_WIDTH = 10;

    private final MeshesViewModel model;
    private final DataTable<MeshRow> table = new DataTable<>("meshes", kit);
    private Column<MeshRow> shader;

    public MeshesPane(MeshesViewModel model, PaneKit kit) {
        super("meshes", kit, "meshes-pane");
        this.model = model;
        table.getStyleClass().remove("dense");
        table.getStyleClass().add("edge-to-edge");
        table.setFixedCellSize(ROW_HEIGHT);
        addColumns();
        table.edits("F2", text("shader.change"), () -> shader).setId("changeShader");
        table.link(
                MeshRow::index,
                () -> model.chosen.getValue().map(MeshRow::index).orElse(-1),
                model::choose);
        table.show(model.rows);
        table.source(model::showSource);
        table.on("Enter", () -> table.open(shader));
        MeshDetailsBox details = new MeshDetailsBox(model, kit.texts());
        model.chosen.subscribe(chosen -> {
            table.follow(true);
            chosen.ifPresent(details::show);
        });
        ScrollPane scroll = new ScrollPane(details);
        scroll.setAccessibleText(text("details"));
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        StackPane reading = PageKeys.reading(scroll);
        VBox content = content(reading, table, reading);
        VBox empty = empty();
        getChildren().add(empty);
        model.rows.subscribe(rows -> {
            setHeight(Math.clamp(rows.size(), 1, MOST_ROWS));
            Showing.set(content, !rows.isEmpty());
            Showing.set(empty, rows.isEmpty());
        });
    }

    /** Starts editing the shader of the mesh that was selected last, initially the first. */
    public void changeShader() {
        table.requestFocus();
        table.follow(true);
        // Only a row that is laid out can be edited.
        getScene().getRoot().layout();
        table.open(shader);
    }

    private VBox empty() {
        Label words = wrapped("message");
        words.setText(text("empty"));
        FontIcon icon = styled(new FontIcon("mdi2v-vector-triangle"), "message-icon");
        return styled(new VBox(icon, words), "pane-empty");
    }

    private void setHeight(int rows) {
        table.setMinHeight(HEADER_HEIGHT + rows * ROW_HEIGHT + SCROLL_BAR_HEIGHT);
        table.setPrefHeight(table.getMinHeight());
    }

    private void addColumns() {
        table.column("visible", "visible", model::isVisible, model::visibility)
                .wide(64)
                .look(this::checkBox)
                .following(model.hidden);
        table.integer("index", "index", MeshRow::index).wide(48).marked((marks, row) -> marks.mesh(row.index()));
        shader = table.text("shader", MeshRow::shader)
                .wide(130)
                .styled("path-column")
                .typed(MeshRow::shader, model::changeShader, model::isShaderEdited, model::shaderExplanation);
        table.text("texture", model::textureText).wide(130).explained(model::textureExplanation);
        table.column("perVertex", "perVertex", MeshRow::mostWeights, model::weightsText)
                .wide(110)
                .look((cell, row) -> bars(cell))
                .explained(model::weightsText);
        table.integer("triangles", "triangles", MeshRow::triangles).wide(80);
        table.integer("vertices", "vertices", MeshRow::vertices).wide(80);
        table.integer("points", "points", MeshRow::points).wide(80);
        table.integer("weights", "weights", MeshRow::weights).wide(80);
        table.text("name", MeshRow::name).wide(80);
    }

    /** The check box that shows and hides a mesh. */
    private Consumer<Optional<MeshRow>> checkBox(IndexedCell<?> cell, Supplier<Optional<MeshRow>> row) {
        CheckBox box = new CheckBox();
        box.setTooltip(new Tooltip(text("visible.tip")));
        box.setOnAction(event -> row.get().ifPresent(it -> model.setVisible(it, box.isSelected())));
        cell.getStyleClass().add("check-box-cell");
        cell.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        return now -> {
            now.ifPresent(shown -> {
                box.setSelected(model.isVisible(shown));
                box.setAccessibleText(text("visible.of", shown.index(), shown.shader()));
                box.setId("mesh-visible-" + shown.index());
            });
            cell.setGraphic(now.isPresent() ? box : null);
        };
    }

    /** The histogram of a mesh, with its text for screen readers. */
    private static Consumer<Optional<MeshRow>> bars(IndexedCell<?> cell) {
        HBox bars = styled(new HBox(), "weight-bars");
        bars.setMinHeight(BARS_HEIGHT);
        bars.setMaxHeight(BARS_HEIGHT);
        cell.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        return row -> {
            row.ifPresent(shown -> bars.getChildren().setAll(bars(shown.weightsPerVertex())));
            cell.setGraphic(row.isPresent() ? bars : null);
            cell.setAccessibleText(cell.getText());
        };
    }

    private static List<Region> bars(List<Bucket> buckets) {
        double most = buckets.stream().mapToDouble(Bucket::share).max().orElse(0);
        return buckets.stream().map(bucket -> bar(bucket, most)).toList();
    }

    private static Region bar(Bucket bucket, double most) {
        String style = bucket.vertices() == 0 ? "no-bar" : bucket.strange() ? "strange-bar" : "bar";
        Region bar = styled(new Region(), style);
        // An empty bar is drawn as a line, so that its position is visible.
        double height = Math.max(1, Math.ceil(most > 0 ? bucket.share() / most * BARS_HEIGHT : 0));
        bar.setMinSize(BAR_WIDTH, height);
        bar.setMaxSize(BAR_WIDTH, height);
        return bar;
    }
}
