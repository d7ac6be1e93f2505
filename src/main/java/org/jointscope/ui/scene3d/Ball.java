package org.jointscope.ui.scene3d;

import javafx.scene.paint.Color;
import javafx.scene.shape.MeshView;
import javafx.scene.transform.Affine;
import org.jointscope.render.Viewpoint;

/** A dot that marks a position; its size in the viewport does not depend on the distance. */
final class Ball extends MeshView {

    private final Viewpoint eye;
    private final Affine place = new Affine();

    /** @param radius in pixels */
    Ball(double radius, Color color, Viewpoint eye) {
        this.eye = eye;
        Look look = Look.ball(radius, 1, Glow.of(color));
        setMesh(look.mesh());
        setMaterial(look.material());
        getTransforms().add(place);
    }

    /**
     * Moves to a position. Must also be called after the eye has moved.
     *
     * @param share of its radius
     */
    void show(double[] at, double share) {
        double size = share * eye.unitsPerPixel(at);
        place.setToTransform(size, 0, 0, at[0], 0, size, 0, at[1], 0, 0, size, at[2]);
    }
}
