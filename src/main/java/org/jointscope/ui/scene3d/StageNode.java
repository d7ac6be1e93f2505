package org.jointscope.ui.scene3d;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.pose.JointTransform;
import org.jointscope.render.OverlayStyle;
import org.jointscope.render.Viewpoint;

/**
 * The transforms that place a joint, visible through surfaces: the axes of each, lines from each to the next, and lines
 * from the joint to positions.
 */
public final class StageNode extends Group {

    /** The number of lines to positions. */
    public static final int MOST_TARGETS = 300;

    /** The number of transforms. */
    public static final int MOST_TRANSFORMS = 64;

    private static final double LENGTH_PIXELS = 26;
    private static final double LAST_LENGTH_PIXELS = 70;
    private static final double WAY_PIXELS = 2.5;
    private static final double TARGET_PIXELS = 1;
    private static final int LINES = 4;

    /** Also visible on a white background. */
    private static final Color WAY = Color.web("#ff3df2");

    private static final Color TARGET = Color.web("#e69f00");

    private final Viewpoint eye;
    private final Lines lines;
    private final Lines targets;
    private final double[] axes = new double[JointTransform.AXES];
    private final double[] before = new double[JointTransform.STRIDE];
    private final double[] tip = new double[3];
    private int transforms;
    private int targetCount;

    public StageNode(Viewpoint eye) {
        this.eye = eye;
        List<Color> palette = new ArrayList<>(AxesNode.COLORS);
        palette.add(WAY);
        lines = new Lines(LINES * MOST_TRANSFORMS, palette, eye);
        for (int line = 0; line < lines.count(); line++) {
            lines.color(line, line % LINES);
        }
        targets = new Lines(MOST_TARGETS, List.of(TARGET), eye);
        getChildren().addAll(targets, lines);
        setDepthTest(DepthTest.DISABLE);
    }

    /** Removes all transforms and positions. */
    public void clear() {
        transforms = 0;
        targetCount = 0;
    }

    /**
     * Adds a transform, and a line to it from the one before.
     *
     * @param last whether it is that of the joint
     */
    public void add(double[] transform, boolean last) {
        if (transforms == MOST_TRANSFORMS) {
            return;
        }
        int line = transforms * LINES;
        double length = (last ? LAST_LENGTH_PIXELS : LENGTH_PIXELS) * eye.unitsPerPixel(transform);
        double width = last ? OverlayStyle.STRONG_AXIS_WIDTH : OverlayStyle.AXIS_WIDTH;
        JointTransform.axes(transform, axes);
        for (int axis = 0; axis < 3; axis++) {
            for (int i = 0; i < 3; i++) {
                tip[i] = transform[i] + axes[3 * axis + i] * length;
            }
            lines.line(line + axis, transform, tip, width);
        }
        if (transforms > 0) {
            lines.line(line + 3, before, transform, WAY_PIXELS);
        } else {
            lines.hide(line + 3);
        }
        System.arraycopy(transform, 0, before, 0, before.length);
        transforms++;
    }

    /** Adds a line from the last transform to a position, if there are not too many. */
    public void target(double x, double y, double z) {
        if (targetCount < MOST_TARGETS) {
            tip[0] = x;
            tip[1] = y;
            tip[2] = z;
            targets.line(targetCount++, before, tip, TARGET_PIXELS);
        }
    }

    /** Draws what was added. */
    public void update() {
        for (int line = transforms * LINES; line < lines.count(); line++) {
            lines.hide(line);
        }
        for (int line = targetCount; line < MOST_TARGETS; line++) {
            targets.hide(line);
        }
        lines.update();
        targets.update();
    }
}
