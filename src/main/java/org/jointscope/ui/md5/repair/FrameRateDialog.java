package org.jointscope.ui.md5.repair;

import java.util.ResourceBundle;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jointscope.ui.control.Dialogs;
import org.jointscope.ui.control.IntegerSpinner;
import org.jointscope.ui.control.Nodes;

/** Asks for the frame rate of the animation, and shows the resulting duration. */
final class FrameRateDialog extends Dialog<Integer> {

    private static final int MOST = 1_000;

    FrameRateDialog(RepairViewModel viewModel, ResourceBundle texts, Window owner) {
        Spinner<Integer> rate = new Spinner<>();
        rate.setId("frameRate");
        IntegerSpinner.prepare(rate, 1, Math.max(MOST, viewModel.frameRate()), viewModel.frameRate());
        ButtonType set = new ButtonType(texts.getString("repair.frameRate.do"), ButtonData.OK_DONE);
        Dialogs.prepare(this, owner);
        setTitle(texts.getString("repair.frameRate.title"));
        setHeaderText(texts.getString("repair.frameRate.header"));
        getDialogPane().getButtonTypes().setAll(set, ButtonType.CANCEL);
        Label text = Nodes.wrapped();
        text.setText(texts.getString("repair.frameRate.text"));
        Label name = new Label(texts.getString("repair.frameRate.rate"));
        name.setLabelFor(rate);
        name.setMinWidth(Region.USE_PREF_SIZE);
        Label duration = new Label();
        duration.setId("frameRateDuration");
        rate.valueProperty().subscribe(fps -> duration.setText(viewModel.duration(fps)));
        HBox row = new HBox(8, name, rate);
        row.setAlignment(Pos.CENTER_LEFT);
        VBox box = new VBox(12, text, row, duration);
        box.setPrefWidth(460);
        getDialogPane().setContent(box);
        setResultConverter(button -> button == set ? rate.getValue() : null);
        Platform.runLater(rate::requestFocus);
    }
}
