package org.jointscope.ui.timeline;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.scene.TimelineFrames;
import org.jointscope.ui.playback.Playback;

/** A slider with the playhead, and above it the two handles of the range that is played. */
public final class Track extends VBox {

    private final Slider playhead = new Slider();
    private final TrackMarks marks = new TrackMarks();
    private final Tooltip scaledTip = new Tooltip();
    private RangeHandles range;
    private TimelineViewModel viewModel;
    private Playback playback;

    /** True while changes are not made by the user. */
    private boolean following;

    public Track() {
        getStyleClass().add("track-stack");
        playhead.setId("scrub");
        playhead.setBlockIncrement(1);
    }

    void follow(TimelineViewModel shown) {
        viewModel = shown;
        playback = shown.playback;
        playhead.setAccessibleText(shown.texts.of("timeline.scrub"));
        range = new RangeHandles(playback, shown.texts);
        getChildren().setAll(marks, range, playhead);
        playback.frameCountProperty().subscribe(count -> showLast());
        playback.frameProperty().subscribe(this::showFrame);
        playback.rangeProperty().subscribe(now -> marks.showPlayed(playback.playedClip()));
        marks.onFrames(shown::describeMarks, playback::seek);
        playback.framesProperty().subscribe(this::showMarks);
        playhead.valueProperty().subscribe(this::scrub);
        // Pressing a moving playhead stops it, even without dragging it.
        playhead.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> playback.seek(playhead.getValue()));
    }

    /** At least one interval: a slider requires a length. */
    private void showLast() {
        following = true;
        playhead.setMax(Math.max(1, playback.lastFrame()));
        following = false;
    }

    /** Called many times per second, so it must not allocate memory. */
    private void showFrame() {
        following = true;
        playhead.setValue(playback.getFrame());
        following = false;
    }

    private void showMarks(TimelineFrames frames) {
        marks.show(frames, clip -> viewModel.name(Optional.of(clip)), this::choose);
        Tooltip.uninstall(marks, scaledTip);
        if (!frames.scaled().isEmpty()) {
            scaledTip.setText(
                    viewModel.texts.of("timeline.scaled", frames.scaled().size()));
            Tooltip.install(marks, scaledTip);
        }
        marks.showPlayed(playback.playedClip());
    }

    private void choose(KeyframeClip clip) {
        viewModel.choose(Optional.of(clip));
        focusPlayhead();
    }

    private void scrub() {
        double frame = playhead.getValue();
        if (!following) {
            playback.seek(frame);
        }
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        // The center of the thumb is the frame, and the thumb stays within the slider's width.
        Node thumb = playhead.lookup(".thumb");
        double half = thumb == null ? 0 : thumb.prefWidth(-1) / 2;
        double inset = playhead.getInsets().getLeft();
        double length = Math.max(0, playhead.getWidth() - 2 * (inset + half));
        marks.align(inset + half, length);
        range.align(inset + half, length);
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
