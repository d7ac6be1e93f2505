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
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.playback.TimelineFrames;

import java.util.Optional;

/**
 * A row of frames with the playhead on it, and above it the two handles of the range that is
 * played: two sliders that share a length and look like one.
 */
public final class Track extends VBox {

    private static final PseudoClass RANGED = PseudoClass.getPseudoClass("ranged");

    private final RangeSlider range = new RangeSlider();
    private final Slider playhead = new Slider();
    private final TrackMarks marks = new TrackMarks();
    private TimelineViewModel viewModel;
    private Playback playback;

    /** What changes is not the user's doing. */
    private boolean following;

    public Track() {
        getStyleClass().add("track-stack");
        range.setId("range");
        range.setBlockIncrement(1);
        // It does not let through the keys of the window's menus.
        range.addEventFilter(KeyEvent.KEY_PRESSED, this::passOn);
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
        playback.framesProperty().subscribe(this::showMarks);
        playhead.valueProperty().subscribe(this::scrub);
        // Whoever takes hold of a moving playhead stops it, even without moving it.
        playhead.addEventFilter(
                MouseEvent.MOUSE_PRESSED, event -> playback.seek(playhead.getValue()));
        range.lowValueProperty().subscribe(this::chooseRange);
        range.highValueProperty().subscribe(this::chooseRange);
        range.lowValueChangingProperty().subscribe(this::placeHandles);
        range.highValueChangingProperty().subscribe(this::placeHandles);
    }

    private void passOn(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || event.getCode().isFunctionKey()) {
            event.consume();
            fireEvent(event.copyFor(this, this));
        }
    }

    /** One step at least: a slider without a length is none. */
    private void showLast() {
        following = true;
        playhead.setMax(Math.max(1, playback.lastFrame()));
        range.setMax(Math.max(1, playback.lastFrame()));
        following = false;
    }

    /** Many times a second, so nothing is made for it. */
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
        marks.showPlayed(playback.playedClip());
    }

    private void choose(KeyframeClip clip) {
        viewModel.choose(Optional.of(clip));
        focusPlayhead();
    }

    /** Puts the handles on whole frames, unless the pointer is just dragging one. */
    private void placeHandles() {
        if (range.isLowValueChanging() || range.isHighValueChanging()) {
            return;
        }
        int start = playback.range().start();
        int end = Math.max(start + 1, playback.range().end());
        following = true;
        // The one may not pass the other on the way.
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
        // The middle of the thumb is the frame, and it stays within the slider's width.
        Node thumb = playhead.lookup(".thumb");
        double half = thumb == null ? 0 : thumb.prefWidth(-1) / 2;
        double inset = playhead.getInsets().getLeft();
        marks.align(inset + half, Math.max(0, playhead.getWidth() - 2 * (inset + half)));
    }

    /** Takes the keyboard, for its playhead. */
    void focusPlayhead() {
        playhead.requestFocus();
    }

    /** Whether a key on this node is meant for the playhead. */
    boolean isPlayhead(Object node) {
        return node == playhead;
    }
}
