package org.jointscope.edit.suggest;

/**
 * The frequency of a joint's flags in an animation. Exporters are consistent: all six bits for all joints, or only
 * those of rotations, or only those of components that change. So flags that other joints also have are likelier than
 * others with the same number of bits, followed by flags that consist of usual bits.
 */
final class FlagHabits {

    private static final int MASKS = 64;
    private static final double SHARE_OF_WHOLE = 0.6;

    /** In most files, a few joints have flags of their own. */
    private static final double SHARE_OF_ANY = 0.03;

    private final Joints joints;
    private final int[] times = new int[MASKS];

    /** Frequency of a bit if the bit before it is clear, and if it is set. */
    private final double[][] bits = new double[Joints.COMPONENTS][2];

    private final double[][] chances = new double[Joints.COMPONENTS][2];

    FlagHabits(Joints joints) {
        this.joints = joints;
        for (int joint = 0; joint < joints.size(); joint++) {
            int flags = joints.flags(joint);
            times[flags]++;
            for (int c = 0; c < Joints.COMPONENTS; c++) {
                int before = before(flags, c);
                chances[c][before]++;
                bits[c][before] += flags >> c & 1;
            }
        }
    }

    /** The bit before; 0 for the first bit. */
    private static int before(int flags, int component) {
        return component == 0 ? 0 : flags >> component - 1 & 1;
    }

    /** The surprise of a joint's flags, in nats, given those of the others. */
    double cost(int joint, int flags) {
        int own = joints.flags(joint);
        double others = times[flags] - (own == flags ? 1 : 0);
        double whole = others / Math.max(1, joints.size() - 1);
        double single = 1;
        for (int c = 0; c < Joints.COMPONENTS; c++) {
            int before = before(flags, c);
            boolean same = before(own, c) == before;
            double all = chances[c][before] - (same ? 1 : 0);
            double set = bits[c][before] - (same ? own >> c & 1 : 0);
            double p = (set + 0.5) / (all + 1);
            single *= (flags >> c & 1) != 0 ? p : 1 - p;
        }
        return -Math.log(SHARE_OF_WHOLE * whole + (1 - SHARE_OF_WHOLE - SHARE_OF_ANY) * single + SHARE_OF_ANY / MASKS);
    }
}
