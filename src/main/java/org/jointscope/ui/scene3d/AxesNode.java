package org.jointscope.ui.scene3d;

import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.paint.Color;

import org.jointscope.pose.JointTransform;
import org.jointscope.pose.skin.Extent;

import java.util.List;

/**
 * Every joint's own axes, x red, y green, z blue: which way its orientation has turned it. Those of
 * the selected joint are longer, and the model's own stand at the origin.
 */
public final class AxesNode extends Group {

    /** x, y, z; for what explains the axes. */
    public static final List<Color> COLORS =
            List.of(Color.web("#e5484d"), Color.web("#30a46c"), Color.web("#3e7bfa"));

    private static final double LENGTH_PIXELS = 18;
    private static final double SELECTED_LENGTH_PIXELS = 48;
    private static final double ORIGIN_LENGTH_PIXELS = 64;
    private static final double WIDTH_PIXELS = 1.8;
    private static final double SELECTED_WIDTH_PIXELS = 3.2;

    private final int joints;
    private final Viewpoint eye;
    private final Lines lines;
    private final double[] tip = new double[3];
    private int selected = -1;

    public AxesNode(int joints, Viewpoint eye) {
        this.joints = joints;
        this.eye = eye;
        this.lines = Lines.of(3 * (joints + 1), COLORS, eye);
        for (int line = 0; line < 3 * (joints + 1); line++) {
            lines.color(line, line % 3);
        }
        getChildren().add(lines);
        setDepthTest(DepthTest.DISABLE);
        setMouseTransparent(true);
    }

    /** Makes a joint's axes longer; an index that is none marks nothing. */
    public void select(int joint) {
        selected = joint;
    }

    /**
     * Takes the joints in model space, {@link JointTransform#STRIDE} doubles each. To be called
     * also when the eye has moved.
     */
    public void show(double[] modelSpace) {
        double atOrigin = eye.unitsPerPixel(0, 0, 0);
        for (int axis = 0; axis < 3; axis++) {
            turn(axis, 0, 0, 0, 1);
            draw(
                    3 * joints + axis,
                    0,
                    0,
                    0,
                    ORIGIN_LENGTH_PIXELS * atOrigin,
                    SELECTED_WIDTH_PIXELS);
        }
        for (int joint = 0; joint < joints; joint++) {
            int at = joint * JointTransform.STRIDE;
            double x = modelSpace[at];
            double y = modelSpace[at + 1];
            double z = modelSpace[at + 2];
            boolean sane = Extent.isSane(x) && Extent.isSane(y) && Extent.isSane(z);
            double pixels = joint == selected ? SELECTED_LENGTH_PIXELS : LENGTH_PIXELS;
            double width = joint == selected ? SELECTED_WIDTH_PIXELS : WIDTH_PIXELS;
            for (int axis = 0; axis < 3; axis++) {
                if (sane) {
                    turn(
                            axis,
                            modelSpace[at + 3],
                            modelSpace[at + 4],
                            modelSpace[at + 5],
                            modelSpace[at + 6]);
                    draw(3 * joint + axis, x, y, z, pixels * eye.unitsPerPixel(x, y, z), width);
                } else {
                    lines.hide(3 * joint + axis);
                }
            }
        }
        lines.update();
    }

    /** The unit vector of an axis, turned by a quaternion: a column of its rotation matrix. */
    private void turn(int axis, double x, double y, double z, double w) {
        switch (axis) {
            case 0 -> tip(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y));
            case 1 -> tip(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x));
            default -> tip(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y));
        }
    }

    private void tip(double x, double y, double z) {
        tip[0] = x;
        tip[1] = y;
        tip[2] = z;
    }

    private void draw(int line, double x, double y, double z, double length, double pixels) {
        double width = pixels * eye.unitsPerPixel(x, y, z);
        lines.line(
                line,
                x,
                y,
                z,
                x + tip[0] * length,
                y + tip[1] * length,
                z + tip[2] * length,
                width,
                width);
    }
}
