package org.jointscope.ui.scene3d;

import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.shape.VertexFormat;

import org.jointscope.pose.skin.Extent;

import java.util.List;

/**
 * Some of a model's triangles, lit: a glow just before the surface with its edges, which shine
 * through the model where they lie behind it. If the triangles come of a strip or a fan, a line
 * leads through its vertices in their order, wide where it leaves one and narrow where it reaches
 * the next, and a ball marks the first.
 */
public final class LitFaces extends Group {

    private static final double EDGE_PIXELS = 1.6;
    private static final double HIDDEN_EDGE_PIXELS = 0.9;
    private static final double LEAVING_PIXELS = 5;
    private static final double REACHING_PIXELS = 1;
    private static final double BALL_PIXELS = 5.5;

    /** Nothing is thicker than so much of the way from a vertex to the next. */
    private static final double THICKEST = 0.16;

    private static final double OPACITY = 0.6;

    /** See {@link Copies}: any, but none of the simple directions. */
    private static final float[] NORMAL = {0.23f, 0.87f, 0.4361f};

    private static final int CORNERS = 3;

    private final int[] corners;
    private final int[] order;
    private final double nearer;
    private final Viewpoint eye;
    private final TriangleMesh glow = new TriangleMesh(VertexFormat.POINT_NORMAL_TEXCOORD);
    private final float[] glowing;
    private final Lines hidden;
    private final Lines edges;
    private final Lines path;
    private final Ball first;

    /**
     * @param corners the points of each triangle
     * @param order points that a line leads through; may be empty
     * @param color of the glow; the line is white
     * @param nearer how far before the surface they lie, as a share of the way to the eye
     */
    public LitFaces(int[] corners, int[] order, Color color, double nearer, Viewpoint eye) {
        this.corners = corners.clone();
        this.order = order.clone();
        this.nearer = nearer;
        this.eye = eye;
        this.glowing = new float[corners.length * CORNERS];
        this.hidden = Lines.of(corners.length, List.of(color), eye);
        this.edges = Lines.of(corners.length, List.of(color), eye);
        this.path = Lines.of(Math.max(0, order.length - 1), List.of(Color.WHITE), eye);
        this.first = new Ball(BALL_PIXELS, Color.WHITE, eye);
        hidden.setDepthTest(DepthTest.DISABLE);
        first.setVisible(order.length > 0);
        getChildren().addAll(hidden, glow(color), edges, path, first);
        setMouseTransparent(true);
    }

    private MeshView glow(Color color) {
        int step = VertexFormat.POINT_NORMAL_TEXCOORD.getVertexIndexSize();
        int[] faces = new int[corners.length * step];
        for (int i = 0; i < corners.length; i++) {
            faces[i * step] = i;
        }
        glow.getPoints().setAll(glowing);
        glow.getNormals().setAll(NORMAL);
        glow.getTexCoords().setAll(0, 0);
        glow.getFaces().setAll(faces);
        MeshView view = new MeshView(glow);
        view.setMaterial(Glow.of(color.deriveColor(0, 1, 1, OPACITY)));
        // What has only one side is seen from behind, too.
        view.setCullFace(CullFace.NONE);
        return view;
    }

    /** Takes x, y, z of every point of the model. To be called also when the eye has moved. */
    public void show(float[] points) {
        for (int i = 0; i < corners.length; i++) {
            int at = i * CORNERS;
            glowing[at] = (float) x(points, corners[i], nearer);
            glowing[at + 1] = (float) y(points, corners[i], nearer);
            glowing[at + 2] = (float) z(points, corners[i], nearer);
        }
        if (glowing.length > 0) {
            glow.getPoints().set(0, glowing, 0, glowing.length);
        }
        for (int i = 0; i < corners.length; i++) {
            int next = i % CORNERS == CORNERS - 1 ? i - CORNERS + 1 : i + 1;
            line(hidden, i, points, corners[i], corners[next], HIDDEN_EDGE_PIXELS);
            line(edges, i, points, corners[i], corners[next], EDGE_PIXELS);
        }
        for (int i = 0; i + 1 < order.length; i++) {
            taper(i, points);
        }
        if (order.length > 0) {
            mark(points);
        }
        hidden.update();
        edges.update();
        path.update();
    }

    private void line(Lines lines, int line, float[] points, int from, int to, double pixels) {
        draw(lines, line, points, from, to, 2 * nearer, pixels, pixels);
    }

    private void taper(int line, float[] points) {
        int from = order[line];
        int to = order[line + 1];
        double share = thickness(points, from, to, LEAVING_PIXELS);
        draw(
                path,
                line,
                points,
                from,
                to,
                3 * nearer,
                LEAVING_PIXELS * share,
                REACHING_PIXELS * share);
    }

    private void mark(float[] points) {
        double share =
                order.length > 1 ? thickness(points, order[0], order[1], BALL_PIXELS / 2) : 1;
        first.show(
                x(points, order[0], 3 * nearer),
                y(points, order[0], 3 * nearer),
                z(points, order[0], 3 * nearer),
                share);
    }

    /** How much of its thickness is left to what lies between two points, 0 to 1. */
    private double thickness(float[] points, int from, int to, double pixels) {
        double x = x(points, from, 0);
        double y = y(points, from, 0);
        double z = z(points, from, 0);
        double way = Math.hypot(x(points, to, 0) - x, y(points, to, 0) - y);
        double length = Math.hypot(way, z(points, to, 0) - z);
        double widest = pixels * eye.unitsPerPixel(x, y, z);
        return widest > 0 ? Math.min(1, THICKEST * length / widest) : 1;
    }

    private void draw(
            Lines lines,
            int line,
            float[] points,
            int from,
            int to,
            double share,
            double pixelsFrom,
            double pixelsTo) {
        double ax = x(points, from, share);
        double ay = y(points, from, share);
        double az = z(points, from, share);
        double bx = x(points, to, share);
        double by = y(points, to, share);
        double bz = z(points, to, share);
        double widthA = pixelsFrom * eye.unitsPerPixel(ax, ay, az);
        double widthB = pixelsTo * eye.unitsPerPixel(bx, by, bz);
        lines.line(line, ax, ay, az, bx, by, bz, widthA, widthB);
    }

    private double x(float[] points, int point, double share) {
        return towards(points[point * 3], eye.eyeX(), share);
    }

    private double y(float[] points, int point, double share) {
        return towards(points[point * 3 + 1], eye.eyeY(), share);
    }

    private double z(float[] points, int point, double share) {
        return towards(points[point * 3 + 2], eye.eyeZ(), share);
    }

    private static double towards(float coordinate, double eye, double share) {
        double sane = Extent.isSane(coordinate) ? coordinate : 0;
        return sane + (eye - sane) * share;
    }
}
