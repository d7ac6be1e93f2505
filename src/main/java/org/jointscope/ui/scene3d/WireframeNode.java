package org.jointscope.ui.scene3d;

import javafx.scene.paint.Color;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.DrawMode;
import javafx.scene.shape.MeshView;
import javafx.scene.transform.Scale;
import org.jointscope.render.Viewpoint;

/** The edges of a surface, which share its points: they move with it. */
public final class WireframeNode extends MeshView {

    /** By which the edges are closer to the eye than the surface, so that they are drawn over it. */
    private static final double CLOSER = 0.002;

    private final Viewpoint eye;
    private final Scale nearer = new Scale();

    public WireframeNode(SurfaceNode surface, Color color, Viewpoint eye) {
        super(surface.getMesh());
        this.eye = eye;
        setDrawMode(DrawMode.LINE);
        setCullFace(CullFace.NONE);
        setMaterial(Glow.of(color));
        getTransforms().add(nearer);
        visibleProperty().bind(surface.visibleProperty());
    }

    /** The eye has moved. */
    public void look() {
        double scale = 1 - eye.closer(CLOSER);
        nearer.setX(scale);
        nearer.setY(scale);
        nearer.setZ(scale);
        nearer.setPivotX(eye.eye[0]);
        nearer.setPivotY(eye.eye[1]);
        nearer.setPivotZ(eye.eye[2]);
    }
}
