package org.jointscope.ui.md5.bounds;

import org.jointscope.analysis.BoundsComparison;
import org.jointscope.analysis.BoundsComparison.Fit;
import org.jointscope.analysis.BoundsComparison.Line;
import org.jointscope.messages.Texts;
import org.jointscope.pose.skin.FrameBoxes;
import org.jointscope.ui.pane.Assessment;
import org.jointscope.ui.text.Numbers;

/** Sentences about the bounds. */
record BoundsTexts(Texts texts) {

    private static final String[] FACES = {"min x", "min y", "min z", "max x", "max y", "max z"};

    String text(String key, Object... arguments) {
        return texts.of("bounds." + key, arguments);
    }

    private Assessment assessment(Assessment.State state, String key, Object... arguments) {
        return new Assessment(state, text(key, arguments));
    }

    private static String number(double value) {
        return Numbers.fixed(value, 3);
    }

    /**
     * The assessment of all frames.
     *
     * @param computed the number of frames that are done
     */
    Assessment assess(BoundsComparison boxes, int computed) {
        Assessment assessment = assessBoxes(boxes, computed);
        int rows = boxes.file().frameCount();
        int frames = boxes.frames().size();
        if (rows == 0 || rows == frames) {
            return assessment;
        }
        boolean good = assessment.state() == Assessment.State.GOOD;
        return new Assessment(
                good ? Assessment.State.BAD : assessment.state(),
                text("summary.counts", rows, frames) + " " + assessment.text());
    }

    private Assessment assessBoxes(BoundsComparison boxes, int computed) {
        int frames = boxes.frames().size();
        if (boxes.file().frameCount() == 0) {
            return assessment(Assessment.State.BAD, "summary.none");
        } else if (boxes.file().areAllZero()) {
            return assessment(Assessment.State.OPEN, "summary.zero");
        } else if (!boxes.withMesh()) {
            return assessment(Assessment.State.OPEN, "summary.noMesh");
        }
        int out = boxes.count(Fit.STICKS_OUT);
        int unreadable = boxes.count(Fit.UNREADABLE);
        if (computed < frames) {
            return assessment(Assessment.State.COMPUTING, "summary.computing", computed, frames, out);
        } else if (out > 0) {
            Line worst = boxes.worst().orElseThrow();
            return assessment(
                    Assessment.State.BAD, "summary.out", out, frames, number(worst.sticksOut()), worst.frame());
        } else if (unreadable > 0) {
            return assessment(Assessment.State.BAD, "summary.unreadable", unreadable, frames);
        } else if (boxes.count(Fit.TOLERATED) > 0) {
            Line worst = boxes.worst().orElseThrow();
            return assessment(
                    Assessment.State.GOOD,
                    "summary.tolerated",
                    boxes.count(Fit.TOLERATED),
                    frames,
                    number(worst.sticksOut()),
                    worst.frame(),
                    number(worst.tolerance()));
        }
        return assessment(Assessment.State.GOOD, boxes.isExact() ? "summary.exact" : "summary.good");
    }

    Assessment failed(String failure) {
        return assessment(Assessment.State.BAD, "summary.failed", failure);
    }

    /** The overshoot or the smallest margin of the mesh and its face, or only a size. */
    String explain(Line line, BoundsPlot.Kind kind) {
        if (kind != BoundsPlot.Kind.OUTSIDE || !line.fit().isKnown()) {
            FrameBoxes boxes = kind == BoundsPlot.Kind.FILE_SIZE ? line.file() : line.mesh();
            double side = boxes.largestSide(line.frame());
            return Double.isNaN(side)
                    ? text("explain.fit", line.frame(), text("fit." + line.fit()))
                    : text("explain.size", line.frame(), number(side));
        }
        int face = line.mesh().farthestFace(line.file(), line.frame());
        return text(
                "explain." + line.fit(),
                line.frame(),
                number(Math.abs(line.margin())),
                FACES[face],
                number(line.mesh().face(line.frame(), face)),
                number(line.file().face(line.frame(), face)),
                number(line.tolerance()));
    }

    /** The values of the tallest columns of the plot. */
    String scale(BoundsPlot plot) {
        double highest = plot.bars().highest();
        double lowest = plot.bars().lowest();
        if (plot.kind() != BoundsPlot.Kind.OUTSIDE) {
            return text("scale.size", number(highest));
        }
        if (highest > 0) {
            return lowest < 0
                    ? text("scale.both", number(highest), number(-lowest))
                    : text("scale.out", number(highest));
        }
        return lowest < 0 ? text("scale.room", number(-lowest)) : "";
    }
}
