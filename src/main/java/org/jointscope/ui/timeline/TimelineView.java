package org.jointscope.ui.timeline;

import javafx.beans.value.ObservableValue;
import javafx.event.EventTarget;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;

import org.jointscope.pose.LoopRule;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.control.ToggleChoice;
import org.jointscope.ui.playback.LoopMode;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.playback.Timeline;
import org.jointscope.ui.timeline.TimelineViewModel.State;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;
import java.util.ResourceBundle;

/** Binds the timeline's controls to the playhead. */
public final class TimelineView {

    private static final String PLAY_ICON = "mdi2p-play";
    private static final String PAUSE_ICON = "mdi2p-pause";

    private final TimelineViewModel viewModel;
    private final MovementViewModel movement;
    private final Playback playback;

    @FXML private ResourceBundle resources;

    @FXML private Pane root;

    @FXML private Pane transport;

    @FXML private Pane loopModeChoice;

    @FXML private Button playButton;

    @FXML private FontIcon playIcon;

    @FXML private ToggleGroup loopModes;

    @FXML private Slider speedSlider;

    @FXML private Button speedButton;

    @FXML private Track track;

    @FXML private Pane rangeReading;

    @FXML private Label rangeLabel;

    @FXML private Button rangeClear;

    @FXML private Label standstillLabel;

    @FXML private Label frameLabel;

    @FXML private Label secondsLabel;

    @FXML private Label rateLabel;

    @FXML private Label unlikeDoom3Label;

    @FXML private ComboBox<LoopRule> ruleChoice;

    @FXML private Tooltip ruleTip;

    private boolean followingSpeed;

    public TimelineView(TimelineViewModel viewModel, MovementViewModel movement) {
        this.viewModel = viewModel;
        this.playback = viewModel.playback;
        this.movement = movement;
    }

    @FXML
    private void initialize() {
        transport.disableProperty().bind(viewModel.state.map(State::still));
        playButton.disableProperty().bind(viewModel.state.map(State::unplayable));
        playback.playingProperty().subscribe(this::showPlaying);
        bindTexts();
        ToggleChoice.bind(loopModes, playback.loopModeProperty(), LoopMode.class);
        bindSpeed();
        bindTrack();
        bindRule();
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        // After a click the keys are the playhead's again; who comes to a button by keyboard stays
        // there.
        transport.addEventFilter(MouseEvent.MOUSE_CLICKED, event -> track.focusPlayhead());
        loopModeChoice.addEventFilter(MouseEvent.MOUSE_CLICKED, event -> track.focusPlayhead());
    }

    private void bindTexts() {
        ObservableValue<State> state = viewModel.state;
        frameLabel.textProperty().bind(state.map(State::frame));
        secondsLabel.textProperty().bind(state.map(State::seconds));
        rateLabel.textProperty().bind(state.map(State::rate));
        rangeLabel.textProperty().bind(state.map(State::range));
        standstillLabel.textProperty().bind(state.map(State::standstill));
        Showing.bind(standstillLabel, state.map(State::unplayable));
        Showing.bind(rangeReading, state.map(now -> !now.unplayable()));
        Showing.bind(
                rateLabel, state.map(now -> !now.still() && now.timeline() != Timeline.KEYFRAMES));
        rangeClear.visibleProperty().bind(state.map(State::ranged));
    }

    private void showPlaying(boolean playing) {
        playIcon.setIconLiteral(playing ? PAUSE_ICON : PLAY_ICON);
        playButton.setAccessibleText(
                resources.getString(playing ? "timeline.pause" : "timeline.play"));
    }

    private void bindSpeed() {
        speedSlider.setMin(TimelineViewModel.exponent(Playback.SLOWEST));
        speedSlider.setMax(TimelineViewModel.exponent(Playback.FASTEST));
        speedButton.textProperty().bind(viewModel.state.map(State::speed));
        playback.speedProperty().subscribe(this::showSpeed);
        speedSlider.valueProperty().subscribe(this::chooseSpeed);
    }

    private void showSpeed(Number speed) {
        followingSpeed = true;
        speedSlider.setValue(TimelineViewModel.exponent(speed.doubleValue()));
        followingSpeed = false;
    }

    private void chooseSpeed(Number exponent) {
        if (!followingSpeed) {
            viewModel.setSpeedExponent(exponent.doubleValue());
        }
    }

    private void bindTrack() {
        track.disableProperty().bind(viewModel.state.map(State::still));
        track.setTexts(
                resources.getString("timeline.scrub"),
                resources.getString("timeline.range"),
                resources.getString("timeline.range.tip"));
        playback.frameCountProperty().subscribe(count -> track.showLast(playback.lastFrame()));
        playback.frameProperty().subscribe(this::showFrame);
        playback.range().startProperty().subscribe(start -> showRange());
        playback.range().endProperty().subscribe(end -> showRange());
        bindMarks();
        track.onScrub(viewModel::scrub);
        track.onRange(viewModel::setRange);
    }

    private void bindMarks() {
        TrackMarks marks = track.marks();
        marks.onChoose(
                clip -> {
                    movement.choose(Optional.of(clip));
                    track.focusPlayhead();
                },
                clip -> movement.name(Optional.of(clip)));
        playback.framesProperty()
                .subscribe(
                        frames -> {
                            marks.show(frames.clips(), frames.cuts(), frames.count() - 1);
                            marks.showPlayed(movement.played.get());
                        });
        movement.played.subscribe(marks::showPlayed);
    }

    private void showFrame() {
        track.showFrame(playback.frameProperty().get());
    }

    private void showRange() {
        track.showRange(
                playback.range().startProperty().get(),
                playback.range().endProperty().get(),
                !playback.range().isWhole());
    }

    private void bindRule() {
        ruleChoice.disableProperty().bind(viewModel.state.map(State::unplayable));
        Showing.bind(ruleChoice, viewModel.state.map(now -> now.timeline() == Timeline.ANIMATION));
        Showing.bind(unlikeDoom3Label, viewModel.state.map(State::unlikeDoom3));
        ruleChoice.getItems().setAll(LoopRule.values());
        ruleChoice.setButtonCell(new RuleCell(true));
        ruleChoice.setCellFactory(list -> new RuleCell(false));
        ComboChoice.bind(ruleChoice, playback.loopRuleProperty());
        ruleTip.setOnShowing(event -> ruleTip.setText(viewModel.rules.explanation()));
    }

    /** The keys of a player, but for those that the control in focus has a use for itself. */
    private void keyPressed(KeyEvent event) {
        EventTarget focused = event.getTarget();
        boolean button = focused instanceof ButtonBase;
        boolean handled =
                !event.isShortcutDown()
                        && !event.isAltDown()
                        && switch (event.getCode()) {
                            case SPACE ->
                                    !button
                                            && !(focused instanceof ComboBox)
                                            && act(viewModel::togglePlaying);
                            case LEFT ->
                                    (button || track.isPlayhead(focused))
                                            && act(viewModel::stepBack);
                            case RIGHT ->
                                    (button || track.isPlayhead(focused))
                                            && act(viewModel::stepForward);
                            case HOME ->
                                    (button || track.isPlayhead(focused))
                                            && act(viewModel::goToFirst);
                            case END ->
                                    (button || track.isPlayhead(focused))
                                            && act(viewModel::goToLast);
                            case L -> act(viewModel::nextLoopMode);
                            default -> false;
                        };
        if (handled) {
            event.consume();
        }
    }

    private static boolean act(Runnable action) {
        action.run();
        return true;
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

    @FXML
    private void goToFirst() {
        viewModel.goToFirst();
    }

    @FXML
    private void goToLast() {
        viewModel.goToLast();
    }

    @FXML
    private void resetSpeed() {
        viewModel.resetSpeed();
    }

    @FXML
    private void clearRange() {
        viewModel.clearRange();
    }

    /** A loop rule with the length that it gives the animation at hand. */
    private final class RuleCell extends ListCell<LoopRule> {

        private final boolean brief;

        RuleCell(boolean brief) {
            this.brief = brief;
        }

        @Override
        protected void updateItem(LoopRule rule, boolean empty) {
            super.updateItem(rule, empty);
            textProperty().unbind();
            if (empty) {
                setText(null);
            } else {
                textProperty()
                        .bind(brief ? viewModel.rules.brief(rule) : viewModel.rules.sentence(rule));
            }
        }
    }
}
