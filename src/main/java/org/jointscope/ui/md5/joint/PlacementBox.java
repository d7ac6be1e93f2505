package org.jointscope.ui.md5.joint;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.jointscope.ui.control.Showing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A step that ends in a place and a turn; it takes no room where there is none. */
public final class PlacementBox extends VBox {

    private final Label badge = new Label();
    private final Label title = new Label();
    private final Label text = new Label();
    private final Label positionHead = new Label();
    private final Label rotationHead = new Label();
    private final List<Label> position = new ArrayList<>();
    private final List<Label> rotation = new ArrayList<>();
    private final Label turn = new Label();
    private final VBox numbers = new VBox();

    public PlacementBox() {
        getStyleClass().add("step");
        badge.getStyleClass().add("step-badge");
        title.getStyleClass().add("step-title");
        text.getStyleClass().add("step-text");
        text.setWrapText(true);
        turn.getStyleClass().add("step-text");
        turn.setWrapText(true);
        HBox head = new HBox(badge, title);
        head.getStyleClass().add("step-head");
        Showing.set(badge, false);
        List<Label> axes = new ArrayList<>();
        for (String axis : List.of("x", "y", "z", "w")) {
            axes.add(label(axis, "number-title"));
            position.add(label("", "number"));
            rotation.add(label("", "number"));
        }
        numbers.getStyleClass().add("number-grid");
        numbers.getChildren()
                .addAll(
                        new AlignedRow(new Label(), axes),
                        new AlignedRow(positionHead, position),
                        new AlignedRow(rotationHead, rotation),
                        turn);
        getChildren().addAll(head, text, numbers);
    }

    private static Label label(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().addAll(style, "cell-label");
        return label;
    }

    /** The number of the step, if it is one of those that are numbered. */
    public void setBadge(String number) {
        badge.setText(number);
        Showing.set(badge, true);
    }

    public String getBadge() {
        return badge.getText();
    }

    /** How the row of the place is called. */
    public void setPositionText(String words) {
        positionHead.setText(words);
    }

    public String getPositionText() {
        return positionHead.getText();
    }

    /** How the row of the quaternion is called. */
    public void setRotationText(String words) {
        rotationHead.setText(words);
    }

    public String getRotationText() {
        return rotationHead.getText();
    }

    void show(Optional<PlacementStep> step) {
        Showing.set(this, step.isPresent());
        step.ifPresent(this::show);
    }

    private void show(PlacementStep step) {
        title.setText(step.title());
        text.setText(step.text());
        Showing.set(numbers, !step.position().isEmpty());
        for (int i = 0; i < step.position().size(); i++) {
            position.get(i).setText(step.position().get(i));
        }
        for (int i = 0; i < step.orientation().size(); i++) {
            rotation.get(i).setText(step.orientation().get(i));
        }
        turn.setText(step.turn());
    }
}
