package org.jointscope.ui.scene3d;

import java.util.List;
import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.pose.Extent;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;

/**
 * A skeleton drawn over the model: a dot for each joint, and a wedge from each joint's parent to the joint. They keep
 * their size in the picture while one comes nearer, so that fingers can be told apart, and shrink with a model that goes
 * away. The selected joint stands out, and the way from it to its root a little.
 */
public final class SkeletonNode extends Group {

    private static final List<Color> DOTS = List.of(Color.web("#ffb454"), Color.web("#ff9db0"), Color.web("#ff4d6d"));
    private static final List<Color> BONES = List.of(Color.web("#e8d9c0"), Color.web("#ffb3c1"), Color.web("#ff4d6d"));
    private static final int PLAIN = 0;
    private static final int ANCESTOR = 1;
    private static final int SELECTED = 2;

    /** In pixels. */
    private static final double DOT_RADIUS = 5;

    private static final double SELECTED_DOT_RADIUS = 7.5;
    private static final double BONE_WIDTH = 6.5;

    /** Nothing is larger than so many times the model's size divided by what it measures in pixels. */
    private static final double LARGEST = 0.0017;

    /** More joints than this are drawn smaller, so that they can still be told apart. */
    private static final double MANY = 200;

    private static final double SMALLEST = 0.45;
    private static final int NONE = -1;

    private final Rig rig;
    private final double size;
    private final Viewpoint eye;
    private final double scale;
    private final Sprites dots;
    private final Sprites bones;
    private int selected = NONE;

    /** @param size of the model, which dots and bones are drawn in proportion to from afar */
    public SkeletonNode(Rig rig, double size, Viewpoint eye) {
        this.rig = rig;
        this.size = size;
        this.eye = eye;
        this.scale = Math.clamp(Math.sqrt(MANY / Math.max(1, rig.size())), SMALLEST, 1.0);
        this.bones = Sprites.lines(rig.size(), BONES, eye);
        this.dots = Sprites.discs(rig.size(), DOTS, eye);
        getChildren().addAll(bones, dots);
        // The skeleton lies inside the mesh, and must be seen all the same.
        setDepthTest(DepthTest.DISABLE);
        setMouseTransparent(true);
    }

    /** Marks a joint, and the bones that lead to it; an index that is none marks nothing. */
    public void select(int joint) {
        paint(selected, PLAIN, PLAIN);
        selected = joint >= 0 && joint < rig.size() ? joint : NONE;
        paint(selected, SELECTED, ANCESTOR);
    }

    private void paint(int joint, int color, int ancestors) {
        if (joint != NONE) {
            dots.color(joint, color);
            bones.color(joint, color);
            for (int ancestor = rig.parent(joint); ancestor >= 0; ancestor = rig.parent(ancestor)) {
                dots.color(ancestor, ancestors);
                bones.color(ancestor, ancestors);
            }
        }
    }

    /** Takes the joints in model space, {@link JointTransform#STRIDE} doubles each. To be called also when the eye has moved. */
    public void show(double[] joints) {
        for (int joint = 0; joint < rig.size(); joint++) {
            int at = joint * JointTransform.STRIDE;
            if (isSane(joints, at)) {
                placeDot(joint, joints, at);
            } else {
                dots.hide(joint);
            }
            placeBone(joint, joints, at);
        }
        dots.update();
        bones.update();
    }

    private static boolean isSane(double[] joints, int at) {
        return Extent.isSane(joints[at]) && Extent.isSane(joints[at + 1]) && Extent.isSane(joints[at + 2]);
    }

    private double unitsPerPixel(double[] joints, int at) {
        return Math.min(size * LARGEST, eye.unitsPerPixel(joints[at], joints[at + 1], joints[at + 2]));
    }

    private void placeDot(int joint, double[] joints, int at) {
        double pixels = joint == selected ? SELECTED_DOT_RADIUS : DOT_RADIUS * scale;
        double radius = pixels * unitsPerPixel(joints, at);
        dots.disc(joint, joints[at], joints[at + 1], joints[at + 2], radius);
    }

    /** Lays a wedge with its broad end on the parent and its tip on the joint. */
    private void placeBone(int joint, double[] joints, int child) {
        int parent = rig.parent(joint) * JointTransform.STRIDE;
        if (parent < 0 || !isSane(joints, child) || !isSane(joints, parent)) {
            bones.hide(joint);
            return;
        }
        double x = joints[parent] - joints[child];
        double y = joints[parent + 1] - joints[child + 1];
        double z = joints[parent + 2] - joints[child + 2];
        double length = Math.sqrt(x * x + y * y + z * z);
        double broad = Math.min(length * 0.4, BONE_WIDTH * scale * unitsPerPixel(joints, parent));
        bones.line(
                joint,
                joints[parent], joints[parent + 1], joints[parent + 2],
                joints[child], joints[child + 1], joints[child + 2],
                broad, broad * 0.15);
    }
}
