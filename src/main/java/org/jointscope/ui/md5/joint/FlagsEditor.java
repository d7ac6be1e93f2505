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
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.text.Texts;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;

/**
 * The six bits of a joint's flags and its startIndex, to be changed: what the pose makes of it
 * shows at once.
 */
final class FlagsEditor extends FlowPane {

    private static final PseudoClass EDITED = PseudoClass.getPseudoClass("edited");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("error");

    private final JointViewModel viewModel;
    private final Texts texts;
    private final List<ToggleButton> bits = new ArrayList<>();
    private final TextField start = new TextField();
    private final Button revert;
    private final Label complaint = new Label();

    FlagsEditor(JointViewModel viewModel, Texts texts) {
        this.viewModel = viewModel;
        this.texts = texts;
        setId("flagsEditor");
        getStyleClass().add("flags-editor");
        this.revert = button("mdi2u-undo-variant", "joint.edit.revert", viewModel::revert);
        revert.setId("jointRevert");
        complaint.getStyleClass().add("complaint");
        complaint.setWrapText(true);
        getChildren().addAll(bits(), starts(), complaint);
        Showing.set(complaint, false);
        viewModel.bits.subscribe(this::show);
    }

    private HBox bits() {
        HBox box = new HBox();
        box.getStyleClass().add("bits");
        for (Component component : Component.values()) {
            ToggleButton bit = new ToggleButton(component.label());
            bit.setId("bit" + component.label());
            bit.getStyleClass().add("bit");
            bit.setTooltip(new Tooltip(texts.of("joint.edit.bit", component.label())));
            bit.setOnAction(
                    event -> {
                        viewModel.toggleBit(component);
                        show(viewModel.bits.get());
                    });
            bits.add(bit);
            box.getChildren().add(bit);
        }
        return box;
    }

    private HBox starts() {
        Label label = new Label(texts.of("joint.edit.start"));
        label.setLabelFor(start);
        label.setMinWidth(HBox.USE_PREF_SIZE);
        start.setId("jointStart");
        start.setPrefColumnCount(4);
        start.setAccessibleText(texts.of("joint.edit.start"));
        start.setTooltip(new Tooltip(texts.of("joint.edit.start.help")));
        start.setOnAction(event -> typed());
        start.addEventFilter(KeyEvent.KEY_PRESSED, this::startKey);
        start.focusedProperty().subscribe(focused -> leave(focused));
        Button less = button("mdi2m-minus", "joint.edit.earlier", () -> viewModel.moveStart(-1));
        less.setId("startEarlier");
        Button more = button("mdi2p-plus", "joint.edit.later", () -> viewModel.moveStart(1));
        more.setId("startLater");
        HBox box = new HBox(label, less, start, more, revert);
        box.getStyleClass().add("starts");
        return box;
    }

    private Button button(String icon, String key, Runnable action) {
        Button button = new Button(null, new FontIcon(icon));
        button.getStyleClass().addAll("button-icon", "flat", "small");
        button.setAccessibleText(texts.of(key));
        button.setTooltip(new Tooltip(texts.of(key)));
        button.setOnAction(event -> action.run());
        return button;
    }

    private void startKey(KeyEvent event) {
        if (event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN) {
            viewModel.moveStart(event.getCode() == KeyCode.UP ? 1 : -1);
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            show(viewModel.bits.get());
            event.consume();
        }
    }

    private void leave(boolean focused) {
        if (!focused && start.getScene() != null) {
            show(viewModel.bits.get());
        }
    }

    private void typed() {
        complain(viewModel.typeStart(start.getText().strip()));
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
        revert.setDisable(!now.isEdited());
        complain("");
    }
}
