package org.jointscope.compare;

import java.util.Optional;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

/** The differences between two files of one format, apart from formatting. */
public sealed interface Comparison permits AnimComparison, MeshComparison {

    JointPairs joints();

    /** Whether nothing differs, apart from formatting. */
    boolean isEqual();

    /** Empty unless both files are meshes, or both animations. Slow for large files. */
    static Optional<Comparison> of(ModelFile before, ModelFile after, Tolerance tolerance) {
        if (before instanceof Md5Anim one && after instanceof Md5Anim other) {
            return Optional.of(AnimComparison.of(one, other, tolerance));
        }
        return before instanceof Md5Mesh one && after instanceof Md5Mesh other
                ? Optional.of(MeshComparison.of(one, other, tolerance))
                : Optional.empty();
    }
}
