package org.jointscope.ui.scene3d;

import javafx.scene.transform.Affine;

/**
 * How model space (+X forward, +Y left, +Z up) lies in the scene (+X right, +Y down, +Z away): a
 * rotation, with the model facing whoever looks along +Z. It is applied once, at the root of all
 * that is drawn in model space. It must never be a mirror, or every triangle would show its back.
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
