package org.jointscope.ui.md5.repair;

import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.ui.playback.ModelPlayhead;

import java.util.ResourceBundle;

/** Asks in which frames the quaternion of the selected joint is to be negated. */
final class NegateDialog extends Dialog<FrameSpan> {

    NegateDialog(RepairViewModel viewModel, ResourceBundle texts, Window owner) {
        ModelPlayhead playhead = viewModel.playhead();
        int most = playhead.lastFrame();
        Spinner<Integer> first = new Spinner<>(0, most, playhead.range().start());
        Spinner<Integer> last = new Spinner<>(0, most, playhead.range().end());
        first.setId("negateFirst");
        last.setId("negateLast");
        first.setEditable(true);
        last.setEditable(true);
        ButtonType negate = new ButtonType(texts.getString("repair.negate.do"), ButtonData.OK_DONE);
        initOwner(owner);
        setTitle(texts.getString("repair.negate.title"));
        setHeaderText(
                texts.getString("repair.negate.header")
                        .replace("{0}", viewModel.selectedJoint().orElse("")));
        getDialogPane().getButtonTypes().setAll(negate, ButtonType.CANCEL);
        getDialogPane().getStylesheets().setAll(owner.getScene().getStylesheets());
        Label text = new Label(texts.getString("repair.negate.text"));
        text.setWrapText(true);
        Label from = new Label(texts.getString("repair.negate.first"));
        Label to = new Label(texts.getString("repair.negate.last"));
        from.setLabelFor(first);
        to.setLabelFor(last);
        HBox frames = new HBox(8, from, first, to, last);
        frames.getStyleClass().add("frame-range");
        VBox box = new VBox(12, text, frames);
        box.setPrefWidth(460);
        getDialogPane().setContent(box);
        setResultConverter(
                button ->
                        button == negate
                                ? new FrameSpan(
                                        Math.min(first.getValue(), last.getValue()),
                                        Math.max(first.getValue(), last.getValue()))
                                : null);
    }
}
