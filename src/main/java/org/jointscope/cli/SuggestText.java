package org.jointscope.cli;

import org.jointscope.edit.suggest.Reason;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.export.Json;
import org.jointscope.inspect.RepairText;
import org.jointscope.model.Md5Anim;

import java.util.Locale;
import java.util.stream.Collectors;

/** {@code suggest} for people. */
final class SuggestText {

    private final RepairText repairs;

    SuggestText(Md5Anim anim) {
        this.repairs = new RepairText(anim);
    }

    /** The edit, its costs, the reasons for it, and how certain it is. */
    String line(Suggestion suggestion) {
        String reasons =
                suggestion.reasons().stream()
                        .map(SuggestText::reason)
                        .collect(Collectors.joining(", "));
        return repairs.of(suggestion)
                + "; cost "
                + number(suggestion.costBefore())
                + " → "
                + number(suggestion.costAfter())
                + (reasons.isEmpty() ? "" : " (" + reasons + ")")
                + "; confidence "
                + suggestion.confidence().name().toLowerCase(Locale.ROOT);
    }

    private static String reason(Reason reason) {
        String counts = number(reason.before()) + " → " + number(reason.after());
        return switch (reason.evidence()) {
            case UNOWNED_FLOATS -> "floats of nobody " + counts;
            case SHARED_FLOATS -> "floats of several joints " + counts;
            case MISSING_FLOATS -> "floats outside of a frame " + counts;
            case OUT_OF_ORDER -> "joints out of order " + counts;
            case STALE_START -> "startIndexes of unused joints " + counts;
            case OFF_BASEFRAME -> "more like the baseframe";
            case ORIENTATION_TOO_LONG -> "orientations longer than 1 " + counts;
            case UNUSUAL_FLAGS -> "flags more like the others'";
            case COMMENT -> "contradictions to comments " + counts;
            case SIGN_JUMPS -> "changes of sign " + counts;
        };
    }

    /** With one decimal at most. */
    private static String number(double value) {
        return Json.shortest(String.format(Locale.ROOT, "%.1f", value));
    }
}
