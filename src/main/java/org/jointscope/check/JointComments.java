package org.jointscope.check;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Place;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Whether the comments behind the rows of joints say the same as the rows. id's exporter writes the
 * parent's name and the flags in words, {@code // hips ( Tx Ty Qz )}, and only the name behind a
 * joint without flags (Doom 3, MayaImport/maya_main.cpp); others write the name alone. Whoever
 * changes a row by hand forgets them. A comment of any other shape means nothing here.
 */
final class JointComments {

    private static final int SEVERAL = -1;

    private record Joint(String name, int parent, String comment, Place place) {}

    private final List<Joint> joints;
    private final Map<String, Integer> indices = new HashMap<>();
    private final IssueLog issues;

    private JointComments(List<Joint> joints, IssueLog issues) {
        this.joints = joints;
        this.issues = issues;
        for (int i = 0; i < joints.size(); i++) {
            indices.merge(joints.get(i).name, i, (first, second) -> SEVERAL);
        }
    }

    static void check(Md5Mesh mesh, IssueLog issues) {
        new JointComments(mesh.joints().stream().map(JointComments::joint).toList(), issues)
                .checkParents();
    }

    static void check(Md5Anim anim, IssueLog issues) {
        List<AnimJoint> rows = anim.hierarchy();
        JointComments comments =
                new JointComments(rows.stream().map(JointComments::joint).toList(), issues);
        comments.checkParents();
        comments.checkComponents(rows);
    }

    private static Joint joint(MeshJoint joint) {
        return new Joint(joint.name(), joint.parent(), joint.comment(), joint.place());
    }

    private static Joint joint(AnimJoint joint) {
        return new Joint(joint.name(), joint.parent(), joint.comment(), joint.place());
    }

    private void checkParents() {
        for (int i = 0; i < joints.size(); i++) {
            Joint joint = joints.get(i);
            String named = parentName(joint.comment);
            int index = indices.getOrDefault(named, SEVERAL);
            if (index == SEVERAL || named.isEmpty() || isParent(joint.parent, named)) {
                continue;
            }
            report(i, "parent '" + Names.shown(named) + "'", parentOf(joint));
        }
    }

    /** Whether a row may well mean the joint of that name, or cannot be read, or dangles. */
    private boolean isParent(int parent, String named) {
        return parent == ModelFile.MISSING
                || parent >= joints.size()
                || (parent >= 0 && joints.get(parent).name.equalsIgnoreCase(named));
    }

    private String parentOf(Joint joint) {
        return joint.parent < 0
                ? "no parent"
                : "parent "
                        + joint.parent
                        + ", '"
                        + Names.shown(joints.get(joint.parent).name)
                        + "'";
    }

    private void checkComponents(List<AnimJoint> rows) {
        boolean ids = rows.stream().anyMatch(row -> components(row.comment()).isPresent());
        for (int i = 0; ids && i < rows.size(); i++) {
            int flags = rows.get(i).flags();
            OptionalInt said = components(rows.get(i).comment());
            if (said.isEmpty() && isNameAlone(joints.get(i))) {
                said = OptionalInt.of(0);
            }
            if (said.isPresent()
                    && flags != ModelFile.MISSING
                    && said.getAsInt() != (flags & Component.ALL)) {
                report(i, shown(said.getAsInt()), "flags " + flags + ", " + shown(flags));
            }
        }
    }

    /** What id's exporter writes behind a joint without flags. */
    private boolean isNameAlone(Joint joint) {
        return joint.parent >= 0
                && joint.parent < joints.size()
                && !joint.comment.isEmpty()
                && joint.comment.equals(joints.get(joint.parent).name);
    }

    private static String shown(int flags) {
        String labels =
                Arrays.stream(Component.values())
                        .filter(component -> component.isIn(flags))
                        .map(Component::label)
                        .collect(Collectors.joining(" "));
        return labels.isEmpty() ? "no components" : labels;
    }

    private static String parentName(String comment) {
        return components(comment).isPresent()
                ? comment.substring(0, comment.lastIndexOf('(')).strip()
                : comment;
    }

    /** The flags that a comment ends in, in words; empty if it does not end so. */
    private static OptionalInt components(String comment) {
        int open = comment.lastIndexOf('(');
        if (open < 0 || !comment.endsWith(")")) {
            return OptionalInt.empty();
        }
        int flags = 0;
        for (String word : comment.substring(open + 1, comment.length() - 1).strip().split(" +")) {
            Optional<Component> component = component(word);
            if (component.isEmpty()) {
                return OptionalInt.empty();
            }
            flags |= component.get().bit();
        }
        return OptionalInt.of(flags);
    }

    private static Optional<Component> component(String label) {
        return Arrays.stream(Component.values())
                .filter(component -> component.label().equals(label))
                .findFirst();
    }

    private void report(int index, String said, String written) {
        Joint joint = joints.get(index);
        issues.add(
                IssueCode.COMMENT_CONTRADICTS_ROW,
                Places.of(joint.place),
                Subject.ofJoint(index),
                index,
                Names.shown(joint.name),
                said,
                written);
    }
}
