package org.jointscope.analysis;

/** The length of a unit of the coordinates, by which lengths are converted to meters. */
public enum UnitLength {
    /** In Doom 3 and games based on it. */
    INCH(0.0254),
    CENTIMETER(0.01),
    METER(1);

    private final double meters;

    UnitLength(double meters) {
        this.meters = meters;
    }

    public double meters(double units) {
        return units * meters;
    }
}
