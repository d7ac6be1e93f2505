package org.jointscope.edit;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile.JointRow;

/**
 * Renames a joint in the rows of all meshes and animations, so that they still match. If the comment after the row of a
 * child names the parent, it is updated.
 *
 * @param which of several joints with the old name is renamed, counted from 0 in each file; {@link #EACH} for all of
 *     them
 */
public record RenameJoint(String from, String to, int which) implements Edit {

    /** All joints with the old name. */
    public static final int EACH = -1;

    /** Renames all joints with a name. */
    public RenameJoint(String from, String to) {
        this(from, to, EACH);
    }

    /** Renames the joint of one row, and its counterpart in the other file. */
    public static RenameJoint of(List<? extends JointRow> rows, int joint, String to) {
        String from = rows.get(joint).name();
        return new RenameJoint(
                from, to, (int) named(rows.subList(0, joint), from).count());
    }

    /** Whether a file in which a joint would be renamed has another joint with the new name. */
    public boolean isTaken(List<? extends JointRow> rows) {
        return !from.equals(to)
                && named(rows, from).findAny().isPresent()
                && named(rows, to).findAny().isPresent();
    }

    @Override
    public Content applyTo(Content content) {
        return Edit.super
                .applyTo(content)
                .withOthers((path, file) -> applyTo(Content.of(file)).like(file));
    }

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        return JointNames.rename(anim, joints(anim.hierarchy()), to);
    }

    @Override
    public Md5Mesh applyTo(Md5Mesh mesh) {
        return JointNames.rename(mesh, joints(mesh.joints()), to);
    }

    private Set<Integer> joints(List<? extends JointRow> rows) {
        IntStream all = named(rows, from);
        IntStream renamed = which == EACH ? all : all.skip(which).limit(1);
        return renamed.boxed().collect(Collectors.toSet());
    }

    private static IntStream named(List<? extends JointRow> rows, String name) {
        return IntStream.range(0, rows.size())
                .filter(joint -> rows.get(joint).name().equals(name));
    }
}
