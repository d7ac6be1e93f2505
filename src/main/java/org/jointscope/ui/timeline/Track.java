package org.jointscope.ui.timeline;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;

import org.controlsfx.control.RangeSlider;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.DoubleConsumer;

/**
 * A row of frames with the playhead on it, and above it the two handles of the range that is
 * played: two sliders that share a length and look like one. It says what the user does to it, and
 * shows what it is told; the two never mix.
 */
public final class Track extends VBox {

    private static final PseudoClass RANGED = PseudoClass.getPseudoClass("ranged");

    private final RangeSlider range = new RangeSlider();
    private final Slider playhead = new Slider();
    private final TrackMarks marks = new TrackMarks();
    private DoubleConsumer scrubbed = frame -> {};
    private BiConsumer<Double, Double> ranged = (start, end) -> {};
    private int rangeStart;
    private int rangeEnd;
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
        marks.show(List.of(), List.of(), 1);
        playhead.valueProperty().subscribe(this::scrub);
        // Whoever takes hold of a moving playhead stops it, even without moving it.
        playhead.addEventFilter(
                MouseEvent.MOUSE_PRESSED, event -> scrubbed.accept(playhead.getValue()));
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

    /**
     * What the two are called for those who cannot see them, and what there is to know about the
     * handles.
     */
    void setTexts(String playheadName, String rangeName, String rangeTip) {
        playhead.setAccessibleText(playheadName);
        range.setAccessibleText(rangeName);
        range.setTooltip(new Tooltip(rangeTip));
    }

    /** Calls back when the user drags the playhead, with the frame, which may lie between two. */
    void onScrub(DoubleConsumer listener) {
        scrubbed = listener;
    }

    /** Calls back when the user drags a handle, with both ends. */
    void onRange(BiConsumer<Double, Double> listener) {
        ranged = listener;
    }

    /** Shows so many frames and one step more at least: a slider without a length is none. */
    void showLast(int lastFrame) {
        following = true;
        playhead.setMax(Math.max(1, lastFrame));
        range.setMax(Math.max(1, lastFrame));
        following = false;
    }

    /** Many times a second, so nothing is made for it. */
    void showFrame(double frame) {
        following = true;
        playhead.setValue(frame);
        following = false;
    }

    void showRange(int start, int end, boolean some) {
        rangeStart = start;
        rangeEnd = Math.max(start + 1, end);
        range.pseudoClassStateChanged(RANGED, some);
        placeHandles();
    }

    /** Puts the handles on whole frames, unless the pointer is just dragging one. */
    private void placeHandles() {
        if (range.isLowValueChanging() || range.isHighValueChanging()) {
            return;
        }
        following = true;
        // The one may not pass the other on the way.
        range.setHighValue(Math.max(rangeEnd, range.getLowValue()));
        range.setLowValue(rangeStart);
        range.setHighValue(rangeEnd);
        following = false;
    }

    private void scrub() {
        double frame = playhead.getValue();
        if (!following) {
            scrubbed.accept(frame);
        }
    }

    private void chooseRange() {
        double start = range.getLowValue();
        double end = range.getHighValue();
        if (!following) {
            ranged.accept(start, end);
        }
    }

    /** The movements and cuts along the track. */
    TrackMarks marks() {
        return marks;
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
