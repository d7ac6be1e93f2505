package org.jointscope.format;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Brings the rows of a block to say something else: only values that differ are rewritten. Rows
 * come and go at the end of the block; new ones are laid out as the last one there.
 */
final class RowPatch {

    private final RowTrace trace;
    private final Cells cells;
    private final TextLayout text;
    private final Splices splices;
    private final Set<Loss> losses;
    private final String[] layout;
    private final String lead;

    RowPatch(RowTrace trace, Cells cells, TextLayout text, Splices splices, Set<Loss> losses) {
        this.trace = trace;
        this.cells = cells;
        this.text = text;
        this.splices = splices;
        this.losses = losses;
        int model = lastOnOneLine();
        this.layout = model < 0 ? cells.layout() : layout(model);
        this.lead = model < 0 ? text.lineBreak() + "\t" : text.lead(trace.rowFrom(model));
    }

    private int lastOnOneLine() {
        int row = trace.size() - 1;
        while (row >= 0
                && !(trace.isWhole(row)
                        && !text.hasLineEnd(trace.rowFrom(row), trace.rowTo(row)))) {
            row--;
        }
        return row;
    }

    /** The texts around the values of a row. */
    private String[] layout(int row) {
        String[] around = new String[trace.width() + 1];
        int from = trace.rowFrom(row);
        for (int value = 0; value < trace.width(); value++) {
            around[value] = text.between(from, trace.from(row, value));
            from = trace.to(row, value);
        }
        around[trace.width()] = text.between(from, trace.rowTo(row));
        return around;
    }

    void patch() {
        int kept = Math.min(trace.size(), cells.rows());
        for (int row = 0; row < kept; row++) {
            patchValues(row);
            patchComment(row);
        }
        if (kept < trace.size()) {
            drop(kept);
        } else if (kept < cells.rows()) {
            append(kept);
        }
    }

    private void patchValues(int row) {
        List<Integer> differing =
                IntStream.range(0, trace.width())
                        .filter(value -> cells.differs(row, value))
                        .boxed()
                        .toList();
        if (differing.stream().anyMatch(value -> trace.from(row, value) == Trace.NOWHERE)) {
            rewrite(row);
            return;
        }
        for (int value : differing) {
            splices.replace(trace.from(row, value), trace.to(row, value), cells.text(row, value));
        }
    }

    /** Makes a row anew that lacks a value. */
    private void rewrite(int row) {
        int read = trace.rowFrom(row);
        boolean more = false;
        for (int value = 0; value < trace.width(); value++) {
            if (trace.from(row, value) != Trace.NOWHERE) {
                more |= text.hasWords(read, trace.from(row, value));
                read = trace.to(row, value);
            }
        }
        if (more || text.hasWords(read, trace.rowTo(row))) {
            losses.add(Loss.UNKNOWN_CONTENT);
        }
        splices.replace(trace.rowFrom(row), trace.rowTo(row), made(row));
    }

    private String made(int row) {
        StringBuilder made = new StringBuilder(layout[0]);
        for (int value = 0; value < trace.width(); value++) {
            made.append(cells.text(row, value)).append(layout[value + 1]);
        }
        return made.toString();
    }

    private void patchComment(int row) {
        int from = trace.commentFrom(row);
        boolean there = from != Trace.NOWHERE;
        Optional<String> comment = cells.comment(row).map(Names::inLine);
        if (comment.isEmpty()) {
            return;
        }
        if (!there) {
            splices.insert(trace.rowTo(row), behindRow(comment.get()));
            return;
        }
        int first = text.skipWhite(from, trace.commentTo(row));
        int end = text.trimWhite(first, trace.commentTo(row));
        if (comment.get().isEmpty()) {
            splices.replace(from, end, "");
        } else {
            splices.replace(first == end ? from : first, end, spaced(first == end, comment.get()));
        }
    }

    private static String spaced(boolean needed, String comment) {
        return needed ? ' ' + comment : comment;
    }

    private static String behindRow(String comment) {
        return comment.isEmpty() ? "" : "\t// " + comment;
    }

    /** Where a row ends with its comment, or the block begins. */
    private int end(int row) {
        if (row < 0) {
            return trace.opening();
        }
        int comment = trace.commentTo(row);
        int end = comment == Trace.NOWHERE ? 0 : text.trimWhite(trace.commentFrom(row), comment);
        return Math.max(trace.rowTo(row), end);
    }

    private void drop(int first) {
        for (int row = first; row < trace.size(); row++) {
            if (text.hasComment(end(row - 1), trace.rowFrom(row))) {
                losses.add(Loss.COMMENTS);
            }
        }
        splices.replace(end(first - 1), end(trace.size() - 1), "");
    }

    private void append(int first) {
        StringBuilder rows = new StringBuilder();
        for (int row = first; row < cells.rows(); row++) {
            String comment = cells.comment(row).map(Names::inLine).orElse("");
            rows.append(lead).append(made(row)).append(behindRow(comment));
        }
        int at = end(first - 1);
        if (first == 0 && !text.hasLineEnd(at, trace.closing())) {
            rows.append(text.lineBreak());
        }
        splices.insert(at, rows.toString());
    }
}
