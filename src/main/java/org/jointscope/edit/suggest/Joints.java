package org.jointscope.edit.suggest;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;

import java.util.Arrays;

/** What the rows of a hierarchy say, or could say, one entry a joint, with the baseframe. */
final class Joints {

    static final int COMPONENTS = Component.values().length;
    static final int AXES = 3;

    private final int[] flags;
    private final int[] starts;
    private final double[] baseframe;

    private Joints(int[] flags, int[] starts, double[] baseframe) {
        this.flags = flags;
        this.starts = starts;
        this.baseframe = baseframe;
    }

    private Joints(Md5Anim anim) {
        int size = anim.hierarchy().size();
        this.flags = new int[size];
        this.starts = new int[size];
        this.baseframe = new double[size * COMPONENTS];
        Arrays.fill(baseframe, Double.NaN);
        for (int joint = 0; joint < size; joint++) {
            AnimJoint row = anim.hierarchy().get(joint);
            flags[joint] = row.flags() & Component.ALL;
            starts[joint] = row.startIndex();
            if (joint < anim.baseframe().size()) {
                for (Component component : Component.values()) {
                    baseframe[joint * COMPONENTS + component.ordinal()] =
                            anim.baseframe().get(joint).value(component);
                }
            }
        }
    }

    static Joints of(Md5Anim anim) {
        return new Joints(anim);
    }

    /** The same joints with other flags and starts, which are not copied. */
    Joints with(int[] otherFlags, int[] otherStarts) {
        return new Joints(otherFlags, otherStarts, baseframe);
    }

    int size() {
        return flags.length;
    }

    int[] flags() {
        return flags.clone();
    }

    int[] starts() {
        return starts.clone();
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

    double baseframe(int joint, int component) {
        return baseframe[joint * COMPONENTS + component];
    }

    /** A copy of the baseframe, {@link #COMPONENTS} entries a joint. */
    double[] baseframe() {
        return baseframe.clone();
    }

    /** Which float a component of a joint is read from; −1 if it is not. */
    long index(int joint, int component) {
        return (flags[joint] >> component & 1) == 0
                ? -1
                : FrameLayout.index(flags[joint], starts[joint], component);
    }
}
