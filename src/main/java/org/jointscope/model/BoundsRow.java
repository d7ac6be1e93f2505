package org.jointscope.model;

/**
 * A row of the {@code bounds} block: the box that an engine culls the model by in one frame, in
 * model space.
 */
public record BoundsRow(Vector3 min, Vector3 max, Place place) {

    private static final int AXES = 3;

    /** The number for a face: 0…2 is min x, y, z, 3…5 is max. */
    public double face(int face) {
        return face < AXES ? min.along(face) : max.along(face - AXES);
    }
}
