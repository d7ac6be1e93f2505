package org.jointscope.ui.plot;

/**
 * The visible part of a range: of the frames, or of the values.
 *
 * @param smallest the length of the smallest part
 */
public record Axis(double from, double to, double least, double most, double smallest) {

    public static Axis whole(double least, double most, double smallest) {
        return new Axis(least, most, least, most, Math.min(smallest, most - least));
    }

    /** A part longer by a factor, in which a position keeps its share. */
    public Axis zoomed(double factor, double at) {
        double length = Math.clamp(length() * factor, smallest, most - least);
        return beginning(at - share(at) * length, length);
    }

    public Axis moved(double by) {
        return beginning(from + by, length());
    }

    /** The nearest part of the same length that shows a position. */
    public Axis showing(double at) {
        return moved(Math.min(0, at - from) + Math.max(0, at - to));
    }

    private Axis beginning(double start, double length) {
        double first = Math.max(least, Math.min(start, most - length));
        return new Axis(first, first + length, least, most, smallest);
    }

    public double length() {
        return to - from;
    }

    public double share(double at) {
        return (at - from) / length();
    }

    public double at(double share) {
        return from + share * length();
    }

    /** The next step between ticks: 1, 2 or 5 times a power of ten. */
    public static double tick(double least) {
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        double times = least / power;
        return power * (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10);
    }
}
