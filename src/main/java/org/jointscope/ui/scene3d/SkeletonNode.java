package org.jointscope.ui.scene3d;

import java.util.List;
import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.skin.Extent;
import org.jointscope.render.SkeletonStyle;
import org.jointscope.render.Viewpoint;

/**
 * A skeleton over the model: a ball per joint, drawn as a disc that faces the viewer, and a cone from each joint's
 * parent to the joint. Their size in the viewport is constant when the viewer is near, so that fingers can be
 * distinguished, and decreases with the model at a distance. The selected joint is emphasized, and the bones to its
 * root slightly.
 */
public final class SkeletonNode extends Group {

    private static final int PLAIN = 0;
    private static final int ANCESTOR = 1;
    private static final int SELECTED = 2;

    /** In pixels. */
    private static final double SELECTED_BALL_RADIUS = 7;

    /** In skeletons larger than this, the balls are so small that the coarsest ones are used. */
    private static final double VERY_MANY = 800;

    /** Sides of the discs that are drawn instead of balls. */
    private static final int ROUND = 14;

    private static final int COARSE = 10;
    private static final int COARSEST = 6;
    private static final int NONE = -1;

    private final Rig rig;
    private final double size;
    private final Viewpoint eye;
    private final double scale;
    private final MergedShapes balls;
    private final MergedShapes bones;
    private final double[] place = new double[MergedShapes.MATRIX];
    private int selected = NONE;

    /** @param size of the model, which balls and cones are drawn in proportion to from afar */
    public SkeletonNode(Rig rig, double size, Viewpoint eye) {
        this.rig = rig;
        this.size = size;
        this.eye = eye;
        this.scale = SkeletonStyle.scale(rig.size());
        PhongMaterial selection = Glow.of(Color.web("#ff4d6d"));
        balls = new MergedShapes(rig.size(), ballLooks(selection));
        bones = new MergedShapes(rig.size(), boneLooks(selection));
        getChildren().addAll(bones.nodes());
        getChildren().addAll(balls.nodes());
        // The skeleton is inside the mesh, and must be visible through it.
        setDepthTest(DepthTest.DISABLE);
    }

    private boolean isLarge() {
        return rig.size() > SkeletonStyle.MANY;
    }

    /** The joints that are drawn. */
    public Rig rig() {
        return rig;
    }

    /** Balls for which a pixel is one unit. */
    private List<Look> ballLooks(PhongMaterial selection) {
        return List.of(
                plainBall(Glow.of(Glow.color(SkeletonStyle.BALL))),
                plainBall(Glow.of(Color.web("#ff9db0"))),
                Look.disc(SELECTED_BALL_RADIUS, ROUND, selection));
    }

    private Look plainBall(PhongMaterial material) {
        int sides = rig.size() > VERY_MANY ? COARSEST : isLarge() ? COARSE : ROUND;
        return Look.disc(SkeletonStyle.BALL_RADIUS * scale, sides, material);
    }

    private List<Look> boneLooks(PhongMaterial selection) {
        int sides = isLarge() ? 3 : 6;
        return List.of(
                Look.cone(sides, Glow.of(Glow.color(SkeletonStyle.BONE))),
                Look.cone(sides, Glow.of(Color.web("#ffb3c1"))),
                Look.cone(sides, selection));
    }

    /** Marks a joint and the bones from the root to it; an invalid index marks nothing. */
    public void select(int joint) {
        paint(selected, PLAIN, PLAIN);
        selected = joint >= 0 && joint < rig.size() ? joint : NONE;
        paint(selected, SELECTED, ANCESTOR);
    }

    private void paint(int joint, int look, int ancestors) {
        if (joint != NONE) {
            paint(joint, look);
            for (int ancestor = rig.parent(joint); ancestor >= 0; ancestor = rig.parent(ancestor)) {
                paint(ancestor, ancestors);
            }
        }
    }

    private void paint(int joint, int look) {
        balls.setLook(joint, look);
        bones.setLook(joint, look);
    }

    /**
     * Draws joints in model space, {@link JointTransform#STRIDE} doubles each. Must also be called after the eye has
     * moved.
     */
    public void show(double[] joints) {
        for (int joint = 0; joint < rig.size(); joint++) {
            int at = joint * JointTransform.STRIDE;
            int parent = rig.parent(joint) * JointTransform.STRIDE;
            boolean sane = isSane(joints, at);
            if (sane) {
                placeBall(joint, joints, at);
            } else {
                balls.hide(joint);
            }
            if (sane && parent >= 0 && isSane(joints, parent)) {
                placeBone(joint, joints, parent, at);
            } else {
                bones.hide(joint);
            }
        }
        balls.update();
        bones.update();
    }

    private static boolean isSane(double[] joints, int at) {
        return Extent.isSane(joints[at], joints[at + 1], joints[at + 2]);
    }

    private double unitsPerPixel(double[] joints, int at) {
        return Math.min(size * SkeletonStyle.LARGEST, eye.unitsPerPixel(joints[at], joints[at + 1], joints[at + 2]));
    }

    private void placeBall(int joint, double[] joints, int at) {
        double unit = unitsPerPixel(joints, at);
        for (int axis = 0; axis < 3; axis++) {
            row(axis, unit * eye.right[axis], unit * eye.down[axis], unit * eye.forward[axis], joints[at + axis]);
        }
        balls.put(joint, place);
    }

    /** Of the current matrix. */
    private void row(int row, double x, double y, double z, double translation) {
        place[row * 4] = x;
        place[row * 4 + 1] = y;
        place[row * 4 + 2] = z;
        place[row * 4 + 3] = translation;
    }

    /**
     * Places the unit cone, which has its tip at the origin and its base one unit along y, with the tip at the joint
     * and the base at the parent; hides it if the two coincide.
     */
    private void placeBone(int joint, double[] joints, int parent, int child) {
        double yx = joints[parent] - joints[child];
        double yy = joints[parent + 1] - joints[child + 1];
        double yz = joints[parent + 2] - joints[child + 2];
        double length = Math.sqrt(yx * yx + yy * yy + yz * yz);
        if (length < size * 1e-6) {
            bones.hide(joint);
            return;
        }
        double pixels = SkeletonStyle.BONE_RADIUS * scale;
        double radius = Math.min(pixels * unitsPerPixel(joints, parent), length * 0.2) / length;
        // x can be any direction across the bone: across an axis with a large angle to the bone.
        boolean alongX = Math.abs(yx) > length * 0.9;
        double xx = alongX ? -yz : 0;
        double xy = alongX ? 0 : yz;
        double xz = alongX ? yx : -yy;
        double across = length / Math.sqrt(xx * xx + xy * xy + xz * xz);
        xx *= across;
        xy *= across;
        xz *= across;
        double zx = (xy * yz - xz * yy) / length;
        double zy = (xz * yx - xx * yz) / length;
        double zz = (xx * yy - xy * yx) / length;
        row(0, xx * radius, yx, zx * radius, joints[child]);
        row(1, xy * radius, yy, zy * radius, joints[child + 1]);
        row(2, xz * radius, yz, zz * radius, joints[child + 2]);
        bones.put(joint, place);
    }
}
