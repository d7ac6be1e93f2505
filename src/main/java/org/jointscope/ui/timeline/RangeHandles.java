package org.jointscope.ui.timeline;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.playback.Playback.Range;

/**
 * The two handles of the range that is played, and the bar between them, which moves both. Each handle has the focus
 * separately, so that it can be moved by keys.
 */
final class RangeHandles extends Pane {

    private static final PseudoClass RANGED = PseudoClass.getPseudoClass("ranged");

    private final Playback playback;
    private final Texts texts;
    private final Region bar = Nodes.styled(new Region(), "range-bar");
    private final Region start = Nodes.styled(new Region(), "range-handle");
    private final Region end = Nodes.styled(new Region(), "range-handle");
    private double left;
    private double length = 1;

    /** The distance of the mouse from the frame that it drags, in frames. */
    private double grip;

    RangeHandles(Playback playback, Texts texts) {
        this.playback = playback;
        this.texts = texts;
        setId("range");
        getStyleClass().add("range-handles");
        getChildren().setAll(bar, start, end);
        start.setId("rangeStart");
        end.setId("rangeEnd");
        for (Region handle : List.of(start, end)) {
            handle.setFocusTraversable(true);
            handle.setAccessibleRole(AccessibleRole.SLIDER);
            handle.setOnKeyPressed(event -> keyPressed(handle, event));
            handle.setOnMousePressed(event -> press(handle, event));
            handle.setOnMouseDragged(event -> move(handle, frameAt(event) - grip));
        }
        bar.setOnMousePressed(event -> press(start, event));
        bar.setOnMouseDragged(event -> moveBoth(frameAt(event) - grip));
        Tooltip.install(this, new Explanation(texts.of("timeline.range.tip")));
        // Not at the handle: the tooltip is hidden when the event arrives here.
        setOnMousePressed(Event::consume);
        playback.rangeProperty().subscribe(now -> show());
        playback.frameCountProperty().subscribe(count -> requestLayout());
    }

    private void show() {
        Range range = playback.range();
        pseudoClassStateChanged(RANGED, !range.isWhole());
        start.setAccessibleText(texts.of("timeline.range.start", range.start()));
        end.setAccessibleText(texts.of("timeline.range.end", range.end()));
        requestLayout();
    }

    private void press(Region handle, MouseEvent event) {
        handle.requestFocus();
        grip = frameAt(event) - frame(handle);
    }

    private void keyPressed(Region handle, KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT -> move(handle, frame(handle) - 1.0);
            case RIGHT -> move(handle, frame(handle) + 1.0);
            case HOME -> move(handle, 0);
            case END -> move(handle, playback.lastFrame());
            default -> {
                return;
            }
        }
        event.consume();
    }

    private int frame(Region handle) {
        return handle == start ? playback.range().start() : playback.range().end();
    }

    /** A handle does not pass the other one. */
    private void move(Region handle, double to) {
        int frame = (int) Math.rint(to);
        Range range = playback.range();
        if (handle == start) {
            playback.setRange(Math.min(frame, range.end() - 1), range.end());
        } else {
            playback.setRange(range.start(), frame);
        }
    }

    private void moveBoth(double to) {
        Range range = playback.range();
        int span = range.end() - range.start();
        int first = Math.clamp(Math.round(to), 0, Math.max(0, playback.lastFrame() - span));
        playback.setRange(first, first + span);
    }

    /** Sets the position of frame 0, and the distance to the last frame. */
    void align(double from, double width) {
        if (left != from || length != width) {
            left = from;
            length = width;
            requestLayout();
        }
    }

    private double frameAt(MouseEvent event) {
        double x = sceneToLocal(event.getSceneX(), event.getSceneY()).getX();
        return length > 0 ? (x - left) / length * steps() : 0;
    }

    /** At least one interval, also of a still. */
    private int steps() {
        return Math.max(1, playback.lastFrame());
    }

    @Override
    protected double computePrefHeight(double width) {
        return start.prefHeight(-1);
    }

    @Override
    protected double computeMinHeight(double width) {
        return start.prefHeight(-1);
    }

    @Override
    protected void layoutChildren() {
        Range range = playback.range();
        double from = place(start, range.start());
        double to = place(end, Math.max(range.start() + 1, range.end()));
        bar.resizeRelocate(from, 0, Math.max(0, to - from), getHeight());
    }

    private double place(Region handle, int frame) {
        double center = left + length * frame / steps();
        double width = handle.prefWidth(-1);
        handle.resizeRelocate(center - width / 2, 0, width, handle.prefHeight(-1));
        return center;
    }
}
