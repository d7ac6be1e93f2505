package org.jointscope.sample;

/** Where the eyes sit. The balls and lids are built by {@link EyeMeshes}. */
final class CreatureEyes {
    static final Vec CENTRE = new Vec(18.5, 4.9, 21.6);
    static final Vec GAZE = new Vec(1, 0.48, 0.04).unit();
    static final double RADIUS = 3.35;
    static final double LID_RADIUS = 3.56;

    /** How far a lid turns to close. */
    static final double LID_CLOSES = 101;

    private CreatureEyes() {}
}
