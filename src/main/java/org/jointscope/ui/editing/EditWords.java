package org.jointscope.ui.editing;

import org.jointscope.edit.Changes;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.AddCommandline;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.BoundsByFrameNumber;
import org.jointscope.edit.Edit.BoundsEdit;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.FloatEdit;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.edit.MatchMesh;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.Rebase;
import org.jointscope.edit.Revert;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.text.PlainNumber;

import java.util.ArrayList;
import java.util.List;

/** Descriptions of edits and of their results. */
public final class EditWords {

    private final Texts texts;

    public EditWords(Texts texts) {
        this.texts = texts;
    }

    /**
     * The name of an edit, as in the list of edits.
     *
     * @param before the animation before the edit
     */
    public String of(Edit edit, Md5Anim before) {
        return switch (edit) {
            case FlagsEdit it ->
                    texts.of(
                            "edit.flags",
                            joint(it.joint(), before),
                            integer(before.hierarchy().get(it.joint()).flags()),
                            it.flags());
            case StartEdit it ->
                    texts.of(
                            "edit.start",
                            joint(it.joint(), before),
                            integer(before.hierarchy().get(it.joint()).startIndex()),
                            it.startIndex());
            case BaseframeEdit it -> ofBaseframe(it, before);
            case BoundsEdit it -> ofBounds(it, before);
            case FloatEdit it ->
                    texts.of(
                            "edit.float",
                            it.frame(),
                            it.index(),
                            number(before.frames().get(it.frame()).value(it.index())),
                            number(it.value()));
            case Several it -> several(it, before);
            case Repack it -> texts.of("edit.repack");
            case RenumberStarts it -> texts.of("edit.renumber");
            case ClearStill it -> clear(it.tolerance());
            case AllComponents it -> texts.of("edit.all");
            case AddCommandline it -> texts.of("edit.commandline");
            case Rebase it -> texts.of("edit.rebase");
            case ReplaceBounds it -> texts.of("edit.bounds.all");
            case BoundsByFrameNumber it -> texts.of("edit.bounds.numbers");
            case NegateOrientation it ->
                    texts.of("edit.negate", joint(it.joint(), before), it.frames());
            case MatchMesh it -> texts.of("edit.match");
            case Revert it ->
                    it.joint() == Revert.ALL
                            ? texts.of("edit.revert.all")
                            : texts.of("edit.revert", joint(it.joint(), before));
        };
    }

    private String several(Several several, Md5Anim before) {
        List<Edit> edits = several.edits();
        return switch (edits.size()) {
            case 0 -> texts.of("edit.nothing");
            case 1 -> of(edits.getFirst(), before);
            case 2 -> of(edits.getFirst(), before) + "; " + of(edits.getLast(), before);
            default -> texts.of("edit.several", of(edits.getFirst(), before), edits.size() - 1);
        };
    }

    private String clear(Tolerance tolerance) {
        return tolerance.equals(Tolerance.LOSSLESS)
                ? texts.of("edit.clear")
                : texts.of(
                        "edit.clear.tolerance",
                        number(tolerance.position()),
                        number(tolerance.orientation()));
    }

    private String ofBaseframe(BaseframeEdit edit, Md5Anim before) {
        return texts.of(
                "edit.baseframe",
                joint(edit.joint(), before),
                edit.component().label(),
                number(before.baseframe().get(edit.joint()).value(edit.component())),
                number(edit.value()));
    }

    private String ofBounds(BoundsEdit edit, Md5Anim before) {
        return texts.of(
                "edit.bounds",
                edit.row(),
                texts.of("edit.bounds.face." + edit.face()),
                number(before.bounds().get(edit.row()).face(edit.face())),
                number(edit.value()));
    }

    private static String joint(int joint, Md5Anim before) {
        return joint < before.hierarchy().size() ? before.hierarchy().get(joint).name() : "";
    }

    /** A number of the hierarchy; a dash if it is missing. */
    static String integer(int value) {
        return value == ModelFile.MISSING ? "–" : Integer.toString(value);
    }

    private static String number(double value) {
        return Double.isFinite(value) ? PlainNumber.of(value) : "–";
    }

    /** A short list of the differences between an animation and its edited version. */
    public String summary(Md5Anim before, Md5Anim after) {
        Changes changes = new Changes(before, after);
        List<String> parts = new ArrayList<>();
        if (changes.commandline()) {
            parts.add(texts.of("edit.sum.commandline"));
        }
        count(parts, "edit.sum.flags", changes.count(Md5Anim::hierarchy, changes::flags));
        count(parts, "edit.sum.starts", changes.count(Md5Anim::hierarchy, changes::startIndex));
        count(parts, "edit.sum.identity", changes.count(Md5Anim::hierarchy, changes::identity));
        fromTo(parts, "edit.sum.joints", before.hierarchy().size(), after.hierarchy().size());
        count(parts, "edit.sum.baseframe", changes.count(Md5Anim::baseframe, changes::baseframe));
        count(parts, "edit.sum.bounds", changes.count(Md5Anim::bounds, changes::bounds));
        fromTo(parts, "edit.sum.bounds.rows", before.bounds().size(), after.bounds().size());
        fromTo(parts, "edit.sum.floats", before.longestFrame(), after.longestFrame());
        count(parts, "edit.sum.frames", changes.count(Md5Anim::frames, changes::frame));
        return String.join(" · ", parts);
    }

    private void count(List<String> parts, String key, int count) {
        if (count > 0) {
            parts.add(texts.of(key, count));
        }
    }

    private void fromTo(List<String> parts, String key, int before, int after) {
        if (before != after) {
            parts.add(texts.of(key, before, after));
        }
    }
}
