package org.jointscope.ui.scene3d;

import javafx.scene.Group;
import javafx.scene.paint.Color;

import org.jointscope.pose.skin.Extent;

import java.util.List;

/** The normals of some points as short lines that taper off. One may be marked by a ball. */
public final class NormalsNode extends Group {

    private static final double BALL_PIXELS = 5.5;

    private final int[] shown;
    private final double length;
    private final double pixels;
    private final boolean marked;
    private final Viewpoint eye;
    private final Lines lines;
    private final Ball ball;

    private NormalsNode(
            int[] shown, double length, double pixels, boolean marked, Color color, Viewpoint eye) {
        this.shown = shown.clone();
        this.length = length;
        this.pixels = pixels;
        this.marked = marked;
        this.eye = eye;
        this.lines = Lines.of(shown.length, List.of(color), eye);
        this.ball = new Ball(BALL_PIXELS, color, eye);
        ball.setVisible(marked);
        getChildren().addAll(lines, ball);
        setMouseTransparent(true);
    }

    /**
     * @param shown points whose normals are drawn
     * @param length of a normal, in units of the model
     */
    public static NormalsNode of(int[] shown, double length, Color color, Viewpoint eye) {
        return new NormalsNode(shown, length, 2, false, color, eye);
    }

    /** Of one point, which stands out. */
    public static NormalsNode marked(int point, double length, Color color, Viewpoint eye) {
        return new NormalsNode(new int[] {point}, length, 4, true, color, eye);
    }

    /**
     * Takes x, y, z of every point of the model and of its normal; one that is none is not drawn.
     * To be called also when the eye has moved.
     */
    public void show(float[] points, float[] normals) {
        for (int line = 0; line < shown.length; line++) {
            int at = shown[line] * 3;
            double x = sane(points[at]);
            double y = sane(points[at + 1]);
            double z = sane(points[at + 2]);
            lines.line(
                    line,
                    x,
                    y,
                    z,
                    x + normals[at] * length,
                    y + normals[at + 1] * length,
                    z + normals[at + 2] * length,
                    pixels * eye.unitsPerPixel(x, y, z),
                    pixels / 2 * eye.unitsPerPixel(x, y, z));
            if (marked) {
                ball.show(x, y, z, 1);
            }
        }
        lines.update();
    }

    private static double sane(float coordinate) {
        return Extent.isSane(coordinate) ? coordinate : 0;
    }
}
