package org.jointscope.ui.scene3d;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.skin.Extent;
import org.jointscope.render.Viewpoint;

/** The bones from a joint to its descendants as lines in one color; the bone to the joint itself if it has none. */
public final class BonesNode extends Group {

    private static final double FROM_PIXELS = 6;
    private static final double TO_PIXELS = 2;

    private final Rig rig;
    private final int[] ends;
    private final Lines lines;
    private final double[] from = new double[3];
    private final double[] to = new double[3];
    private double[] joints = {};

    public BonesNode(Rig rig, int joint, Color color, Viewpoint eye) {
        this.rig = rig;
        boolean[] within = rig.subtree(joint);
        int[] below = IntStream.range(0, rig.size())
                .filter(it -> it != joint && within[it])
                .toArray();
        ends = below.length > 0 || rig.isRoot(joint) ? below : new int[] {joint};
        lines = new Lines(ends.length, List.of(color), eye);
        getChildren().add(lines);
        setDepthTest(DepthTest.DISABLE);
    }

    /** @param modelSpace {@link JointTransform#STRIDE} doubles of each joint; not copied */
    public void show(double[] modelSpace) {
        joints = modelSpace;
        look();
    }

    /** Draws the lines for the current position of the eye. */
    public void look() {
        for (int line = 0; line < ends.length && joints.length > 0; line++) {
            boolean sane = read(rig.parent(ends[line]), from);
            if (read(ends[line], to) && sane) {
                lines.line(line, from, to, FROM_PIXELS, TO_PIXELS);
            } else {
                lines.hide(line);
            }
        }
        lines.update();
    }

    private boolean read(int joint, double[] position) {
        System.arraycopy(joints, joint * JointTransform.STRIDE, position, 0, 3);
        return Extent.isSane(position[0], position[1], position[2]);
    }
}
