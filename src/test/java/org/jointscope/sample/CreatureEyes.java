package org.jointscope.sample;

/** Where the eyes sit. The balls and lids are built by {@link EyeMeshes}. */
final class CreatureEyes {
    static final Vec CENTRE = new Vec(18.3, 4.5, 21.8);
    static final Vec GAZE = new Vec(1, 0.5, 0.03).unit();
    static final double RADIUS = 2.9;
    static final double LID_RADIUS = 3.12;

    private CreatureEyes() {}
}
