package org.jointscope.ui.md5.joint;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
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
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.FirstClick;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.FeaturePane;

/**
 * An editor for a joint's flags, as bits and as a number, and its startIndex; the effect on the pose is visible at
 * once.
 */
final class FlagsEditor extends FlowPane {

    private static final PseudoClass EDITED = PseudoClass.getPseudoClass("edited");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("error");

    private final JointViewModel model;
    private final Texts texts;
    private final Runnable done;
    private final List<ToggleButton> bits;
    private final TextField flags;
    private final TextField start;
    private final Button revert;
    private final Label complaint = Nodes.styled(new Label(), "complaint");

    /** @param done runs after a number was typed */
    FlagsEditor(JointViewModel model, Texts texts, Runnable done) {
        this.model = model;
        this.done = done;
        this.texts = texts;
        setId("flagsEditor");
        getStyleClass().add("flags-editor");
        bits = Stream.of(Component.values()).map(this::bit).toList();
        flags = field("jointFlagsField", "flags", model.edits::typeFlags);
        start = field("jointStart", "start", model.edits::typeStart);
        start.addEventFilter(KeyEvent.KEY_PRESSED, this::startKey);
        revert = button("jointRevert", "mdi2u-undo-variant", "revert", this::revert);
        complaint.setWrapText(true);
        HBox box = Nodes.styled(new HBox(), "bits");
        box.getChildren().addAll(bits);
        HBox number = Nodes.styled(new HBox(label(flags), flags), "starts");
        getChildren().addAll(box, number, starts(), complaint);
        Showing.set(complaint, false);
        model.bits.subscribe(this::show);
    }

    private ToggleButton bit(Component component) {
        ToggleButton bit = Nodes.styled(new ToggleButton(component.label()), "bit");
        bit.setId("bit" + component.label());
        bit.setTooltip(new Tooltip(texts.of("joint.edit.bit", component.label())));
        bit.setOnAction(event -> {
            model.edits.toggle(model.joint(), component);
            show(model.bits.get());
        });
        return bit;
    }

    /** A field for a number of the selected joint. */
    private TextField field(String id, String key, BiFunction<List<Integer>, String, String> take) {
        TextField field = new TextField();
        field.setId(id);
        field.setPrefColumnCount(4);
        FirstClick.selectAllIn(field);
        field.setAccessibleText(texts.of("joint.edit." + key));
        field.setTooltip(new Explanation(texts.of("joint.edit." + key + ".help")));
        field.setOnAction(event -> {
            String reason = take.apply(model.joint(), field.getText().strip());
            complain(field, reason);
            if (reason.isEmpty()) {
                // The keys for undo and redo are those of the window again.
                done.run();
            }
        });
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::fieldKey);
        field.focusedProperty().subscribe(focused -> leave(field, focused));
        return field;
    }

    private Label label(TextField field) {
        Label label = new Label(field.getAccessibleText());
        label.setLabelFor(field);
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private HBox starts() {
        Button less = button("startEarlier", "mdi2m-minus", "earlier", () -> moveStart(-1));
        Button more = button("startLater", "mdi2p-plus", "later", () -> moveStart(1));
        return Nodes.styled(new HBox(label(start), less, start, more, revert), "starts");
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
        }
    }

    private void fieldKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            show(model.bits.get());
            event.consume();
        }
    }

    private void leave(TextField field, boolean focused) {
        if (!focused && field.getScene() != null) {
            show(model.bits.get());
        }
    }

    private void complain(TextField field, String reason) {
        complaint.setText(reason);
        Showing.set(complaint, !reason.isEmpty());
        field.pseudoClassStateChanged(WRONG, !reason.isEmpty());
    }

    /** Shows the current values of the joint. */
    private void show(JointViewModel.Bits now) {
        Showing.set(this, now.there());
        for (Component component : Component.values()) {
            ToggleButton bit = bits.get(component.ordinal());
            bit.setSelected(component.isIn(now.bits()));
            bit.pseudoClassStateChanged(EDITED, component.isIn(now.editedBits()));
        }
        show(flags, now.flags(), now.flagsEdited());
        show(start, now.start(), now.startEdited());
        revert.setDisable(!now.edited());
    }

    private void show(TextField field, String value, boolean edited) {
        field.setText(value);
        field.pseudoClassStateChanged(EDITED, edited);
        complain(field, "");
    }
}
