package org.jointscope.ui.timeline;

import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.event.EventTarget;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.scene.Timeline;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.IntegerSpinner;
import org.jointscope.ui.control.Keys;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.control.ToggleChoice;
import org.jointscope.ui.playback.LoopMode;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.timeline.TimelineViewModel.State;
import org.kordamp.ikonli.javafx.FontIcon;

/** Binds the timeline's controls to the playhead. */
public final class TimelineView {

    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final String PLAY_ICON = "mdi2p-play";
    private static final String PAUSE_ICON = "mdi2p-pause";

    private final TimelineViewModel viewModel;
    private final Playback playback;
    private final Map<KeyCode, Runnable> keys;

    /** True while the slider is moved to a speed that does not come from it. */
    private boolean showingSpeed;

    @FXML
    private Pane root;

    @FXML
    private Pane transport;

    @FXML
    private Pane loopModeChoice;

    @FXML
    private Button playButton;

    @FXML
    private FontIcon playIcon;

    @FXML
    private ToggleGroup loopModes;

    @FXML
    private Slider speedSlider;

    @FXML
    private ReadingField speedField;

    @FXML
    private Track track;

    @FXML
    private Pane rangeReading;

    @FXML
    private Label rangeRoom;

    @FXML
    private ReadingField rangeField;

    @FXML
    private Button rangeClear;

    @FXML
    private Label standstillLabel;

    @FXML
    private ReadingField frameField;

    @FXML
    private Label frameRoom;

    @FXML
    private Label secondsLabel;

    @FXML
    private Label secondsRoom;

    @FXML
    private Label rateLabel;

    @FXML
    private Label unlikeDoom3Label;

    @FXML
    private ComboBox<LoopRule> ruleChoice;

    @FXML
    private Tooltip ruleTip;

    @FXML
    private Node subjectChoice;

    @FXML
    private ToggleGroup subjects;

    @FXML
    private Toggle modelToggle;

    @FXML
    private Toggle cameraToggle;

    @FXML
    private ComboBox<Optional<KeyframeClip>> clipChoice;

    @FXML
    private Pane rateChoice;

    @FXML
    private Spinner<Integer> rateSpinner;

    public TimelineView(TimelineViewModel viewModel) {
        this.viewModel = viewModel;
        this.playback = viewModel.playback;
        this.keys = Map.of(
                KeyCode.SPACE, playback::toggle,
                KeyCode.LEFT, this::stepBack,
                KeyCode.RIGHT, this::stepForward,
                KeyCode.HOME, this::goToFirst,
                KeyCode.END, this::goToLast,
                KeyCode.L, playback::nextLoopMode);
    }

    /** Adds the commands that move the focus into the timeline. */
    public void addCommands(Commands commands) {
        commands.add("goToFrame", () -> frameField.visit())
                .keys(Scope.WINDOW, "Shortcut+Shift+G")
                .when(viewModel.state.map(state -> !state.still()));
        commands.add("chooseClip", this::chooseClip)
                .keys(Scope.WINDOW, "Shortcut+Shift+C")
                .when(viewModel.severalClips);
    }

    /** Opens the list of clips; the focus returns when it closes. */
    private void chooseClip() {
        Node before = root.getScene().getFocusOwner();
        clipChoice.setOnHidden(event -> {
            clipChoice.setOnHidden(null);
            if (before != null) {
                before.requestFocus();
            }
        });
        clipChoice.requestFocus();
        clipChoice.show();
    }

    @FXML
    private void initialize() {
        transport.disableProperty().bind(viewModel.state.map(State::still));
        playButton.disableProperty().bind(viewModel.state.map(State::unplayable));
        playback.playingProperty().subscribe(this::showPlaying);
        bindTexts();
        ToggleChoice.bind(loopModes, playback.loopModeProperty(), LoopMode.class);
        bindSpeed();
        track.disableProperty().bind(viewModel.state.map(State::still));
        track.follow(viewModel);
        bindRule();
        bindMovement();
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        // After a click the playhead gets the focus again; a button that was focused by keyboard
        // keeps it.
        transport.addEventFilter(MouseEvent.MOUSE_CLICKED, event -> track.focusPlayhead());
        loopModeChoice.addEventFilter(MouseEvent.MOUSE_CLICKED, event -> track.focusPlayhead());
    }

    private void bindTexts() {
        ObservableValue<State> state = viewModel.state;
        frameField.follow(state.map(State::frame), viewModel::typedFrame, viewModel::typeFrame, track::focusPlayhead);
        frameField.disableProperty().bind(state.map(State::still));
        frameRoom.textProperty().bind(state.map(State::widestFrame));
        secondsRoom.textProperty().bind(state.map(State::widestSeconds));
        secondsLabel.textProperty().bind(state.map(State::seconds));
        rateLabel.textProperty().bind(state.map(State::rate));
        rangeField.follow(state.map(State::range), viewModel::typedRange, viewModel::typeRange, track::focusPlayhead);
        rangeRoom.textProperty().bind(state.map(State::range));
        standstillLabel.textProperty().bind(state.map(State::standstill));
        Showing.bind(standstillLabel, state.map(State::unplayable));
        Showing.bind(rangeReading, state.map(now -> !now.unplayable()));
        Showing.bind(rateLabel, state.map(now -> !now.still() && now.timeline() != Timeline.MD2));
        rangeClear.visibleProperty().bind(state.map(State::ranged));
    }

    private void showPlaying(boolean playing) {
        playIcon.setIconLiteral(playing ? PAUSE_ICON : PLAY_ICON);
        playButton.setAccessibleText(viewModel.texts.of(playing ? "timeline.pause" : "timeline.play"));
    }

    private void bindSpeed() {
        speedSlider.setMax(Playback.SPEEDS.size() - 1);
        speedField.follow(
                viewModel.state.map(State::speed), viewModel::typedSpeed, viewModel::typeSpeed, track::focusPlayhead);
        playback.speedProperty().subscribe(this::showSpeed);
        speedSlider.valueProperty().subscribe(position -> {
            if (!showingSpeed) {
                playback.setSpeedStep(position.doubleValue());
            }
        });
        speedSlider.addEventFilter(KeyEvent.KEY_PRESSED, this::speedKey);
    }

    private void showSpeed(Number speed) {
        showingSpeed = true;
        speedSlider.setValue(Playback.speedStep(speed.doubleValue()));
        showingSpeed = false;
        speedField.pseudoClassStateChanged(CHANGED, speed.doubleValue() != 1);
    }

    /** From a speed between two steps, the slider itself would pass over the nearest one. */
    private void speedKey(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT, DOWN -> playback.changeSpeed(-1);
            case RIGHT, UP -> playback.changeSpeed(1);
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void bindRule() {
        ruleChoice.disableProperty().bind(viewModel.state.map(State::unplayable));
        Showing.bind(ruleChoice, viewModel.state.map(now -> now.timeline() == Timeline.ANIMATION));
        Showing.bind(unlikeDoom3Label, viewModel.state.map(State::unlikeDoom3));
        ruleChoice.getItems().setAll(LoopRule.values());
        ruleChoice.setButtonCell(new RuleCell(true));
        ruleChoice.setCellFactory(list -> new RuleCell(false));
        ComboChoice.show(ruleChoice, rule -> viewModel.name(rule, false).getValue());
        ComboChoice.bind(ruleChoice, playback.loopRuleProperty());
        ruleTip.setOnShowing(event -> ruleTip.setText(viewModel.explainRules()));
    }

    /** The choosers of the animation; each is visible only if there is a choice. */
    private void bindMovement() {
        Showing.bind(subjectChoice, viewModel.playheads.choosableProperty());
        Showing.bind(clipChoice, viewModel.severalClips);
        Showing.bind(rateChoice, viewModel.state.map(now -> now.timeline() == Timeline.MD2));
        playback.framesProperty().subscribe(frames -> showSubject());
        subjects.selectedToggleProperty().subscribe(this::chooseSubject);
        clipChoice.setButtonCell(new ClipCell(viewModel.texts.of("timeline.clip.range")));
        clipChoice.setCellFactory(list -> new ClipCell(""));
        ComboChoice.show(clipChoice, viewModel::name);
        ComboChoice.bind(clipChoice, viewModel.clips, viewModel.playedClip, viewModel::choose);
        bindRate();
    }

    private void showSubject() {
        boolean ofCamera = playback.timeline() == Timeline.CAMERA;
        subjects.selectToggle(ofCamera ? cameraToggle : modelToggle);
    }

    /** One of them is always selected: a click on that one has no effect. */
    private void chooseSubject(Toggle before, Toggle now) {
        if (now == null) {
            subjects.selectToggle(before);
        } else {
            viewModel.playheads.show(now == cameraToggle);
        }
    }

    private void bindRate() {
        IntegerSpinner.prepare(
                rateSpinner,
                Playback.SLOWEST_RATE,
                Playback.FASTEST_RATE,
                frameRate(playback.frameRateProperty().getValue()));
        playback.frameRateProperty()
                .subscribe(rate -> rateSpinner.getValueFactory().setValue(frameRate(rate)));
        rateSpinner.valueProperty().subscribe((before, rate) -> playback.setFrameRate(rate));
    }

    private static int frameRate(Number rate) {
        return (int) Math.rint(rate.doubleValue());
    }

    /** The playback keys, except for those that the focused control handles itself. */
    private void keyPressed(KeyEvent event) {
        EventTarget focused = event.getTarget();
        if (Keys.isTyped(focused)) {
            return;
        }
        boolean button = focused instanceof ButtonBase;
        boolean free = switch (event.getCode()) {
            case SPACE -> !button && !(focused instanceof ComboBox);
            case LEFT, RIGHT, HOME, END -> button || track.isPlayhead(focused);
            default -> true;
        };
        Runnable action = keys.get(event.getCode());
        if (action != null && free && !event.isShortcutDown() && !event.isAltDown()) {
            action.run();
            event.consume();
        }
    }

    @FXML
    private void togglePlaying() {
        playback.toggle();
    }

    @FXML
    private void stepForward() {
        playback.step(1);
    }

    @FXML
    private void stepBack() {
        playback.step(-1);
    }

    @FXML
    private void goToFirst() {
        playback.seek(0);
    }

    @FXML
    private void goToLast() {
        playback.seek(playback.lastFrame());
    }

    @FXML
    private void clearRange() {
        playback.clearRange();
        track.focusPlayhead();
    }

    /** A loop rule with the resulting length of the animation. */
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
                textProperty().bind(viewModel.name(rule, brief));
            }
        }
    }

    /** A clip with its frames. */
    private final class ClipCell extends ListCell<Optional<KeyframeClip>> {

        private final String none;

        /** @param none the text if there is no clip */
        ClipCell(String none) {
            this.none = none;
        }

        @Override
        protected void updateItem(Optional<KeyframeClip> clip, boolean empty) {
            super.updateItem(clip, empty);
            setText(clip == null ? none : viewModel.name(clip));
        }
    }
}
