package org.jointscope.ui.scene3d;

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

import java.util.ArrayList;
import java.util.List;

/**
 * A skeleton drawn over the model: a ball for each joint, and a cone from each joint's parent to
 * the joint. They keep their size in the picture while one comes nearer, so that fingers can be
 * told apart, and shrink with a model that goes away. The selected joint stands out, and the way
 * from it to its root a little. All balls share one mesh and all cones another; a pose only sets
 * their transforms.
 */
public final class SkeletonNode extends Group {

    private static final int PLAIN = 0;
    private static final int ANCESTOR = 1;
    private static final int SELECTED = 2;

    /** In pixels. */
    private static final double BALL_RADIUS = 4.5;

    private static final double SELECTED_BALL_RADIUS = 7;
    private static final double BONE_RADIUS = 3.2;

    /**
     * Nothing is larger than so many times the model's size divided by what it measures in pixels.
     */
    private static final double LARGEST = 0.0017;

    /**
     * More joints than this are drawn smaller and coarser, so that they can still be told apart,
     * and drawn in time.
     */
    private static final double MANY = 200;

    private static final double SMALLEST = 0.45;
    private static final int NONE = -1;

    private final List<PhongMaterial> ballMaterials =
            List.of(
                    Glow.of(Color.web("#ffb454")),
                    Glow.of(Color.web("#ff9db0")),
                    Glow.of(Color.web("#ff4d6d")));
    private final List<PhongMaterial> boneMaterials =
            List.of(
                    Glow.of(Color.web("#e8d9c0")),
                    Glow.of(Color.web("#ffb3c1")),
                    ballMaterials.get(SELECTED));
    private final Rig rig;
    private final double size;
    private final Viewpoint eye;
    private final double scale;
    private final List<MeshView> balls = new ArrayList<>();
    private final List<Affine> ballPlaces = new ArrayList<>();
    private final List<MeshView> bones = new ArrayList<>();
    private final List<Affine> bonePlaces = new ArrayList<>();
    private int selected = NONE;

    /**
     * @param size of the model, which balls and cones are drawn in proportion to from afar
     */
    public SkeletonNode(Rig rig, double size, Viewpoint eye) {
        this.rig = rig;
        this.size = size;
        this.eye = eye;
        this.scale = Math.clamp(Math.sqrt(MANY / Math.max(1, rig.size())), SMALLEST, 1.0);
        boolean many = rig.size() > MANY;
        Mesh ball = new IcosahedronMesh(2f, many ? 0 : 1).getMesh();
        Mesh cone = new ConeMesh(many ? 3 : 6, 1, 1).getMesh();
        for (int joint = 0; joint < rig.size(); joint++) {
            bonePlaces.add(new Affine());
            bones.add(shape(cone, boneMaterials.get(PLAIN), bonePlaces.getLast()));
            ballPlaces.add(new Affine());
            balls.add(shape(ball, ballMaterials.get(PLAIN), ballPlaces.getLast()));
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

    /** Marks a joint, and the bones that lead to it; an index that is none marks nothing. */
    public void select(int joint) {
        paint(selected, PLAIN, PLAIN);
        selected = joint >= 0 && joint < rig.size() ? joint : NONE;
        paint(selected, SELECTED, ANCESTOR);
    }

    private void paint(int joint, int color, int ancestors) {
        if (joint != NONE) {
            paint(joint, color);
            for (int ancestor = rig.parent(joint); ancestor >= 0; ancestor = rig.parent(ancestor)) {
                paint(ancestor, ancestors);
            }
        }
    }

    private void paint(int joint, int color) {
        balls.get(joint).setMaterial(ballMaterials.get(color));
        bones.get(joint).setMaterial(boneMaterials.get(color));
    }

    /**
     * Takes the joints in model space, {@link JointTransform#STRIDE} doubles each. To be called
     * also when the eye has moved.
     */
    public void show(double[] joints) {
        for (int joint = 0; joint < rig.size(); joint++) {
            int at = joint * JointTransform.STRIDE;
            boolean sane = isSane(joints, at);
            balls.get(joint).setVisible(sane);
            if (sane) {
                placeBall(joint, joints, at);
            }
            int parent = rig.parent(joint) * JointTransform.STRIDE;
            boolean bone = sane && parent >= 0 && isSane(joints, parent);
            bones.get(joint).setVisible(bone && placeBone(joint, joints, parent, at));
        }
    }

    private static boolean isSane(double[] joints, int at) {
        return Extent.isSane(joints[at])
                && Extent.isSane(joints[at + 1])
                && Extent.isSane(joints[at + 2]);
    }

    private double unitsPerPixel(double[] joints, int at) {
        return Math.min(
                size * LARGEST, eye.unitsPerPixel(joints[at], joints[at + 1], joints[at + 2]));
    }

    private void placeBall(int joint, double[] joints, int at) {
        double pixels = joint == selected ? SELECTED_BALL_RADIUS : BALL_RADIUS * scale;
        double radius = pixels * unitsPerPixel(joints, at);
        ballPlaces
                .get(joint)
                .setToTransform(
                        radius,
                        0,
                        0,
                        joints[at],
                        0,
                        radius,
                        0,
                        joints[at + 1],
                        0,
                        0,
                        radius,
                        joints[at + 2]);
    }

    /**
     * Lays the unit cone, whose tip is at the origin and whose base is one unit along y, with the
     * tip on the joint and the base on its parent. False if the two coincide.
     */
    private boolean placeBone(int joint, double[] joints, int parent, int child) {
        double yx = joints[parent] - joints[child];
        double yy = joints[parent + 1] - joints[child + 1];
        double yz = joints[parent + 2] - joints[child + 2];
        double length = Math.sqrt(yx * yx + yy * yy + yz * yz);
        if (length < size * 1e-6) {
            return false;
        }
        double pixels = BONE_RADIUS * scale;
        double radius = Math.min(pixels * unitsPerPixel(joints, parent), length * 0.2) / length;
        // Any direction across the bone will do for x: across the axis that the bone is furthest
        // from.
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
        bonePlaces
                .get(joint)
                .setToTransform(
                        xx * radius,
                        yx,
                        zx * radius,
                        joints[child],
                        xy * radius,
                        yy,
                        zy * radius,
                        joints[child + 1],
                        xz * radius,
                        yz,
                        zz * radius,
                        joints[child + 2]);
        return true;
    }
}
