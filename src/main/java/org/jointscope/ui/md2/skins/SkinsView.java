package org.jointscope.ui.md2.skins;

import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.stage.FileChooser;

import org.jointscope.material.Picture;
import org.jointscope.material.Skin;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.TableColumns;
import org.jointscope.ui.pane.TableKit;
import org.kordamp.ikonli.javafx.FontIcon;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;

/** A table of the skins, of which the model wears the chosen one, and below it its picture. */
public final class SkinsView {

    private static final double ROW_HEIGHT = 26;
    private static final double HEADER_HEIGHT = 42;
    private static final double SCROLL_BAR_HEIGHT = 16;
    private static final int LEAST_ROWS = 3;
    private static final int MOST_ROWS = 8;
    private static final PseudoClass BARE = PseudoClass.getPseudoClass("bare");

    private final SkinsViewModel viewModel;
    private final PictureImages images;
    private final FileDialogs dialogs;
    private final Settings settings;

    @FXML private ResourceBundle resources;

    @FXML private Node root;

    @FXML private Label summaryLabel;

    @FXML private FontIcon summaryIcon;

    @FXML private ComboBox<PaletteChoice> paletteChoice;

    @FXML private Node palettes;

    @FXML private TableView<SkinRow> table;

    @FXML private Node scroll;

    @FXML private SkinDetailsBox details;

    private boolean showing;

    public SkinsView(
            SkinsViewModel viewModel,
            PictureImages images,
            Settings settings,
            FileDialogs dialogs) {
        this.dialogs = dialogs;
        this.viewModel = viewModel;
        this.images = images;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        table.setFixedCellSize(ROW_HEIGHT);
        table.getColumns().setAll(columns());
        TableKit.equip(table, settings, resources.getString("table.copy"));
        paletteChoice.setCellFactory(list -> new PaletteCell());
        paletteChoice.setButtonCell(new PaletteCell());
        viewModel.choicesProperty().subscribe(this::showChoices);
        viewModel.choiceProperty().subscribe(choice -> paletteChoice.setValue(choice));
        paletteChoice
                .valueProperty()
                .subscribe(
                        choice -> {
                            if (choice != null && !showing) {
                                viewModel.choosePalette(choice);
                            }
                        });
        viewModel.rowsProperty().subscribe(this::show);
        viewModel.wornProperty().subscribe(this::showWorn);
        viewModel.summaryProperty().subscribe(this::show);
        viewModel.detailsProperty().subscribe(details::show);
        viewModel.pictureProperty().subscribe(this::show);
        table.getSelectionModel()
                .selectedItemProperty()
                .subscribe(
                        row -> {
                            if (row != null && !showing) {
                                viewModel.choose(row);
                            }
                        });
    }

    private List<TableColumn<SkinRow, ?>> columns() {
        SkinWords words = viewModel.words();
        TableColumn<SkinRow, Integer> index =
                TableColumns.integer(
                        "index",
                        text("index"),
                        SkinRow::index,
                        row -> row.index() == Skin.UNLISTED ? "" : Integer.toString(row.index()));
        TableColumn<SkinRow, String> name =
                TableColumns.explained(
                        TableColumns.text("name", text("name"), SkinRow::name), SkinRow::name);
        name.getStyleClass().add("path-column");
        TableColumn<SkinRow, String> found =
                TableColumns.explained(
                        TableColumns.text("found", text("found"), words::found),
                        words::foundExplained);
        TableColumn<SkinRow, String> file =
                TableColumns.explained(
                        TableColumns.text("file", text("file"), SkinRow::fileName),
                        row -> row.skin().found().map(Path::toString).orElse(""));
        TableColumn<SkinRow, Integer> size =
                TableColumns.integer("size", text("size"), SkinRow::area, words::size);
        TableColumn<SkinRow, String> format =
                TableColumns.text(
                        "format",
                        text("format"),
                        row -> row.reading().map(SkinReading::format).orElse(""));
        TableColumn<SkinRow, String> colours =
                TableColumns.text("colours", text("colours"), words::colours);
        return List.of(
                TableColumns.wide(36, index),
                TableColumns.wide(140, name),
                TableColumns.wide(100, live(found)),
                TableColumns.wide(96, live(size)),
                TableColumns.wide(64, live(format)),
                TableColumns.wide(100, live(colours)),
                TableColumns.wide(120, file));
    }

    private <V> TableColumn<SkinRow, V> live(TableColumn<SkinRow, V> column) {
        return TableColumns.following(viewModel.readingsProperty(), column);
    }

    private String text(String key) {
        return resources.getString("skins." + key);
    }

    private void showChoices(List<PaletteChoice> choices) {
        showing = true;
        paletteChoice.getItems().setAll(choices);
        paletteChoice.setValue(viewModel.choiceProperty().get());
        showing = false;
    }

    private void show(List<SkinRow> rows) {
        showing = true;
        table.getItems().setAll(rows);
        table.setMinHeight(height(Math.min(rows.size(), LEAST_ROWS)));
        table.setPrefHeight(height(Math.min(rows.size(), MOST_ROWS)));
        Showing.set(table, !rows.isEmpty());
        Showing.set(scroll, !rows.isEmpty());
        Showing.set(palettes, rows.stream().anyMatch(SkinRow::isPcx));
        showing = false;
        showWorn(viewModel.wornProperty().get());
    }

    private static double height(int rows) {
        return HEADER_HEIGHT + Math.max(1, rows) * ROW_HEIGHT + SCROLL_BAR_HEIGHT;
    }

    private void showWorn(Optional<SkinRow> worn) {
        showing = true;
        worn.ifPresentOrElse(
                row -> table.getSelectionModel().select(row),
                () -> table.getSelectionModel().clearSelection());
        scroll.setVisible(worn.isPresent());
        showing = false;
    }

    private void show(Summary summary) {
        summaryLabel.setText(summary.text());
        summaryIcon.setVisible(!summary.text().isEmpty());
        summaryLabel.pseudoClassStateChanged(BARE, !summary.dressed());
        summaryIcon.setIconLiteral(
                summary.dressed() ? "mdi2t-tshirt-crew-outline" : "mdi2i-image-off-outline");
    }

    private void show(Optional<Picture> picture) {
        details.showPicture(
                picture.map(images::of), picture.map(it -> viewModel.describe(it)).orElse(""));
    }

    @FXML
    private void chooseColormap() {
        choose(text("colormap.title"), text("colormap.files"), "*.pcx", "*.PCX")
                .ifPresent(viewModel::chooseColormap);
    }

    @FXML
    private void choosePicture() {
        choose(
                        text("picture.title"),
                        text("picture.files"),
                        "*.pcx",
                        "*.png",
                        "*.jpg",
                        "*.jpeg",
                        "*.tga",
                        "*.bmp",
                        "*.PCX",
                        "*.PNG",
                        "*.JPG",
                        "*.JPEG",
                        "*.TGA",
                        "*.BMP")
                .ifPresent(viewModel::choosePicture);
    }

    private Optional<Path> choose(String title, String kind, String... patterns) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter(kind, patterns),
                        new FileChooser.ExtensionFilter(resources.getString("open.all"), "*"));
        viewModel.folder().map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        return dialogs.openFile(chooser, root.getScene().getWindow()).map(File::toPath);
    }

    /** A palette's name. */
    private static final class PaletteCell extends ListCell<PaletteChoice> {

        @Override
        protected void updateItem(PaletteChoice choice, boolean empty) {
            super.updateItem(choice, empty);
            setText(empty || choice == null ? null : choice.label());
        }
    }
}
