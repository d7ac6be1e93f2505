package org.jointscope.ui.viewport;

import static org.jointscope.ui.control.Nodes.styled;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.viewport.StatisticsViewModel.Figure;

/**
 * The statistics over the viewport. Updates run only while frames are drawn: a running timer would keep JavaFX awake.
 */
final class StatisticsOverlay extends VBox {

    private static final Duration BETWEEN_UPDATES = Duration.millis(500);

    private final StatisticsViewModel viewModel;
    private final Texts texts;
    private final Timeline updates = new Timeline(new KeyFrame(BETWEEN_UPDATES, end -> update()));
    private final Runnable afterLayout = this::laidOut;
    private final Runnable afterPulse = this::drawn;

    StatisticsOverlay(StatisticsViewModel viewModel, Texts texts) {
        this.viewModel = viewModel;
        this.texts = texts;
        updates.setCycleCount(Animation.INDEFINITE);
        setId("statistics");
        getStyleClass().addAll("legend", "statistics");
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        for (Figure figure : Figure.values()) {
            getChildren().add(row(figure));
        }
        visibleProperty().bind(viewModel.shownProperty());
        sceneProperty()
                .flatMap(scene -> viewModel.shownProperty().map(shown -> shown ? scene : null))
                .subscribe(this::follow);
    }

    private HBox row(Figure figure) {
        Label name = new Label(texts.of("statistics." + figure));
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMaxWidth(Double.MAX_VALUE);
        Label value = styled(new Label(), "value");
        value.setId("statistics" + figure);
        value.setMinWidth(Region.USE_PREF_SIZE);
        value.textProperty().bind(viewModel.stateProperty().map(state -> state.get(figure)));
        HBox row = new HBox(name, value);
        if (figure == Figure.TRIANGLES) {
            row.getStyleClass().add("first");
        }
        Tooltip.install(row, new Explanation(texts.of("statistics." + figure + ".help")));
        return row;
    }

    /** Listens to the pulses of the scene in which it is visible. */
    private void follow(Scene before, Scene now) {
        updates.stop();
        if (before != null) {
            before.removePostLayoutPulseListener(afterLayout);
        }
        if (now != null) {
            now.addPostLayoutPulseListener(afterLayout);
        }
    }

    /** The rest of the pulse copies the scene for the renderer, and is measured to its end. */
    private void laidOut() {
        if (viewModel.isInFrame()) {
            Platform.runLater(afterPulse);
        }
    }

    private void drawn() {
        viewModel.endFrame();
        if (updates.getStatus() != Animation.Status.RUNNING) {
            updates.playFromStart();
        }
    }

    private void update() {
        if (!viewModel.update()) {
            updates.stop();
        }
    }
}
