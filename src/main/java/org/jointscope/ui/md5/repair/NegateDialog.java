package org.jointscope.ui.md5.repair;

import java.util.ResourceBundle;
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
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.ui.control.Dialogs;
import org.jointscope.ui.control.IntegerSpinner;
import org.jointscope.ui.playback.ModelPlayhead;

/** Asks for the frames in which to negate the quaternion of the selected joint. */
final class NegateDialog extends Dialog<FrameSpan> {

    private static final double FRAME_WIDTH = 110;

    NegateDialog(RepairViewModel viewModel, ResourceBundle texts, Window owner) {
        ModelPlayhead playhead = viewModel.playhead();
        int most = playhead.lastFrame();
        Spinner<Integer> first = new Spinner<>();
        Spinner<Integer> last = new Spinner<>();
        first.setId("negateFirst");
        last.setId("negateLast");
        IntegerSpinner.prepare(first, 0, most, playhead.range().start());
        IntegerSpinner.prepare(last, 0, most, playhead.range().end());
        ButtonType negate = new ButtonType(texts.getString("repair.negate.do"), ButtonData.OK_DONE);
        Dialogs.prepare(this, owner);
        setTitle(texts.getString("repair.negate.title"));
        setHeaderText(texts.getString("repair.negate.header")
                .replace("{0}", viewModel.selectedJoint().orElse("")));
        getDialogPane().getButtonTypes().setAll(negate, ButtonType.CANCEL);
        Label text = new Label(texts.getString("repair.negate.text"));
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        Label from = new Label(texts.getString("repair.negate.first"));
        Label to = new Label(texts.getString("repair.negate.last"));
        from.setLabelFor(first);
        to.setLabelFor(last);
        from.setMinWidth(Region.USE_PREF_SIZE);
        to.setMinWidth(Region.USE_PREF_SIZE);
        first.setPrefWidth(FRAME_WIDTH);
        last.setPrefWidth(FRAME_WIDTH);
        HBox frames = new HBox(8, from, first, to, last);
        frames.setAlignment(Pos.CENTER_LEFT);
        VBox box = new VBox(12, text, frames);
        box.setPrefWidth(460);
        getDialogPane().setContent(box);
        setResultConverter(button -> button == negate
                ? new FrameSpan(
                        Math.min(first.getValue(), last.getValue()), Math.max(first.getValue(), last.getValue()))
                : null);
    }
}
