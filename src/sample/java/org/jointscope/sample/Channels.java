package org.jointscope.sample;

import java.util.List;

/**
 * The numbers of an animation as the file will hold them: six a joint and frame, rounded, and which of them change at
 * all. What does not change is kept once, in the baseframe.
 */
final class Channels {
    private static final double LEAST_MOVE = 1e-4;
    private static final double LEAST_TURN = 2e-6;

    final double[][][] values;
    final int[] flags;

    Channels(Skeleton skeleton, List<Pose> poses) {
        values = new double[poses.size()][skeleton.size()][];
        flags = new int[skeleton.size()];
        for (int frame = 0; frame < values.length; frame++) {
            for (int joint = 0; joint < flags.length; joint++) {
                values[frame][joint] = six(poses.get(frame), joint);
            }
        }
        for (int joint = 0; joint < flags.length; joint++) {
            for (int component = 0; component < 6; component++) {
                flags[joint] |= changes(joint, component) ? 1 << component : 0;
            }
        }
    }

    private static double[] six(Pose pose, int joint) {
        Vec t = pose.positions[joint];
        Quat q = pose.rotations[joint].stored();
        double[] six = {t.x(), t.y(), t.z(), q.x(), q.y(), q.z()};
        for (int i = 0; i < 6; i++) {
            six[i] = Numbers.rounded(six[i], i < 3 ? Numbers.LENGTHS : Numbers.ROTATIONS);
        }
        return six;
    }

    private boolean changes(int joint, int component) {
        double least = component < 3 ? LEAST_MOVE : LEAST_TURN;
        double base = values[0][joint][component];
        boolean changes = false;
        for (double[][] frame : values) {
            changes |= Math.abs(frame[joint][component] - base) > least;
        }
        return changes;
    }

    boolean flagged(int joint, int component) {
        return (flags[joint] >> component & 1) == 1;
    }

    /** The value that a reader ends up with: the frame's where flagged, else the baseframe's. */
    double effective(int frame, int joint, int component) {
        return values[flagged(joint, component) ? frame : 0][joint][component];
    }

    int components() {
        int sum = 0;
        for (int f : flags) {
            sum += Integer.bitCount(f);
        }
        return sum;
    }

    /** The skeleton in model space at a frame, computed from what the file holds. */
    Skeleton posed(Skeleton skeleton, int frame) {
        java.util.ArrayList<Joint> posed = new java.util.ArrayList<>();
        for (int i = 0; i < skeleton.size(); i++) {
            Vec t = new Vec(effective(frame, i, 0), effective(frame, i, 1), effective(frame, i, 2));
            Quat q = Quat.restored(effective(frame, i, 3), effective(frame, i, 4), effective(frame, i, 5));
            int parent = skeleton.joint(i).parent();
            String name = skeleton.joint(i).name();
            if (parent < 0) {
                posed.add(new Joint(name, parent, t, q));
            } else {
                Joint p = posed.get(parent);
                posed.add(new Joint(name, parent, p.toModel(t), p.rotation().times(q)));
            }
        }
        return new Skeleton(List.copyOf(posed));
    }
}
