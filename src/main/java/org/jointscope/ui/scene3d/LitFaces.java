package org.jointscope.ui.scene3d;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import org.jointscope.pose.skin.Extent;
import org.jointscope.render.Viewpoint;

/**
 * Highlighted triangles of a model: a glow just in front of the surface with its edges, which shine through the model
 * where they are hidden. If the triangles belong to a strip or fan, a line goes through its vertices in order, wide at
 * the start of each segment and narrow at its end, and a ball marks the first vertex.
 */
public final class LitFaces extends Group {

    private static final double EDGE_PIXELS = 1.6;
    private static final double HIDDEN_EDGE_PIXELS = 0.9;
    private static final double LEAVING_PIXELS = 5;
    private static final double REACHING_PIXELS = 1;
    private static final double BALL_PIXELS = 5.5;

    /** The maximum thickness, as a share of the distance between consecutive vertices. */
    private static final double THICKEST = 0.16;

    private static final double OPACITY = 0.6;

    private static final int CORNERS = 3;

    private final int[] corners;
    private final int[] order;
    private final double nearer;
    private final Viewpoint eye;
    private final float[] glowing;
    private final TriangleMesh glow;
    private final Lines hidden;
    private final Lines edges;
    private final Lines path;
    private final Ball first;
    private final double[] from = new double[3];
    private final double[] to = new double[3];

    /**
     * @param corners the points of each triangle
     * @param order points of the line; can be empty
     * @param color of the glow; the line is white
     * @param nearer offset from the surface to the eye, as a share of the distance of the eye
     */
    public LitFaces(int[] corners, int[] order, Color color, double nearer, Viewpoint eye) {
        this.corners = corners.clone();
        this.order = order.clone();
        this.nearer = nearer;
        this.eye = eye;
        this.glowing = new float[corners.length * 3];
        this.glow = Glow.mesh(glowing, IntStream.range(0, corners.length).toArray());
        this.hidden = new Lines(corners.length, List.of(color), eye);
        this.edges = new Lines(corners.length, List.of(color), eye);
        this.path = new Lines(Math.max(0, order.length - 1), List.of(Color.WHITE), eye);
        this.first = new Ball(BALL_PIXELS, Color.WHITE, eye);
        hidden.setDepthTest(DepthTest.DISABLE);
        first.setVisible(order.length > 0);
        MeshView surface = new MeshView(glow);
        surface.setMaterial(Glow.of(color.deriveColor(0, 1, 1, OPACITY)));
        // One-sided triangles are also visible from the back.
        surface.setCullFace(CullFace.NONE);
        getChildren().addAll(hidden, surface, edges, path, first);
    }

    /** Draws x, y, z of every point of the model. Must also be called after the eye has moved. */
    public void show(float[] points) {
        for (int i = 0; i < corners.length; i++) {
            place(points, corners[i], nearer, from);
            for (int axis = 0; axis < 3; axis++) {
                glowing[i * 3 + axis] = (float) from[axis];
            }
            int next = i % CORNERS == CORNERS - 1 ? i - CORNERS + 1 : i + 1;
            place(points, corners[i], 2 * nearer, from);
            place(points, corners[next], 2 * nearer, to);
            hidden.line(i, from, to, HIDDEN_EDGE_PIXELS);
            edges.line(i, from, to, EDGE_PIXELS);
        }
        if (glowing.length > 0) {
            glow.getPoints().set(0, glowing, 0, glowing.length);
        }
        for (int i = 0; i + 1 < order.length; i++) {
            double share = thickness(points, order[i], order[i + 1], LEAVING_PIXELS);
            place(points, order[i], 3 * nearer, from);
            place(points, order[i + 1], 3 * nearer, to);
            path.line(i, from, to, LEAVING_PIXELS * share, REACHING_PIXELS * share);
        }
        if (order.length > 0) {
            boolean leads = order.length > 1;
            double share = leads ? thickness(points, order[0], order[1], BALL_PIXELS / 2) : 1;
            place(points, order[0], 3 * nearer, from);
            first.show(from, share);
        }
        hidden.update();
        edges.update();
        path.update();
    }

    /** The factor for the thickness between two points, 0 to 1. */
    private double thickness(float[] points, int start, int end, double pixels) {
        place(points, start, 0, from);
        place(points, end, 0, to);
        double way = Math.hypot(to[0] - from[0], to[1] - from[1]);
        double length = Math.hypot(way, to[2] - from[2]);
        double widest = pixels * eye.unitsPerPixel(from);
        return widest > 0 ? Math.min(1, THICKEST * length / widest) : 1;
    }

    /** Writes the position of a point, moved toward the eye by a share of the distance. */
    private void place(float[] points, int point, double share, double[] out) {
        double closer = eye.closer(share);
        for (int axis = 0; axis < 3; axis++) {
            float coordinate = points[point * 3 + axis];
            double sane = Extent.isSane(coordinate) ? coordinate : 0;
            out[axis] = sane + (eye.eye[axis] - sane) * closer;
        }
    }
}
