package org.jointscope.edit.suggest;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;

import java.util.Arrays;

/**
 * What the rows of a hierarchy say, or could say, one entry a joint. The arrays are shared.
 *
 * @param baseframe {@link #COMPONENTS} entries a joint; NaN where there is none
 */
record Joints(int[] flags, int[] starts, double[] baseframe) {

    static final int COMPONENTS = Component.values().length;
    static final int AXES = 3;

    static Joints of(Md5Anim anim) {
        int size = anim.hierarchy().size();
        double[] baseframe = new double[size * COMPONENTS];
        Arrays.fill(baseframe, Double.NaN);
        for (int joint = 0; joint < Math.min(size, anim.baseframe().size()); joint++) {
            for (Component component : Component.values()) {
                baseframe[joint * COMPONENTS + component.ordinal()] =
                        anim.baseframe().get(joint).value(component);
            }
        }
        return new Joints(
                anim.hierarchy().stream().mapToInt(row -> row.flags() & Component.ALL).toArray(),
                anim.hierarchy().stream().mapToInt(AnimJoint::startIndex).toArray(),
                baseframe);
    }

    /** The same joints with other flags and starts. */
    Joints with(int[] otherFlags, int[] otherStarts) {
        return new Joints(otherFlags, otherStarts, baseframe);
    }

    int size() {
        return flags.length;
    }

    int flags(int joint) {
        return flags[joint];
    }

    int start(int joint) {
        return starts[joint];
    }

    int floatCount(int joint) {
        return Integer.bitCount(flags[joint]);
    }

    /** Where the floats of a joint end, and those of the next are expected. */
    long end(int joint) {
        return (long) starts[joint] + floatCount(joint);
    }

    double baseframe(int joint, int component) {
        return baseframe[joint * COMPONENTS + component];
    }

    /** Which float a component of a joint is read from; −1 if it is not. */
    long index(int joint, int component) {
        return (flags[joint] >> component & 1) == 0
                ? -1
                : FrameLayout.index(flags[joint], starts[joint], component);
    }
}
