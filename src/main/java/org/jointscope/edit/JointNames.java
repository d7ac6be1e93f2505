package org.jointscope.edit;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jointscope.analysis.JointComment;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile.JointRow;

/** Gives joints another name, in their rows and in the comments of their children. */
final class JointNames {

    /** Makes a row with another name and comment. */
    private interface Renaming<T> {
        T with(T row, String name, String comment);
    }

    private JointNames() {}

    static Md5Mesh rename(Md5Mesh mesh, Set<Integer> joints, String name) {
        return mesh.withJoints(rename(mesh.joints(), joints, name, (row, to, said) -> row.with(to, said)));
    }

    static Md5Anim rename(Md5Anim anim, Set<Integer> joints, String name) {
        return anim.withHierarchy(rename(anim.hierarchy(), joints, name, (row, to, said) -> row.with(to, said)));
    }

    private static <T extends JointRow> List<T> rename(
            List<T> rows, Set<Integer> joints, String name, Renaming<T> renaming) {
        return IntStream.range(0, rows.size())
                .mapToObj(joint -> {
                    T row = rows.get(joint);
                    String named = joints.contains(joint) ? name : row.name();
                    String said = joints.contains(row.parent())
                            ? comment(row, rows.get(row.parent()).name(), name)
                            : row.comment();
                    boolean same = named.equals(row.name()) && said.equals(row.comment());
                    return same ? row : renaming.with(row, named, said);
                })
                .toList();
    }

    /**
     * The comment of a row, which can name the parent, after the parent has been renamed. A comment has no spaces at
     * its ends, so it cannot contain a name of nothing else.
     */
    private static String comment(JointRow row, String from, String to) {
        String said = JointComment.of(row.comment()).parent();
        return !from.isBlank() && !to.isBlank() && said.equalsIgnoreCase(from.strip())
                ? to.strip() + row.comment().substring(said.length())
                : row.comment();
    }
}
