package org.jointscope.edit.suggest;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.JointMatch;
import org.jointscope.pose.Rig;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * The pose that the first frame is compared with, by joint and in parent space: the baseframe, or the mesh's bind pose
 * if there is one and the first frame is much closer to it. The choice is made for positions and orientations
 * separately, for the file as a whole.
 *
 * @param bind the bind pose; NaN for joints that the mesh does not have on the same parent
 */
record RestPose(double[] values, Optional<double[]> bind, double unit) {

    /** Values below this share of the largest are rounding. */
    private static final double NOTHING = 1e-4;

    /** If all startIndex values are wrong, the first frame is closer to one of them by chance. */
    private static final double CLOSER = 0.5;

    static RestPose of(Joints joints, SampledComponents components, Md5Anim anim, Optional<Md5Mesh> mesh) {
        double[] values = joints.baseframe().clone();
        Optional<double[]> bind = mesh.map(each -> bindPose(anim, each));
        for (int kind = 0; kind < Joints.COMPONENTS && bind.isPresent(); kind += Joints.AXES) {
            double[] pose = bind.get();
            double closer = CLOSER * distance(values, kind, joints, components);
            if (distance(pose, kind, joints, components) < closer) {
                of(kind, values).filter(at -> !Double.isNaN(pose[at])).forEach(at -> values[at] = pose[at]);
            }
        }
        return new RestPose(values, bind, usualDistance(values));
    }

    static double[] bindPose(Md5Anim anim, Md5Mesh mesh) {
        double[] values = new double[anim.hierarchy().size() * Joints.COMPONENTS];
        Arrays.fill(values, Double.NaN);
        BindPose bind = Md5Kernel.bindPose(mesh);
        Rig rig = Md5Kernel.rig(anim);
        JointMatch match = JointMatch.of(bind, rig);
        for (int meshJoint = 0; meshJoint < bind.rig().size(); meshJoint++) {
            int joint = match.source(meshJoint);
            if (joint >= 0 && bind.rig().parentName(meshJoint).equals(rig.parentName(joint))) {
                put(bind.localTransform(meshJoint), values, joint * Joints.COMPONENTS);
            }
        }
        return values;
    }

    /** Uses the sign of x, y, z in files: w is not stored, and is never above 0. */
    private static void put(Transform placement, double[] values, int at) {
        double sign = placement.qw() > 0 ? -1 : 1;
        for (Component component : Component.values()) {
            values[at + component.ordinal()] = (component.isOrientation() ? sign : 1) * placement.component(component);
        }
    }

    /** The median difference of positions (kind 0) or orientations (kind 3). */
    private static double distance(double[] rest, int kind, Joints joints, SampledComponents components) {
        double[] distances = of(kind, rest)
                .mapToDouble(at -> {
                    int joint = at / Joints.COMPONENTS;
                    long index = joints.index(joint, at % Joints.COMPONENTS);
                    double value = components.first(index);
                    double apart = Math.abs(value - rest[at]);
                    double negated = Math.abs(value + rest[at]);
                    return kind == 0 ? apart : Math.min(apart, negated);
                })
                .filter(Double::isFinite)
                .sorted()
                .toArray();
        return distances.length == 0 ? Double.POSITIVE_INFINITY : distances[distances.length / 2];
    }

    /** The indices of all positions (kind 0) or orientations (kind 3). */
    private static IntStream of(int kind, double[] values) {
        return IntStream.range(0, values.length)
                .filter(at -> at % Joints.COMPONENTS / Joints.AXES == kind / Joints.AXES);
    }

    /** The median magnitude of the components of positions that are not rounding. */
    private static double usualDistance(double[] values) {
        double[] all = of(0, values)
                .mapToDouble(at -> Math.abs(values[at]))
                .filter(distance -> distance > 0 && distance < 1e30)
                .sorted()
                .toArray();
        if (all.length == 0) {
            return 1;
        }
        double least = NOTHING * all[all.length - 1];
        double[] counting =
                Arrays.stream(all).filter(distance -> distance >= least).toArray();
        return counting[counting.length / 2];
    }

    double value(int joint, int component) {
        return values[joint * Joints.COMPONENTS + component];
    }
}
