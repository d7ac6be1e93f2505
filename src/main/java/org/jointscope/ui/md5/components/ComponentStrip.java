package org.jointscope.ui.md5.components;

import javafx.geometry.Orientation;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

import org.jointscope.ui.pane.TableColumns;

/**
 * A cell for each float of a frame, in rows as long as the pane is wide. However many there are,
 * only those that can be seen are painted: on two canvases, so that playing paints no more than the
 * values.
 */
public final class ComponentStrip extends Region {

    private static final double DIGIT_WIDTH = 6.5;
    private static final double MARGIN = 8;

    private final Canvas still = new Canvas();
    private final Canvas live = new Canvas();
    private final StripColours colours = new StripColours(this::requestLayout);
    private final ScrollBar down = new ScrollBar();
    private final Tooltip tooltip = new Tooltip();
    private ComponentsViewModel model;
    private StripGrid grid = StripGrid.of(CellSize.ALL.getFirst(), 0, 0, 0, 0);
    private int revealing = ComponentsViewModel.NONE;
    private boolean painting;

    public ComponentStrip() {
        getStyleClass().add("component-strip");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        down.setOrientation(Orientation.VERTICAL);
        getChildren().addAll(colours, still, live, down);
        // What they need is no business of whoever lays out the pane.
        getChildren().forEach(child -> child.setManaged(false));
        live.setMouseTransparent(true);
        down.valueProperty().subscribe(this::paintAll);
        focusedProperty().subscribe(this::requestLayout);
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(TableColumns.TOOLTIP_WIDTH);
    }

    void show(ComponentsViewModel shown) {
        model = shown;
        model.openingProperty()
                .subscribe(
                        opening -> {
                            down.setValue(0);
                            requestLayout();
                        });
        model.cellsProperty().subscribe(cells -> requestLayout());
        model.spansProperty().subscribe(spans -> requestLayout());
        model.changesProperty().subscribe(changes -> requestLayout());
        model.selectedJointProperty().subscribe(joint -> requestLayout());
        model.selectedComponentProperty().subscribe(component -> requestLayout());
        model.zoomProperty().subscribe(zoom -> requestLayout());
        model.fittingProperty().subscribe(fitting -> requestLayout());
        model.cursorProperty().subscribe(cell -> reveal(cell.intValue()));
        model.frameProperty().subscribe(frame -> paintValues());
        new StripMouse(this, model, tooltip).listen();
        new StripKeys(this, model).listen();
    }

    private void reveal(int cell) {
        revealing = cell;
        setAccessibleText(model.spoken());
        requestLayout();
    }

    StripGrid grid() {
        return grid;
    }

    /** Where a cell is drawn; outside, if it is scrolled away. */
    public Rectangle2D place(int cell) {
        int place = grid.place(cell);
        return new Rectangle2D(
                grid.x(place),
                grid.y(place) - down.getValue(),
                grid.size().width(),
                grid.size().height());
    }

    /** How far the strip is scrolled down. */
    double scrolled() {
        return down.getValue();
    }

    void scrollBy(double pixels) {
        down.setValue(Math.clamp(down.getValue() + pixels, 0, down.getMax()));
    }

    /** How many rows can be seen as a whole. */
    int page() {
        return Math.max(1, (int) (getHeight() / grid.rowHeight()));
    }

    @Override
    protected void layoutChildren() {
        if (model == null || getWidth() <= 0 || getHeight() <= 0) {
            return;
        }
        painting = true;
        double bar = Math.ceil(down.prefWidth(-1));
        place(getWidth() - bar);
        down.resizeRelocate(getWidth() - bar, 0, bar, getHeight());
        double hidden = Math.max(0, grid.height() - getHeight());
        down.setMax(Math.max(hidden, 1));
        down.setVisible(hidden > 0);
        down.setVisibleAmount(down.getMax() * getHeight() / Math.max(1, grid.height()));
        down.setUnitIncrement(grid.rowHeight());
        down.setBlockIncrement(page() * grid.rowHeight());
        down.setValue(Math.clamp(down.getValue(), 0, hidden));
        if (revealing != ComponentsViewModel.NONE && revealing < grid.cells()) {
            double top = grid.y(grid.place(revealing)) - StripGrid.TOP;
            double least = top + grid.rowHeight() + StripGrid.TOP - getHeight();
            down.setValue(
                    Math.clamp(Math.clamp(down.getValue(), Math.min(least, top), top), 0, hidden));
        }
        revealing = ComponentsViewModel.NONE;
        painting = false;
        paintAll();
    }

    private void place(double width) {
        int cells = model.cells().size();
        int end = model.cells().end();
        int largest = cells == 0 ? 0 : model.cells().index(cells - 1);
        int digits = Integer.toString(Math.max(largest, cells)).length();
        double gutter = MARGIN + digits * DIGIT_WIDTH;
        double right = width - MARGIN;
        if (model.fittingProperty().get()) {
            model.zoomProperty().set(StripGrid.fitting(right, getHeight(), cells, end, gutter));
        }
        CellSize size = CellSize.ALL.get(model.zoomProperty().get());
        StripGrid now = StripGrid.of(size, right, cells, end, gutter);
        keepRow(now);
        grid = now;
        still.setWidth(width);
        still.setHeight(getHeight());
        live.setWidth(width);
        live.setHeight(getHeight());
    }

    /** What is seen first stays so when cells become larger or smaller. */
    private void keepRow(StripGrid now) {
        boolean other = now.columns() != grid.columns() || !now.size().equals(grid.size());
        if (other && grid.cells() == now.cells() && grid.cells() > 0) {
            int row = (int) Math.round(down.getValue() / grid.rowHeight());
            int first = Math.max(0, grid.cellAt(Math.max(0, row * grid.columns())));
            double top = now.y(now.place(first)) - StripGrid.TOP;
            down.setMax(Math.max(down.getMax(), top));
            down.setValue(row == 0 ? 0 : top);
        }
    }

    private int firstRow() {
        return (int) (down.getValue() / grid.rowHeight());
    }

    private int rowsEnd() {
        int end = (int) Math.ceil((down.getValue() + getHeight()) / grid.rowHeight());
        return Math.min(end, grid.rows());
    }

    private void paintAll() {
        if (!painting && model != null && isLaidOut()) {
            new CellPainter(model, colours, grid, cleared(still))
                    .paint(firstRow(), rowsEnd(), isFocused());
            still.getGraphicsContext2D().restore();
            paintValues();
        }
    }

    /** Between another animation and the next layout the grid is still that of the old one. */
    private boolean isLaidOut() {
        return grid.cells() == model.cells().size();
    }

    private void paintValues() {
        if (model.showing.get() && isLaidOut()) {
            new ValuePainter(model, colours, grid, cleared(live)).paint(firstRow(), rowsEnd());
            live.getGraphicsContext2D().restore();
        }
    }

    /** Moved so that the strip begins at 0, to be restored. */
    private GraphicsContext cleared(Canvas canvas) {
        GraphicsContext gc = canvas.getGraphicsContext2D();
        gc.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        gc.save();
        gc.translate(0, -Math.rint(down.getValue()));
        return gc;
    }
}
