package org.jointscope.ui.md5.sanity;

import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.util.Duration;

import org.jointscope.ui.control.Explanation;

import java.util.List;

/**
 * A row for every joint, a column for every frame, the names at the left and the frames' numbers
 * above. The playhead and what is selected lie over the picture, which is not drawn again for them.
 */
public final class SanityPlot extends Region {

    private static final double GUTTER = 116;
    private static final double RULER = 18;
    private static final double BAR = 12;
    private static final Font RULER_FONT = Font.font(10);

    /** Where somebody points or presses. */
    interface CellListener {
        void accept(int joint, int frame);
    }

    /** What there is to say about a cell. */
    interface CellText {
        String of(int joint, int frame);
    }

    private final Canvas canvas = new Canvas();
    private final PlotColors colors = new PlotColors(this::requestLayout);
    private final PlotPainter painter = new PlotPainter(canvas, colors);
    private final PlotNames names = new PlotNames();
    private final Rectangle selection = new Rectangle();
    private final Rectangle pointed = new Rectangle();
    private final Line playhead = new Line();
    private final Polygon handle = new Polygon(-4, 0, 4, 0, 0, 5);
    private final ScrollBar bar = new ScrollBar();
    private final Explanation tooltip = new Explanation();
    private final Rectangle namesClip = new Rectangle();
    private CellListener chosen = (joint, frame) -> {};
    private CellListener hovered = (joint, frame) -> {};
    private CellText explanation = (joint, frame) -> "";
    private SanityPicture picture = SanityPicture.NONE;
    private PlotArea area = PlotArea.of(0, 0, 1, 1, picture, 1, 0);
    private double zoom = 1;
    private double scroll;
    private int selectedJoint = -1;
    private double frame;
    private boolean inRuler;
    private boolean inNames;

    public SanityPlot() {
        getStyleClass().add("sanity-plot");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.NODE);
        selection.getStyleClass().add("selection");
        pointed.getStyleClass().add("pointed");
        playhead.getStyleClass().add("playhead");
        handle.getStyleClass().add("handle");
        names.setClip(namesClip);
        for (Node node : List.of(canvas, names, selection, pointed, playhead, handle)) {
            node.setManaged(false);
            node.setMouseTransparent(true);
        }
        pointed.setVisible(false);
        bar.setOrientation(Orientation.VERTICAL);
        bar.setManaged(false);
        bar.valueProperty().subscribe((before, now) -> scrollTo(now.doubleValue()));
        getChildren().addAll(colors, canvas, names, selection, pointed, playhead, handle, bar);
        tooltip.setShowDelay(Duration.millis(300));
        tooltip.setShowDuration(Duration.INDEFINITE);
        Tooltip.install(this, tooltip);
        setOnMousePressed(this::press);
        setOnMouseDragged(this::choose);
        setOnMouseMoved(this::point);
        setOnMouseExited(event -> leave());
        setOnScroll(this::wheel);
    }

    /** Calls back with the joint and the frame that the user presses on; −1 for neither. */
    void onChoose(CellListener listener) {
        chosen = listener;
    }

    /** Calls back with the joint and the frame under the pointer; −1 if there is none. */
    void onHover(CellListener listener) {
        hovered = listener;
    }

    void setExplanation(CellText text) {
        explanation = text;
    }

    void show(SanityPicture shown) {
        if (shown.rowCount() != picture.rowCount()) {
            scroll = 0;
            zoom = 1;
        }
        picture = shown;
        requestLayout();
    }

    /** Many times a second, so nothing is drawn for it. */
    void showFrame(double now) {
        frame = now;
        placePlayhead();
    }

    /** Marks a joint's row, and scrolls to it. */
    void showJoint(int joint) {
        selectedJoint = joint;
        int row = picture.row(joint);
        if (row >= 0) {
            scroll = area.scrollTo(row);
        }
        requestLayout();
    }

    /** Makes the rows thicker (more than 1) or thinner. */
    void zoom(double factor) {
        if (factor < 1 || area.canGrow()) {
            int row = area.row(area.top() + area.shownHeight() / 2);
            zoom = Math.max(1, zoom * factor);
            layoutArea();
            scroll += area.y(row + 0.5) - area.top() - area.shownHeight() / 2;
            requestLayout();
        }
    }

    private void scrollTo(double value) {
        if (value != scroll) {
            scroll = value;
            requestLayout();
        }
    }

    private void layoutArea() {
        double height = getHeight() - RULER - 2;
        area =
                PlotArea.of(
                        GUTTER,
                        RULER,
                        getWidth() - GUTTER - BAR - 4,
                        height,
                        picture,
                        zoom,
                        scroll);
        scroll = area.scroll();
    }

    @Override
    protected void layoutChildren() {
        layoutArea();
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        painter.paint(picture, area, RULER_FONT);
        int row = picture.row(selectedJoint);
        names.resizeRelocate(0, 0, GUTTER, getHeight());
        namesClip.setY(area.top() - 4);
        namesClip.setWidth(GUTTER);
        namesClip.setHeight(area.shownHeight() + 8);
        names.show(picture, area, row);
        placeSelection(row);
        placePlayhead();
        bar.setVisible(area.mostScroll() > 0);
        bar.setMax(area.mostScroll());
        bar.setVisibleAmount(
                area.mostScroll() * area.height() / Math.max(1, area.rows() * area.rowHeight()));
        bar.setUnitIncrement(area.rowHeight());
        bar.setBlockIncrement(area.height());
        bar.setValue(scroll);
        bar.resizeRelocate(getWidth() - BAR, area.top(), BAR, area.height());
    }

    private void placeSelection(int row) {
        selection.setVisible(row >= 0 && area.isRow(area.y(row + 0.5)) && !picture.isEmpty());
        place(selection, area.left() - 1, area.y(row) - 1, area.width() + 2, area.rowHeight() + 1);
    }

    /** On whole pixels, so that its line is sharp. */
    private static void place(Rectangle box, double x, double y, double width, double height) {
        box.setX(Math.floor(x) + 0.5);
        box.setY(Math.floor(y) + 0.5);
        box.setWidth(Math.max(1, Math.rint(width)));
        box.setHeight(Math.max(1, Math.rint(height)));
    }

    private void placePlayhead() {
        boolean any = !picture.isEmpty();
        playhead.setVisible(any);
        handle.setVisible(any);
        double x = Math.floor(area.x(Math.min(frame, area.frames() - 1) + 0.5)) + 0.5;
        playhead.setStartX(x);
        playhead.setEndX(x);
        playhead.setStartY(area.top() - 3);
        playhead.setEndY(area.top() + area.shownHeight());
        handle.setLayoutX(x);
        handle.setLayoutY(area.top() - 6);
    }

    private void press(MouseEvent event) {
        requestFocus();
        inRuler = !area.isRow(event.getY());
        inNames = event.getX() < area.left();
        choose(event);
        // The tabs around it would take the focus, and with it the keys.
        event.consume();
    }

    /** A drag stays where it began: on the ruler, on the names, or in the picture. */
    private void choose(MouseEvent event) {
        if (!picture.isEmpty() && !(inRuler && inNames)) {
            chosen.accept(
                    inRuler ? -1 : picture.joint(area.row(event.getY())),
                    inNames ? -1 : area.frame(event.getX()));
        }
    }

    private void point(MouseEvent event) {
        boolean cell = area.isRow(event.getY()) && event.getX() >= area.left();
        if (!cell || picture.isEmpty()) {
            leave();
            return;
        }
        int row = area.row(event.getY());
        int column = area.frame(event.getX());
        pointed.setVisible(true);
        place(
                pointed,
                area.x(column),
                area.y(row),
                Math.max(2, area.width() / area.frames() - 1),
                area.rowHeight() - 1);
        tooltip.setText(explanation.of(picture.joint(row), column));
        hovered.accept(picture.joint(row), column);
    }

    private void leave() {
        pointed.setVisible(false);
        tooltip.setText("");
        tooltip.hide();
        hovered.accept(-1, -1);
    }

    private void wheel(ScrollEvent event) {
        if (event.isShortcutDown()) {
            zoom(event.getDeltaY() > 0 ? 1.25 : 0.8);
        } else if (area.mostScroll() > 0) {
            scrollTo(Math.clamp(scroll - event.getDeltaY(), 0, area.mostScroll()));
        }
        event.consume();
    }

    @Override
    protected double computePrefHeight(double width) {
        return RULER + 100;
    }
}
