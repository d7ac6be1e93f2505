package org.jointscope.ui.editing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.edit.ChangeParent;
import org.jointscope.edit.ChangeShader;
import org.jointscope.edit.ChangeWeights;
import org.jointscope.edit.ChangeWeights.Weight;
import org.jointscope.edit.Changes;
import org.jointscope.edit.Content;
import org.jointscope.edit.ConvertVersion;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.AddCommandline;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.BoundsByFrameNumber;
import org.jointscope.edit.Edit.BoundsEdit;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.FrameRateEdit;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.edit.MatchMesh;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.Rebase;
import org.jointscope.edit.Recovered;
import org.jointscope.edit.RenameJoint;
import org.jointscope.edit.Revert;
import org.jointscope.edit.TransformModel;
import org.jointscope.messages.Texts;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.ModelFile;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.text.PlainNumber;

/** Descriptions of edits and of their results. */
public final class EditWords {

    private final Texts texts;

    public EditWords(Texts texts) {
        this.texts = texts;
    }

    /**
     * The name of an edit, as in the list of edits.
     *
     * @param content before the edit
     */
    public String of(Edit edit, Content content) {
        Md5Anim before = content.anim();
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
            case ComponentEdit it ->
                texts.of(
                        "edit.component",
                        it.frame(),
                        it.index(),
                        number(before.frames().get(it.frame()).value(it.index())),
                        number(it.value()));
            case Several it -> several(it, content);
            case Repack it -> texts.of("edit.repack");
            case RenumberStarts it -> texts.of("edit.renumber");
            case ClearStill it -> clear(it.tolerance());
            case AllComponents it -> texts.of("edit.all");
            case AddCommandline it -> texts.of("edit.commandline");
            case FrameRateEdit it -> texts.of("edit.frameRate", rate(before), it.frameRate());
            case Rebase it -> texts.of("edit.rebase");
            case ReplaceBounds it -> texts.of("edit.bounds.all");
            case BoundsByFrameNumber it -> texts.of("edit.bounds.numbers");
            case NegateOrientation it -> texts.of("edit.negate", joint(it.joint(), before), it.frames());
            case MatchMesh it -> texts.of("edit.match");
            case ChangeParent it ->
                texts.of(
                        "edit.parent",
                        joint(it.joint(), before),
                        parent(before.hierarchy().get(it.joint()).parent(), before),
                        parent(it.parent(), before));
            case ChangeWeights it -> ofWeights(it, content.mesh());
            case RenameJoint it -> texts.of("edit.rename", it.from(), it.to());
            case ChangeShader it -> ofShader(it, content);
            case ConvertVersion it -> texts.of("edit.convert", it.version());
            case TransformModel it ->
                texts.of("edit.transform", number(it.scale()), number(it.x()), number(it.y()), number(it.z()));
            case Recovered it -> texts.of("edit.recovered");
            case Revert it ->
                it.joint() == Revert.ALL
                        ? texts.of("edit.revert.all")
                        : texts.of(
                                "edit.revert", content.joints().get(it.joint()).name());
        };
    }

    private String several(Several several, Content before) {
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
                : texts.of("edit.clear.tolerance", number(tolerance.position()), number(tolerance.orientation()));
    }

    private String ofShader(ChangeShader edit, Content before) {
        return texts.of(
                "edit.shader",
                edit.mesh(),
                before.mesh().meshes().get(edit.mesh()).shader(),
                edit.shader());
    }

    /** All weights of the edit have the same content. */
    private String ofWeights(ChangeWeights edit, Md5Mesh before) {
        Weight now = edit.weights().getFirst();
        WeightTable old = before.meshes().get(edit.mesh()).weights();
        boolean moved = old.joint(now.row()) != now.joint();
        return texts.of(
                moved ? "edit.weight.joint" : "edit.weight.bias",
                now.row(),
                edit.mesh(),
                moved ? joint(old.joint(now.row()), before) : number(old.bias(now.row())),
                moved ? joint(now.joint(), before) : number(now.bias()));
    }

    private String parent(int parent, ModelFile before) {
        return parent == -1 ? texts.of("edit.parent.none") : joint(parent, before);
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

    private static String joint(int joint, ModelFile before) {
        List<? extends JointRow> rows = before.jointRows();
        return joint >= 0 && joint < rows.size() ? rows.get(joint).name() : integer(joint);
    }

    /** A number of the hierarchy; a dash if it is missing. */
    static String integer(int value) {
        return value == ModelFile.MISSING ? "–" : Integer.toString(value);
    }

    private static String number(double value) {
        return Double.isFinite(value) ? PlainNumber.of(value) : "–";
    }

    /** A short list of the differences between files and their edited versions. */
    public String summary(Content before, Content after) {
        Changes changes = new Changes(before, after);
        List<String> parts = new ArrayList<>();
        Stream.of(before.mesh(), before.anim())
                .filter(file -> !version(file).equals(version(after.like(file))))
                .findFirst()
                .ifPresent(file -> parts.add(texts.of("edit.sum.version", version(file), version(after.like(file)))));
        Md5Mesh mesh = after.mesh();
        count(parts, "edit.sum.names", Changes.count(mesh.joints(), changes::meshJoint));
        count(parts, "edit.sum.shaders", Changes.count(mesh.meshes(), changes::shader));
        count(parts, "edit.sum.extensions", Changes.count(mesh.meshes(), changes::extension));
        count(
                parts,
                "edit.sum.weights",
                IntStream.range(0, mesh.meshes().size()).map(changes::weights).sum());
        if (changes.commandline()) {
            parts.add(texts.of("edit.sum.commandline"));
        }
        addAnim(parts, changes, before.anim(), after.anim());
        count(parts, "edit.sum.others", after.othersSince(before).size());
        return String.join(" · ", parts);
    }

    private static String version(ModelFile file) {
        return file.version().map(Declared::value).map(EditWords::number).orElse("");
    }

    private static String rate(Md5Anim anim) {
        return number(anim.frameRate().map(Declared::value).orElse(Double.NaN));
    }

    private void addAnim(List<String> parts, Changes changes, Md5Anim before, Md5Anim after) {
        if (changes.frameRate()) {
            parts.add(texts.of("edit.frameRate", rate(before), rate(after)));
        }
        count(parts, "edit.sum.flags", Changes.count(after.hierarchy(), changes::flags));
        count(parts, "edit.sum.starts", Changes.count(after.hierarchy(), changes::startIndex));
        count(parts, "edit.sum.renamed", Changes.count(after.hierarchy(), changes::name));
        count(parts, "edit.sum.parents", Changes.count(after.hierarchy(), changes::parent));
        fromTo(
                parts,
                "edit.sum.joints",
                before.hierarchy().size(),
                after.hierarchy().size());
        count(parts, "edit.sum.baseframe", Changes.count(after.baseframe(), changes::baseframe));
        count(parts, "edit.sum.bounds", Changes.count(after.bounds(), changes::bounds));
        fromTo(
                parts,
                "edit.sum.bounds.rows",
                before.bounds().size(),
                after.bounds().size());
        fromTo(parts, "edit.sum.components", before.longestFrame(), after.longestFrame());
        count(parts, "edit.sum.frames", Changes.count(after.frames(), changes::frame));
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
