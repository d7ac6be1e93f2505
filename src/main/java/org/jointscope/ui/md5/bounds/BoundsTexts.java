package org.jointscope.ui.md5.bounds;

import org.jointscope.pose.skin.FrameBoxes;
import org.jointscope.ui.pane.Judgment;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.Comparator;
import java.util.List;

/** Sentences about the boxes. */
record BoundsTexts(Texts texts) {

    private static final String[] FACES = {"min x", "min y", "min z", "max x", "max y", "max z"};

    private String text(String key, Object... arguments) {
        return texts.of("bounds." + key, arguments);
    }

    private static String number(double value) {
        return Numbers.fixed(value, 3);
    }

    /**
     * The judgment of all frames.
     *
     * @param computed the number of frames that are done
     */
    Judgment judge(List<BoundsLine> frames, FrameBoxes file, boolean mesh, int computed) {
        Judgment judgment = judgeBoxes(frames, file, mesh, computed);
        if (file.frameCount() == 0 || file.frameCount() == frames.size()) {
            return judgment;
        }
        boolean good = judgment.state() == Judgment.State.GOOD;
        String counts = text("summary.counts", file.frameCount(), frames.size());
        return new Judgment(
                good ? Judgment.State.BAD : judgment.state(), counts + " " + judgment.text());
    }

    private Judgment judgeBoxes(
            List<BoundsLine> frames, FrameBoxes file, boolean mesh, int computed) {
        if (file.frameCount() == 0) {
            return new Judgment(Judgment.State.BAD, text("summary.none"));
        }
        if (file.areAllZero() || !mesh) {
            return new Judgment(
                    Judgment.State.OPEN,
                    text(file.areAllZero() ? "summary.zero" : "summary.noMesh"));
        }
        int out = count(frames, Fit.STICKS_OUT);
        if (computed < frames.size()) {
            return new Judgment(
                    Judgment.State.COMPUTING,
                    text("summary.computing", computed, frames.size(), out));
        }
        int unreadable = count(frames, Fit.UNREADABLE);
        if (out > 0 || unreadable > 0) {
            return new Judgment(
                    Judgment.State.BAD,
                    out > 0
                            ? sticksOut(frames, out)
                            : text("summary.unreadable", unreadable, frames.size()));
        }
        boolean exact = frames.stream().allMatch(BoundsLine::fitsExactly);
        return new Judgment(Judgment.State.GOOD, text(exact ? "summary.exact" : "summary.good"));
    }

    private String sticksOut(List<BoundsLine> frames, int out) {
        BoundsLine worst =
                frames.stream()
                        .filter(line -> line.fit() == Fit.STICKS_OUT)
                        .max(Comparator.comparingDouble(BoundsLine::sticksOut))
                        .orElseThrow();
        return text(
                out == 1 ? "summary.out.one" : "summary.out",
                out,
                frames.size(),
                number(worst.sticksOut()),
                worst.frame());
    }

    private static int count(List<BoundsLine> frames, Fit fit) {
        return (int) frames.stream().filter(line -> line.fit() == fit).count();
    }

    Judgment failed(String failure) {
        return new Judgment(Judgment.State.BAD, text("summary.failed", failure));
    }

    /** By how much and at which face the mesh sticks out, or where it nearly does. */
    String explain(BoundsLine line, BoundsPlot.Kind kind) {
        if (kind != BoundsPlot.Kind.OUTSIDE || !line.fit().isKnown()) {
            FrameBoxes boxes = kind == BoundsPlot.Kind.FILE_SIZE ? line.file() : line.mesh();
            double side = boxes.largestSide(line.frame());
            return Double.isNaN(side)
                    ? text("explain.fit", line.frame(), texts.of(line.fit().key()))
                    : text("explain.size", line.frame(), number(side));
        }
        int face = line.mesh().farthestFace(line.file(), line.frame());
        return text(
                line.fit() == Fit.STICKS_OUT ? "explain.out" : "explain.inside",
                line.frame(),
                number(Math.abs(line.margin())),
                FACES[face],
                number(line.mesh().face(line.frame(), face)),
                number(line.file().face(line.frame(), face)));
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
