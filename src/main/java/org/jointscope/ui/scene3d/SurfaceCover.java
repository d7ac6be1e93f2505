package org.jointscope.ui.scene3d;

import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.DrawMode;
import javafx.scene.shape.MeshView;
import org.jointscope.render.Viewpoint;

/** The edges or the back faces of a surface, in one color. They share its points, and so they move with it. */
public final class SurfaceCover extends MeshView {

    /** By which the edges are closer to the eye than the surface, so that they are drawn over it. */
    private static final double CLOSER = 0.002;

    /** The share of the color of back faces that does not depend on light. */
    private static final double GLOW = 0.6;

    private final Nearer nearer;

    private SurfaceCover(SurfaceNode surface, PhongMaterial material, Viewpoint eye, double closer) {
        super(surface.getMesh());
        nearer = new Nearer(closer, eye);
        setMaterial(material);
        getTransforms().add(nearer);
        visibleProperty().bind(surface.visibleProperty());
    }

    /** The edges of all triangles. */
    public static SurfaceCover edges(SurfaceNode surface, Color color, Viewpoint eye) {
        SurfaceCover cover = new SurfaceCover(surface, Glow.of(color), eye, CLOSER);
        cover.setDrawMode(DrawMode.LINE);
        cover.setCullFace(CullFace.NONE);
        return cover;
    }

    /**
     * The triangles that are seen from behind, lit by any light behind them; also over those of a surface of which both
     * sides are drawn.
     */
    public static SurfaceCover backFaces(SurfaceNode surface, Color color, Viewpoint eye) {
        PhongMaterial material = Glow.of(color.deriveColor(0, 1, GLOW, 1));
        material.setDiffuseColor(color.deriveColor(0, 1, 1 - GLOW, 1));
        // At the same distance as the surface: nearer ones would be visible through thin parts.
        SurfaceCover cover = new SurfaceCover(surface, material, eye, 0);
        cover.setCullFace(CullFace.FRONT);
        return cover;
    }

    /** The eye has moved. */
    public void look() {
        nearer.look();
    }
}
