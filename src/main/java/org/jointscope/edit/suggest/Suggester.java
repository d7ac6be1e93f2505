package org.jointscope.edit.suggest;

import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

import java.util.List;
import java.util.Optional;

/**
 * Finds the flags or startIndex that would make sense of an animation.
 *
 * <p>A thread that is interrupted stops looking, and suggests nothing.
 */
public final class Suggester {

    private Suggester() {}

    /** The best few edits, best first; none if all is well. Not for the window's thread. */
    public static List<Suggestion> suggest(Md5Anim anim, Optional<Md5Mesh> mesh) {
        return List.of();
    }

    /** The same for one joint, which is asked about: what would at all be better is listed. */
    public static List<Suggestion> suggest(Md5Anim anim, Optional<Md5Mesh> mesh, int joint) {
        return List.of();
    }
}
