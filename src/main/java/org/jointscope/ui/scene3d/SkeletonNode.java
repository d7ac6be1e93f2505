package org.jointscope.ui.scene3d;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.Mesh;
import javafx.scene.shape.MeshView;
import javafx.scene.transform.Affine;
import org.fxyz3d.shapes.primitives.ConeMesh;
import org.fxyz3d.shapes.primitives.IcosahedronMesh;
import org.jointscope.pose.Extent;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;

/**
 * A skeleton drawn over the model: a ball for each joint, and a cone from each joint's parent to the joint. All balls
 * share one mesh and all cones another; a pose only sets their transforms.
 */
public final class SkeletonNode extends Group {

    private static final PhongMaterial JOINT = Glow.of(Color.web("#ffb454"));
    private static final PhongMaterial BONE = Glow.of(Color.web("#e8d9c0"));
    private static final PhongMaterial SELECTED = Glow.of(Color.web("#ff4d6d"));

    /** Radius of the ball, as a share of the model's size. */
    private static final double JOINT_RADIUS = 0.0065;

    private static final double SELECTED_RADIUS = 0.011;
    private static final double BONE_RADIUS = 0.005;
    private static final int NONE = -1;

    private final Rig rig;
    private final double size;
    private final List<MeshView> balls = new ArrayList<>();
    private final List<Affine> ballPlaces = new ArrayList<>();
    private final List<Affine> bonePlaces = new ArrayList<>();
    private final List<MeshView> bones = new ArrayList<>();
    private int selected = NONE;

    /** @param size of the model, which balls and cones are drawn in proportion to */
    public SkeletonNode(Rig rig, double size) {
        this.rig = rig;
        this.size = size;
        Mesh ball = new IcosahedronMesh(2f, 1).getMesh();
        Mesh cone = new ConeMesh(6, 1, 1).getMesh();
        for (int joint = 0; joint < rig.size(); joint++) {
            bonePlaces.add(new Affine());
            bones.add(shape(cone, BONE, bonePlaces.getLast()));
            ballPlaces.add(new Affine());
            balls.add(shape(ball, JOINT, ballPlaces.getLast()));
        }
        getChildren().addAll(bones);
        getChildren().addAll(balls);
        // The skeleton lies inside the mesh, and must be seen all the same.
        setDepthTest(DepthTest.DISABLE);
        setMouseTransparent(true);
    }

    private static MeshView shape(Mesh mesh, PhongMaterial material, Affine place) {
        MeshView view = new MeshView(mesh);
        view.setMaterial(material);
        view.getTransforms().add(place);
        return view;
    }

    /** Marks a joint, and the bone that leads to it; an index that is none marks nothing. */
    public void select(int joint) {
        paint(selected, JOINT, BONE);
        selected = joint >= 0 && joint < rig.size() ? joint : NONE;
        paint(selected, SELECTED, SELECTED);
    }

    private void paint(int joint, PhongMaterial ball, PhongMaterial bone) {
        if (joint != NONE) {
            balls.get(joint).setMaterial(ball);
            bones.get(joint).setMaterial(bone);
        }
    }

    /** Takes the joints in model space, {@link JointTransform#STRIDE} doubles each. */
    public void show(double[] joints) {
        for (int joint = 0; joint < rig.size(); joint++) {
            int at = joint * JointTransform.STRIDE;
            boolean sane = isSane(joints, at);
            balls.get(joint).setVisible(sane);
            if (sane) {
                placeBall(joint, joints, at);
            }
            int parent = rig.parent(joint);
            boolean bone = sane && parent >= 0 && isSane(joints, parent * JointTransform.STRIDE);
            bones.get(joint).setVisible(bone && placeBone(joint, joints, parent * JointTransform.STRIDE, at));
        }
    }

    private static boolean isSane(double[] joints, int at) {
        return Extent.isSane(joints[at]) && Extent.isSane(joints[at + 1]) && Extent.isSane(joints[at + 2]);
    }

    private void placeBall(int joint, double[] joints, int at) {
        double radius = size * (joint == selected ? SELECTED_RADIUS : JOINT_RADIUS);
        ballPlaces.get(joint)
                .setToTransform(
                        radius, 0, 0, joints[at],
                        0, radius, 0, joints[at + 1],
                        0, 0, radius, joints[at + 2]);
    }

    /**
     * Lays the unit cone, whose tip is at the origin and whose base is one unit along y, with the tip on the joint and
     * the base on its parent. False if the two coincide.
     */
    private boolean placeBone(int joint, double[] joints, int parent, int child) {
        double yx = joints[parent] - joints[child];
        double yy = joints[parent + 1] - joints[child + 1];
        double yz = joints[parent + 2] - joints[child + 2];
        double length = Math.sqrt(yx * yx + yy * yy + yz * yz);
        if (length < size * 1e-6) {
            return false;
        }
        double radius = Math.min(size * BONE_RADIUS, length * 0.2) / length;
        // Any direction across the bone will do for x: across the axis that the bone is furthest from.
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
        bonePlaces.get(joint)
                .setToTransform(
                        xx * radius, yx, zx * radius, joints[child],
                        xy * radius, yy, zy * radius, joints[child + 1],
                        xz * radius, yz, zz * radius, joints[child + 2]);
        return true;
    }
}
