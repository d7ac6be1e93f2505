package org.jointscope.ui.md5.repair;

import java.util.Optional;
import java.util.ResourceBundle;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.ui.control.Dialogs;
import org.jointscope.ui.control.FirstClick;
import org.jointscope.ui.editing.JointEdits;

/** Asks for a tolerance, and previews its effect. */
final class ToleranceDialog extends Dialog<Tolerance> {

    private final RepairViewModel viewModel;
    private final ResourceBundle texts;
    private final TextField position = new TextField();
    private final TextField orientation = new TextField();
    private final Label preview = new Label();
    private final ButtonType clear;

    ToleranceDialog(RepairViewModel viewModel, ResourceBundle texts, Window owner) {
        this.viewModel = viewModel;
        this.texts = texts;
        this.clear = new ButtonType(texts.getString("repair.tolerance.clear"), ButtonData.OK_DONE);
        Dialogs.prepare(this, owner);
        setTitle(texts.getString("repair.tolerance.title"));
        setHeaderText(texts.getString("repair.tolerance.header"));
        getDialogPane().getButtonTypes().setAll(clear, ButtonType.CANCEL);
        getDialogPane().setContent(content());
        setResultConverter(button -> button == clear ? tolerance().orElse(null) : null);
        setOnHidden(event -> viewModel.endPreview());
        take(Tolerance.ID);
        position.textProperty().subscribe((before, now) -> changed());
        orientation.textProperty().subscribe((before, now) -> changed());
        changed();
        Platform.runLater(position::requestFocus);
    }

    private VBox content() {
        Label text = new Label(texts.getString("repair.tolerance.text"));
        text.setWrapText(true);
        GridPane fields = new GridPane();
        fields.setHgap(8);
        fields.setVgap(8);
        fields.addRow(0, label("repair.tolerance.position", position), position);
        fields.addRow(1, label("repair.tolerance.orientation", orientation), orientation);
        position.setId("tolerancePosition");
        orientation.setId("toleranceOrientation");
        FirstClick.selectAllIn(position, orientation);
        preview.setId("tolerancePreview");
        preview.setWrapText(true);
        preview.setMinHeight(64);
        preview.getStyleClass().add("preview");
        HBox presets = new HBox(
                8,
                preset("repair.tolerance.id", Tolerance.ID),
                preset("repair.tolerance.lossless", Tolerance.LOSSLESS));
        VBox box = new VBox(12, text, fields, presets, preview);
        box.setPrefWidth(480);
        return box;
    }

    private Label label(String key, TextField field) {
        Label label = new Label(texts.getString(key));
        label.setLabelFor(field);
        return label;
    }

    private Button preset(String key, Tolerance tolerance) {
        Button button = new Button(texts.getString(key));
        button.setOnAction(event -> take(tolerance));
        return button;
    }

    private void take(Tolerance tolerance) {
        position.setText(JointEdits.plain(tolerance.position()));
        orientation.setText(JointEdits.plain(tolerance.orientation()));
    }

    private Optional<Tolerance> tolerance() {
        try {
            double units = Double.parseDouble(position.getText().strip());
            double turn = Double.parseDouble(orientation.getText().strip());
            return units >= 0 && turn >= 0 ? Optional.of(new Tolerance(units, turn)) : Optional.empty();
        } catch (NumberFormatException notOne) {
            return Optional.empty();
        }
    }

    private void changed() {
        Optional<Tolerance> now = tolerance();
        getDialogPane().lookupButton(clear).setDisable(now.isEmpty());
        preview.setText(texts.getString(now.isEmpty() ? "repair.tolerance.wrong" : "repair.preview.working"));
        now.ifPresentOrElse(tolerance -> viewModel.preview(tolerance, preview::setText), viewModel::endPreview);
    }
}
