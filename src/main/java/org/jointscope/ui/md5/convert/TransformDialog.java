package org.jointscope.ui.md5.convert;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jointscope.edit.TransformModel;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Dialogs;
import org.jointscope.ui.control.FirstClick;

/** Asks for a factor and three angles, and previews the result. */
final class TransformDialog extends Dialog<TransformModel> {

    private final ConvertViewModel model;
    private final Texts texts;
    private final TextField scale = field("transformScale", "1");
    private final List<TextField> angles =
            List.of(field("transformX", "0"), field("transformY", "0"), field("transformZ", "0"));
    private final Label preview = new Label();
    private final ButtonType apply;

    TransformDialog(ConvertViewModel model, Texts texts, Window owner) {
        this.model = model;
        this.texts = texts;
        this.apply = new ButtonType(texts.of("transform.do"), ButtonData.OK_DONE);
        Dialogs.prepare(this, owner);
        setTitle(texts.of("transform.title"));
        setHeaderText(texts.of("transform.header"));
        getDialogPane().getButtonTypes().setAll(apply, ButtonType.CANCEL);
        getDialogPane().setContent(content());
        setResultConverter(button -> button == apply ? edit().orElse(null) : null);
        Stream.concat(Stream.of(scale), angles.stream())
                .forEach(field -> field.textProperty().subscribe(this::changed));
        changed();
        Platform.runLater(scale::requestFocus);
    }

    private static TextField field(String id, String value) {
        TextField field = new TextField(value);
        field.setId(id);
        FirstClick.selectAllIn(field);
        return field;
    }

    private VBox content() {
        Label text = new Label(texts.of("transform.text"));
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        GridPane fields = new GridPane();
        fields.setHgap(8);
        fields.setVgap(8);
        HBox turns = new HBox(8);
        angles.forEach(angle -> {
            angle.setPrefColumnCount(5);
            HBox.setHgrow(angle, Priority.ALWAYS);
            turns.getChildren().add(angle);
        });
        fields.addRow(0, label("transform.scale", scale), scale);
        fields.addRow(1, label("transform.rotation", angles.getFirst()), turns);
        GridPane.setHgrow(turns, Priority.ALWAYS);
        preview.setId("transformPreview");
        preview.setWrapText(true);
        preview.setMinHeight(96);
        preview.getStyleClass().add("preview");
        VBox box = new VBox(12, text, fields, preview);
        box.setPrefWidth(480);
        return box;
    }

    private Label label(String key, TextField field) {
        Label label = new Label(texts.of(key));
        label.setLabelFor(field);
        return label;
    }

    private Optional<TransformModel> edit() {
        try {
            double[] values = Stream.concat(Stream.of(scale), angles.stream())
                    .mapToDouble(field -> Double.parseDouble(field.getText().strip()))
                    .toArray();
            return Optional.of(new TransformModel(values[0], values[1], values[2], values[3]))
                    .filter(TransformModel::isPossible);
        } catch (NumberFormatException notOne) {
            return Optional.empty();
        }
    }

    private void changed() {
        Optional<TransformModel> edit = edit();
        boolean possible = edit.filter(model::canTransform).isPresent();
        getDialogPane().lookupButton(apply).setDisable(!possible);
        preview.setText(edit.map(model::preview).orElse(texts.of("transform.wrong")));
    }
}
