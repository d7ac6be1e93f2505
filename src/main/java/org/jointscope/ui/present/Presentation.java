package org.jointscope.ui.present;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.List;
import javafx.animation.PauseTransition;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.jointscope.ui.control.Showing;

/**
 * The window for an audience: on the whole screen, with large texts, only the viewport and one pane, a ring around the
 * pointer, and the keys that are pressed.
 */
public final class Presentation {

    private static final String STYLE = "presenting";
    private static final double RING = 28;
    private static final double BOTTOM = 190;
    private static final Duration READING = Duration.seconds(2);

    private final BooleanProperty active = new SimpleBooleanProperty(this, "active");
    private final Circle ring = styled(new Circle(RING), "pointer-ring");
    private final Label key = styled(new Label(), "pressed-key");
    private final PauseTransition fading = new PauseTransition(READING);
    private final EventHandler<MouseEvent> pointer = this::point;
    private final EventHandler<KeyEvent> keys = this::press;

    /**
     * @param root of the window
     * @param hidden a part that is hidden
     */
    public Presentation(Pane root, Node hidden) {
        for (Node mark : List.of(ring, key)) {
            mark.setManaged(false);
            mark.setMouseTransparent(true);
            mark.visibleProperty().bind(active);
        }
        key.setId("pressedKey");
        root.getChildren().addAll(ring, key);
        fading.setOnFinished(event -> key.setText(""));
        key.textProperty().subscribe(text -> {
            key.autosize();
            key.relocate((root.getWidth() - key.getWidth()) / 2, root.getHeight() - BOTTOM);
            key.setOpacity(text.isEmpty() ? 0 : 1);
        });
        Showing.bind(hidden, active.not());
        active.subscribe((before, now) -> {
            if (now) {
                root.getStyleClass().add(STYLE);
                root.addEventFilter(MouseEvent.ANY, pointer);
                root.addEventFilter(KeyEvent.KEY_PRESSED, keys);
            } else {
                root.getStyleClass().remove(STYLE);
                root.removeEventFilter(MouseEvent.ANY, pointer);
                root.removeEventFilter(KeyEvent.KEY_PRESSED, keys);
            }
            Stage stage = (Stage) root.getScene().getWindow();
            stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
            stage.setFullScreenExitHint("");
            stage.setFullScreen(now);
        });
    }

    /** Whether the window is presented. */
    public BooleanProperty activeProperty() {
        return active;
    }

    private void point(MouseEvent event) {
        ring.setCenterX(event.getSceneX());
        ring.setCenterY(event.getSceneY());
    }

    /** Keys that only modify others are shown with those. */
    private void press(KeyEvent event) {
        KeyCode code = event.getCode();
        if (!code.isModifierKey()) {
            key.setText(new KeyCodeCombination(
                            code,
                            held(event.isShiftDown()),
                            held(event.isControlDown()),
                            held(event.isAltDown()),
                            held(event.isMetaDown()),
                            ModifierValue.UP)
                    .getDisplayText());
            fading.playFromStart();
        }
    }

    private static ModifierValue held(boolean down) {
        return down ? ModifierValue.DOWN : ModifierValue.UP;
    }
}
