package org.jointscope.sample;

/** A value that rests at given times and eases from one to the next, over and over. */
final class Keys {
    private final double period;
    private final double[] timeAndValue;

    /** Times ascend and start at 0; the value after the last one eases back to the first. */
    Keys(double period, double... timeAndValue) {
        this.period = period;
        this.timeAndValue = timeAndValue.clone();
    }

    double at(double time) {
        double t = time - Math.floor(time / period) * period;
        int count = timeAndValue.length / 2;
        int i = count - 1;
        while (timeAndValue[2 * i] > t) {
            i--;
        }
        double start = timeAndValue[2 * i];
        double end = i + 1 < count ? timeAndValue[2 * i + 2] : period;
        double from = timeAndValue[2 * i + 1];
        double to = timeAndValue[2 * ((i + 1) % count) + 1];
        return from + (to - from) * Rgb.step(start, end, t);
    }
}
