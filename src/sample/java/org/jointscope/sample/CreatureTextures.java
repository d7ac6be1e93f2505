package org.jointscope.sample;

/** Names of the two textures and the patches of the small one. */
final class CreatureTextures {
    static final String SKIN = "models/dapple/dapple_skin";
    static final String TRIM = "models/dapple/dapple_trim";

    private CreatureTextures() {}

    /** A place on the eye: 0, 0 is the pupil, length 1 the rim, v down. Left upper quarter. */
    static double[] eye(double u, double v) {
        return new double[] {0.25 + 0.235 * u, 0.25 + 0.235 * v};
    }

    /** A place on a lid: across from outside to inside, up from the lash. Right upper quarter. */
    static double[] lid(double across, double up) {
        return new double[] {0.52 + 0.46 * across, 0.48 - 0.46 * up};
    }

    /** A place on a plate (left lower quarter) or a nail (right lower quarter), up from the foot. */
    static double[] horn(boolean plate, double around, double up) {
        return new double[] {(plate ? 0.02 : 0.52) + 0.46 * around, 0.98 - 0.46 * up};
    }
}
