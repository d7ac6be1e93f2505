package org.jointscope.ui.md5.curves;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.paint.Color;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.md5.curves.CurvesViewModel.Sample;
import org.jointscope.ui.plot.Axis;
import org.jointscope.ui.plot.PlotCanvas;

/**
 * Curves over the frames, the frame numbers above. A click or drag goes to the frame; a drag of a dot up or down
 * changes its value. The wheel zooms in time, with Ctrl in the values; Shift or the middle button pan.
 */
final class CurvePlot extends PlotCanvas {

    static final double LEFT = 52;
    static final double RIGHT = 92;
    static final double RULER = 18;

    private static final String[] COLORS = {
        "curve-0", "curve-1", "curve-2", "curve-3", "curve-4", "curve-5", "curve-6", "inset", "ground", "faint",
        "muted", "text", "danger"
    };
    private static final double PER_NOTCH = 1.25;
    private static final double PIXELS_PER_NOTCH = 40;
    private static final double ROOM_FOR_DOTS = 7;
    private static final double NEAR = 12;
    private static final double NEAR_DOT = 7;
    private static final int FEWEST_FRAMES = 4;

    private final CurvesViewModel model;
    private final ReadOnlyDoubleProperty frame;
    private final Function<CurvePanel, String> titles;
    private List<CurvePanel> panels = List.of();
    private Axis time = Axis.whole(0, 1, 1);
    private Axis values = CurvePanel.whole();
    private int frames;
    private boolean oneJoint;
    private boolean panning;
    private double heldX;
    private double heldY;

    /** The sample that is dragged, and its new value. */
    private Optional<Sample> dragged = Optional.empty();

    private double changed = Double.NaN;

    CurvePlot(CurvesViewModel model, ReadOnlyDoubleProperty frame, Function<CurvePanel, String> titles) {
        super("curve-plot", model.showing, COLORS);
        this.model = model;
        this.frame = frame;
        this.titles = titles;
        setFocusTraversable(true);
        setMinSize(LEFT + RIGHT + 60, 80);
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseReleased(event -> release());
        setOnScroll(this::scroll);
        setOnKeyPressed(this::keyPressed);
        model.state.subscribe(this::show);
        model.normalized.subscribe(this::showWholeValues);
        model.selected.subscribe(this::repaint);
        frame.subscribe(this::repaintLive);
    }

    private void show(CurvesViewModel.State now) {
        if (now.frames() != frames) {
            frames = now.frames();
            time = wholeTime();
            cancel();
        }
        oneJoint =
                now.rows().stream().map(row -> row.curve().joint()).distinct().count() == 1;
        repaint();
    }

    private Axis wholeTime() {
        return Axis.whole(-0.5, Math.max(1, frames) - 0.5, FEWEST_FRAMES);
    }

    private void showWholeValues() {
        values = CurvePanel.whole();
        repaint();
    }

    /** Shows all frames and all values. */
    void showWhole() {
        time = wholeTime();
        showWholeValues();
    }

    List<CurvePanel> panels() {
        return panels;
    }

    Axis time() {
        return time;
    }

    int frames() {
        return frames;
    }

    double width() {
        return Math.max(1, getWidth() - LEFT - RIGHT);
    }

    double x(double at) {
        return LEFT + time.share(at) * width();
    }

    /** Whether there is space for the samples as dots, which can be dragged. */
    boolean hasDots() {
        return width() / time.length() >= ROOM_FOR_DOTS;
    }

    boolean isSelected(CurveRow row) {
        return row.index() == model.selected.get();
    }

    String label(CurveRow row) {
        return oneJoint ? row.label() : row.name();
    }

    String title(CurvePanel panel) {
        return titles.apply(panel);
    }

    Color background() {
        return colors.get("ground");
    }

    @Override
    protected void arrange() {
        panels = CurvePanel.of(
                model.state.get().rows(), model.normalized.get(), RULER, Math.max(20, getHeight() - RULER), values);
    }

    @Override
    protected void paintStill(GraphicsContext graphics) {
        new CurvePainter(this, graphics, colors).paint();
    }

    @Override
    protected void paintLive(GraphicsContext graphics) {
        double at = Math.min(frame.get(), frames - 1.0);
        if (at >= time.from() && at <= time.to()) {
            double x = Math.floor(x(at)) + 0.5;
            graphics.setStroke(colors.get("text"));
            graphics.strokeLine(x, RULER - 3, x, getHeight());
            graphics.setFill(colors.get("text"));
            graphics.fillPolygon(new double[] {x - 4, x + 4, x}, new double[] {RULER - 7, RULER - 7, RULER - 1}, 3);
        }
        dragged.or(model.pointed::get).ifPresent(sample -> mark(graphics, sample));
    }

    /** Marks a sample; while it is dragged, at its new value. */
    private void mark(GraphicsContext graphics, Sample sample) {
        CurveRow row = sample.row();
        CurvePanel panel = panel(row);
        double value = Double.isNaN(changed) ? row.curve().value(sample.frame()) : changed;
        boolean filled = row.isStored() && row.curve().isInFrame(sample.frame());
        double x = x(sample.frame());
        double y = panel.y(row, value);
        new CurvePainter(this, graphics, colors).dot(x, y, colors.get(row.color()), filled, 4.5);
        if (!Double.isNaN(changed)) {
            graphics.setFill(colors.get("text"));
            graphics.fillText(JointEdits.plain(changed), x + 8, y - 8);
        }
    }

    private CurvePanel panel(CurveRow row) {
        return panels.stream()
                .filter(it -> it.rows().stream().anyMatch(each -> each.index() == row.index()))
                .findFirst()
                .orElse(panels.getFirst());
    }

    private int frameAt(double x) {
        return (int) Math.clamp(Math.round(time.at((x - LEFT) / width())), 0L, Math.max(0, frames - 1));
    }

    /** The nearest sample to a position, if one is near; in a column with several frames, the nearest of them. */
    private Optional<Sample> sampleAt(double x, double y, double near) {
        Optional<Sample> nearest = Optional.empty();
        double distance = near;
        if (x < LEFT || x > LEFT + width()) {
            return nearest;
        }
        for (CurvePanel panel : panels) {
            for (CurveRow row : panel.contains(y) ? panel.rows() : List.<CurveRow>of()) {
                for (int at = frameAt(x - 1); at <= frameAt(x + 1); at++) {
                    double away = Math.abs(panel.y(row, row.curve().value(at)) - y) - (isSelected(row) ? 2 : 0);
                    if (away < distance) {
                        distance = away;
                        nearest = Optional.of(new Sample(row, at));
                    }
                }
            }
        }
        return nearest;
    }

    @Override
    protected void point(double x, double y) {
        model.pointed.set(sampleAt(x, y, NEAR));
        repaintLive();
    }

    private void press(MouseEvent event) {
        heldX = event.getX();
        heldY = event.getY();
        panning = event.getButton() == MouseButton.MIDDLE || event.isShiftDown();
        if (panning || event.getButton() != MouseButton.PRIMARY || frames == 0) {
            return;
        }
        sampleAt(heldX, heldY, NEAR)
                .ifPresent(sample -> model.selected.set(sample.row().index()));
        dragged = sampleAt(heldX, heldY, NEAR_DOT)
                .filter(sample ->
                        hasDots() && sample.row().isStored() && Math.abs(x(sample.frame()) - heldX) <= NEAR_DOT);
        goTo(event);
    }

    /** Goes to the frame under the pointer; beyond the edges, to the nearest one. */
    private void goTo(MouseEvent event) {
        int at = frameAt(event.getX());
        model.goTo(at);
        reveal(at);
    }

    private void reveal(double at) {
        Axis now = time.showing(at);
        if (!now.equals(time)) {
            time = now;
            repaint();
        }
    }

    private void drag(MouseEvent event) {
        if (panning) {
            time = time.moved((heldX - event.getX()) / width() * time.length());
            double height = panels.isEmpty() ? getHeight() : panels.getFirst().height();
            values = values.moved((event.getY() - heldY) / height * values.length());
            heldX = event.getX();
            heldY = event.getY();
            repaint();
        } else if (dragged.isPresent() && !event.isStillSincePress()) {
            dragSample(dragged.get(), event);
        } else if (event.isPrimaryButtonDown() && frames > 0) {
            goTo(event);
        }
    }

    /** Changes the value; a drag that begins to the side goes to other frames instead. */
    private void dragSample(Sample sample, MouseEvent event) {
        if (Double.isNaN(changed) && Math.abs(event.getX() - heldX) > Math.abs(event.getY() - heldY)) {
            dragged = Optional.empty();
            goTo(event);
        } else {
            double perUnit = panel(sample.row()).perUnit(sample.row());
            double value = sample.row().curve().value(sample.frame()) - (event.getY() - heldY) / perUnit;
            changed = rounded(value, 1 / perUnit);
            repaintLive();
        }
    }

    /** Rounds to a tenth of a pixel at most. */
    private static double rounded(double value, double perPixel) {
        double step = Axis.tick(perPixel) / 10;
        return step < 1 ? Math.rint(value / step) / Math.rint(1 / step) : Math.rint(value / step) * step;
    }

    private void release() {
        Optional<Sample> sample = dragged;
        double value = changed;
        cancel();
        if (!Double.isNaN(value)) {
            sample.ifPresent(it -> model.edit(it, value));
        }
    }

    private boolean cancel() {
        boolean dragging = dragged.isPresent();
        dragged = Optional.empty();
        changed = Double.NaN;
        repaintLive();
        return dragging;
    }

    private void scroll(ScrollEvent event) {
        double factor = Math.pow(PER_NOTCH, -(event.getDeltaY() + event.getDeltaX()) / PIXELS_PER_NOTCH);
        if (event.isShortcutDown()) {
            zoomValues(factor, event.getY());
        } else {
            zoomTime(factor, time.at((event.getX() - LEFT) / width()));
        }
        hover(event.getX(), event.getY());
        event.consume();
    }

    private void zoomTime(double factor, double at) {
        time = time.zoomed(factor, at);
        repaint();
    }

    private void zoomValues(double factor, double y) {
        double share = panels.stream()
                .filter(panel -> panel.contains(y))
                .findFirst()
                .map(panel -> 1 - (y - panel.top()) / panel.height())
                .orElse(0.5);
        values = values.zoomed(factor, values.at(share));
        repaint();
    }

    private void moveFrame(int to) {
        model.goTo(to);
        reveal(model.frame());
    }

    private void keyPressed(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        double step = event.isShiftDown() ? time.length() / 10 : 0;
        switch (event.getCode()) {
            case LEFT, RIGHT -> {
                int sign = event.getCode().name().equals("LEFT") ? -1 : 1;
                if (step > 0) {
                    time = time.moved(sign * step);
                    repaint();
                } else {
                    moveFrame(model.frame() + sign);
                }
            }
            case UP -> model.moveCurve(-1);
            case DOWN -> model.moveCurve(1);
            case HOME -> moveFrame(0);
            case END -> moveFrame(frames - 1);
            case PLUS, ADD, EQUALS -> zoomTime(1 / PER_NOTCH, frame.get());
            case MINUS, SUBTRACT -> zoomTime(PER_NOTCH, frame.get());
            case PAGE_UP -> zoomValues(1 / PER_NOTCH, -1);
            case PAGE_DOWN -> zoomValues(PER_NOTCH, -1);
            case DIGIT0, NUMPAD0 -> showWhole();
            case ESCAPE -> {
                if (!cancel()) {
                    return;
                }
            }
            default -> {
                return;
            }
        }
        event.consume();
    }
}
