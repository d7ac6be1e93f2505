package org.jointscope.ui.md5.materials;

import static org.jointscope.ui.control.Nodes.styled;
import static org.jointscope.ui.control.Nodes.wrapped;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableRow;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jointscope.material.PictureReader;
import org.jointscope.material.TextureVariant;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md5.materials.MaterialRow.Place;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.pane.TableKit;
import org.jointscope.ui.table.DataTable;
import org.kordamp.ikonli.javafx.FontIcon;

/** A table of the materials, and below it the images of the selected one. */
public final class MaterialsPane extends FeaturePane {

    private static final double ROW_HEIGHT = 26;
    private static final double HEADER_HEIGHT = 42;
    private static final double SCROLL_BAR_HEIGHT = 16;
    private static final int LEAST_ROWS = 2;
    private static final int MOST_ROWS = 6;

    private final MaterialsViewModel model;
    private final FileDialogs dialogs;
    private final DataTable<MaterialRow> table = new DataTable<>("materials", kit);

    /** @param preferences shows the folders of games */
    public MaterialsPane(MaterialsViewModel model, PaneKit kit, FileDialogs dialogs, Runnable preferences) {
        super("materials", kit, "materials-pane");
        this.model = model;
        this.dialogs = dialogs;
        table.setFixedCellSize(ROW_HEIGHT);
        addColumns();
        table.link(
                MaterialRow::index,
                () -> model.chosen.get().map(MaterialRow::index).orElse(-1),
                model::choose);
        table.show(model.rows);
        table.source(row -> row.declared().filter(Place::isShowable).ifPresent(model::follow));
        ScrollPane scroll = new ScrollPane(new MaterialDetailsBox(model, kit.texts(), actions()));
        scroll.setAccessibleText(text("details"));
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        StackPane reading = PageKeys.reading(scroll);
        VBox content = content(reading, game(preferences), skins(), table, reading);
        VBox empty = empty();
        getChildren().add(empty);
        model.rows.subscribe(rows -> {
            table.setMinHeight(height(Math.min(rows.size(), LEAST_ROWS)));
            table.setPrefHeight(height(Math.min(rows.size(), MOST_ROWS)));
            Showing.set(content, !rows.isEmpty());
            Showing.set(empty, rows.isEmpty());
        });
        model.chosen.subscribe((before, now) -> {
            table.follow(true);
            if (!before.map(MaterialRow::name).equals(now.map(MaterialRow::name))) {
                scroll.setVvalue(0);
            }
        });
        setOnDragOver(this::dragOver);
        setOnDragDropped(this::drop);
        model.showing.bind(showing);
    }

    private static double height(int rows) {
        return HEADER_HEIGHT + rows * ROW_HEIGHT + SCROLL_BAR_HEIGHT;
    }

    private void addColumns() {
        table.text("material", model.words::name)
                .wide(145)
                .styled("path-column")
                .marked(MaterialsViewModel::mark);
        table.column("images", "images", MaterialRow::missing, model.words::images)
                .wide(100)
                .state("missing", row -> row.missing() > 0);
        table.text("meshes", model.words::meshes).wide(76);
        table.text("declared", model::declared)
                .wide(140)
                .styled("path-column")
                .explained(row -> row.declared().map(it -> it.file().toString()).orElse(""));
        table.line(MaterialRow::line).wide(72);
    }

    private VBox empty() {
        Label words = wrapped("message");
        words.setText(text("empty"));
        return styled(
                new VBox(styled(new FontIcon("mdi2i-image-multiple-outline"), "message-icon"), words), "pane-empty");
    }

    /** The game, and on request all places that are searched. */
    private VBox game(Runnable preferences) {
        Label line = wrapped("summary");
        line.setId("materialsGame");
        line.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(line, Priority.ALWAYS);
        ToggleButton order = toggle("Order", "order");
        Button folders = button("Folders", "folders", preferences);
        explained(folders, "folders.tip");
        SelectableText places = styled(new SelectableText(), "material-places");
        places.setId("materialsPlaces");
        VBox box = new VBox(tools(line, order, folders), places);
        model.game.subscribe(now -> {
            line.setText(now.line());
            places.show(now.places());
            Showing.set(order, !now.places().isEmpty());
            order.setSelected(order.isSelected() && !now.places().isEmpty());
        });
        Showing.bind(places, order.selectedProperty());
        return box;
    }

    private HBox skins() {
        ComboBox<TextureVariant> skins = new ComboBox<>();
        skins.setId("materialsSkin");
        skins.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(skins, Priority.ALWAYS);
        ComboChoice.show(skins, TextureVariant::name);
        ComboChoice.bind(skins, model.skins, model.skin, model::chooseSkin);
        Label name = new Label(text("skin"));
        name.setMinWidth(USE_PREF_SIZE);
        name.setLabelFor(skins);
        skins.setAccessibleText(text("skin"));
        HBox row = tools(name, skins);
        Showing.bind(row, model.skins.map(it -> !it.isEmpty()));
        return row;
    }

    private FlowPane actions() {
        Button choose = button(
                "Choose",
                "choose",
                () -> model.chosen
                        .get()
                        .ifPresent(row -> ask(dialogs, "choose", PictureReader.EXTENSIONS.stream(), model.folder())
                                .ifPresent(image -> model.chooseImage(row, image))));
        explained(choose, "choose.tip");
        Button undo = button("UseGame", "useGame", () -> model.chosen.get().ifPresent(model::useImageOfGame));
        explained(undo, "useGame.tip");
        Showing.bind(
                undo,
                model.chosen.map(chosen ->
                        chosen.filter(it -> it.textures().color().isChosen()).isPresent()));
        Button copy = button("Copy", "copy", () -> TableKit.copy(model.text()));
        explained(copy, "copy.tip");
        return styled(new FlowPane(choose, undo, copy), "issue-actions");
    }

    private static Optional<Path> image(DragEvent event) {
        List<File> files = event.getDragboard().getFiles();
        return Optional.of(files)
                .filter(it -> it.size() == 1)
                .map(it -> it.getFirst().toPath())
                .filter(PictureReader::isNamed);
    }

    private void dragOver(DragEvent event) {
        if (image(event).isPresent() && !model.rows.get().isEmpty()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
        }
    }

    private void drop(DragEvent event) {
        Optional<MaterialRow> row =
                row(event.getPickResult().getIntersectedNode()).or(model.chosen::get);
        image(event).filter(it -> row.isPresent()).ifPresent(image -> {
            model.chooseImage(row.get(), image);
            event.setDropCompleted(true);
            event.consume();
        });
    }

    /** The row of the table that contains a node. */
    private static Optional<MaterialRow> row(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at instanceof TableRow<?> row && row.getItem() instanceof MaterialRow item) {
                return Optional.of(item);
            }
        }
        return Optional.empty();
    }
}
