package org.jointscope.ui.scene3d;

import javafx.scene.paint.Color;
import javafx.scene.shape.MeshView;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;

/** A dot that marks a place: as large in the picture however near one comes. */
final class Ball extends MeshView {

    private final Viewpoint eye;
    private final Translate place = new Translate();
    private final Scale size = new Scale();

    /**
     * @param radius in pixels
     */
    Ball(double radius, Color color, Viewpoint eye) {
        this.eye = eye;
        Look look = Look.ball(radius, 1, Glow.of(color));
        setMesh(look.mesh());
        setMaterial(look.material());
        getTransforms().addAll(place, size);
        setMouseTransparent(true);
    }

    /**
     * Goes to a place. To be called also when the eye has moved.
     *
     * @param share of its radius
     */
    void show(double x, double y, double z, double share) {
        place.setX(x);
        place.setY(y);
        place.setZ(z);
        double unitsPerPixel = share * eye.unitsPerPixel(x, y, z);
        size.setX(unitsPerPixel);
        size.setY(unitsPerPixel);
        size.setZ(unitsPerPixel);
    }
}
