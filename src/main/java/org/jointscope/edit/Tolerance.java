package org.jointscope.edit;

/**
 * How far a component may leave the baseframe and still count as never leaving it.
 *
 * @param position in game units
 * @param orientation of x, y, z of a quaternion
 */
public record Tolerance(double position, double orientation) {

    /** No difference at all. */
    public static final Tolerance LOSSLESS = new Tolerance(0, 0);

    /** What id's exporter takes if nothing else is asked for (Doom 3, MayaImport/maya_main.cpp). */
    public static final Tolerance ID = new Tolerance(0.125, 1.0 / 8192);
}
