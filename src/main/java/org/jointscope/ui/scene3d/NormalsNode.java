package org.jointscope.ui.scene3d;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.pose.skin.Extent;
import org.jointscope.render.OverlayStyle;
import org.jointscope.render.Viewpoint;

/** The normals of some points as short tapered lines. One can be marked by a ball. */
public final class NormalsNode extends Group {

    private static final double BALL_PIXELS = 5.5;

    private final int[] shown;
    private final double length;
    private final double pixels;
    private final Lines lines;
    private final Ball ball;
    private final double[] from = new double[3];
    private final double[] to = new double[3];

    /**
     * @param shown points with visible normals
     * @param length of a normal, in units of the model
     * @param marked whether they are emphasized, for example those of a single point
     */
    public NormalsNode(int[] shown, double length, boolean marked, Color color, Viewpoint eye) {
        this.shown = shown.clone();
        this.length = length;
        this.pixels = marked ? 2 * OverlayStyle.NORMAL_WIDTH : OverlayStyle.NORMAL_WIDTH;
        this.lines = new Lines(shown.length, List.of(color), eye);
        this.ball = new Ball(BALL_PIXELS, color, eye);
        ball.setVisible(marked && shown.length > 0);
        getChildren().addAll(lines, ball);
    }

    /**
     * Draws x, y, z of every point of the model and of its normal; invalid normals are hidden. Must also be called
     * after the eye has moved.
     */
    public void show(float[] points, float[] normals) {
        for (int line = 0; line < shown.length; line++) {
            for (int axis = 0; axis < 3; axis++) {
                int at = shown[line] * 3 + axis;
                from[axis] = Extent.isSane(points[at]) ? points[at] : 0;
                to[axis] = from[axis] + normals[at] * length;
            }
            lines.line(line, from, to, pixels, pixels / 2);
            if (ball.isVisible()) {
                ball.show(from, 1);
            }
        }
        lines.update();
    }
}
