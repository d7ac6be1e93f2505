package org.jointscope.ui.md5.anomalies;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.jointscope.ui.md5.anomalies.AnomaliesViewModel.Cell;
import org.jointscope.ui.plot.ScrollingPlot;

/** A row for every joint, a column for every frame, the names on the left and the frame numbers above. */
final class AnomalyPlot extends ScrollingPlot {

    private static final double GUTTER = 116;
    private static final double RULER = 18;
    private static final double BAR = 12;
    private static final int PAGE = 10;
    private static final double PER_NOTCH = 1.25;
    private static final double PER_KEY = 1.5;

    private final AnomaliesViewModel model;
    private final ReadOnlyDoubleProperty frame;
    private final PlotNames names = new PlotNames();
    private AnomalyPicture picture = AnomalyPicture.NONE;
    private PlotArea area = PlotArea.of(0, 0, 1, 1, picture, 1, 0);
    private double zoom = 1;
    private boolean inRuler;
    private boolean inNames;

    AnomalyPlot(AnomaliesViewModel model, ReadOnlyDoubleProperty frame) {
        super("anomaly-plot", model.showing, "calm", "wrong", "hatch", "ink", "faint", "accent", "text");
        this.model = model;
        this.frame = frame;
        setPrefHeight(RULER + 100);
        getChildren().add(names);
        tooltip.setShowDelay(Duration.millis(300));
        tooltip.setShowDuration(Duration.INDEFINITE);
        setOnMousePressed(this::press);
        setOnMouseDragged(this::choose);
        setOnKeyPressed(this::keyPressed);
        model.state.map(AnomaliesViewModel.State::picture).subscribe(this::show);
        model.selectedJointProperty().subscribe(joint -> showJoint());
        frame.subscribe(this::repaintLive);
    }

    private void show(AnomalyPicture shown) {
        if (shown.rowCount() != picture.rowCount()) {
            scrollTo(0);
            zoom = 1;
        }
        picture = shown;
        repaint();
    }

    private int selectedRow() {
        return picture.row(model.selectedJointProperty().get());
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
        area = PlotArea.of(GUTTER, RULER, width, height, picture, zoom, scrolled());
        layoutBar(area.top(), area.height(), area.rows() * area.rowHeight(), area.rowHeight());
        names.show(picture, area, selectedRow());
    }

    @Override
    protected void paintStill(GraphicsContext graphics) {
        new PlotPainter(graphics, colors, picture, area).paint();
    }

    @Override
    protected void paintLive(GraphicsContext graphics) {
        if (picture.isEmpty()) {
            return;
        }
        int row = selectedRow();
        if (row >= 0 && area.isRow(area.y(row + 0.5))) {
            graphics.setStroke(colors.get("accent"));
            box(graphics, 0, row, area.width() + 2, area.rowHeight() + 1, -1);
        }
        graphics.setStroke(colors.get("text"));
        Cell cell = model.pointed.get();
        if (model.isCell(cell)) {
            double width = Math.max(2, area.width() / area.frames() - 1);
            box(graphics, cell.frame(), picture.row(cell.joint()), width, area.rowHeight() - 1, 0);
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
        if (!picture.isEmpty() && !(inRuler && inNames)) {
            model.goTo(new Cell(
                    inRuler ? -1 : picture.joint(area.row(event.getY())), inNames ? -1 : area.frame(event.getX())));
        }
    }

    @Override
    protected void point(double x, double y) {
        boolean cell = area.isRow(y) && x >= area.left() && !picture.isEmpty();
        model.pointed.set(cell ? new Cell(picture.joint(area.row(y)), area.frame(x)) : Cell.NONE);
        repaintLive();
    }

    @Override
    protected String explain() {
        return model.explain(model.pointed.get());
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
            case LEFT -> model.moveFrame(-1);
            case RIGHT -> model.moveFrame(1);
            case UP -> model.moveRow(-1);
            case DOWN -> model.moveRow(1);
            case PAGE_UP -> model.moveRow(-PAGE);
            case PAGE_DOWN -> model.moveRow(PAGE);
            case HOME -> model.goTo(new Cell(-1, 0));
            case END -> model.goTo(new Cell(-1, Integer.MAX_VALUE));
            case ENTER -> model.goToWorst();
            case PLUS, ADD, EQUALS -> zoom(PER_KEY);
            case MINUS, SUBTRACT -> zoom(1 / PER_KEY);
            default -> {
                return;
            }
        }
        event.consume();
    }
}
