package org.jointscope.check;

import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Whether the comments behind the rows of joints say the same as the rows. id's exporter writes the
 * parent's name and the flags in words, {@code // hips ( Tx Ty Qz )}, and only the name behind a
 * joint without flags (Doom 3, MayaImport/maya_main.cpp); others write the name alone. Whoever
 * changes a row by hand forgets them. A comment of any other shape means nothing here.
 */
public final class JointComments {

    private static final int SEVERAL = -1;

    private final Hierarchy joints;
    private final JointReports reports;
    private final Map<String, Integer> indices = new HashMap<>();

    private JointComments(Hierarchy joints, IssueLog issues) {
        this.joints = joints;
        this.reports = new JointReports(joints, issues);
        for (int i = 0; i < joints.size(); i++) {
            Interruption.check();
            indices.merge(joints.name(i), i, (first, second) -> SEVERAL);
        }
    }

    static void check(Md5Mesh mesh, IssueLog issues) {
        new JointComments(Hierarchy.of(mesh), issues).checkParents();
    }

    static void check(Md5Anim anim, IssueLog issues) {
        JointComments comments = new JointComments(Hierarchy.of(anim), issues);
        comments.checkParents();
        comments.checkComponents(anim.hierarchy());
    }

    private void checkParents() {
        for (int joint = 0; joint < joints.size(); joint++) {
            Interruption.check();
            String named = JointComment.of(joints.comment(joint)).parent();
            int index = indices.getOrDefault(named, SEVERAL);
            if (index != SEVERAL && !named.isEmpty() && !isParent(joints.parent(joint), named)) {
                report(joint, "parent '" + Names.shown(named) + "'", shownParent(joint));
            }
        }
    }

    /** Whether a row may well mean the joint of that name, or cannot be read, or dangles. */
    private boolean isParent(int parent, String named) {
        return parent == ModelFile.MISSING
                || parent >= joints.size()
                || (parent >= 0 && joints.name(parent).equalsIgnoreCase(named));
    }

    private String shownParent(int joint) {
        int parent = joints.parent(joint);
        return parent < 0
                ? "no parent"
                : "parent " + parent + ", '" + joints.shownName(parent) + "'";
    }

    private void checkComponents(List<AnimJoint> rows) {
        List<OptionalInt> saidByAll = flagsSaid();
        for (int joint = 0; joint < rows.size(); joint++) {
            Interruption.check();
            int flags = rows.get(joint).flags();
            OptionalInt said = saidByAll.get(joint);
            if (said.isPresent()
                    && flags != ModelFile.MISSING
                    && said.getAsInt() != (flags & Component.ALL)) {
                report(joint, shown(said.getAsInt()), "flags " + flags + ", " + shown(flags));
            }
        }
    }

    /**
     * The flags that the comment behind each row of a hierarchy names in words; empty where it says
     * nothing about them.
     */
    public static List<OptionalInt> flags(Md5Anim anim) {
        return new JointComments(Hierarchy.of(anim), new IssueLog()).flagsSaid();
    }

    private List<OptionalInt> flagsSaid() {
        List<OptionalInt> said =
                IntStream.range(0, joints.size())
                        .mapToObj(joint -> JointComment.of(joints.comment(joint)).components())
                        .toList();
        if (said.stream().noneMatch(OptionalInt::isPresent)) {
            return said;
        }
        return IntStream.range(0, joints.size())
                .mapToObj(
                        joint ->
                                said.get(joint).isEmpty() && isNameAlone(joint)
                                        ? OptionalInt.of(0)
                                        : said.get(joint))
                .toList();
    }

    /** What id's exporter writes behind a joint without flags. */
    private boolean isNameAlone(int joint) {
        String comment = joints.comment(joint);
        return joints.exists(joints.parent(joint))
                && !comment.isEmpty()
                && comment.equals(joints.name(joints.parent(joint)));
    }

    private void report(int joint, String said, String written) {
        reports.report(IssueCode.COMMENT_CONTRADICTS_ROW, joint, said, written);
    }

    private static String shown(int flags) {
        String labels = JointComment.words(flags);
        return labels.isEmpty() ? "no components" : labels;
    }
}
