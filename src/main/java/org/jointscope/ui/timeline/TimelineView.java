package org.jointscope.ui.timeline;

import java.util.ResourceBundle;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.util.StringConverter;
import org.kordamp.ikonli.javafx.FontIcon;

/** Binds the timeline's controls to the playhead. */
public final class TimelineView {

    private static final String PLAY_ICON = "mdi2p-play";
    private static final String PAUSE_ICON = "mdi2p-pause";

    private final TimelineViewModel viewModel;

    @FXML
    private ResourceBundle resources;

    @FXML
    private Node root;

    @FXML
    private Button playButton;

    @FXML
    private FontIcon playIcon;

    @FXML
    private ToggleButton loopToggle;

    @FXML
    private ComboBox<Double> speedChoice;

    @FXML
    private Label frameLabel;

    @FXML
    private Label secondsLabel;

    @FXML
    private Label rateLabel;

    @FXML
    private Slider slider;

    private boolean following;

    public TimelineView(TimelineViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        root.disableProperty().bind(viewModel.stillProperty());
        viewModel.playingProperty().subscribe(this::showPlaying);
        loopToggle.selectedProperty().bindBidirectional(viewModel.loopingProperty());
        speedChoice.getItems().setAll(TimelineViewModel.SPEEDS);
        speedChoice.setConverter(new SpeedConverter());
        speedChoice.setValue(viewModel.speedProperty().get());
        speedChoice.valueProperty().subscribe(speed -> viewModel.speedProperty().set(speed));
        frameLabel.textProperty().bind(viewModel.frameTextProperty());
        secondsLabel.textProperty().bind(viewModel.secondsTextProperty());
        rateLabel.textProperty().bind(viewModel.rateTextProperty());
        viewModel.frameCountProperty().subscribe(() -> slider.setMax(Math.max(1, viewModel.lastFrame())));
        viewModel.frameProperty().subscribe(this::follow);
        slider.valueProperty().subscribe(this::scrub);
    }

    private void showPlaying(boolean playing) {
        playIcon.setIconLiteral(playing ? PAUSE_ICON : PLAY_ICON);
        playButton.setAccessibleText(resources.getString(playing ? "timeline.pause" : "timeline.play"));
    }

    /** The slider shows the playhead; only what the user does to it moves the playhead. */
    private void follow(Number frame) {
        following = true;
        slider.setValue(frame.doubleValue());
        following = false;
    }

    private void scrub(Number value) {
        if (!following) {
            viewModel.scrub(value.doubleValue());
        }
    }

    @FXML
    private void togglePlaying() {
        viewModel.togglePlaying();
    }

    @FXML
    private void stepForward() {
        viewModel.stepForward();
    }

    @FXML
    private void stepBack() {
        viewModel.stepBack();
    }

    /** Speeds as they are shown. The choice cannot be typed into, so nothing is ever read back. */
    private static final class SpeedConverter extends StringConverter<Double> {

        @Override
        public String toString(Double speed) {
            return TimelineViewModel.speedText(speed);
        }

        @Override
        public Double fromString(String text) {
            throw new UnsupportedOperationException();
        }
    }
}
