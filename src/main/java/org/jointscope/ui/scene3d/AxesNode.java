package org.jointscope.ui.scene3d;

import java.util.List;
import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.skin.Extent;
import org.jointscope.render.OverlayStyle;
import org.jointscope.render.Viewpoint;

/**
 * The axes of every joint, x red, y green, z blue: they show its orientation. Those of the selected joint are longer,
 * and those of the model are at the origin.
 */
public final class AxesNode extends Group {

    /** x, y, z; also for legends of the axes. */
    public static final List<Color> COLORS =
            OverlayStyle.AXES.stream().map(Glow::color).toList();

    private static final double SELECTED_LENGTH_PIXELS = 48;
    private static final double[] ORIGIN = {0, 0, 0, 0, 0, 0, 1};

    private final int joints;
    private final Viewpoint eye;
    private final Lines lines;
    private final double[] joint = new double[JointTransform.STRIDE];
    private final double[] axes = new double[JointTransform.AXES];
    private final double[] tip = new double[3];
    private int selected = -1;

    public AxesNode(int joints, Viewpoint eye) {
        this.joints = joints;
        this.eye = eye;
        this.lines = new Lines(3 * (joints + 1), COLORS, eye);
        for (int line = 0; line < 3 * (joints + 1); line++) {
            lines.color(line, line % 3);
        }
        getChildren().add(lines);
        setDepthTest(DepthTest.DISABLE);
    }

    /** Makes the axes of a joint longer; an invalid index marks nothing. */
    public void select(int index) {
        selected = index;
    }

    /**
     * Draws the axes of joints in model space, {@link JointTransform#STRIDE} doubles each. Must also be called after
     * the eye has moved.
     */
    public void show(double[] modelSpace) {
        System.arraycopy(ORIGIN, 0, joint, 0, joint.length);
        draw(joints, OverlayStyle.ORIGIN_LENGTH, OverlayStyle.STRONG_AXIS_WIDTH);
        for (int i = 0; i < joints; i++) {
            System.arraycopy(modelSpace, i * joint.length, joint, 0, joint.length);
            if (i == selected) {
                draw(i, SELECTED_LENGTH_PIXELS, OverlayStyle.STRONG_AXIS_WIDTH);
            } else {
                draw(i, OverlayStyle.AXIS_LENGTH, OverlayStyle.AXIS_WIDTH);
            }
        }
        lines.update();
    }

    private void draw(int index, double lengthPixels, double widthPixels) {
        boolean sane = Extent.isSane(joint[0], joint[1], joint[2]);
        double length = lengthPixels * eye.unitsPerPixel(joint);
        JointTransform.axes(joint, axes);
        for (int axis = 0; axis < 3; axis++) {
            for (int i = 0; i < 3; i++) {
                tip[i] = joint[i] + axes[3 * axis + i] * length;
            }
            if (sane) {
                lines.line(3 * index + axis, joint, tip, widthPixels);
            } else {
                lines.hide(3 * index + axis);
            }
        }
    }
}
