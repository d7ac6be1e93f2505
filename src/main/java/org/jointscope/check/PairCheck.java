package org.jointscope.check;

import org.jointscope.diagnostics.IssueLog;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

/** The rules for an animation with its mesh. Places are those of the animation. */
public final class PairCheck {

    private PairCheck() {}

    public static void check(Md5Mesh mesh, Md5Anim anim, IssueLog issues) {
        if (!mesh.joints().isEmpty() && !anim.hierarchy().isEmpty()) {
            new PairJoints(mesh, anim, issues).check();
        }
        BoundsFit.check(mesh, anim, issues);
    }
}
