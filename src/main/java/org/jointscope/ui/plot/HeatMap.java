package org.jointscope.ui.plot;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

/** A row for every joint, a column for every frame, the names on the left and the frame numbers above. */
public final class HeatMap extends ScrollingPlot {

    /** What a heat map does. */
    public interface Actions {

        /** Selects the joint of a cell and goes to its frame; −1 leaves either unchanged. */
        void goTo(HeatCell cell);

        /** Goes to the frame with the highest value of the selected joint. */
        void goToWorst();

        /** The tooltip of a cell; empty without such a cell. */
        String explain(HeatCell cell);
    }

    private static final double GUTTER = 116;
    private static final double RULER = 18;
    private static final double BAR = 12;
    private static final int PAGE = 10;
    private static final double PER_NOTCH = 1.25;
    private static final double PER_KEY = 1.5;

    private final Actions actions;
    private final ReadOnlyDoubleProperty frame;
    private final ReadOnlyIntegerProperty joint;
    private final ObjectProperty<HeatCell> pointed = new SimpleObjectProperty<>(this, "pointed", HeatCell.NONE);
    private final HeatNames names = new HeatNames();
    private HeatRows rows;
    private HeatArea area;
    private double zoom = 1;
    private boolean inRuler;
    private boolean inNames;

    /**
     * @param seen whether the plot is visible
     * @param frame at the playhead
     * @param joint that is selected
     */
    public HeatMap(
            ObservableValue<Boolean> seen,
            ObservableValue<? extends HeatRows> cells,
            ReadOnlyDoubleProperty frame,
            ReadOnlyIntegerProperty joint,
            Actions actions) {
        super("heat-map", seen, "low", "high", "hatch", "ink", "faint", "accent", "text");
        this.actions = actions;
        rows = cells.getValue();
        area = HeatArea.of(0, 0, 1, 1, rows, 1, 0);
        this.frame = frame;
        this.joint = joint;
        setPrefHeight(RULER + 100);
        getChildren().add(names);
        tooltip.setShowDelay(Duration.millis(300));
        tooltip.setShowDuration(Duration.INDEFINITE);
        setOnMousePressed(this::press);
        setOnMouseDragged(this::choose);
        setOnKeyPressed(this::keyPressed);
        cells.subscribe(this::show);
        joint.subscribe(now -> showJoint());
        frame.subscribe(this::repaintLive);
    }

    /** The cell under the pointer. */
    public ReadOnlyObjectProperty<HeatCell> pointedProperty() {
        return pointed;
    }

    private void show(HeatRows shown) {
        if (shown.rowCount() != rows.rowCount()) {
            scrollTo(0);
            zoom = 1;
        }
        rows = shown;
        repaint();
    }

    private int selectedRow() {
        return rows.row(joint.get());
    }

    private void showJoint() {
        if (selectedRow() >= 0) {
            scrollTo(area.scrollTo(selectedRow()));
        }
        repaint();
    }

    @Override
    protected double barWidth() {
        return BAR;
    }

    @Override
    protected void arrange() {
        double width = getWidth() - GUTTER - BAR - 4;
        double height = getHeight() - RULER - 2;
        area = HeatArea.of(GUTTER, RULER, width, height, rows, zoom, scrolled());
        layoutBar(area.top(), area.height(), area.rows() * area.rowHeight(), area.rowHeight());
        names.show(rows, area, selectedRow());
    }

    @Override
    protected void paintStill(GraphicsContext graphics) {
        new HeatPainter(graphics, colors, rows, area).paint();
    }

    @Override
    protected void paintLive(GraphicsContext graphics) {
        if (rows.isEmpty()) {
            return;
        }
        int row = selectedRow();
        if (row >= 0 && area.isRow(area.y(row + 0.5))) {
            graphics.setStroke(colors.get("accent"));
            box(graphics, 0, row, area.width() + 2, area.rowHeight() + 1, -1);
        }
        graphics.setStroke(colors.get("text"));
        HeatCell cell = pointed.get();
        if (rows.row(cell.joint()) >= 0) {
            double width = Math.max(2, area.width() / area.frames() - 1);
            box(graphics, cell.frame(), rows.row(cell.joint()), width, area.rowHeight() - 1, 0);
        }
        paintPlayhead(graphics, Math.min(frame.get(), area.frames() - 1));
    }

    /** Draws a box on whole pixels, so that its line is sharp. */
    private void box(GraphicsContext graphics, int frame, int row, double width, double height, double shift) {
        graphics.strokeRect(
                Math.floor(area.x(frame) + shift) + 0.5,
                Math.floor(area.y(row) + shift) + 0.5,
                Math.max(1, Math.rint(width)),
                Math.max(1, Math.rint(height)));
    }

    private void paintPlayhead(GraphicsContext graphics, double frame) {
        double x = Math.floor(area.x(frame + 0.5)) + 0.5;
        graphics.strokeLine(x, area.top() - 3, x, area.top() + area.shownHeight());
        graphics.setFill(colors.get("text"));
        graphics.beginPath();
        graphics.moveTo(x - 4, area.top() - 6);
        graphics.lineTo(x + 4, area.top() - 6);
        graphics.lineTo(x, area.top() - 1);
        graphics.fill();
    }

    private void press(MouseEvent event) {
        inRuler = !area.isRow(event.getY());
        inNames = event.getX() < area.left();
        choose(event);
    }

    /** A drag stays in the area where it began: the ruler, the names, or the cells. */
    private void choose(MouseEvent event) {
        if (!rows.isEmpty() && !(inRuler && inNames)) {
            actions.goTo(new HeatCell(
                    inRuler ? -1 : rows.joint(area.row(event.getY())), inNames ? -1 : area.frame(event.getX())));
        }
    }

    @Override
    protected void point(double x, double y) {
        boolean cell = area.isRow(y) && x >= area.left() && !rows.isEmpty();
        pointed.set(cell ? new HeatCell(rows.joint(area.row(y)), area.frame(x)) : HeatCell.NONE);
        repaintLive();
    }

    @Override
    protected String explain() {
        return actions.explain(pointed.get());
    }

    @Override
    protected void zoom(boolean larger) {
        zoom(larger ? PER_NOTCH : 1 / PER_NOTCH);
    }

    /** Makes the rows thicker (more than 1) or thinner. */
    private void zoom(double factor) {
        if (factor < 1 || area.canGrow()) {
            double middle = area.shownHeight() / 2;
            int row = area.row(area.top() + middle);
            zoom = Math.max(1, zoom * factor);
            arrange();
            scrollTo(scrolled() + area.y(row + 0.5) - area.top() - area.shownHeight() / 2);
            repaint();
        }
    }

    private void keyPressed(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT -> moveFrame(-1);
            case RIGHT -> moveFrame(1);
            case UP -> moveRow(-1);
            case DOWN -> moveRow(1);
            case PAGE_UP -> moveRow(-PAGE);
            case PAGE_DOWN -> moveRow(PAGE);
            case HOME -> actions.goTo(new HeatCell(-1, 0));
            case END -> actions.goTo(new HeatCell(-1, Integer.MAX_VALUE));
            case ENTER -> actions.goToWorst();
            case PLUS, ADD, EQUALS -> zoom(PER_KEY);
            case MINUS, SUBTRACT -> zoom(1 / PER_KEY);
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** Moves by a number of frames; not past the ends. */
    private void moveFrame(int by) {
        actions.goTo(new HeatCell(-1, Math.max(0, (int) frame.get() + by)));
    }

    /** Moves by a number of rows; not past the ends. */
    private void moveRow(int by) {
        if (!rows.isEmpty()) {
            int row = selectedRow();
            int next = row < 0 && by > 0 ? by - 1 : row + by;
            actions.goTo(new HeatCell(rows.joint(Math.clamp(next, 0, rows.rowCount() - 1)), -1));
        }
    }
}
