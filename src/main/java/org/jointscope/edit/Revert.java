package org.jointscope.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile.JointRow;

/**
 * Restores a joint, or everything, from another content, usually the one in the files.
 *
 * @param joint index, in the edited animation, of the joint with the name, parent, flags, startIndex, comment and
 *     baseframe row to restore; the frames do not change. The parent is restored only if it has its name and index.
 *     Because the order of joints can change, the original joint is the one of the same name, preferably at the same
 *     index. If there is none, it is the one at the same index if its name is missing now; otherwise the joint does not
 *     change. The mesh's joint of the same name gets its original name. Without an animation, the index is that of a
 *     joint of the mesh. {@link #ALL} for everything
 */
public record Revert(Content original, int joint) implements Edit {

    /** All files: all joints, meshes, bounds and frames, and the headers. */
    public static final int ALL = -1;

    @Override
    public Content applyTo(Content content) {
        List<? extends JointRow> rows = content.joints();
        Md5Mesh mesh = content.mesh();
        if (joint == ALL) {
            mesh = applyTo(mesh);
        } else if (joint >= 0 && joint < rows.size()) {
            mesh = withNames(mesh, rows.get(joint).name());
        }
        Content restored = content.with(mesh, applyTo(content.anim()));
        return joint == ALL ? restored.withOthers((path, now) -> original.of(path, now)) : restored;
    }

    @Override
    public Md5Mesh applyTo(Md5Mesh mesh) {
        if (joint != ALL) {
            return applyTo(Content.of(mesh)).mesh();
        }
        return mesh.joints().equals(original.mesh().joints()) && !new Changes(original, Content.of(mesh)).mesh()
                ? mesh
                : original.mesh();
    }

    /** Restores the name of the mesh's joints that have a name now. */
    private Md5Mesh withNames(Md5Mesh mesh, String name) {
        Md5Mesh restored = mesh;
        for (int row = 0; row < mesh.joints().size(); row++) {
            if (mesh.joints().get(row).name().equals(name)) {
                String old = original.mesh().joints().get(row).name();
                restored = JointNames.rename(restored, Set.of(row), old);
            }
        }
        return restored;
    }

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        if (joint == ALL) {
            return isSame(anim) ? anim : original.anim();
        }
        if (joint < 0 || joint >= anim.hierarchy().size()) {
            return anim;
        }
        OptionalInt before = origin(anim.hierarchy());
        return before.isPresent() ? withRows(anim, before.getAsInt()) : anim;
    }

    /** Comments are also compared, because they are saved. */
    private boolean isSame(Md5Anim anim) {
        return anim == original.anim()
                || (anim.hierarchy().equals(original.anim().hierarchy())
                        && !new Changes(original, Content.of(anim)).anim());
    }

    private OptionalInt origin(List<AnimJoint> now) {
        List<AnimJoint> rows = original.anim().hierarchy();
        String name = now.get(joint).name();
        OptionalInt named = IntStream.concat(IntStream.of(joint), IntStream.range(0, rows.size()))
                .filter(index -> index < rows.size() && rows.get(index).name().equals(name))
                .findFirst();
        return named.isEmpty()
                        && joint < rows.size()
                        && isMissing(rows.get(joint).name(), now)
                ? OptionalInt.of(joint)
                : named;
    }

    /** True if fewer joints have a name now. */
    private boolean isMissing(String name, List<AnimJoint> now) {
        return count(name, now) < count(name, original.anim().hierarchy());
    }

    private static long count(String name, List<AnimJoint> rows) {
        return rows.stream().filter(row -> row.name().equals(name)).count();
    }

    private Md5Anim withRows(Md5Anim anim, int before) {
        AnimJoint old = original.anim().hierarchy().get(before);
        Md5Anim named = JointNames.rename(anim, Set.of(joint), old.name());
        List<AnimJoint> rows = new ArrayList<>(named.hierarchy());
        String comment = comment(new CommentUpkeep(named), before);
        rows.set(joint, rows.get(joint).with(old.flags(), old.startIndex(), comment));
        if (before == joint && isSameJoint(old.parent(), rows)) {
            rows.set(joint, old);
        }
        List<BaseframeRow> olds = original.anim().baseframe();
        List<BaseframeRow> baseframe = new ArrayList<>(anim.baseframe());
        if (before < olds.size() && joint < baseframe.size()) {
            baseframe.set(joint, olds.get(before));
        }
        return named.withHierarchy(rows).withBaseframe(baseframe);
    }

    /** True if an index, -1 for none, is that of the same joint as in the original. */
    private boolean isSameJoint(int index, List<AnimJoint> now) {
        List<AnimJoint> olds = original.anim().hierarchy();
        return index == -1
                || index >= 0
                        && index < Math.min(olds.size(), now.size())
                        && olds.get(index).name().equals(now.get(index).name());
    }

    /** The original comment, unless the joint has another parent now. */
    private String comment(CommentUpkeep comments, int before) {
        AnimJoint old = original.anim().hierarchy().get(before);
        Optional<String> parent = new CommentUpkeep(original.anim()).parentName(before);
        return parent.equals(comments.parentName(joint)) ? old.comment() : comments.comment(joint, old.flags());
    }
}
