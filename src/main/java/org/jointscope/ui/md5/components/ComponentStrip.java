package org.jointscope.ui.md5.components;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jointscope.ui.control.ValuePart;
import org.jointscope.ui.plot.ScrollingPlot;

/**
 * A cell for each component of a frame, in rows as wide as the pane. Whatever the number of cells, only visible ones
 * are painted, and only their values during playback. Arrow keys move a cursor; Enter and a click select a cell.
 */
public final class ComponentStrip extends ScrollingPlot implements ValuePart {

    private static final double DIGIT_WIDTH = 6.5;
    private static final double MARGIN = 8;

    private final ComponentsViewModel model;
    private StripGrid grid = StripGrid.of(StripGrid.SIZES.getFirst(), 0, 0, 0, 0);
    private int revealing = ComponentsViewModel.NONE;

    public ComponentStrip(ComponentsViewModel model) {
        super("component-strip", model.showing, colorNames());
        this.model = model;
        setAccessibleRole(AccessibleRole.TEXT);
        Stream.<ObservableValue<?>>of(
                        model.state,
                        model.figures.spansProperty(),
                        model.document.editing().changesProperty(),
                        model.document.selectedJointProperty(),
                        model.document.selectedComponentProperty(),
                        model.zoom,
                        model.fitting,
                        focusedProperty())
                .forEach(value -> value.subscribe(this::repaint));
        model.state.map(ComponentsViewModel.State::opening).subscribe(opening -> scrollTo(0));
        model.cursor.subscribe(cell -> reveal(cell.intValue()));
        model.document.modelPlayhead().readableFrameProperty().subscribe(frame -> repaintLive());
        setOnMouseDragged(getOnMouseMoved());
        setOnMousePressed(this::press);
        setOnKeyPressed(this::keyPressed);
    }

    private static String[] colorNames() {
        return Stream.concat(
                        IntStream.range(0, JointColors.COUNT).mapToObj(joint -> "joint-" + joint),
                        Stream.of("ground", "text", "muted", "accent", "danger"))
                .toArray(String[]::new);
    }

    private void reveal(int cell) {
        revealing = cell;
        setAccessibleText(model.spoken());
        repaint();
    }

    StripGrid grid() {
        return grid;
    }

    /** The rectangle of a cell; outside the strip if it is scrolled out of view. */
    public Rectangle2D place(int cell) {
        int place = grid.place(cell);
        return new Rectangle2D(
                grid.x(place),
                grid.y(place) - scrolled(),
                grid.size().width(),
                grid.size().height());
    }

    @Override
    protected void arrange() {
        int cells = model.cells().size();
        int end = model.cells().end();
        int largest = cells == 0 ? 0 : model.cells().index(cells - 1);
        int digits = Integer.toString(Math.max(largest, cells)).length();
        double gutter = MARGIN + digits * DIGIT_WIDTH;
        double right = getWidth() - barWidth() - MARGIN;
        if (model.fitting.get()) {
            model.zoom.set(StripGrid.fitting(right, getHeight(), cells, end, gutter));
        }
        StripGrid before = grid;
        grid = StripGrid.of(StripGrid.SIZES.get(model.zoom.get()), right, cells, end, gutter);
        int row = (int) Math.round(scrolled() / before.rowHeight());
        layoutBar(0, getHeight(), grid.height(), grid.rowHeight());
        keepRow(before, row);
        if (revealing != ComponentsViewModel.NONE && revealing < cells) {
            double top = top(revealing);
            double least = top + grid.rowHeight() + StripGrid.TOP - getHeight();
            scrollTo(Math.clamp(scrolled(), Math.min(least, top), top));
        }
        revealing = ComponentsViewModel.NONE;
    }

    /** Keeps the first visible cell in view when the size of the cells changes. */
    private void keepRow(StripGrid before, int row) {
        boolean other = grid.columns() != before.columns() || !grid.size().equals(before.size());
        if (other && before.cells() == grid.cells() && grid.cells() > 0) {
            int first = Math.max(0, before.cellAt(Math.max(0, row * before.columns())));
            scrollTo(row == 0 ? 0 : top(first));
        }
    }

    private double top(int cell) {
        return grid.y(grid.place(cell)) - StripGrid.TOP;
    }

    @Override
    protected void paintStill(GraphicsContext graphics) {
        shift(graphics);
        new CellPainter(model, colors, grid, graphics).paint(firstRow(), rowsEnd(), isFocused());
        graphics.restore();
    }

    @Override
    protected void paintLive(GraphicsContext graphics) {
        shift(graphics);
        new ValuePainter(model, colors, grid, graphics).paint(firstRow(), rowsEnd());
        graphics.restore();
    }

    /** Translates the strip to 0; the caller restores the graphics. */
    private void shift(GraphicsContext graphics) {
        graphics.save();
        graphics.translate(0, -Math.rint(scrolled()));
    }

    private int firstRow() {
        return (int) (scrolled() / grid.rowHeight());
    }

    private int rowsEnd() {
        int end = (int) Math.ceil((scrolled() + getHeight()) / grid.rowHeight());
        return Math.min(end, grid.rows());
    }

    private int cellAt(double x, double y) {
        return grid.cellAt(x, y + scrolled());
    }

    @Override
    protected void point(double x, double y) {
        model.hovered.set(cellAt(x, y));
    }

    @Override
    protected String explain() {
        return model.explain(model.hovered.get());
    }

    private void press(MouseEvent event) {
        int cell = cellAt(event.getX(), event.getY());
        if (event.getButton() == MouseButton.PRIMARY) {
            model.choose(cell);
        } else if (cell != ComponentsViewModel.NONE) {
            model.cursor.set(cell);
        }
    }

    @Override
    protected void zoom(boolean larger) {
        model.zoomBy(larger ? 1 : -1);
    }

    private void keyPressed(KeyEvent event) {
        boolean used = !event.isAltDown() && model.cells().size() > 0;
        if (used && (zooms(event.getCode()) || !event.isShortcutDown() && acts(event.getCode()))) {
            event.consume();
        }
    }

    private boolean zooms(KeyCode key) {
        switch (key) {
            case PLUS, ADD, EQUALS -> zoom(true);
            case MINUS, SUBTRACT -> zoom(false);
            case DIGIT0, NUMPAD0 -> model.fitting.set(true);
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean selectValue() {
        return model.selectAtCursor();
    }

    private boolean acts(KeyCode key) {
        int row = grid.columns();
        int page = Math.max(1, (int) (getHeight() / grid.rowHeight()));
        switch (key) {
            case LEFT -> move(-1);
            case RIGHT -> move(1);
            case UP -> move(-row);
            case DOWN -> move(row);
            case PAGE_UP -> move(-row * page);
            case PAGE_DOWN -> move(row * page);
            case HOME -> model.cursor.set(0);
            case END -> model.cursor.set(model.cells().size() - 1);
            case ENTER, SPACE -> model.choose(model.cursor.get());
            case ESCAPE -> {
                return model.deselect();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void move(int places) {
        int cursor = model.cursor.get();
        model.cursor.set(cursor == ComponentsViewModel.NONE ? 0 : grid.moved(cursor, places));
    }
}
