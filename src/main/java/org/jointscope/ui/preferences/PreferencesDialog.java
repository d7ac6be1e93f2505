package org.jointscope.ui.preferences;

import static org.jointscope.ui.control.Nodes.styled;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.event.ActionEvent;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Spinner;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jointscope.analysis.UnitLength;
import org.jointscope.files.StoredFiles;
import org.jointscope.messages.Texts;
import org.jointscope.render.Orbit;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.DialogScroll;
import org.jointscope.ui.control.Dialogs;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.IntegerSpinner;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.document.NumberChoices.DecimalSeparator;
import org.jointscope.ui.playback.Playback;

/** The preferences, each with its explanation. Changes apply immediately. */
public final class PreferencesDialog extends Dialog<ButtonType> {

    private static final double LIST_HEIGHT = 88;

    private static final double BUTTON_GAP = 8;

    private final PreferencesViewModel model;
    private final Texts texts;
    private final GridPane grid = styled(new GridPane(), "preferences");

    /**
     * @param engines the control that chooses the engines
     * @param themeName the name of a theme, as in the menu
     */
    public PreferencesDialog(
            Window owner,
            PreferencesViewModel model,
            Node engines,
            FileDialogs dialogs,
            Function<ColorTheme, String> themeName,
            Texts texts) {
        this.model = model;
        this.texts = texts;
        model.setPixels(owner.getOutputScaleX());
        Dialogs.prepare(this, owner);
        initModality(Modality.NONE);
        setTitle(texts.of("preferences.title"));
        heading("appearance");
        row("theme", choice(List.of(ColorTheme.values()), model.themeProperty(), themeName));
        if (UiScale.isSupported(System.getProperty("os.name"))) {
            row("scale", scale(owner));
        }
        row("fieldOfView", spinner(Orbit.LEAST_FIELD_OF_VIEW, Orbit.MOST_FIELD_OF_VIEW, model.fieldOfViewProperty()));
        heading("files");
        row("folders", new Folders(dialogs));
        row(
                "search",
                choice(
                        List.of(SearchChoice.values()),
                        model.searchProperty(),
                        order -> texts.of("preferences.search." + key(order))));
        row(
                "backups",
                choice(
                        model.backupChoices(),
                        model.backupsProperty(),
                        keep -> texts.of("preferences.backups." + key(keep))));
        heading("numbers");
        row(
                "unit",
                choice(
                        List.of(UnitLength.values()),
                        model.numbers().unitProperty(),
                        unit -> texts.of("preferences.unit." + key(unit))));
        CheckBox metric = new CheckBox(texts.of("preferences.grid.box"));
        metric.selectedProperty().bindBidirectional(model.numbers().metricGridProperty());
        row("grid", metric);
        row(
                "copied",
                choice(
                        List.of(DecimalSeparator.values()),
                        model.numbers().copiedProperty(),
                        separator -> texts.of("preferences.copied." + key(separator))));
        heading("playback");
        CheckBox plays = new CheckBox(texts.of("preferences.plays.box"));
        plays.selectedProperty().bindBidirectional(model.playsWhenOpenedProperty());
        row("plays", plays);
        row("rate", spinner(Playback.SLOWEST_RATE, Playback.FASTEST_RATE, model.md2FrameRateProperty()));
        heading("engines");
        row("engines", engines);
        DialogScroll scroll = new DialogScroll(this, grid);
        scroll.setFitToWidth(true);
        setResizable(true);
        setOnShown(event -> scroll.lookup("#preferences-theme").requestFocus());
        ButtonType defaults = new ButtonType(texts.of("preferences.defaults"), ButtonData.LEFT);
        styled(getDialogPane(), "preferences-dialog").setContent(scroll);
        getDialogPane().getButtonTypes().setAll(defaults, ButtonType.CLOSE);
        getDialogPane().lookupButton(defaults).addEventFilter(ActionEvent.ACTION, event -> {
            model.restoreDefaults();
            event.consume();
        });
    }

    private void heading(String key) {
        Label title = styled(new Label(texts.of("preferences." + key + ".title")), "heading");
        grid.add(title, 0, grid.getRowCount(), 2, 1);
    }

    private void row(String key, Node control) {
        Label name = new Label(texts.of("preferences." + key));
        name.setLabelFor(control);
        name.setMinWidth(Region.USE_PREF_SIZE);
        GridPane.setValignment(name, VPos.TOP);
        control.setId("preferences-" + key);
        control.setAccessibleHelp(texts.of("preferences." + key + ".help"));
        if (control.getAccessibleText() == null) {
            control.setAccessibleText(name.getText());
        }
        Label help = Nodes.wrapped("explanation");
        help.setText(texts.of("preferences." + key + ".help"));
        VBox cell = styled(new VBox(control, help), "preference");
        GridPane.setHgrow(cell, Priority.ALWAYS);
        grid.addRow(grid.getRowCount(), name, cell);
    }

    private static String key(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static <T> ComboBox<T> choice(List<T> values, ObjectProperty<T> chosen, Function<T, String> name) {
        ComboBox<T> box = new ComboBox<>();
        box.getItems().setAll(values);
        ComboChoice.show(box, name);
        ComboChoice.bind(box, chosen);
        return box;
    }

    private Node scale(Window owner) {
        ComboBox<Integer> box = choice(
                model.scaleChoices(Dialogs.screen(owner).getWidth() * owner.getOutputScaleX()),
                model.scaleProperty(),
                percent -> texts.of("preferences.scale.percent", percent));
        Label restart = styled(new Label(texts.of("preferences.scale.restart")), "restart");
        restart.visibleProperty().bind(model.scaleChangedProperty());
        HBox row = styled(new HBox(box, restart), "control-row");
        box.setAccessibleText(texts.of("preferences.scale"));
        return row;
    }

    private static Node spinner(double least, double most, DoubleProperty value) {
        Spinner<Integer> spinner = new Spinner<>();
        IntegerSpinner.prepare(spinner, (int) least, (int) most, value.intValue());
        value.subscribe(now -> spinner.getValueFactory().setValue(now.intValue()));
        spinner.valueProperty().subscribe((before, now) -> value.set(now));
        return spinner;
    }

    /** The folders and archives, and buttons that add and remove them. */
    private final class Folders extends VBox {

        private final ListView<Path> list = new ListView<>();

        Folders(FileDialogs dialogs) {
            getStyleClass().add("control-column");
            list.setId("preferences-folder-list");
            list.setPrefHeight(LIST_HEIGHT);
            list.setAccessibleText(texts.of("preferences.folders"));
            list.setPlaceholder(new Label(texts.of("preferences.folders.none")));
            list.setItems(model.folders());
            Button add = new Button(texts.of("preferences.folders.add"));
            add.setId("preferences-folder-add");
            add.setOnAction(event -> {
                DirectoryChooser chooser = new DirectoryChooser();
                chooser.setTitle(texts.of("preferences.folders.choose"));
                dialogs.openFolder(chooser, getDialogPane().getScene().getWindow())
                        .map(File::toPath)
                        .ifPresent(model::addFolder);
            });
            Button addArchive = new Button(texts.of("preferences.folders.addArchive"));
            addArchive.setId("preferences-archive-add");
            addArchive.setOnAction(event -> {
                FileChooser chooser = new FileChooser();
                chooser.setTitle(texts.of("preferences.folders.chooseArchive"));
                chooser.getExtensionFilters()
                        .add(new ExtensionFilter(
                                texts.of("open.archives"), FileDialogs.patterns(StoredFiles.ARCHIVES.stream())));
                dialogs.openFiles(chooser, getDialogPane().getScene().getWindow()).stream()
                        .map(File::toPath)
                        .forEach(model::addFolder);
            });
            list.setOnDragOver(event -> {
                if (event.getDragboard().hasFiles()) {
                    event.acceptTransferModes(TransferMode.COPY);
                }
                event.consume();
            });
            list.setOnDragDropped(event -> {
                event.getDragboard().getFiles().stream()
                        .map(File::toPath)
                        .filter(StoredFiles::isFolder)
                        .forEach(model::addFolder);
                event.setDropCompleted(true);
                event.consume();
            });
            Button remove = new Button(texts.of("preferences.folders.remove"));
            remove.setId("preferences-folder-remove");
            remove.disableProperty()
                    .bind(list.getSelectionModel()
                            .selectedItemProperty()
                            .map(it -> false)
                            .orElse(true));
            remove.setOnAction(
                    event -> model.removeFolder(list.getSelectionModel().getSelectedItem()));
            FlowPane buttons = new FlowPane(BUTTON_GAP, BUTTON_GAP, add, addArchive, remove);
            getChildren().addAll(list, buttons);
        }
    }
}
