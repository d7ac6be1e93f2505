package org.jointscope.edit.suggest;

import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.JointMatch;
import org.jointscope.pose.Rig;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.Md5Kernel;

import java.util.Arrays;
import java.util.Optional;

/**
 * The pose that the first frame is compared with, joint by joint and relative to the parents: the
 * baseframe, or the mesh's bind pose if there is one and the first frame is closer to it. That is
 * settled for positions and for orientations apart, and for the file as a whole.
 */
record RestPose(double[] values, double unit) {

    /** Smaller values beside the largest are rounding. */
    private static final double NOTHING = 1e-4;

    static RestPose of(Joints joints, Floats floats, Md5Anim anim, Optional<Md5Mesh> mesh) {
        double[] values = joints.baseframe();
        if (mesh.isPresent()) {
            double[] bind = bindPose(values, anim, mesh.get());
            for (int kind = 0; kind < Joints.COMPONENTS; kind += Joints.AXES) {
                if (distance(bind, kind, joints, floats) < distance(values, kind, joints, floats)) {
                    take(bind, kind, values);
                }
            }
        }
        return new RestPose(values, usualDistance(values));
    }

    /** Where the mesh has no such joint on the same parent, the baseframe. */
    static double[] bindPose(double[] baseframe, Md5Anim anim, Md5Mesh mesh) {
        double[] values = baseframe.clone();
        BindPose bind = Md5Kernel.bindPose(mesh);
        Rig rig = Md5Kernel.rig(anim);
        JointMatch match = JointMatch.of(bind, rig);
        for (int meshJoint = 0; meshJoint < bind.rig().size(); meshJoint++) {
            int joint = match.source(meshJoint);
            if (joint >= 0 && parent(bind.rig(), meshJoint).equals(parent(rig, joint))) {
                put(bind.localTransform(meshJoint), values, joint * Joints.COMPONENTS);
            }
        }
        return values;
    }

    private static String parent(Rig rig, int joint) {
        return rig.isRoot(joint) ? "" : rig.name(rig.parent(joint));
    }

    /** With the sign that a file would give it: w is left out, and was not above 0. */
    private static void put(Transform placement, double[] values, int at) {
        double sign = placement.qw() > 0 ? -1 : 1;
        values[at] = placement.x();
        values[at + 1] = placement.y();
        values[at + 2] = placement.z();
        values[at + 3] = sign * placement.qx();
        values[at + 4] = sign * placement.qy();
        values[at + 5] = sign * placement.qz();
    }

    /** The difference in the middle, of positions (kind 0) or orientations (kind 3). */
    private static double distance(double[] rest, int kind, Joints joints, Floats floats) {
        double[] distances = new double[joints.size() * Joints.AXES];
        int count = 0;
        for (int joint = 0; joint < joints.size(); joint++) {
            for (int c = kind; c < kind + Joints.AXES; c++) {
                double value = floats.first(joints.index(joint, c));
                double base = rest[joint * Joints.COMPONENTS + c];
                double apart = Math.abs(value - base);
                double negated = Math.abs(value + base);
                double distance = kind == 0 ? apart : Math.min(apart, negated);
                if (Double.isFinite(distance)) {
                    distances[count++] = distance;
                }
            }
        }
        Arrays.sort(distances, 0, count);
        return count == 0 ? Double.POSITIVE_INFINITY : distances[count / 2];
    }

    private static void take(double[] from, int kind, double[] to) {
        for (int at = kind; at < to.length; at += Joints.COMPONENTS) {
            System.arraycopy(from, at, to, at, Joints.AXES);
        }
    }

    /** Of the positions' components that are anything at all, the one in the middle. */
    private static double usualDistance(double[] values) {
        double[] distances = new double[values.length];
        int count = 0;
        for (int i = 0; i < values.length; i++) {
            double distance = Math.abs(values[i]);
            if (i % Joints.COMPONENTS < Joints.AXES && distance > 0 && distance < 1e30) {
                distances[count++] = distance;
            }
        }
        Arrays.sort(distances, 0, count);
        double largest = count == 0 ? 1 : distances[count - 1];
        int from = 0;
        while (from < count && distances[from] < NOTHING * largest) {
            from++;
        }
        return count == 0 ? 1 : distances[(from + count) / 2];
    }

    double value(int joint, int component) {
        return values[joint * Joints.COMPONENTS + component];
    }
}
