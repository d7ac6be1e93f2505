package org.jointscope.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * Scales a model and rotates it about the origin of model space: every pose of the mesh in the animation becomes the
 * scaled and rotated one. In a mesh, joints are in model space, and the offsets of weights are only scaled. In an
 * animation, all translations are scaled, and only roots are rotated. A root gets the flags of those components that
 * then differ from the baseframe; the frames are repacked. Bounds become the box around the rotated old one, which is
 * larger than necessary unless the angles are multiples of 90 degrees. Positions are rounded to ten decimals.
 *
 * @param scale greater than 0; the edit changes nothing otherwise
 * @param x angle of the first rotation, about X, in degrees; counterclockwise as seen from the tip of the axis
 * @param y of the second one, about Y
 * @param z of the third one, about Z
 */
public record TransformModel(double scale, double x, double y, double z) implements Edit {

    private static final double DECIMALS = 1e10;

    /** Smaller differences from the baseframe are rounding errors. */
    private static final double SMALLEST = 1e-9;

    private static final int CORNERS = 8;

    /** Whether a file would change, and can. */
    public boolean isPossible() {
        return isValid() && (scale != 1 || rotates());
    }

    /** Whether the scale is greater than 0, and all numbers are finite. */
    public boolean isValid() {
        return scale > 0 && Double.isFinite(scale) && Double.isFinite(x + y + z);
    }

    /** Whether it rotates at all. */
    public boolean rotates() {
        return x % 360 != 0 || y % 360 != 0 || z % 360 != 0;
    }

    /** Whether bounds stay as small as they are. */
    public boolean isOfRightAngles() {
        return x % 90 == 0 && y % 90 == 0 && z % 90 == 0;
    }

    /** Whether a mesh has normals and tangents in model space, which are not rotated. */
    public boolean leavesNormals(Md5Mesh mesh) {
        return rotates()
                && mesh.meshes().stream()
                        .anyMatch(it -> it.extension().tangentSpaces().size() > 0);
    }

    @Override
    public Md5Mesh applyTo(Md5Mesh mesh) {
        if (!isPossible() || mesh == Md5Mesh.EMPTY) {
            return mesh;
        }
        double[] turn = turn();
        List<MeshJoint> joints = mesh.joints().stream()
                .map(joint -> new MeshJoint(
                        joint.name(),
                        joint.parent(),
                        point(turn, joint.position()),
                        orientation(turn, joint.orientation()),
                        joint.comment(),
                        joint.location()))
                .toList();
        Md5Mesh moved = mesh.withJoints(joints);
        return scale == 1
                ? moved
                : moved.withMeshes(moved.meshes().stream().map(this::scaled).toList());
    }

    private Mesh scaled(Mesh mesh) {
        double[] numbers = mesh.weights().numbers().clone();
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i % 4 == 0 ? numbers[i] : rounded(numbers[i] * scale);
        }
        return mesh.withWeights(new WeightTable(mesh.weights().integers(), numbers));
    }

    /** A camera is moved with the model that it films. */
    public Md5Camera applyTo(Md5Camera camera) {
        double[] turn = turn();
        return !isPossible()
                ? camera
                : camera.withFrames(camera.frames().stream()
                        .map(row -> new CameraRow(
                                point(turn, row.position()),
                                orientation(turn, row.orientation()),
                                row.fov(),
                                row.location()))
                        .toList());
    }

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        if (!isPossible() || anim == Md5Anim.EMPTY) {
            return anim;
        }
        double[] turn = turn();
        Clip clip = Md5Kernel.clip(anim);
        List<BaseframeRow> baseframe = new ArrayList<>();
        for (int joint = 0; joint < anim.baseframe().size(); joint++) {
            BaseframeRow row = anim.baseframe().get(joint);
            boolean root = joint < clip.rig().size() && clip.rig().isRoot(joint);
            baseframe.add(
                    root
                            ? new BaseframeRow(
                                    point(turn, row.position()), orientation(turn, row.orientation()), row.location())
                            : new BaseframeRow(
                                    Vector3.of(axis -> rounded(row.position().along(axis) * scale)),
                                    row.orientation(),
                                    row.location()));
        }
        Md5Anim moved = anim.withBaseframe(baseframe)
                .withBounds(anim.bounds().stream().map(it -> box(turn, it)).toList());
        Values values = new Values(clip, turn);
        Clip still = Md5Kernel.clip(moved);
        int[] flags = Packing.knownFlags(anim);
        for (int joint = 0; joint < flags.length; joint++) {
            if (rotates() && clip.rig().isRoot(joint)) {
                flags[joint] = values.flags(joint, still) | Math.max(0, flags[joint]);
            }
        }
        return anim.frames().isEmpty() ? moved : Packing.packed(moved, flags, values, anim);
    }

    /** The transformed components; those of one frame of a root are computed at once. */
    private final class Values implements Packing.Values {

        private final Clip clip;
        private final double[] turn;
        private int joint = -1;
        private int frame = -1;
        private Vector3 position = Vector3.ZERO;
        private Vector3 orientation = Vector3.ZERO;

        Values(Clip clip, double[] turn) {
            this.clip = clip;
            this.turn = turn;
        }

        @Override
        public double of(int at, Component component, int frameAt) {
            if (!rotates() || !clip.rig().isRoot(at)) {
                double value = clip.value(at, component, frameAt);
                return component.isOrientation() ? value : rounded(value * scale);
            }
            if (at != joint || frameAt != frame) {
                joint = at;
                frame = frameAt;
                position = point(turn, Vector3.of(axis -> clip.value(at, axis, frameAt)));
                orientation = orientation(turn, Vector3.of(axis -> clip.value(at, 3 + axis, frameAt)));
            }
            return component.of(position, orientation);
        }

        /** The components that differ from the baseframe in some frame. */
        int flags(int root, Clip still) {
            int flags = 0;
            for (Component component : Component.values()) {
                boolean differs = IntStream.range(0, clip.frameCount())
                        .anyMatch(it -> Math.abs(of(root, component, it) - still.baseframe(root, component))
                                > SMALLEST * Math.max(1, scale));
                flags |= differs ? component.bit() : 0;
            }
            return flags;
        }
    }

    /** The rotation as a joint at the origin. */
    private double[] turn() {
        double[] all = new Transform(0, 0, 0, 0, 0, 0, 1).toArray();
        double[][] axes = {half(x, 0), half(y, 1), half(z, 2)};
        for (double[] axis : axes) {
            JointTransform.compose(axis, 0, all, 0, all, 0);
        }
        return all;
    }

    private static double[] half(double degrees, int axis) {
        double angle = Math.toRadians(degrees) / 2;
        double[] turn = new double[JointTransform.STRIDE];
        turn[JointTransform.ORIENTATION + axis] = Math.sin(angle);
        turn[JointTransform.STRIDE - 1] = Math.cos(angle);
        return turn;
    }

    private Vector3 point(double[] turn, Vector3 old) {
        double[] out = new double[3];
        JointTransform.apply(turn, 0, old.x(), old.y(), old.z(), out, 0);
        return Vector3.of(axis -> rounded((rotates() ? out[axis] : old.along(axis)) * scale));
    }

    private Vector3 orientation(double[] turn, Vector3 old) {
        if (!rotates() || !Double.isFinite(old.x() + old.y() + old.z())) {
            return old;
        }
        double[] joint = new double[JointTransform.STRIDE];
        JointTransform.set(joint, 0, Vector3.ZERO, old);
        JointTransform.normalize(joint);
        JointTransform.compose(turn, 0, joint, 0, joint, 0);
        return Transform.of(joint, 0).fileOrientation();
    }

    /** The box around the corners of a rotated box; the same row if it is unreadable. */
    private BoundsRow box(double[] turn, BoundsRow row) {
        double[] low = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
        double[] high = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
        if (!IntStream.range(0, 6).allMatch(face -> Double.isFinite(row.face(face)))) {
            return row;
        }
        if (!rotates()) {
            return new BoundsRow(point(turn, row.min()), point(turn, row.max()), row.location());
        }
        for (int corner = 0; corner < CORNERS; corner++) {
            int bits = corner;
            Vector3 point = point(turn, Vector3.of(axis -> row.face((bits >> axis & 1) * 3 + axis)));
            for (int axis = 0; axis < 3; axis++) {
                low[axis] = Math.min(low[axis], point.along(axis));
                high[axis] = Math.max(high[axis], point.along(axis));
            }
        }
        return new BoundsRow(Vector3.of(axis -> low[axis]), Vector3.of(axis -> high[axis]), row.location());
    }

    /** Zero without a sign. */
    private static double rounded(double value) {
        double rounded = Math.rint(value * DECIMALS) / DECIMALS;
        return (Double.isFinite(rounded) ? rounded : value) + 0.0;
    }
}
