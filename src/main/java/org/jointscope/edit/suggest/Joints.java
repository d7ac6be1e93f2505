package org.jointscope.edit.suggest;

import java.util.Arrays;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;

/**
 * The rows of a hierarchy, as they are or with changes, one entry per joint. The arrays are shared.
 *
 * @param baseframe {@link #COMPONENTS} entries per joint; NaN for missing ones
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
                anim.hierarchy().stream()
                        .mapToInt(row -> row.flags() & Component.ALL)
                        .toArray(),
                anim.hierarchy().stream().mapToInt(AnimJoint::startIndex).toArray(),
                baseframe);
    }

    /** The same joints with other flags and startIndex values. */
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

    int componentCount(int joint) {
        return Integer.bitCount(flags[joint]);
    }

    /** The end of the components of a joint, which is the expected start of the next joint. */
    long end(int joint) {
        return (long) starts[joint] + componentCount(joint);
    }

    double baseframe(int joint, int component) {
        return baseframe[joint * COMPONENTS + component];
    }

    /** The index from which a component of a joint is read; −1 if it is not in the frames. */
    long index(int joint, int component) {
        return (flags[joint] >> component & 1) == 0 ? -1 : FrameLayout.index(flags[joint], starts[joint], component);
    }
}
