package org.jointscope.pose.md2;

import org.jointscope.model.Md2;
import org.jointscope.pose.skin.SkinnedModel;

/** Makes the kernel's flat arrays from an .md2 as written. It never fails. */
public final class Md2Kernel {

    private Md2Kernel() {}

    /** With the surface of the list of triangles. */
    public static SkinnedModel model(Md2 md2) {
        return SkinnedModel.of(new KeyframeMorph(md2), Md2Surfaces.ofTriangles(md2));
    }
}
