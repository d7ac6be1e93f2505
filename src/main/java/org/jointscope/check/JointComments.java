package org.jointscope.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jointscope.analysis.JointComment;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.messages.Phrase;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

/**
 * Comments after the rows of joints that contradict the rows. id's exporter writes the parent's name and the
 * components, {@code // hips ( Tx Ty Qz )}, and only the name for a joint without flags (Doom 3,
 * MayaImport/maya_main.cpp). Other exporters write only the name. Comments in any other form are ignored.
 */
final class JointComments {

    private static final int SEVERAL = -1;

    private final ModelFile file;
    private final Hierarchy joints;
    private final Map<String, Integer> indices = new HashMap<>();

    JointComments(ModelFile file, IssueLog issues) {
        this.file = file;
        this.joints = new Hierarchy(file.jointRows(), issues);
        for (int i = 0; i < joints.size(); i++) {
            Interruption.check();
            indices.merge(joints.name(i), i, (first, second) -> SEVERAL);
        }
    }

    void check() {
        checkParents();
        if (file instanceof Md5Anim anim) {
            checkComponents(anim.hierarchy());
        }
    }

    private void checkParents() {
        for (int joint = 0; joint < joints.size(); joint++) {
            Interruption.check();
            String named = JointComment.of(joints.joints().get(joint).comment()).parent();
            int index = indices.getOrDefault(named, SEVERAL);
            if (index != SEVERAL && !named.isEmpty() && !isParent(joints.parent(joint), named)) {
                report(joint, Phrase.of("fact.comment.parent", Names.shown(named)), shownParent(joint));
            }
        }
    }

    /** True if the parent has that name, is unreadable, or does not exist. */
    private boolean isParent(int parent, String named) {
        return parent == ModelFile.MISSING
                || parent >= joints.size()
                || (parent >= 0 && joints.name(parent).strip().equalsIgnoreCase(named));
    }

    private Phrase shownParent(int joint) {
        int parent = joints.parent(joint);
        return parent < 0
                ? Phrase.of("fact.comment.root")
                : Phrase.of("fact.comment.index", parent, joints.shownName(parent));
    }

    private void checkComponents(List<AnimJoint> rows) {
        List<OptionalInt> saidByAll = JointComment.flags(rows);
        for (int joint = 0; joint < rows.size(); joint++) {
            Interruption.check();
            int flags = rows.get(joint).flags();
            OptionalInt said = saidByAll.get(joint);
            if (said.isPresent() && flags != ModelFile.MISSING && said.getAsInt() != (flags & Component.ALL)) {
                report(joint, shown(said.getAsInt()), Phrase.of("fact.comment.flags", flags, shown(flags)));
            }
        }
    }

    private void report(int joint, Object said, Object written) {
        joints.report(IssueCode.COMMENT_CONTRADICTS_ROW, joint, said, written);
    }

    private static Object shown(int flags) {
        String labels = JointComment.words(flags);
        return labels.isEmpty() ? Phrase.of("fact.comment.none") : labels;
    }
}
