package org.jointscope.ui.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import org.jointscope.ui.control.FocusRing;
import org.jointscope.ui.control.ValuePart;
import org.jointscope.ui.pane.TableKit;
import org.jointscope.ui.source.SourceRow.Range;
import org.jointscope.ui.source.TextCaret.Selection;

/** The text, with nodes for the visible rows only. It is read-only, and can be selected like any other text. */
public final class SourceArea extends Region implements ValuePart {

    private static final double WHEEL_ROWS = 3;
    private static final int CHARACTERS_AROUND = 3;

    /** Rows that are visible above or below a row to which it scrolls. */
    private static final int NEIGHBORS = 3;

    /** Minimum length of a scroll bar's thumb as a share, so that it can be dragged. */
    private static final double SHORTEST_THUMB = 0.06;

    private final List<SourceLine> lines = new ArrayList<>();
    private final ScrollBar down = new ScrollBar();
    private final ScrollBar across = new ScrollBar();
    private final Text measure = new Text("0");
    private final Rectangle clip = new Rectangle();

    private SourceViewModel viewModel;
    private double widest;
    private double wheel;
    private int revealing = -1;

    public SourceArea() {
        getStyleClass().add("source-area");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT_AREA);
        setCursor(Cursor.TEXT);
        setClip(clip);
        down.setOrientation(Orientation.VERTICAL);
        down.setCursor(Cursor.DEFAULT);
        across.setCursor(Cursor.DEFAULT);
        measure.getStyleClass().add("source-measure");
        measure.setVisible(false);
        getChildren().addAll(measure, down, across, FocusRing.in(this));
        // The layout of the pane does not depend on the size of the rows.
        getChildren().forEach(child -> child.setManaged(false));
        down.valueProperty().subscribe(() -> requestLayout());
        across.valueProperty().subscribe(() -> requestLayout());
        focusedProperty().subscribe(() -> requestLayout());
        addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    }

    void show(SourceViewModel shown) {
        viewModel = shown;
        down.valueProperty().bindBidirectional(viewModel.firstRow);
        across.valueProperty().bindBidirectional(viewModel.left);
        viewModel.file.subscribe(file -> {
            widest = 0;
            requestLayout();
        });
        viewModel.marks.subscribe(marks -> requestLayout());
        viewModel.findings.subscribe(findings -> requestLayout());
        viewModel.caret.selection.subscribe(this::follow);
        viewModel.onAsked(() -> reveal(selection()));
        new CaretInput(this, viewModel.caret).listen();
    }

    @Override
    public boolean selectValue() {
        return viewModel.selectValue();
    }

    private Selection selection() {
        return viewModel.caret.selection.get();
    }

    /** In an edited text, the scroll position stays, unless the caret was about to be shown. */
    private void follow(Selection selection) {
        if (viewModel.isRevising() && revealing < 0) {
            requestLayout();
        } else {
            reveal(selection);
        }
    }

    private void reveal(Selection selection) {
        revealing = selection.caret().row();
        requestLayout();
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        notifyAccessibleAttributeChanged(AccessibleAttribute.CARET_OFFSET);
    }

    private double rowHeight() {
        return Math.max(8, Math.ceil(measure.getLayoutBounds().getHeight()) + 2);
    }

    private double rowsHeight() {
        return getHeight() - (across.isVisible() ? across.prefHeight(-1) : 0);
    }

    /** The number of rows that are completely visible. */
    int page() {
        return Math.max(1, (int) (rowsHeight() / rowHeight()));
    }

    int firstRow() {
        return (int) Math.round(down.getValue());
    }

    private double marginWidth() {
        int digits = Math.max(3, Integer.toString(viewModel.rowCount()).length());
        return SourceLine.marginWidth(measure.getLayoutBounds().getWidth(), digits);
    }

    @Override
    protected void layoutChildren() {
        clip.setWidth(getWidth());
        clip.setHeight(getHeight());
        if (viewModel == null || getHeight() <= 0) {
            return;
        }
        measure.applyCss();
        int asked = revealing;
        boolean before = across.isVisible();
        layoutParts();
        if (across.isVisible() != before) {
            // The rows depend on this scroll bar, which depends on the rows.
            revealing = asked;
            layoutParts();
        }
    }

    private void layoutParts() {
        layoutDown();
        layoutLines();
        layoutAcross();
    }

    private void layoutDown() {
        int rows = viewModel.rowCount();
        int page = page();
        double barWidth = down.prefWidth(-1);
        down.setMax(Math.max(0, rows - page));
        down.setVisibleAmount(Math.clamp((double) page / rows, SHORTEST_THUMB, 1) * down.getMax());
        down.setUnitIncrement(1);
        down.setBlockIncrement(page);
        down.setVisible(rows > page);
        down.resizeRelocate(getWidth() - barWidth, 0, barWidth, rowsHeight());
        if (revealing >= 0) {
            int first = firstRow();
            if (revealing < first || revealing >= first + page) {
                boolean far = revealing < first - page || revealing > first + 2 * page;
                int near = Math.min(NEIGHBORS, (page - 1) / 2);
                int above = far ? page / 3 : revealing < first ? near : page - 1 - near;
                first = revealing - above;
            }
            scroll(down, first);
        } else {
            scroll(down, down.getValue());
        }
    }

    private static void scroll(ScrollBar bar, double value) {
        bar.setValue(Math.clamp(value, 0, bar.getMax()));
    }

    private void layoutLines() {
        double height = rowHeight();
        double margin = marginWidth();
        int first = firstRow();
        int count = (int) Math.ceil(rowsHeight() / height) + 1;
        // The text of a row would be visible through the scroll bar.
        int readable = across.isVisible() ? page() : count;
        while (lines.size() < count) {
            SourceLine line = new SourceLine();
            line.setManaged(false);
            lines.add(line);
            getChildren().add(lines.size() - 1, line);
        }
        Selection selection = selection();
        for (int i = 0; i < lines.size(); i++) {
            SourceLine line = lines.get(i);
            int row = first + i;
            boolean there = i < readable && row < viewModel.rowCount();
            line.show(there ? Optional.of(viewModel.row(row)) : Optional.empty());
            line.setVisible(i < count);
            line.applyCss();
            select(line, row, selection);
            line.place(margin, across.getValue());
            line.resizeRelocate(0, i * height, getWidth(), height);
            widest = there ? Math.max(widest, line.textWidth()) : widest;
            line.layout();
        }
        revealAcross(selection, first, margin);
    }

    private void select(SourceLine line, int row, Selection selection) {
        int length = line.shown().map(it -> it.text().length()).orElse(0);
        TextPosition from = selection.start();
        TextPosition to = selection.end();
        boolean inside = row >= from.row() && row <= to.row() && line.shown().isPresent();
        int begin = row == from.row() ? from.index() : 0;
        int end = row == to.row() ? to.index() : length;
        Range range = inside ? new Range(Math.min(begin, length), Math.min(end, length)) : Range.NONE;
        boolean caret = row == selection.caret().row() && line.shown().isPresent();
        line.select(range, inside && row < to.row(), caret ? selection.caret().index() : -1);
        line.setCaretVisible(isFocused());
    }

    /** Shows the caret, and all of the selected text of its row if it fits into the width. */
    private void revealAcross(Selection selection, int first, double margin) {
        int at = revealing - first;
        boolean there = revealing >= 0 && at >= 0 && at < lines.size();
        revealing = -1;
        if (!there) {
            return;
        }
        SourceLine line = lines.get(at);
        double room = getWidth() - margin - down.getWidth() - 16;
        double value = across.getValue();
        if (selection.start().row() == selection.end().row()) {
            value = shifted(value, line.x(selection.end().index()), room);
            value = shifted(value, line.x(selection.start().index()), room);
        }
        value = shifted(value, line.x(selection.caret().index()), room);
        if (value != across.getValue()) {
            across.setMax(Math.max(across.getMax(), value));
            across.setValue(value);
            for (SourceLine moved : lines) {
                moved.place(margin, value);
                moved.layout();
            }
        }
    }

    /** The scroll value at which a position of a row is visible. */
    private double shifted(double value, double x, double room) {
        double around = CHARACTERS_AROUND * measure.getLayoutBounds().getWidth();
        if (x < value) {
            return Math.max(0, x - around);
        }
        return x > value + room ? x - room + around : value;
    }

    private void layoutAcross() {
        double margin = marginWidth();
        double room = Math.max(1, getWidth() - margin - down.getWidth() - 16);
        double barHeight = across.prefHeight(-1);
        across.setMax(Math.max(Math.max(0, widest - room), across.getValue()));
        across.setVisibleAmount(across.getMax() * Math.min(1, room / Math.max(1, widest)));
        across.setUnitIncrement(measure.getLayoutBounds().getWidth() * CHARACTERS_AROUND);
        across.setBlockIncrement(room);
        across.setVisible(widest > room);
        across.resizeRelocate(margin, getHeight() - barHeight, getWidth() - margin - down.getWidth(), barHeight);
    }

    private void scrolled(ScrollEvent event) {
        double height = rowHeight();
        if (event.isShiftDown() || event.getDeltaX() != 0) {
            double delta = event.getDeltaX() != 0 ? event.getDeltaX() : event.getDeltaY();
            scroll(across, across.getValue() - delta);
        } else {
            double rows = event.isDirect() || event.isInertia()
                    ? event.getDeltaY() / height
                    : Math.signum(event.getDeltaY()) * WHEEL_ROWS;
            wheel += rows;
            int whole = (int) wheel;
            wheel -= whole;
            scroll(down, down.getValue() - whole);
        }
        event.consume();
    }

    /** The position at a point. */
    TextPosition positionAt(double x, double y) {
        // After a change, lines still have the previous rows until the layout.
        layout();
        int at = (int) Math.floor(y / rowHeight());
        int row = Math.clamp((long) firstRow() + at, 0, viewModel.rowCount() - 1);
        int line = row - firstRow();
        return new TextPosition(
                row, line >= 0 && line < lines.size() ? lines.get(line).indexAt(x) : 0);
    }

    boolean isOnScrollBar(double x, double y) {
        return down.isVisible() && x >= down.getLayoutX() || across.isVisible() && y >= across.getLayoutY();
    }

    /** Copies the selected text; without a selection the clipboard does not change. */
    void copy() {
        if (!selection().isEmpty()) {
            TableKit.copy(viewModel.caret.selectedText());
        }
    }

    /** A screen reader reads the row of the caret, as in any text control. */
    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        if (viewModel == null) {
            return super.queryAccessibleAttribute(attribute, parameters);
        }
        TextPosition caret = selection().caret();
        return switch (attribute) {
            case TEXT -> viewModel.row(caret.row()).text();
            case HELP -> viewModel.caretHelp();
            case CARET_OFFSET, SELECTION_START, SELECTION_END -> caret.index();
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }
}
