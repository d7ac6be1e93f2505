package org.jointscope.ui.compare;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.analysis.GridSteps;
import org.jointscope.analysis.ModelComparison;
import org.jointscope.analysis.ModelComparison.Face;
import org.jointscope.analysis.ReplacementPair;
import org.jointscope.messages.Texts;
import org.jointscope.ui.pane.Assessment;
import org.jointscope.ui.pane.Figures;
import org.jointscope.ui.text.Numbers;

/** Sentences and numbers about a comparison. */
record ReplacementTexts(Texts texts) {

    private static final int DECIMALS = 4;

    /**
     * The file names of the two models.
     *
     * @param isMd2Open whether the .md2 is the open model and the other its counterpart
     */
    record Files(String md2, String md5, boolean isMd2Open) {}

    String text(String key, Object... arguments) {
        return texts.of("compare." + key, arguments);
    }

    private static String number(double value) {
        return Numbers.cell(value, DECIMALS);
    }

    /** With a few significant digits, however small. */
    private static String measured(double value) {
        return Double.isFinite(value) ? org.jointscope.analysis.Figures.of(value) : "–";
    }

    /**
     * The assessment of all frames.
     *
     * @param done the number of frames that are compared
     */
    Assessment assess(Files files, ReplacementPair pair, ModelComparison compared, int done) {
        if (pair.md5Frames() == 0) {
            String key = files.isMd2Open() ? ".counterpart" : "";
            return open(text("summary.noAnimation" + key, files.md5()));
        } else if (pair.md2Frames() == 0) {
            return open(text("summary.noFrames", files.md2()));
        } else if (done < compared.frameCount()) {
            return new Assessment(Assessment.State.COMPUTING, text("summary.computing", done, compared.frameCount()));
        }
        Assessment assessment = assess(compared);
        return pair.md2Frames() == pair.md5Frames()
                ? assessment
                : new Assessment(
                        Assessment.State.BAD,
                        text(
                                "summary.counts",
                                files.md2(),
                                pair.md2Frames(),
                                files.md5(),
                                pair.md5Frames(),
                                assessment.text()));
    }

    private static Assessment open(String text) {
        return new Assessment(Assessment.State.OPEN, text);
    }

    private Assessment assess(ModelComparison compared) {
        int worst = compared.worstFrame();
        String largest = worst < 0 ? "" : measured(compared.largest(worst));
        int excess = compared.excessCount();
        return worst < 0 || excess == 0
                ? new Assessment(Assessment.State.GOOD, text("summary.good", compared.frameCount(), largest))
                : open(text(
                        "summary.other",
                        largest,
                        compared.largestFace(worst).label(),
                        worst,
                        excess,
                        compared.frameCount()));
    }

    Assessment failed(String failure) {
        return new Assessment(Assessment.State.BAD, text("summary.failed", failure));
    }

    /** The largest difference of a frame; empty if it is unknown. */
    String explain(ModelComparison compared, int frame) {
        if (frame >= compared.frameCount() || Double.isNaN(compared.largest(frame))) {
            return "";
        }
        Face face = compared.largestFace(frame);
        return text(
                compared.exceedsGrid(frame) ? "explain" : "explain.rounding",
                frame,
                measured(compared.largest(frame)),
                face.label(),
                number(compared.md2().face(frame, face.ordinal())),
                number(compared.md5().face(frame, face.ordinal())));
    }

    /** The value of the tallest column of the plot. */
    String scale(double highest) {
        return text("scale", measured(highest));
    }

    /** Both boxes of a frame, face by face. */
    List<Figures> box(ModelComparison compared, int frame) {
        return Arrays.stream(Face.values())
                .map(face -> new Figures(
                        face.label(),
                        number(compared.md2().face(frame, face.ordinal())),
                        number(compared.md5().face(frame, face.ordinal())),
                        signed(compared.difference(frame, face))))
                .toList();
    }

    /** A difference with its sign; it can be far smaller than the coordinates. */
    private static String signed(double difference) {
        return (difference > 0 ? "+" : "") + measured(difference);
    }

    /** The steps of the grid: in a frame, and the largest ones with their rounding. */
    List<Figures> grid(GridSteps grid, int frame) {
        return IntStream.range(0, 3)
                .mapToObj(axis -> new Figures(
                        "xyz".substring(axis, axis + 1),
                        number(grid.step(frame, axis)),
                        number(grid.step(grid.coarsest(axis), axis)),
                        number(grid.rounding(grid.coarsest(axis), axis))))
                .toList();
    }

    /** The numbers of the parts of both models. */
    List<Figures> contents(ReplacementPair pair) {
        return List.of(
                counts("frames", pair.md2Frames(), pair.md5Frames()),
                counts("vertices", pair.md2().vertexCount(), pair.md5Vertices()),
                counts("triangles", pair.md2().triangles().size(), pair.md5Triangles()));
    }

    private Figures counts(String key, int one, int other) {
        return new Figures(text("contents." + key), Integer.toString(one), Integer.toString(other));
    }
}
