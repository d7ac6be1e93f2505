package org.jointscope.ui.md5.components;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import org.jointscope.analysis.ComponentSpans;
import org.jointscope.model.FrameLayout.Use;
import org.jointscope.ui.control.Swatches;

/** Paints the parts of the cells that stay the same during playback. */
final class CellPainter extends StripPainter {

    private static final Font LETTERS = Font.font("System", FontWeight.BOLD, 11);
    private static final Font SMALL = Font.font("System", 10.5);
    private static final double LETTER_WIDTH = 6;
    private static final double HATCHING = 5;
    private static final double POSITION = 0.16;
    private static final double ORIENTATION = 0.30;

    CellPainter(ComponentsViewModel model, Swatches colors, StripGrid grid, GraphicsContext graphics) {
        super(model, colors, grid, graphics);
    }

    /** Paints the rows from one to another (exclusive). */
    void paint(int fromRow, int toRow, boolean focused) {
        for (int row = fromRow; row < toRow; row++) {
            int first = row * grid.columns();
            paintNumber(first);
            for (int place = first; place < first + grid.columns(); place++) {
                if (grid.isBorder(place)) {
                    paintBorder(place);
                } else if (grid.cellAt(place) >= 0) {
                    paintCell(grid.cellAt(place), place);
                }
            }
            if (size.names()) {
                paintNames(first);
            }
        }
        for (int row = fromRow; row < toRow; row++) {
            for (int i = 0; i < grid.columns(); i++) {
                paintRings(row * grid.columns() + i, focused);
            }
        }
    }

    /** Paints the index of a row's first component before the row. */
    private void paintNumber(int first) {
        int cell = grid.cellAt(first);
        if (cell >= 0) {
            gc.setFont(DIGITS);
            gc.setFill(colors.get("muted"));
            gc.setTextAlign(TextAlignment.RIGHT);
            String number = Integer.toString(model.cells().index(cell));
            double middle = grid.y(first) + Math.min(size.height() / 2 + 3.5, size.letterLine());
            gc.fillText(number, grid.gutter() - 5, middle);
            gc.setTextAlign(TextAlignment.LEFT);
        }
    }

    private void paintBorder(int place) {
        double x = grid.x(place) + size.width() / 2;
        gc.setStroke(colors.get("danger"));
        gc.setLineWidth(2);
        gc.strokeLine(x, grid.y(place) - 1, x, grid.y(place) + size.height() + 1);
    }

    private void paintCell(int cell, int place) {
        List<Use> uses = model.cells().uses(cell);
        double x = grid.x(place);
        double y = grid.y(place);
        if (uses.isEmpty()) {
            paintNobodys(x, y);
        } else if (uses.size() == 1) {
            paintOwned(uses.getFirst(), x, y, startsRun(place, uses));
        } else {
            paintShared(uses, x, y);
        }
        if (model.cells().isPastTheEnd(cell)) {
            paintPast(x, y);
        }
        if (size.letters()) {
            paintLetters(cell, uses, x, y);
        }
        if (size.plot()) {
            paintPlot(model.cells().index(cell), uses, x, y);
        }
        if (uses.stream().anyMatch(use -> model.isEdited(use.joint()))) {
            paintEdited(x, y);
        }
    }

    private double width() {
        return size.width() - 1;
    }

    private void paintNobodys(double x, double y) {
        double w = width();
        double h = size.height();
        gc.setFill(colors.get("ground"));
        gc.fillRect(x, y, w, h);
        gc.setStroke(colors.get("muted"));
        gc.setLineWidth(1);
        for (double d = HATCHING / 2; d < w + h; d += HATCHING) {
            double left = Math.max(0, d - h);
            double right = Math.min(d, w);
            gc.strokeLine(x + left, y + d - left, x + right, y + d - right);
        }
        if (size.plot()) {
            double top = size.valueLine() - 11;
            gc.fillRect(x + 1, y + top, w - 2, h - top - 1);
        }
    }

    private void paintOwned(Use use, double x, double y, boolean first) {
        Color color = color(use);
        boolean turns = use.component().isOrientation();
        gc.setFill(shade(color, turns));
        gc.fillRect(x, y, width(), size.height());
        gc.setFill(color);
        gc.fillRect(x, y, width(), StripGrid.Size.BAND);
        if (first) {
            gc.fillRect(x, y, 2, size.height());
        }
    }

    private static Color shade(Color color, boolean turns) {
        return color.deriveColor(0, 1, 1, turns ? ORIENTATION : POSITION);
    }

    /** Whether the cell before it, in the same row, belongs to another joint. */
    private boolean startsRun(int place, List<Use> uses) {
        int before = place % grid.columns() == 0 ? -1 : grid.cellAt(place - 1);
        return before < 0 || !joints(model.cells().uses(before)).equals(joints(uses));
    }

    private static List<Integer> joints(List<Use> uses) {
        return uses.stream().map(Use::joint).toList();
    }

    /** Paints one half in the color of each of the first two owners. */
    private void paintShared(List<Use> uses, double x, double y) {
        double w = width();
        double h = size.height();
        Color one = color(uses.get(0));
        Color two = color(uses.get(1));
        gc.setFill(one.deriveColor(0, 1, 1, 0.45));
        gc.fillPolygon(new double[] {x, x + w, x}, new double[] {y, y, y + h}, 3);
        gc.setFill(two.deriveColor(0, 1, 1, 0.45));
        gc.fillPolygon(new double[] {x + w, x + w, x}, new double[] {y, y + h, y + h}, 3);
        gc.setFill(one);
        gc.fillRect(x, y, w / 2, StripGrid.Size.BAND);
        gc.setFill(two);
        gc.fillRect(x + w / 2, y, w / 2, StripGrid.Size.BAND);
        paintRing("danger", 1.5, x, y, 0.75);
    }

    private void paintPast(double x, double y) {
        gc.setLineDashes(3, 2);
        paintRing("danger", 1, x, y, 0.5);
        gc.setLineDashes();
    }

    private void paintRing(String color, double line, double x, double y, double inset) {
        gc.setStroke(colors.get(color));
        gc.setLineWidth(line);
        gc.strokeRect(x + inset, y + inset, width() - 2 * inset, size.height() - 2 * inset);
    }

    private void paintLetters(int cell, List<Use> uses, double x, double y) {
        gc.setFont(LETTERS);
        gc.setFill(colors.get("text"));
        double line = y + size.letterLine();
        if (!size.plot()) {
            String letters = uses.isEmpty() ? "" : uses.getFirst().component().label();
            gc.fillText(uses.size() > 1 ? letters + "+" : letters, x + 4, line);
            return;
        }
        String letters = uses.stream().map(use -> use.component().label()).collect(Collectors.joining(" "));
        gc.fillText(letters, x + 4, line);
        if (size.names() && uses.size() < 3) {
            gc.setFont(DIGITS);
            gc.setFill(colors.get("muted"));
            gc.setTextAlign(TextAlignment.RIGHT);
            String number = "#" + model.cells().index(cell);
            double left = width() - 6 - letters.length() * LETTER_WIDTH;
            if (number.length() * DIGIT_WIDTH < left) {
                gc.fillText(number, x + width() - 3, line);
            }
            gc.setTextAlign(TextAlignment.LEFT);
        }
    }

    private void paintPlot(int index, List<Use> uses, double x, double y) {
        ComponentSpans spans = model.spans();
        if (!spans.isKnown(index)) {
            return;
        }
        gc.setLineWidth(1);
        gc.setStroke(
                uses.isEmpty() ? colors.get("muted") : color(uses.getFirst()).interpolate(colors.get("text"), 0.35));
        if (spans.least(index) == spans.greatest(index)) {
            double middle = Math.round(y + size.plotY(0.5)) + 0.5;
            gc.setLineDashes(2, 3);
            gc.strokeLine(x + size.plotLeft(), middle, x + width() - size.plotLeft(), middle);
            gc.setLineDashes();
        } else {
            paintCourse(spans, index, x, y);
        }
    }

    private void paintCourse(ComponentSpans spans, int index, double x, double y) {
        double least = spans.least(index);
        double range = spans.greatest(index) - least;
        double step = size.plotWidth() / spans.columns();
        gc.beginPath();
        boolean down = false;
        for (int column = 0; column < spans.columns(); column++) {
            double low = spans.low(index, column);
            double high = spans.high(index, column);
            down = down && !Double.isNaN(low);
            if (!Double.isNaN(low)) {
                double at = x + size.plotLeft() + (column + 0.5) * step;
                if (down) {
                    gc.lineTo(at, y + size.plotY((low - least) / range));
                } else {
                    gc.moveTo(at, y + size.plotY((low - least) / range));
                }
                gc.lineTo(at, y + size.plotY((high - least) / range));
                down = true;
            }
        }
        gc.stroke();
    }

    /** Paints a dog-ear: flags or startIndex of an owner differ from the file. */
    private void paintEdited(double x, double y) {
        double ear = Math.min(8, width() - 2);
        double right = x + width();
        gc.setFill(colors.get("accent"));
        gc.fillPolygon(new double[] {right - ear, right, right}, new double[] {y, y, y + ear}, 3);
    }

    /** Paints each joint's name once, over each run of its cells. */
    private void paintNames(int first) {
        gc.setFont(SMALL);
        gc.setFill(colors.get("text"));
        int place = first;
        while (place < first + grid.columns()) {
            int cell = grid.cellAt(place);
            int next = place + 1;
            if (cell >= 0 && !model.cells().uses(cell).isEmpty()) {
                List<Use> uses = model.cells().uses(cell);
                while (next < first + grid.columns()
                        && grid.cellAt(next) >= 0
                        && !startsRun(next, model.cells().uses(grid.cellAt(next)))) {
                    next++;
                }
                String names = uses.stream()
                        .map(use -> model.jointName(use.joint()))
                        .distinct()
                        .collect(Collectors.joining(" + "));
                double room = (next - place) * size.width() - 8;
                gc.fillText(cut(names, room), grid.x(place) + 4, grid.y(place) + size.nameLine());
            }
            place = next;
        }
    }

    private static String cut(String text, double room) {
        int characters = (int) (room / LETTER_WIDTH);
        return text.length() <= characters ? text : text.substring(0, Math.max(1, characters - 1)) + "…";
    }

    /** Paints rings around the selected joint's cells, the selected component, and the cursor. */
    private void paintRings(int place, boolean focused) {
        int cell = grid.cellAt(place);
        if (cell < 0) {
            return;
        }
        double x = grid.x(place);
        double y = grid.y(place);
        List<Use> uses = model.cells().uses(cell);
        if (uses.stream().anyMatch(model::isSelected)) {
            gc.setFill(colors.get("accent").deriveColor(0, 1, 1, 0.25));
            gc.fillRect(x, y, width(), size.height());
            paintRing("accent", 3, x, y, 0.5);
        } else if (uses.stream().anyMatch(model::isOfSelectedJoint)) {
            paintRing("accent", 1.5, x, y, -0.25);
        }
        if (focused && cell == model.cursor.get()) {
            paintRing("text", 1, x, y, 2.5);
        }
    }
}
