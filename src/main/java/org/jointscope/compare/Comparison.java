package org.jointscope.compare;

import java.util.Optional;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

/** The differences between two files, apart from formatting. */
public sealed interface Comparison permits AnimComparison, MeshComparison, HierarchyComparison {

    JointPairs joints();

    /** Whether nothing differs, apart from formatting. */
    boolean isEqual();

    /**
     * Empty unless both files are meshes or animations; of a mesh and an animation, in either order, the joints are
     * compared. Slow for large files.
     */
    static Optional<Comparison> of(ModelFile before, ModelFile after, Tolerance tolerance) {
        if (before instanceof Md5Anim one && after instanceof Md5Anim other) {
            return Optional.of(AnimComparison.of(one, other, tolerance));
        }
        if (before instanceof Md5Mesh mesh && after instanceof Md5Anim anim) {
            return Optional.of(HierarchyComparison.of(mesh, anim));
        }
        if (before instanceof Md5Anim anim && after instanceof Md5Mesh mesh) {
            return Optional.of(HierarchyComparison.of(mesh, anim));
        }
        return before instanceof Md5Mesh one && after instanceof Md5Mesh other
                ? Optional.of(MeshComparison.of(one, other, tolerance))
                : Optional.empty();
    }
}
