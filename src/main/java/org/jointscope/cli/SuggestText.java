package org.jointscope.cli;

import org.jointscope.edit.Edit;
import org.jointscope.edit.FlagsEdit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.RenumberStarts;
import org.jointscope.edit.Several;
import org.jointscope.edit.StartEdit;
import org.jointscope.edit.suggest.Reason;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.export.Json;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** {@code suggest} for people. */
final class SuggestText {

    private final List<AnimJoint> joints;

    SuggestText(Md5Anim anim) {
        this.joints = anim.hierarchy();
    }

    /** {@code joint 3 "hips": startIndex 13 → 12; cost 21.4 → 0 (floats of nobody 1 → 0)}. */
    String line(Suggestion suggestion) {
        String reasons =
                suggestion.reasons().stream()
                        .map(SuggestText::reason)
                        .collect(Collectors.joining(", "));
        return what(suggestion)
                + "; cost "
                + number(suggestion.costBefore())
                + " → "
                + number(suggestion.costAfter())
                + (reasons.isEmpty() ? "" : " (" + reasons + ")");
    }

    /** Joint and change, without what speaks for it. */
    String what(Suggestion suggestion) {
        String change = change(suggestion.edit(), suggestion.joint().isEmpty());
        return suggestion.joint().isPresent()
                ? name(suggestion.joint().getAsInt()) + ": " + change
                : change;
    }

    private String name(int joint) {
        return "joint " + joint + " \"" + joints.get(joint).name() + "\"";
    }

    private String change(Edit edit, boolean named) {
        return switch (edit) {
            case StartEdit start ->
                    prefix(start.joint(), named)
                            + "startIndex "
                            + written(joints.get(start.joint()).startIndex())
                            + " → "
                            + start.startIndex();
            case FlagsEdit flags ->
                    prefix(flags.joint(), named)
                            + "flags "
                            + written(joints.get(flags.joint()).flags())
                            + " → "
                            + flags.flags()
                            + difference(joints.get(flags.joint()).flags(), flags.flags());
            case NegateOrientation negated ->
                    prefix(negated.joint(), named) + "Qx Qy Qz negated in " + negated.frames();
            case RenumberStarts renumbered -> "all startIndexes counted anew from the flags";
            case Several several ->
                    several.edits().stream()
                            .map(each -> change(each, named))
                            .collect(Collectors.joining(", "));
            default -> throw new IllegalArgumentException("never suggested: " + edit);
        };
    }

    private String prefix(int joint, boolean named) {
        return named ? name(joint) + " " : "";
    }

    private static String written(int number) {
        return number == ModelFile.MISSING ? "?" : Integer.toString(number);
    }

    private static String difference(int before, int after) {
        int old = before == ModelFile.MISSING ? 0 : before;
        String more = words(after & ~old);
        String less = words(old & ~after & Component.ALL);
        String added = more.isEmpty() ? "" : "with " + more;
        String removed = less.isEmpty() ? "" : "without " + less;
        String both = added + (added.isEmpty() || removed.isEmpty() ? "" : ", ") + removed;
        return both.isEmpty() ? "" : " (" + both + ")";
    }

    private static String words(int flags) {
        return Arrays.stream(Component.values())
                .filter(component -> component.isIn(flags))
                .map(Component::label)
                .collect(Collectors.joining(" "));
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
