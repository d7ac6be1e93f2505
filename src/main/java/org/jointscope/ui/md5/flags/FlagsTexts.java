package org.jointscope.ui.md5.flags;

import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.ComponentLayout.JointComponents;
import org.jointscope.model.Component;
import org.jointscope.model.FrameLayout.FloatRange;
import org.jointscope.ui.editing.FlagWords;
import org.jointscope.ui.md5.flags.FlagsRow.FlagStatus;
import org.jointscope.ui.md5.flags.FlagsViewModel.StatusChoice;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Sentences about flags and startIndex, with the numbers of the joint at hand: what the tooltips
 * teach.
 */
final class FlagsTexts {

    private static final int NAMES = 3;
    private static final int RANGES = 3;

    private final Texts texts;
    private final FlagWords flagWords;

    FlagsTexts(Texts texts) {
        this.texts = texts;
        this.flagWords = new FlagWords(texts);
    }

    private String text(String key, Object... arguments) {
        return texts.of("flags." + key, arguments);
    }

    String word(FlagStatus status) {
        return text("status." + status.key);
    }

    String choice(StatusChoice choice) {
        return choice.status()
                .map(status -> text("statuses.one", word(status), choice.count()))
                .orElseGet(() -> text("statuses.all"));
    }

    /** The floats of a frame, and those of them that nobody takes: the whole file in one line. */
    FlagsViewModel.Use use(ComponentLayout layout) {
        List<FloatRange> free = layout.free();
        if (free.isEmpty()) {
            return new FlagsViewModel.Use(text("use.all", layout.floatCount()), false);
        }
        String ranges =
                free.stream().limit(RANGES).map(this::range).collect(Collectors.joining(", "))
                        + (free.size() > RANGES ? ", …" : "");
        int count = free.stream().mapToInt(FloatRange::size).sum();
        String tail = layout.unusedTail().isPresent() ? text("use.tail") : "";
        return new FlagsViewModel.Use(
                text("use.some", layout.floatCount(), count, ranges) + tail, true);
    }

    private String range(FloatRange range) {
        return range(range.first(), range.last());
    }

    /** Two numbers with a dash between them, or one. */
    static String range(long first, long last) {
        return first == last ? Long.toString(first) : first + "–" + last;
    }

    String flags(FlagsRow row) {
        if (!row.hasFlags()) {
            return text("unreadable");
        }
        int flags = row.joint().flags();
        List<String> lines = new ArrayList<>();
        lines.add(flagWords.explain(flags));
        int orientation = flags & Component.ORIENTATION;
        if (orientation != 0) {
            boolean whole = orientation == Component.ORIENTATION;
            lines.add(text(whole ? "explain.w" : "explain.mixed"));
        }
        if ((flags & ~Component.ALL) != 0) {
            lines.add(text("explain.unknown"));
        }
        return String.join("\n", lines);
    }

    String start(FlagsRow row) {
        if (!row.hasFlags() || !row.hasStartIndex()) {
            return text("unreadable");
        }
        if (row.count() == 0) {
            return text("start.unused", row.joint().startIndex());
        }
        List<String> floats = new ArrayList<>();
        for (String label : Component.labels(row.joint().flags())) {
            floats.add(
                    text(
                            floats.isEmpty() ? "start.first" : "start.next",
                            label,
                            row.joint().startIndex() + floats.size()));
        }
        return text("start", row.joint().startIndex(), String.join(", ", floats));
    }

    String expected(FlagsRow row) {
        return row.count() == 0 ? text("expected.unused") : text("expected", row.expectedStart());
    }

    String status(FlagsRow row, ComponentLayout layout, List<String> sharers) {
        JointComponents joint = layout.joint(row.index());
        List<String> lines = new ArrayList<>();
        lines.add(
                switch (row.status()) {
                    case UNREADABLE -> text("unreadable");
                    case PAST_THE_END -> past(row, layout.floatCount());
                    case OVERLAP -> overlap(layout, row, sharers);
                    case GAP -> gap(joint);
                    case UNUSED_REFUSED -> text("refused", joint.start(), layout.floatCount());
                    case CONSTANT -> text("constant", floats(row));
                    case OUT_OF_ORDER -> text("order", floats(row), joint.expectedStart());
                    case UNUSED -> text("unused", joint.start());
                    case FITS ->
                            joint.start() == joint.expectedStart()
                                    ? text("fits", floats(row))
                                    : text("fits.moved", floats(row), joint.expectedStart());
                });
        addRemarks(lines, row.status(), joint, overlap(layout, row, sharers));
        return String.join("\n", lines);
    }

    /** What is also true of the joint, but less grave. */
    private void addRemarks(
            List<String> lines, FlagStatus status, JointComponents joint, String overlap) {
        if (joint.shared() && status != FlagStatus.OVERLAP) {
            lines.add(overlap);
        }
        if (joint.freeBefore() > 0 && status == FlagStatus.OVERLAP) {
            lines.add(gap(joint));
        }
        if (joint.still() && status != FlagStatus.CONSTANT) {
            lines.add(text("constant.too"));
        }
        if (joint.outOfOrder() && status == FlagStatus.CONSTANT) {
            lines.add(text("order.too", joint.expectedStart()));
        }
    }

    private String floats(FlagsRow row) {
        return row.count() == 1
                ? text("float", row.joint().startIndex())
                : text("floats", range(row.joint().startIndex(), row.lastFloat()));
    }

    private String past(FlagsRow row, int floatCount) {
        if (floatCount == 0) {
            return text("past.none", floats(row));
        } else if (row.joint().startIndex() < 0) {
            return text("past.before", row.joint().startIndex());
        } else if (row.joint().startIndex() >= floatCount) {
            return text("past.behind", floats(row), floatCount, floatCount - 1);
        }
        return text(
                "past",
                floats(row),
                floatCount,
                floatCount - 1,
                range(floatCount, row.lastFloat()));
    }

    private String overlap(ComponentLayout layout, FlagsRow row, List<String> sharers) {
        String names =
                sharers.stream().limit(NAMES).collect(Collectors.joining(", "))
                        + (sharers.size() > NAMES
                                ? text("overlap.more", sharers.size() - NAMES)
                                : "");
        return layout.sharedFloats(row.index())
                .map(
                        shared ->
                                shared.size() == 1
                                        ? text("overlap.float", shared.first(), names)
                                        : text("overlap.floats", range(shared), names))
                .orElse("");
    }

    private String gap(JointComponents joint) {
        String free = range(joint.start() - joint.freeBefore(), joint.start() - 1);
        return joint.freeBefore() == 1
                ? text("gap.float", free, joint.start(), joint.expectedStart())
                : text("gap.floats", free, joint.start(), joint.expectedStart());
    }
}
