package org.jointscope.ui.bounds;

import org.jointscope.pose.FrameBoxes;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A value for every frame, as the pane's plot draws it.
 *
 * @param values NaN where there is none (yet)
 * @param out for every frame, whether the mesh counts as sticking out
 */
public record Plot(Kind kind, double[] values, boolean[] out) {

    /** What a plot is about. */
    public enum Kind {
        /**
         * How far the mesh sticks out of the file's box; below zero the room that is left in it.
         */
        OUTSIDE("bounds.plot.outside"),
        /**
         * The longest side of the mesh's box: the file's boxes are the same, or not worth
         * comparing.
         */
        MESH_SIZE("bounds.plot.mesh"),
        /** The longest side of the file's box: there is no mesh. */
        FILE_SIZE("bounds.plot.file");

        private final String textKey;

        Kind(String textKey) {
            this.textKey = textKey;
        }

        /** Of what it is called, in the texts. */
        public String textKey() {
            return textKey;
        }
    }

    static final Plot NONE = new Plot(Kind.FILE_SIZE, new double[0], new boolean[0]);

    /**
     * Of what is worth to be seen: the mesh's boxes are compared with the file's if that tells
     * anything.
     */
    static Plot of(List<BoundsLine> frames, FrameBoxes file, boolean mesh) {
        if (!mesh) {
            return of(Kind.FILE_SIZE, frames);
        }
        if (file.frameCount() == 0
                || file.areAllZero()
                || frames.stream().allMatch(BoundsLine::fitsExactly)) {
            return of(Kind.MESH_SIZE, frames);
        }
        return of(Kind.OUTSIDE, frames);
    }

    private static Plot of(Kind kind, List<BoundsLine> frames) {
        ToDoubleFunction<BoundsLine> value =
                switch (kind) {
                    case OUTSIDE -> line -> line.fit() == Fit.PENDING ? Double.NaN : line.margin();
                    case MESH_SIZE -> line -> line.mesh().largestSide(line.frame());
                    case FILE_SIZE -> line -> line.file().largestSide(line.frame());
                };
        double[] values = frames.stream().mapToDouble(value).toArray();
        boolean[] out = new boolean[values.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = kind == Kind.OUTSIDE && frames.get(i).fit() == Fit.STICKS_OUT;
        }
        return new Plot(kind, values, out);
    }

    /** The largest value, and not less than 0. */
    public double highest() {
        return Arrays.stream(values).filter(Double::isFinite).reduce(0, Math::max);
    }

    /** The least value, and not more than 0. */
    public double lowest() {
        return Arrays.stream(values).filter(Double::isFinite).reduce(0, Math::min);
    }

    /**
     * The frame from one (inclusive) to another (exclusive) that has the largest value; NaN counts
     * least.
     */
    public int highestBetween(int from, int to) {
        int highest = from;
        for (int frame = from + 1; frame < to; frame++) {
            if (values[frame] > values[highest] || Double.isNaN(values[highest])) {
                highest = frame;
            }
        }
        return highest;
    }

    public int frameCount() {
        return values.length;
    }
}
