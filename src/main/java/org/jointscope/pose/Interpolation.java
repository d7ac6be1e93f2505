package org.jointscope.pose;

/**
 * A way from one frame to another, for comparison with that of {@link PoseSampler}: slerp in parent space on the
 * shorter arc. Positions are interpolated by lerp.
 *
 * @param method of the orientations
 * @param shorter whether the shorter arc is used; otherwise the arc depends on the signs of the quaternions
 * @param space where joints are interpolated; {@link Blend#VERTEX}: vertices in straight lines
 */
public record Interpolation(Method method, boolean shorter, Blend space) {

    public enum Method {
        /** The first frame until the second one. */
        HOLD,
        /** Lerp of x, y, z and w, without normalization. */
        COMPONENTS,
        /** The same, normalized: on the same arc as slerp, but fastest in the middle. */
        NLERP,
        /** At a constant angular speed. */
        SLERP
    }

    /** A pair of poses to set for this interpolation. */
    JointBlend pair(int joints) {
        return new JointBlend(joints, shorter);
    }

    /** The joints of such a pair at a fraction of the way; valid until the next call. */
    JointColumns at(JointBlend pair, double fraction) {
        JointColumns joints = switch (method) {
            case HOLD -> pair.at(fraction < 1 ? 0 : 1);
            case COMPONENTS, NLERP -> pair.lerp(fraction);
            case SLERP -> pair.at(fraction);
        };
        if (method != Method.COMPONENTS) {
            joints.normalize();
        }
        return joints;
    }
}
