package org.jointscope.ui.scene3d;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.surface.Surface;

/** The translucent silhouette of a surface, in one color. */
public final class GhostNode extends Group {

    /**
     * The share of the distance to the eye by which ghosts are farther, so that they do not cover a model near them.
     */
    public static final double FARTHER = 0.08;

    /** The least that is not discarded. */
    private static final double ALMOST_NOTHING = 1.0 / 255;

    private final float[] points;
    private final TriangleMesh mesh;

    public GhostNode(Surface surface, Color color) {
        points = new float[surface.pointCount() * 3];
        mesh = Glow.mesh(points, surface.trianglePoints());
        // Only the depth of the first one matters: of the second one, only the front is drawn.
        getChildren().addAll(view(color.deriveColor(0, 1, 1, ALMOST_NOTHING / color.getOpacity())), view(color));
    }

    private MeshView view(Color color) {
        MeshView view = new MeshView(mesh);
        view.setMaterial(Glow.of(color));
        // The files have clockwise triangles; some surfaces are not closed.
        view.setCullFace(CullFace.NONE);
        return view;
    }

    /** Sets x, y, z of every point. Points that are not finite or are extreme are at the origin. */
    public void show(float[] newPoints) {
        for (int i = 0; i < points.length; i++) {
            points[i] = Extent.isSane(newPoints[i]) ? newPoints[i] : 0;
        }
        if (points.length > 0) {
            mesh.getPoints().set(0, points, 0, points.length);
        }
    }
}
