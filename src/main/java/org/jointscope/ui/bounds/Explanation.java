package org.jointscope.ui.bounds;

import org.jointscope.ui.document.Texts;

import java.util.Locale;

/** Sentences about one frame's boxes. */
final class Explanation {

    private static final String[] FACES = {"min x", "min y", "min z", "max x", "max y", "max z"};

    private Explanation() {}

    static String of(BoundsLine line, Plot.Kind kind, Texts texts) {
        if (kind != Plot.Kind.OUTSIDE || line.fit() != Fit.STICKS_OUT && line.fit() != Fit.INSIDE) {
            double side =
                    (kind == Plot.Kind.FILE_SIZE ? line.file() : line.mesh())
                            .largestSide(line.frame());
            return Double.isNaN(side)
                    ? texts.of("bounds.explain.fit", line.frame(), texts.of(line.fit().textKey()))
                    : texts.of("bounds.explain.size", line.frame(), number(side));
        }
        int face = line.mesh().farthestFace(line.file(), line.frame());
        return texts.of(
                line.fit() == Fit.STICKS_OUT ? "bounds.explain.out" : "bounds.explain.inside",
                line.frame(),
                number(Math.abs(line.margin())),
                FACES[face],
                number(line.mesh().face(line.frame(), face)),
                number(line.file().face(line.frame(), face)));
    }

    /** How much a plot's tallest columns are. */
    static String ofScale(Plot plot, Texts texts) {
        double highest = plot.highest();
        double lowest = plot.lowest();
        if (plot.kind() != Plot.Kind.OUTSIDE) {
            return texts.of("bounds.scale.size", number(highest));
        }
        if (highest > 0 && lowest < 0) {
            return texts.of("bounds.scale.both", number(highest), number(-lowest));
        }
        if (highest > 0) {
            return texts.of("bounds.scale.out", number(highest));
        }
        return lowest < 0 ? texts.of("bounds.scale.room", number(-lowest)) : "";
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }
}
