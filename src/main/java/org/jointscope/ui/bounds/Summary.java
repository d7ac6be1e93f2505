package org.jointscope.ui.bounds;

import org.jointscope.pose.FrameBoxes;
import org.jointscope.ui.document.Texts;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What all the rows come to. */
public record Summary(Verdict verdict, String text) {

    /** Whether there is anything to worry about. */
    public enum Verdict {
        NOTHING,
        COMPUTING,
        GOOD,
        BAD,
        /** It depends on the game. */
        OPEN
    }

    static final Summary NONE = new Summary(Verdict.NOTHING, "");

    /**
     * @param frames the rows that belong to a frame
     * @param computed how many of them are done
     */
    static Summary of(
            List<BoundsLine> frames, FrameBoxes file, boolean mesh, int computed, Texts texts) {
        Summary summary = judge(frames, file, mesh, computed, texts);
        if (file.frameCount() == 0 || file.frameCount() == frames.size()) {
            return summary;
        }
        String counts = texts.of("bounds.summary.counts", file.frameCount(), frames.size());
        return new Summary(
                summary.verdict == Verdict.GOOD ? Verdict.BAD : summary.verdict,
                counts + " " + summary.text);
    }

    private static Summary judge(
            List<BoundsLine> frames, FrameBoxes file, boolean mesh, int computed, Texts texts) {
        if (file.frameCount() == 0) {
            return new Summary(Verdict.BAD, texts.of("bounds.summary.none"));
        }
        if (file.areAllZero()) {
            return new Summary(Verdict.OPEN, texts.of("bounds.summary.zero"));
        }
        if (!mesh) {
            return new Summary(Verdict.OPEN, texts.of("bounds.summary.noMesh"));
        }
        int out = count(frames, Fit.STICKS_OUT);
        if (computed < frames.size()) {
            return new Summary(
                    Verdict.COMPUTING,
                    texts.of("bounds.summary.computing", computed, frames.size(), out));
        }
        return out > 0 ? sticksOut(frames, out, texts) : enclosed(frames, texts);
    }

    private static Summary sticksOut(List<BoundsLine> frames, int out, Texts texts) {
        BoundsLine worst =
                frames.stream()
                        .filter(line -> line.fit() == Fit.STICKS_OUT)
                        .max(Comparator.comparingDouble(BoundsLine::sticksOut))
                        .orElseThrow();
        String by = String.format(Locale.ROOT, "%.3f", worst.sticksOut());
        String key = out == 1 ? "bounds.summary.out.one" : "bounds.summary.out";
        return new Summary(Verdict.BAD, texts.of(key, out, frames.size(), by, worst.frame()));
    }

    private static Summary enclosed(List<BoundsLine> frames, Texts texts) {
        int unreadable = count(frames, Fit.UNREADABLE);
        if (unreadable > 0) {
            return new Summary(
                    Verdict.BAD, texts.of("bounds.summary.unreadable", unreadable, frames.size()));
        }
        boolean exact = frames.stream().allMatch(BoundsLine::fitsExactly);
        return new Summary(
                Verdict.GOOD, texts.of(exact ? "bounds.summary.exact" : "bounds.summary.good"));
    }

    private static int count(List<BoundsLine> frames, Fit fit) {
        return (int) frames.stream().filter(line -> line.fit() == fit).count();
    }
}
