package org.jointscope.ui.scene3d;

import javafx.scene.transform.Affine;

/**
 * The transform from model space (+X forward, +Y left, +Z up) to the scene (+X right, +Y down, +Z away): a rotation;
 * the model faces a viewer who looks along +Z. It is applied once, at the root of all nodes in model space. It must not
 * be a reflection: every triangle would be back-facing.
 */
public final class ModelSpace {

    private ModelSpace() {}

    /** The transform for the root. */
    public static Affine toScene() {
        return new Affine(
                0, 1, 0, 0, //
                0, 0, -1, 0, //
                -1, 0, 0, 0);
    }
}
