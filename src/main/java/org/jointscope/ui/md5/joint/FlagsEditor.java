package org.jointscope.ui.md5.joint;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;

import org.jointscope.model.Component;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.stream.Stream;

/**
 * The six bits of a joint's flags and its startIndex, to be changed: what the pose makes of it
 * shows at once.
 */
final class FlagsEditor extends FlowPane {

    private static final PseudoClass EDITED = PseudoClass.getPseudoClass("edited");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("error");

    private final JointViewModel model;
    private final Texts texts;
    private final List<ToggleButton> bits;
    private final TextField start = new TextField();
    private final Button revert;
    private final Label complaint = Nodes.styled(new Label(), "complaint");

    FlagsEditor(JointViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        setId("flagsEditor");
        getStyleClass().add("flags-editor");
        bits = Stream.of(Component.values()).map(this::bit).toList();
        revert = button("jointRevert", "mdi2u-undo-variant", "revert", this::revert);
        complaint.setWrapText(true);
        HBox box = Nodes.styled(new HBox(), "bits");
        box.getChildren().addAll(bits);
        getChildren().addAll(box, starts(), complaint);
        Showing.set(complaint, false);
        model.bits.subscribe(this::show);
    }

    private ToggleButton bit(Component component) {
        ToggleButton bit = Nodes.styled(new ToggleButton(component.label()), "bit");
        bit.setId("bit" + component.label());
        bit.setTooltip(new Tooltip(texts.of("joint.edit.bit", component.label())));
        bit.setOnAction(
                event -> {
                    model.edits.toggle(model.joint(), component);
                    show(model.bits.get());
                });
        return bit;
    }

    private HBox starts() {
        Label label = new Label(texts.of("joint.edit.start"));
        label.setLabelFor(start);
        label.setMinWidth(HBox.USE_PREF_SIZE);
        start.setId("jointStart");
        start.setPrefColumnCount(4);
        start.setAccessibleText(texts.of("joint.edit.start"));
        start.setTooltip(new Tooltip(texts.of("joint.edit.start.help")));
        start.setOnAction(
                event -> complain(model.edits.typeStart(model.joint(), start.getText().strip())));
        start.addEventFilter(KeyEvent.KEY_PRESSED, this::startKey);
        start.focusedProperty().subscribe(this::leave);
        Button less = button("startEarlier", "mdi2m-minus", "earlier", () -> moveStart(-1));
        Button more = button("startLater", "mdi2p-plus", "later", () -> moveStart(1));
        return Nodes.styled(new HBox(label, less, start, more, revert), "starts");
    }

    private Button button(String id, String icon, String key, Runnable action) {
        String text = texts.of("joint.edit." + key);
        return FeaturePane.iconButton(id, icon, text, text, action);
    }

    private void revert() {
        model.edits.revert(model.joint());
    }

    private void moveStart(int by) {
        model.edits.moveStarts(model.joint(), by);
    }

    private void startKey(KeyEvent event) {
        if (event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN) {
            moveStart(event.getCode() == KeyCode.UP ? 1 : -1);
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            show(model.bits.get());
            event.consume();
        }
    }

    private void leave(boolean focused) {
        if (!focused && start.getScene() != null) {
            show(model.bits.get());
        }
    }

    private void complain(String reason) {
        complaint.setText(reason);
        Showing.set(complaint, !reason.isEmpty());
        start.pseudoClassStateChanged(WRONG, !reason.isEmpty());
    }

    /** Shows what the joint has now. */
    private void show(JointViewModel.Bits now) {
        Showing.set(this, now.there());
        for (Component component : Component.values()) {
            ToggleButton bit = bits.get(component.ordinal());
            bit.setSelected(component.isIn(now.flags()));
            bit.pseudoClassStateChanged(EDITED, component.isIn(now.editedBits()));
        }
        start.setText(now.start());
        start.pseudoClassStateChanged(EDITED, now.startEdited());
        revert.setDisable(!now.edited());
        complain("");
    }
}
