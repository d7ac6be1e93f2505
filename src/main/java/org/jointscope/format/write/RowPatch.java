package org.jointscope.format.write;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.format.md5.Trace;
import org.jointscope.text.Range;

/**
 * Changes the rows of a block to contain other values: only values that differ are rewritten. Rows are added and
 * removed at the end of the block; new ones have the layout of the last one.
 */
final class RowPatch<T> {

    private final BlockRows<?, T> kind;
    private final Trace.Part trace;
    private final List<T> before;
    private final List<T> after;
    private final PatchedText text;
    private final ValueTexts texts;
    private final List<String> layout;
    private final String lead;

    /**
     * @param before the original rows
     * @param texts of the values, which record the losses
     */
    RowPatch(
            BlockRows<?, T> kind, Trace.Part trace, List<T> before, List<T> after, PatchedText text, ValueTexts texts) {
        this.kind = kind;
        this.trace = trace;
        this.before = before;
        this.after = after;
        this.text = text;
        this.texts = texts;
        int model = lastOnOneLine();
        this.layout = model < 0 ? kind.layout() : layout(model);
        this.lead =
                model < 0 ? text.lineBreak() + "\t" : text.lead(trace.row(model).from());
    }

    private int lastOnOneLine() {
        int row = trace.size() - 1;
        while (row >= 0 && !(isWhole(row) && !text.hasLineEnd(trace.row(row)))) {
            row--;
        }
        return row;
    }

    /** True if the row contains all values, readable or not. */
    private boolean isWhole(int row) {
        return IntStream.range(0, kind.width())
                .allMatch(i -> trace.value(row, i).isThere());
    }

    /** The texts around the values of a row. */
    private List<String> layout(int row) {
        List<String> around = new ArrayList<>();
        int from = trace.row(row).from();
        for (int i = 0; i < kind.width(); i++) {
            Range value = trace.value(row, i);
            around.add(text.between(from, value.from()));
            from = value.to();
        }
        around.add(text.between(from, trace.row(row).to()));
        return around;
    }

    void patch() {
        if (!trace.content().isThere() && !after.isEmpty()) {
            text.giveUp();
            return;
        }
        int kept = Math.min(trace.size(), after.size());
        for (int row = 0; row < kept; row++) {
            if (before.get(row) != after.get(row)) {
                patchValues(row);
                patchComment(row);
            }
        }
        if (kept < trace.size()) {
            drop(kept);
        } else if (kept < after.size()) {
            append(kept);
        }
    }

    private void patchValues(int row) {
        List<Object> old = kind.values().apply(before.get(row));
        List<Object> edited = kind.values().apply(after.get(row));
        int[] differing = IntStream.range(0, kind.width())
                .filter(i -> !old.get(i).equals(edited.get(i)))
                .toArray();
        if (IntStream.of(differing).allMatch(i -> trace.value(row, i).isThere())) {
            for (int i : differing) {
                Range value = trace.value(row, i);
                if (edited.get(i) instanceof String name) {
                    text.rename(value, name, texts);
                } else {
                    text.replace(value, texts.of(edited.get(i), kind.standIn(after.get(row), i)));
                }
            }
        } else {
            rewrite(row);
        }
    }

    /** Rewrites a row that lacks a value. */
    private void rewrite(int row) {
        int read = trace.row(row).from();
        boolean more = false;
        for (int i = 0; i < kind.width(); i++) {
            Range value = trace.value(row, i);
            if (value.isThere()) {
                more |= text.hasWords(read, value.from());
                read = value.to();
            }
        }
        if (more || text.hasWords(read, trace.row(row).to())) {
            texts.losses().add(Loss.UNKNOWN_CONTENT);
        }
        text.replace(trace.row(row), kind.text(after.get(row), layout, texts));
    }

    private void patchComment(int row) {
        String comment = comment(row);
        if (kind.comment().apply(after.get(row)).equals(kind.comment().apply(before.get(row)))) {
            return;
        }
        Range there = trace.comment(row);
        if (!there.isThere()) {
            text.insert(trace.row(row).to(), behindRow(comment));
            return;
        }
        Range words = text.trimmed(there);
        if (comment.isEmpty()) {
            int end = words.isEmpty() ? there.to() : words.to();
            text.replace(new Range(there.from(), end), "");
        } else if (words.isEmpty()) {
            text.replace(there, ' ' + comment);
        } else {
            text.replace(words, comment);
        }
    }

    private String comment(int row) {
        return ValueTexts.inLine(kind.comment().apply(after.get(row)));
    }

    private static String behindRow(String comment) {
        return comment.isEmpty() ? "" : "\t// " + comment;
    }

    /** Offset of the end of a row with its comment, or of the beginning of the block. */
    private int end(int row) {
        if (row < 0) {
            return trace.content().from();
        }
        Range comment = trace.comment(row);
        int end = comment.isThere() ? text.trimmed(comment).to() : 0;
        return Math.max(trace.row(row).to(), end);
    }

    private void drop(int first) {
        for (int row = first; row < trace.size(); row++) {
            if (text.hasComment(end(row - 1), trace.row(row).from())) {
                texts.losses().add(Loss.COMMENTS);
            }
        }
        text.replace(new Range(end(first - 1), end(trace.size() - 1)), "");
    }

    private void append(int first) {
        StringBuilder rows = new StringBuilder();
        for (int row = first; row < after.size(); row++) {
            rows.append(lead).append(kind.text(after.get(row), layout, texts)).append(behindRow(comment(row)));
        }
        int at = end(first - 1);
        if (first == 0 && !text.hasLineEnd(new Range(at, trace.content().to()))) {
            rows.append(text.lineBreak());
        }
        text.insert(at, rows.toString());
    }
}
