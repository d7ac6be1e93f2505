package org.jointscope.edit;

import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.ModelFile;

/** The rows that edits address by index. */
public final class EditedRows {

    private EditedRows() {}

    /** Whether two versions of a file have the same joints, components and vertices under the same indices. */
    public static boolean areLike(ModelFile one, ModelFile other) {
        return switch (one) {
            case Md5Anim anim -> other instanceof Md5Anim it && areLike(anim, it);
            case Md5Mesh mesh -> other instanceof Md5Mesh it && areLike(mesh, it);
            default -> false;
        };
    }

    private static boolean areLike(Md5Anim one, Md5Anim other) {
        List<AnimJoint> joints = one.hierarchy();
        return joints.size() == other.hierarchy().size()
                && IntStream.range(0, joints.size()).allMatch(i -> {
                    AnimJoint before = joints.get(i);
                    AnimJoint after = other.hierarchy().get(i);
                    return before.name().equals(after.name())
                            && before.flags() == after.flags()
                            && before.startIndex() == after.startIndex();
                });
    }

    private static boolean areLike(Md5Mesh one, Md5Mesh other) {
        return one.joints().size() == other.joints().size()
                && one.meshes().size() == other.meshes().size()
                && IntStream.range(0, one.joints().size())
                        .allMatch(i -> one.joints()
                                .get(i)
                                .name()
                                .equals(other.joints().get(i).name()))
                && IntStream.range(0, one.meshes().size())
                        .allMatch(
                                i -> areLike(one.meshes().get(i), other.meshes().get(i)));
    }

    private static boolean areLike(Mesh one, Mesh other) {
        return one.vertices().size() == other.vertices().size()
                && one.weights().size() == other.weights().size();
    }
}
