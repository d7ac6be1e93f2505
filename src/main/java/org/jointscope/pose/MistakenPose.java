package org.jointscope.pose;

import java.util.Set;

/**
 * The steps of {@link PoseSampler} with {@link Mistake}s. It allocates nothing after its construction. For one thread
 * at a time.
 */
final class MistakenPose {

    private final Clip clip;

    /** The index of each component of each joint without startIndex: the next one in the frame. */
    private final int[][] sequence;

    private final JointColumns between;
    private final double[] local;
    private final double[] from = new double[3];
    private final double[] to = new double[3];

    MistakenPose(Clip clip) {
        int joints = clip.rig().size();
        this.clip = clip;
        this.sequence = new int[JointTransform.STRIDE - 1][joints];
        this.between = new JointColumns(joints);
        this.local = new double[joints * JointTransform.STRIDE];
        int next = 0;
        for (int joint = 0; joint < joints; joint++) {
            for (int c = 0; c < sequence.length; c++) {
                sequence[c][joint] = clip.indices(c)[joint] < 0 ? -1 : next++;
            }
        }
    }

    /** Writes the components of the joints in a frame, without w. */
    void components(int frame, Unflagged unflagged, Set<Mistake> mistakes, JointColumns out) {
        boolean sequential = mistakes.contains(Mistake.START_INDEX_IGNORED);
        boolean added = mistakes.contains(Mistake.ADDED_TO_BASEFRAME);
        double[] values = clip.values(frame);
        for (int c = 0; c < sequence.length; c++) {
            Clip.read(
                    values,
                    sequential ? sequence[c] : clip.indices(c),
                    clip.others(unflagged).column(c),
                    out.column(c));
            for (int joint = 0; added && joint < between.x.length; joint++) {
                out.column(c)[joint] += clip.indices(c)[joint] < 0 ? 0 : clip.baseframe(joint, c);
            }
        }
    }

    /** Sets the w of all joints from their x, y, z. */
    void completeW(Set<Mistake> mistakes, JointColumns out) {
        boolean absolute = mistakes.contains(Mistake.ABSOLUTE_W);
        double sign = mistakes.contains(Mistake.POSITIVE_W) ? 1 : -1;
        for (int joint = 0; joint < between.x.length; joint++) {
            double rest =
                    1 - out.qx[joint] * out.qx[joint] - out.qy[joint] * out.qy[joint] - out.qz[joint] * out.qz[joint];
            out.qw[joint] = sign * Math.sqrt(absolute ? Math.abs(rest) : Math.max(0, rest));
        }
    }

    /** Whether joints in parent space are interpolated by {@link #between}. */
    static boolean isBetween(Set<Mistake> mistakes) {
        return mistakes.contains(Mistake.EULER_ANGLES) || mistakes.contains(Mistake.UNNORMALIZED);
    }

    /** The joints between two frames in parent space; valid until the next call. */
    JointColumns between(JointColumns a, JointColumns b, double fraction, Set<Mistake> mistakes) {
        boolean euler = mistakes.contains(Mistake.EULER_ANGLES);
        for (int joint = 0; joint < between.x.length; joint++) {
            double dot = a.qx[joint] * b.qx[joint]
                    + a.qy[joint] * b.qy[joint]
                    + a.qz[joint] * b.qz[joint]
                    + a.qw[joint] * b.qw[joint];
            for (int c = 0; c < JointTransform.STRIDE; c++) {
                double later = b.column(c)[joint] * (c >= JointTransform.ORIENTATION && dot < 0 ? -1 : 1);
                between.column(c)[joint] = a.column(c)[joint] + (later - a.column(c)[joint]) * fraction;
            }
            if (euler) {
                turn(a, b, joint, fraction);
            }
        }
        return between;
    }

    private void turn(JointColumns a, JointColumns b, int joint, double fraction) {
        angles(a, joint, from);
        angles(b, joint, to);
        double yaw = (from[0] + (to[0] - from[0]) * fraction) / 2;
        double pitch = (from[1] + (to[1] - from[1]) * fraction) / 2;
        double roll = (from[2] + (to[2] - from[2]) * fraction) / 2;
        double cosYaw = Math.cos(yaw);
        double sinYaw = Math.sin(yaw);
        double cosPitch = Math.cos(pitch);
        double sinPitch = Math.sin(pitch);
        double cosRoll = Math.cos(roll);
        double sinRoll = Math.sin(roll);
        between.qx[joint] = sinRoll * cosPitch * cosYaw - cosRoll * sinPitch * sinYaw;
        between.qy[joint] = cosRoll * sinPitch * cosYaw + sinRoll * cosPitch * sinYaw;
        between.qz[joint] = cosRoll * cosPitch * sinYaw - sinRoll * sinPitch * cosYaw;
        between.qw[joint] = cosRoll * cosPitch * cosYaw + sinRoll * sinPitch * sinYaw;
    }

    private static void angles(JointColumns joints, int joint, double[] out) {
        JointTransform.angles(joints.qx[joint], joints.qy[joint], joints.qz[joint], joints.qw[joint], out);
    }

    /** Writes joints in model space, each of them attached to its parent in parent space. */
    void attach(JointColumns joints, double[] modelSpace) {
        joints.write(local);
        for (int joint = 0; joint < between.x.length; joint++) {
            if (clip.rig().isRoot(joint)) {
                JointTransform.copy(local, joint, modelSpace, joint);
            } else {
                JointTransform.compose(local, clip.rig().parent(joint), local, joint, modelSpace, joint);
            }
        }
    }
}
