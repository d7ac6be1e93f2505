package org.jointscope.ui.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.util.Duration;
import org.jointscope.diagnostics.Severity;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.SeverityIcon;
import org.jointscope.ui.source.SourceRow.Range;

/** A visible row: the margin, and the text with its highlights. */
final class SourceLine extends Region {

    private static final PseudoClass JOINT = PseudoClass.getPseudoClass("joint");
    private static final PseudoClass FRAME = PseudoClass.getPseudoClass("frame");
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final double SIGN_WIDTH = 18;
    private static final double GAP = 10;
    private static final int TAB = 4;

    private final Region light = new Region();
    private final Region margin = new Region();
    private final SeverityIcon sign = new SeverityIcon();
    private final Label number = new Label();
    private final Label signLabel = new Label();
    private final Explanation tooltip = new Explanation();
    private final TextFlow text = new TextFlow();
    private final Rectangle clip = new Rectangle();
    private final List<Rectangle> marks = new ArrayList<>();
    private final Rectangle selected = new Rectangle();
    private final Line caret = new Line();
    private final Pane layer = new Pane();

    private Optional<SourceRow> shown = Optional.empty();
    private Range selection = Range.NONE;
    private boolean selectsLineEnd;
    private int caretIndex = -1;
    private double marginWidth;
    private double scrolled;

    SourceLine() {
        getStyleClass().add("source-line");
        light.getStyleClass().add("light");
        margin.getStyleClass().add("margin");
        number.getStyleClass().add("number");
        text.getStyleClass().add("source-text");
        text.setTabSize(TAB);
        selected.getStyleClass().add("selected-text");
        caret.getStyleClass().add("caret");
        signLabel.getStyleClass().add("sign");
        signLabel.setGraphic(sign);
        tooltip.setShowDelay(Duration.millis(300));
        layer.getChildren().addAll(selected, text, caret);
        getChildren().addAll(light, layer, margin, signLabel, number);
        layer.setClip(clip);
        getChildren().forEach(child -> child.setManaged(false));
        layer.getChildren().forEach(child -> child.setManaged(false));
    }

    /** Shows a row, or an empty one. */
    void show(Optional<SourceRow> row) {
        if (shown.equals(row)) {
            return;
        }
        boolean sameText = shown.isPresent()
                && row.isPresent()
                && shown.get().pieces().equals(row.get().pieces());
        shown = row;
        if (!sameText) {
            text.getChildren()
                    .setAll(row.stream()
                            .flatMap(it -> it.pieces().stream())
                            .map(SourceLine::piece)
                            .toList());
        }
        number.setText(row.map(SourceRow::number).orElse(""));
        pseudoClassStateChanged(JOINT, row.filter(SourceRow::joint).isPresent());
        pseudoClassStateChanged(FRAME, row.filter(SourceRow::frame).isPresent());
        showFindings(row);
        requestLayout();
    }

    private static Text piece(SourceRow.Piece piece) {
        Text text = new Text(visible(piece.text()));
        text.getStyleClass().add(piece.kind().name().toLowerCase(Locale.ROOT));
        return text;
    }

    /** Control characters are replaced by their symbols, one character each. */
    private static String visible(String text) {
        StringBuilder visible = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' && c != '\t') {
                visible.setCharAt(i, (char) ('\u2400' + c));
            } else if (c == 0x7F) {
                visible.setCharAt(i, '\u2421');
            }
        }
        return visible.toString();
    }

    private void showFindings(Optional<SourceRow> row) {
        Optional<Severity> worst = row.flatMap(SourceRow::worst);
        signLabel.setVisible(worst.isPresent());
        worst.ifPresent(sign::setSeverity);
        tooltip.setText(row.map(SourceRow::findings).orElse(""));
        signLabel.setTooltip(worst.isPresent() ? tooltip : null);
        signLabel.setAccessibleText(tooltip.getText());
    }

    Optional<SourceRow> shown() {
        return shown;
    }

    /**
     * @param range of the row's characters that are selected
     * @param andLineEnd whether the selection continues in the next row
     * @param caretAt index of the caret; −1 if it is in another row
     */
    void select(Range range, boolean andLineEnd, int caretAt) {
        selection = range;
        selectsLineEnd = andLineEnd;
        caretIndex = caretAt;
        pseudoClassStateChanged(CURRENT, caretAt >= 0);
        requestLayout();
    }

    void setCaretVisible(boolean visible) {
        caret.setVisible(visible && caretIndex >= 0);
    }

    /**
     * @param width of the margin
     * @param offset of the horizontal scrolling
     */
    void place(double width, double offset) {
        marginWidth = width;
        scrolled = offset;
        requestLayout();
    }

    /** The width of the margin that a number requires. */
    static double marginWidth(double digitWidth, int digits) {
        return SIGN_WIDTH + Math.ceil(digits * digitWidth) + GAP;
    }

    double textWidth() {
        return text.prefWidth(-1);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        light.resizeRelocate(0, 0, width, height);
        margin.resizeRelocate(0, 0, marginWidth, height);
        signLabel.resizeRelocate(2, 0, SIGN_WIDTH, height);
        number.resizeRelocate(SIGN_WIDTH, 0, marginWidth - SIGN_WIDTH - GAP / 2, height);
        double left = marginWidth + GAP / 2 - scrolled;
        layer.resizeRelocate(left, 0, Math.max(width, textWidth()), height);
        // Also text that is scrolled does not touch the margin; the caret is a pixel wide.
        double start = marginWidth + GAP / 2 - 1;
        clip.setX(start - left);
        clip.setWidth(Math.max(0, width - start));
        clip.setHeight(height);
        text.resizeRelocate(0, 0, text.prefWidth(-1) + 1, height);
        layoutMarks();
        layout(selected, selection, selectsLineEnd ? GAP : 0);
        double at = x(Math.max(0, caretIndex));
        caret.setStartX(at);
        caret.setEndX(at);
        caret.setStartY(1);
        caret.setEndY(height - 1);
    }

    private void layoutMarks() {
        List<Range> ranges = shown.map(SourceRow::marks).orElse(List.of());
        while (marks.size() < ranges.size()) {
            Rectangle mark = new Rectangle();
            mark.getStyleClass().add("mark");
            mark.setManaged(false);
            marks.add(mark);
            layer.getChildren().addFirst(mark);
        }
        for (int i = 0; i < marks.size(); i++) {
            marks.get(i).setVisible(i < ranges.size());
            if (i < ranges.size()) {
                layout(marks.get(i), ranges.get(i), 0);
            }
        }
    }

    private void layout(Rectangle light, Range characters, double more) {
        double from = x(characters.from());
        light.setX(from);
        light.setWidth(x(characters.to()) - from + more);
        light.setHeight(getHeight());
    }

    /** The start of a character, from the left of the text. */
    double x(int index) {
        if (index <= 0) {
            return 0;
        }
        for (PathElement element : text.getCaretShape(index, true)) {
            if (element instanceof MoveTo move) {
                return move.getX();
            }
        }
        return 0;
    }

    /** The index of the character boundary at an x of this node. */
    int indexAt(double x) {
        Point2D inText = new Point2D(x - layer.getLayoutX(), getHeight() / 2);
        if (inText.getX() <= 0) {
            return 0;
        }
        int length = shown.map(row -> row.text().length()).orElse(0);
        return Math.min(length, text.getHitInfo(inText).getInsertionIndex());
    }
}
