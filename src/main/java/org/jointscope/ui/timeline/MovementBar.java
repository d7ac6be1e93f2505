package org.jointscope.ui.timeline;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Pane;
import javafx.util.StringConverter;

import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.pose.md2.KeyframeMorph;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.playback.Timeline;

import java.util.Optional;

/** The choosers of what moves; each is there only while there is something to choose. */
public final class MovementBar {

    private final TimelineViewModel viewModel;

    @FXML private Node subjectChoice;

    @FXML private ToggleGroup subjects;

    @FXML private Toggle modelToggle;

    @FXML private Toggle cameraToggle;

    @FXML private ComboBox<Optional<KeyframeClip>> clipChoice;

    @FXML private Pane rateChoice;

    @FXML private Spinner<Integer> rateSpinner;

    public MovementBar(TimelineViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        Showing.bind(subjectChoice, viewModel.playheads.choosableProperty());
        Showing.bind(clipChoice, viewModel.clips.map(clips -> clips.size() > 2));
        Showing.bind(rateChoice, viewModel.state.map(now -> now.timeline() == Timeline.KEYFRAMES));
        viewModel.playback.framesProperty().subscribe(this::showSubject);
        subjects.selectedToggleProperty().subscribe(this::chooseSubject);
        clipChoice.setButtonCell(new ClipCell(viewModel.texts.of("timeline.clip.range")));
        clipChoice.setCellFactory(list -> new ClipCell(""));
        ComboChoice.bind(clipChoice, viewModel.clips, viewModel.playedClip, viewModel::choose);
        bindRate();
    }

    private void showSubject() {
        boolean flight = viewModel.playback.timeline() == Timeline.FLIGHT;
        subjects.selectToggle(flight ? cameraToggle : modelToggle);
    }

    /** One of them is always on: a click on that one changes nothing. */
    private void chooseSubject(Toggle before, Toggle now) {
        if (now == null) {
            subjects.selectToggle(before);
        } else {
            viewModel.playheads.show(now == cameraToggle);
        }
    }

    private void bindRate() {
        SpinnerValueFactory.IntegerSpinnerValueFactory rates =
                new SpinnerValueFactory.IntegerSpinnerValueFactory(
                        Playback.SLOWEST_RATE, Playback.FASTEST_RATE);
        rates.setConverter(new WholeNumber(rates));
        rateSpinner.setValueFactory(rates);
        Playback playback = viewModel.playback;
        playback.frameRateProperty()
                .subscribe(rate -> rates.setValue((int) Math.rint(rate.doubleValue())));
        rates.valueProperty().subscribe((before, rate) -> playback.setFrameRate(rate));
    }

    /** What is typed, if it is a number; else what was there before. */
    private static final class WholeNumber extends StringConverter<Integer> {

        private final SpinnerValueFactory<Integer> rates;

        WholeNumber(SpinnerValueFactory<Integer> rates) {
            this.rates = rates;
        }

        @Override
        public String toString(Integer rate) {
            return String.valueOf(rate);
        }

        @Override
        public Integer fromString(String typed) {
            try {
                return Math.clamp(
                        Integer.parseInt(typed.strip()),
                        Playback.SLOWEST_RATE,
                        Playback.FASTEST_RATE);
            } catch (NumberFormatException noNumber) {
                return Optional.ofNullable(rates.getValue()).orElse((int) KeyframeMorph.FRAME_RATE);
            }
        }
    }

    /** A movement with its frames. */
    private final class ClipCell extends ListCell<Optional<KeyframeClip>> {

        private final String none;

        /**
         * @param none what it shows without one
         */
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
