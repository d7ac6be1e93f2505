package org.jointscope.ui.timeline;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;

import org.controlsfx.control.RangeSlider;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.ui.control.Keys;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.playback.TimelineFrames;

import java.util.Optional;

/**
 * A row of frames with the playhead, and above it the two handles of the range that is played: two
 * sliders with the same length that look like one.
 */
public final class Track extends VBox {

    private static final PseudoClass RANGED = PseudoClass.getPseudoClass("ranged");

    private final RangeSlider range = new RangeSlider();
    private final Slider playhead = new Slider();
    private final TrackMarks marks = new TrackMarks();
    private final Tooltip scaledTip = new Tooltip();
    private TimelineViewModel viewModel;
    private Playback playback;

    /** True while changes are not made by the user. */
    private boolean following;

    public Track() {
        getStyleClass().add("track-stack");
        range.setId("range");
        range.setBlockIncrement(1);
        // It would not pass on the accelerators of the window.
        Keys.passOn(range, Track::isAccelerator);
        playhead.setId("scrub");
        playhead.setBlockIncrement(1);
        getChildren().setAll(marks, range, playhead);
    }

    void follow(TimelineViewModel shown) {
        viewModel = shown;
        playback = shown.playback;
        playhead.setAccessibleText(shown.texts.of("timeline.scrub"));
        range.setAccessibleText(shown.texts.of("timeline.range"));
        range.setTooltip(new Tooltip(shown.texts.of("timeline.range.tip")));
        playback.frameCountProperty().subscribe(count -> showLast());
        playback.frameProperty().subscribe(this::showFrame);
        playback.rangeProperty().subscribe(now -> showRange());
        marks.onFrames(shown::describeMarks, playback::seek);
        playback.framesProperty().subscribe(this::showMarks);
        playhead.valueProperty().subscribe(this::scrub);
        // Pressing a moving playhead stops it, even without dragging it.
        playhead.addEventFilter(
                MouseEvent.MOUSE_PRESSED, event -> playback.seek(playhead.getValue()));
        range.lowValueProperty().subscribe(this::chooseRange);
        range.highValueProperty().subscribe(this::chooseRange);
        range.lowValueChangingProperty().subscribe(this::placeHandles);
        range.highValueChangingProperty().subscribe(this::placeHandles);
    }

    private static boolean isAccelerator(KeyEvent event) {
        return event.isShortcutDown() || event.isAltDown() || event.getCode().isFunctionKey();
    }

    /** At least one interval: a slider requires a length. */
    private void showLast() {
        following = true;
        playhead.setMax(Math.max(1, playback.lastFrame()));
        range.setMax(Math.max(1, playback.lastFrame()));
        following = false;
    }

    /** Called many times per second, so it must not allocate memory. */
    private void showFrame() {
        following = true;
        playhead.setValue(playback.getFrame());
        following = false;
    }

    private void showRange() {
        range.pseudoClassStateChanged(RANGED, !playback.range().isWhole());
        placeHandles();
        marks.showPlayed(playback.playedClip());
    }

    private void showMarks(TimelineFrames frames) {
        marks.show(frames, clip -> viewModel.name(Optional.of(clip)), this::choose);
        Tooltip.uninstall(marks, scaledTip);
        if (!frames.scaled().isEmpty()) {
            scaledTip.setText(viewModel.texts.of("timeline.scaled", frames.scaled().size()));
            Tooltip.install(marks, scaledTip);
        }
        marks.showPlayed(playback.playedClip());
    }

    private void choose(KeyframeClip clip) {
        viewModel.choose(Optional.of(clip));
        focusPlayhead();
    }

    /** Moves the handles to whole frames, except for one that is being dragged. */
    private void placeHandles() {
        if (range.isLowValueChanging() || range.isHighValueChanging()) {
            return;
        }
        int start = playback.range().start();
        int end = Math.max(start + 1, playback.range().end());
        following = true;
        // The low value must not exceed the high value in between.
        range.setHighValue(Math.max(end, range.getLowValue()));
        range.setLowValue(start);
        range.setHighValue(end);
        following = false;
    }

    private void scrub() {
        double frame = playhead.getValue();
        if (!following) {
            playback.seek(frame);
        }
    }

    private void chooseRange() {
        double start = range.getLowValue();
        double end = range.getHighValue();
        if (!following) {
            viewModel.setRange(start, end);
        }
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        // The center of the thumb is the frame, and the thumb stays within the slider's width.
        Node thumb = playhead.lookup(".thumb");
        double half = thumb == null ? 0 : thumb.prefWidth(-1) / 2;
        double inset = playhead.getInsets().getLeft();
        marks.align(inset + half, Math.max(0, playhead.getWidth() - 2 * (inset + half)));
    }

    /** Requests the focus for the playhead. */
    void focusPlayhead() {
        playhead.requestFocus();
    }

    /** Whether a key on this node belongs to the playhead. */
    boolean isPlayhead(Object node) {
        return node == playhead;
    }
}
