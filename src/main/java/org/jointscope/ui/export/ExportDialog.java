package org.jointscope.ui.export;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import org.jointscope.messages.Texts;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.Dialogs;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.export.ExportViewModel.Preview;

/** Formats, the options of one, a preview, and the progress. */
public final class ExportDialog extends Dialog<Void> {

    private final ExportViewModel model;
    private final FileDialogs dialogs;
    private final Consumer<Path> showFolder;
    private final Texts texts;
    private final ListView<String> formats = new ListView<>();
    private final Label help = Nodes.wrapped("export-help");
    private final VBox lines = Nodes.styled(new VBox(), "export-preview");
    private final Label result = Nodes.wrapped();
    private final Hyperlink show;

    private ExportDialog(
            ExportViewModel model, FileDialogs dialogs, Consumer<Path> showFolder, Texts texts, Window owner) {
        this.model = model;
        this.dialogs = dialogs;
        this.showFolder = showFolder;
        this.texts = texts;
        show = Nodes.link(texts.of("export.show"));
        Dialogs.prepare(this, owner);
        setTitle(texts.of("export.title"));
        setResizable(true);
        ButtonType export = new ButtonType(texts.of("export.button"), ButtonData.OTHER);
        ButtonType close = new ButtonType(texts.of("export.close"), ButtonData.CANCEL_CLOSE);
        getDialogPane().getButtonTypes().setAll(export, close);
        Nodes.styled(getDialogPane(), "export-dialog").setContent(content());
        Button button = (Button) getDialogPane().lookupButton(export);
        button.setId("exportButton");
        button.setDefaultButton(true);
        button.addEventFilter(ActionEvent.ACTION, event -> {
            event.consume();
            choose();
        });
        button.disableProperty()
                .bind(model.previewProperty()
                        .flatMap(it -> model.runningProperty()
                                .map(running -> it.prepared().isEmpty() || !running.isEmpty())));
        model.previewProperty().subscribe(it -> show(it));
        model.resultProperty().subscribe(it -> show(it));
        // The button is disabled at first, and Enter on the other one would close the dialog.
        setOnShown(event -> formats.requestFocus());
        setOnHidden(event -> model.close());
        model.open();
    }

    /** Adds the command that opens the dialog. */
    public static void addCommand(
            Commands commands, ExportViewModel model, FileDialogs dialogs, Consumer<Path> showFolder, Texts texts) {
        commands.add("export", () -> {
                    Window owner = Window.getWindows().stream()
                            .filter(it -> it.isShowing() && it.getScene() != null)
                            .findFirst()
                            .orElseThrow();
                    new ExportDialog(model, dialogs, showFolder, texts, owner).show();
                })
                .keys(Scope.MENU, "Shortcut+Shift+E")
                .when(model.offeredProperty());
    }

    private HBox content() {
        formats.setId("exportFormats");
        formats.getStyleClass().add("export-formats");
        formats.setAccessibleText(texts.of("export.formats"));
        formats.getItems().setAll(model.formats());
        formats.setCellFactory(list -> new ListCell<>() {
            @Override
            protected void updateItem(String item, boolean empty) {
                super.updateItem(item, empty);
                setText(empty ? "" : texts.of("export." + item));
            }
        });
        formats.getSelectionModel().select(model.formatProperty().get());
        formats.getSelectionModel().selectedItemProperty().subscribe((before, now) -> {
            if (now != null) {
                model.formatProperty().set(now);
            }
        });
        model.formatProperty().subscribe(now -> help.setText(texts.of("export." + now + ".help")));
        ScrollPane preview = Nodes.styled(new ScrollPane(lines), "edge-to-edge");
        preview.setId("exportPreview");
        preview.setFitToWidth(true);
        VBox.setVgrow(preview, Priority.ALWAYS);
        VBox right = Nodes.styled(
                new VBox(help, new OptionForm(model, texts), preview, progress(), outcome()), "export-format");
        HBox.setHgrow(right, Priority.ALWAYS);
        return Nodes.styled(new HBox(formats, right), "export-content");
    }

    private HBox progress() {
        Button cancel = new Button(texts.of("export.cancel"));
        cancel.setId("exportCancel");
        cancel.setOnAction(event -> model.cancel());
        Label title = new Label();
        title.textProperty().bind(model.runningProperty());
        ProgressBar bar = new ProgressBar();
        HBox.setHgrow(bar, Priority.ALWAYS);
        HBox box = Nodes.styled(new HBox(title, bar, cancel), "export-progress");
        Showing.bind(box, model.runningProperty().map(running -> !running.isEmpty()));
        return box;
    }

    private HBox outcome() {
        result.setId("exportResult");
        show.setId("exportShow");
        show.setOnAction(event -> model.folder().ifPresent(showFolder));
        HBox.setHgrow(result, Priority.ALWAYS);
        HBox box = Nodes.styled(new HBox(result, show), "export-progress");
        Showing.bind(box, model.resultProperty().map(text -> !text.isEmpty()));
        return box;
    }

    private void show(String outcome) {
        result.setText(outcome);
        show.setVisible(model.folder().isPresent());
    }

    private void show(Preview preview) {
        lines.getChildren().clear();
        if (!preview.reason().isEmpty()) {
            add("", List.of(preview.reason()));
        }
        add("export.contents", preview.contents());
        add("export.losses", preview.losses());
    }

    private void add(String title, List<String> texts) {
        if (!title.isEmpty() && !texts.isEmpty()) {
            lines.getChildren().add(Nodes.styled(new Label(this.texts.of(title)), "export-title"));
        }
        for (String text : texts) {
            Label line = Nodes.wrapped();
            line.setText(text);
            lines.getChildren().add(line);
        }
    }

    private void choose() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.of("export.title"));
        chooser.getExtensionFilters()
                .add(new ExtensionFilter(
                        texts.of("export." + model.formatProperty().get()), "*." + model.extension()));
        chooser.setInitialFileName(model.fileName());
        Optional<File> file =
                dialogs.saveFile(chooser, getDialogPane().getScene().getWindow());
        file.map(File::toPath).ifPresent(model::write);
    }
}
