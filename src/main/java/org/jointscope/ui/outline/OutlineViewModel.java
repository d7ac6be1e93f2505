package org.jointscope.ui.outline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.check.decl.AnimChannel;
import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Rig;
import org.jointscope.scene.IssueMarks;
import org.jointscope.scene.OpenDef;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.editing.FlagWords;
import org.jointscope.ui.editing.NameEdits;
import org.jointscope.ui.text.Numbers;

/** The joints of the visible skeleton, those that match the filter, and the selected one. */
public final class OutlineViewModel {

    /** All joints, parents before their children. */
    final ObservableValue<List<JointRow>> joints;

    /** Text that the joint names must contain, without leading and trailing spaces. */
    final StringProperty filter = new SimpleStringProperty(this, "filter", "");

    /** The joints that the filter shows, parents before their children. */
    final ReadOnlyObjectWrapper<List<JointRow>> shown = new ReadOnlyObjectWrapper<>(this, "shown", List.of());

    /** The marks of the joints. */
    final ObservableValue<IssueMarks> marks;

    final IntegerProperty selectedJoint;

    /** Changes when names can differ from the files. */
    final ObservableValue<?> changes;

    final Document document;
    private final ObservableValue<OpenDef> definition;
    private final Texts texts;
    private final NameEdits names;
    private final IntConsumer issueOf;

    /** @param issueOf shows an issue about a joint */
    public OutlineViewModel(Document document, IntConsumer issueOf, Texts texts) {
        this.document = document;
        this.issueOf = issueOf;
        this.texts = texts;
        this.names = new NameEdits(document, texts);
        this.changes = document.editing().changesProperty();
        this.marks = document.marksProperty();
        this.selectedJoint = document.selectedJointProperty();
        this.joints = document.modelProperty().map(OutlineViewModel::rows);
        this.definition = document.modelProperty().map(OpenModel::def);
        document.onOtherModel(() -> filter.set(""));
        joints.subscribe(this::showNew);
        filter.map(String::strip).subscribe(text -> shown.set(narrow(joints.getValue(), text)));
        selectedJoint.subscribe(now -> showSelected());
    }

    /** Whether a joint is marked. */
    boolean hasIssue(JointRow joint) {
        return marks.getValue().joint(joint.index()).isPresent();
    }

    /** Shows an issue about a joint. */
    void showIssue(JointRow joint) {
        issueOf.accept(joint.index());
    }

    /** Selects a joint. */
    void select(int joint) {
        document.selectJoint(joint);
    }

    private static List<JointRow> rows(OpenModel open) {
        Rig rig = open.model().rig();
        List<AnimJoint> hierarchy = open.md5Anim().map(Md5Anim::hierarchy).orElse(List.of());
        return IntStream.range(0, rig.size())
                .map(rig::inOrder)
                .mapToObj(joint -> new JointRow(joint, rig.name(joint), rig.parent(joint), flags(hierarchy, joint))
                        .in(channel(open, joint)))
                .toList();
    }

    private static String channel(OpenModel open, int joint) {
        return open.def()
                .channel(joint, open.model().rig().name(joint))
                .map(AnimChannel::label)
                .orElse("");
    }

    /** The channels of the .def that have joints. */
    List<String> channels() {
        return Arrays.stream(AnimChannel.values())
                .map(AnimChannel::label)
                .filter(label ->
                        joints.getValue().stream().anyMatch(it -> it.channel().equals(label)))
                .toList();
    }

    /** A channel with the names of its joints. */
    String members(String channel) {
        return document.getOpen().def().describe(AnimChannel.of(channel).orElseThrow(), texts);
    }

    /** The open .def, which can change although the joints do not. */
    public ObservableValue<OpenDef> definition() {
        return definition;
    }

    /** The offset of the model in the .def; empty if it is 0. */
    String offset() {
        Vector3 offset = document.getOpen().def().offset();
        return offset.lengthSquared() == 0
                ? ""
                : texts.of(
                        "outline.offset",
                        Numbers.trimmed(offset.x(), 3),
                        Numbers.trimmed(offset.y(), 3),
                        Numbers.trimmed(offset.z(), 3));
    }

    private static OptionalInt flags(List<AnimJoint> hierarchy, int joint) {
        return joint < hierarchy.size() && hierarchy.get(joint).flags() != ModelFile.MISSING
                ? OptionalInt.of(hierarchy.get(joint).flags())
                : OptionalInt.empty();
    }

    /** Clears a filter that hides a joint that another pane selects. */
    private void showSelected() {
        int joint = selectedJoint.get();
        boolean hidden = shown.get().stream().noneMatch(row -> row.index() == joint);
        if (joint != Rig.NO_JOINT && hidden) {
            filter.set("");
        }
    }

    /** The first joint that matches the filter, if one is set. */
    Optional<JointRow> firstMatch() {
        return shown.get().stream().filter(row -> isFiltered() && row.matches()).findFirst();
    }

    /** Clears a filter that matches no joint of another skeleton. */
    private void showNew(List<JointRow> rows) {
        List<JointRow> narrowed = narrow(rows, filter.get().strip());
        if (narrowed.isEmpty()) {
            filter.set("");
            narrowed = narrow(rows, "");
        }
        shown.set(narrowed);
    }

    /** The joints with names that contain the text, ignoring case, and all their ancestors. */
    private static List<JointRow> narrow(List<JointRow> joints, String text) {
        String wanted = text.toLowerCase(Locale.ROOT);
        boolean[] kept = new boolean[joints.size()];
        List<JointRow> rows = new ArrayList<>();
        // Children follow their parents: from the last row on, each joint marks its parent as kept.
        for (JointRow joint : joints.reversed()) {
            boolean matches = joint.name().toLowerCase(Locale.ROOT).contains(wanted);
            kept[joint.index()] |= matches;
            if (kept[joint.index()]) {
                rows.add(joint.matching(matches));
                if (joint.parent() >= 0) {
                    kept[joint.parent()] = true;
                }
            }
        }
        return List.copyOf(rows.reversed());
    }

    /** Whether a filter is set. */
    public boolean isFiltered() {
        return !filter.get().isBlank();
    }

    /** The number of joints that match the filter. */
    public int matchCount() {
        return (int) shown.get().stream().filter(JointRow::matches).count();
    }

    /** The number of joints, and of those that match the filter. */
    String countText() {
        int all = joints.getValue().size();
        return isFiltered() ? texts.of("outline.count", matchCount(), all) : Integer.toString(all);
    }

    /** The text for a filter that matches no joint. */
    String noMatchText() {
        return texts.of("outline.noMatch", filter.get().strip());
    }

    /** Calls back after a joint was renamed. */
    public void onRename(Runnable listener) {
        names.onRename(listener);
    }

    /** Renames a joint, and returns the reason if the name is invalid; otherwise empty. */
    String rename(JointRow joint, String typed) {
        return names.rename(joint.index(), typed);
    }

    /** The reason why a joint cannot have a name; empty if it can. */
    String wrongName(JointRow joint, String typed) {
        return names.wrongName(joint.index(), typed);
    }

    /** Whether the name or parent of a joint differs from the file. */
    boolean isEdited(JointRow joint) {
        return names.isJointEdited(joint.index());
    }

    /** The name and index of the joint, and the meaning of its flags. */
    String explain(JointRow joint) {
        String plain = texts.of("outline.joint", joint.name(), joint.index());
        String name = names.jointInFile(joint.index())
                .map(old -> plain + "\n" + texts.of("edit.name.inFile", old))
                .orElse(plain);
        String title = joint.channel().isEmpty() ? name : name + "\n" + texts.of("outline.channel", joint.channel());
        return joint.flags().isEmpty()
                ? title
                : title + "\n" + new FlagWords(texts).explain(joint.flags().getAsInt());
    }

    /** The text for issues of descendants of a collapsed joint. */
    String below(Severity worst) {
        return texts.of("outline.below." + worst);
    }

    /** Shows the selected joint in the file that contains the skeleton. */
    public void showSource() {
        OpenModel open = document.getOpen();
        open.anim().or(open::mesh).ifPresent(file -> document.showSource(file, Subject.ofJoint(selectedJoint.get())));
    }
}
