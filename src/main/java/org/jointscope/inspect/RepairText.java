package org.jointscope.inspect;

import java.util.List;
import java.util.stream.Collectors;
import org.jointscope.analysis.Names;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

/** Suggested edits in words, for messages and the command line. */
public final class RepairText {

    private final List<AnimJoint> joints;

    /** @param anim the animation that the edits apply to */
    public RepairText(Md5Anim anim) {
        this.joints = anim.hierarchy();
    }

    /** Joint and change: {@code joint 3 'hips': startIndex 13 → 12}. */
    public String of(Suggestion suggestion) {
        String change = change(suggestion.edit(), suggestion.joint().isEmpty());
        return suggestion.joint().isPresent() ? name(suggestion.joint().getAsInt()) + ": " + change : change;
    }

    private String name(int joint) {
        return text("joint", joint, Names.shown(joints.get(joint).name()));
    }

    private String change(Edit edit, boolean named) {
        return switch (edit) {
            case StartEdit start ->
                prefix(start.joint(), named)
                        + text("startIndex", written(joints.get(start.joint()).startIndex()), start.startIndex());
            case FlagsEdit flags ->
                prefix(flags.joint(), named)
                        + text("flags", written(joints.get(flags.joint()).flags()), flags.flags())
                        + difference(joints.get(flags.joint()).flags(), flags.flags());
            case NegateOrientation negated -> prefix(negated.joint(), named) + text("negated", negated.frames());
            case RenumberStarts renumbered -> text("renumbered");
            case Several several ->
                several.edits().stream().map(each -> change(each, named)).collect(Collectors.joining(", "));
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
        String added = more.isEmpty() ? "" : text("with", more);
        String removed = less.isEmpty() ? "" : text("without", less);
        String both = added + (added.isEmpty() || removed.isEmpty() ? "" : ", ") + removed;
        return both.isEmpty() ? "" : " (" + both + ")";
    }

    private static String text(String change, Object... arguments) {
        return Texts.program().of("fact.repair." + change, arguments);
    }

    private static String words(int flags) {
        return String.join(" ", Component.labels(flags));
    }
}
