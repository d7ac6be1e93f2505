package org.jointscope.ui.md5.flags;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.ComponentLayout.JointComponents;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.model.FrameLayout.ComponentRange;
import org.jointscope.ui.editing.FlagWords;
import org.jointscope.ui.md5.flags.FlagsRow.FlagStatus;
import org.jointscope.ui.md5.flags.FlagsViewModel.StatusChoice;

/** Sentences about flags and startIndex for the tooltips, with the numbers of the joint. */
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

    /** The number of components of a frame, and of the unused ones: the whole file in one line. */
    FlagsViewModel.Use use(ComponentLayout layout) {
        List<ComponentRange> free = layout.free();
        String ranges = free.stream().limit(RANGES).map(this::range).collect(Collectors.joining(", "))
                + (free.size() > RANGES ? ", …" : "");
        int count = free.stream().mapToInt(ComponentRange::size).sum();
        String tail = layout.unusedTail().isPresent() ? text("use.tail") : "";
        String use =
                layout.componentCount() == 0 ? text("use.none") : text("use", layout.componentCount(), count, ranges);
        return new FlagsViewModel.Use(use + tail, count > 0);
    }

    private String range(ComponentRange range) {
        return range(range.first(), range.last());
    }

    /** Two numbers with a dash between them, or one. */
    static String range(long first, long last) {
        return first == last ? Long.toString(first) : first + "–" + last;
    }

    /** The effect of a click on a bit. */
    String click(boolean selected) {
        return text(selected ? "bit.change" : "bit.select");
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
        List<String> components = new ArrayList<>();
        for (String label : Component.labels(row.joint().flags())) {
            components.add(text(
                    components.isEmpty() ? "start.first" : "start.next",
                    label,
                    row.joint().startIndex() + components.size()));
        }
        return text("start", row.joint().startIndex(), String.join(", ", components));
    }

    String expected(FlagsRow row) {
        return row.count() == 0 ? text("expected.unused") : text("expected", row.expectedStart());
    }

    /**
     * The meaning of the status of a joint.
     *
     * @param names of the joints, by index
     */
    String status(FlagsRow row, ComponentLayout layout, IntFunction<String> names) {
        JointComponents joint = layout.joint(row.index());
        List<String> sharers =
                Arrays.stream(layout.sharers(row.index())).mapToObj(names).toList();
        List<String> lines = new ArrayList<>();
        lines.add(
                switch (row.status()) {
                    case UNREADABLE -> text("unreadable");
                    case PAST_THE_END -> past(row, layout.componentCount());
                    case OVERLAP -> overlap(layout, row, sharers);
                    case BITS_MISSING -> missing(layout, row.index(), names);
                    case GAP -> gap(joint);
                    case UNUSED_REFUSED -> text("refused", joint.start(), layout.componentCount());
                    case CONSTANT -> text("constant", components(row));
                    case OUT_OF_ORDER -> text("order", components(row), joint.expectedStart());
                    case UNUSED -> text("unused", joint.start());
                    case FITS ->
                        joint.start() == joint.expectedStart() || joint.freeBefore() > 0
                                ? text("fits", components(row))
                                : text("fits.moved", components(row), joint.expectedStart());
                });
        addRemarks(lines, row.status(), joint, overlap(layout, row, sharers));
        layout.lackingBefore(row.index())
                .ifPresent(other -> lines.add(text("gap.missing", before(joint), names.apply(other))));
        return String.join("\n", lines);
    }

    /** Adds less severe facts that are also true of the joint. */
    private void addRemarks(List<String> lines, FlagStatus status, JointComponents joint, String overlap) {
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

    private String components(FlagsRow row) {
        return text("components", row.count(), range(row.joint().startIndex(), row.lastComponent()));
    }

    private String past(FlagsRow row, int componentCount) {
        if (componentCount == 0) {
            return text("past.none", components(row));
        } else if (row.joint().startIndex() < 0) {
            return text("past.before", row.joint().startIndex());
        } else if (row.joint().startIndex() >= componentCount) {
            return text("past.behind", components(row), componentCount, componentCount - 1);
        }
        return text(
                "past",
                components(row),
                componentCount,
                componentCount - 1,
                range(componentCount, row.lastComponent()));
    }

    private String overlap(ComponentLayout layout, FlagsRow row, List<String> sharers) {
        String names = sharers.stream().limit(NAMES).collect(Collectors.joining(", "))
                + (sharers.size() > NAMES ? text("overlap.more", sharers.size() - NAMES) : "");
        return layout.sharedComponents(row.index())
                .map(shared -> text("overlap", shared.size(), range(shared), names))
                .orElse("");
    }

    private String missing(ComponentLayout layout, int index, IntFunction<String> names) {
        ComponentRange missing = layout.missing(index).orElseThrow();
        int[] next = layout.owners(missing.last() + 1);
        return next.length == 0
                ? text("missing.tail", missing.size(), range(missing))
                : text("missing", missing.size(), range(missing), names.apply(next[0]));
    }

    /** The unused components before a joint. */
    private static String before(JointComponents joint) {
        return range(joint.start() - joint.freeBefore(), joint.start() - 1);
    }

    private String gap(JointComponents joint) {
        return text("gap", joint.freeBefore(), before(joint), joint.start(), joint.expectedStart());
    }
}
