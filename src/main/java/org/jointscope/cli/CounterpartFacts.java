package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.analysis.ModelComparison;
import org.jointscope.analysis.ReplacementPair;
import org.jointscope.export.Json;
import org.jointscope.inspect.Counterparts;
import org.jointscope.inspect.FoundCounterpart;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.messages.Phrase;

/**
 * The comparison of an .md2 with the MD5 model that replaces it.
 *
 * @param pair empty if the counterpart cannot be drawn
 */
record CounterpartFacts(FoundCounterpart counterpart, Optional<ReplacementPair> pair) {

    /** Reads the counterpart of a file; empty if it has none. */
    static Optional<CounterpartFacts> of(InspectedFile file) {
        return FoundCounterpart.of(file.path()).map(found -> of(file, found));
    }

    private static CounterpartFacts of(InspectedFile file, FoundCounterpart found) {
        List<Path> own = Counterparts.files(file.path());
        List<InspectedFile> files = new ArrayList<>();
        files.add(file);
        files.addAll(Inspector.inspect(own.subList(1, own.size())).files());
        return new CounterpartFacts(found, ReplacementPair.of(found.with(files)));
    }

    void print(PrintWriter out) {
        counterpart
                .failure()
                .ifPresent(
                        reason -> FactsText.fact(out, "cli.info.counterpart.unreadable", counterpart.path(), reason));
        pair.ifPresent(it -> print(out, it));
    }

    private void print(PrintWriter out, ReplacementPair both) {
        FactsText.fact(
                out,
                "cli.info.counterpart",
                counterpart.path(),
                Phrase.of("count.frames", both.md2Frames()),
                Phrase.of("count.vertices", both.md2().vertexCount()),
                Phrase.of("count.triangles", both.md2().triangles().size()),
                Phrase.of("count.frames", both.md5Frames()),
                Phrase.of("count.vertices", both.md5Vertices()),
                Phrase.of("count.triangles", both.md5Triangles()));
        ModelComparison compared = both.compare();
        int worst = compared.worstFrame();
        if (worst < 0) {
            FactsText.fact(out, "cli.info.counterpart.none");
        } else {
            FactsText.fact(
                    out,
                    "cli.info.counterpart.difference",
                    Words.number(compared.largest(worst)),
                    compared.largestFace(worst).label(),
                    worst,
                    compared.excessCount(),
                    Phrase.of("count.frames", compared.frameCount()));
        }
        if (both.md2Frames() > 0) {
            FactsText.fact(
                    out,
                    "cli.info.counterpart.grid",
                    axes(axis -> step(compared, axis)),
                    axes(axis -> rounding(compared, axis)));
        }
    }

    private static String axes(IntToDoubleFunction value) {
        return IntStream.range(0, 3)
                .mapToDouble(value)
                .mapToObj(it -> Double.isFinite(it) ? Words.number(it) : "?")
                .collect(Collectors.joining(" "));
    }

    private static double step(ModelComparison compared, int axis) {
        return compared.grid().step(compared.grid().coarsest(axis), axis);
    }

    private static double rounding(ModelComparison compared, int axis) {
        return compared.grid().rounding(compared.grid().coarsest(axis), axis);
    }

    void write(Json json) throws IOException {
        json.member("path", counterpart.path().toString()).member("reason", counterpart.failure());
        if (pair.isPresent()) {
            write(json, pair.get());
        }
    }

    private static void write(Json json, ReplacementPair both) throws IOException {
        ModelComparison compared = both.compare();
        int worst = compared.worstFrame();
        json.object(
                        "md2",
                        counts -> counts.member("frames", both.md2Frames())
                                .member("vertices", both.md2().vertexCount())
                                .member("triangles", both.md2().triangles().size()))
                .object(
                        "md5",
                        counts -> counts.member("frames", both.md5Frames())
                                .member("vertices", both.md5Vertices())
                                .member("triangles", both.md5Triangles()))
                .member("comparedFrames", compared.frameCount());
        if (worst >= 0) {
            json.member("largestDifference", compared.largest(worst))
                    .member("face", compared.largestFace(worst).label())
                    .member("frame", worst)
                    .member("framesBeyondRounding", compared.excessCount());
        }
        if (both.md2Frames() > 0) {
            json.member("gridSteps", triple(axis -> step(compared, axis)))
                    .member("roundingErrors", triple(axis -> rounding(compared, axis)));
        }
    }

    private static List<Double> triple(IntToDoubleFunction value) {
        return IntStream.range(0, 3).mapToDouble(value).boxed().toList();
    }
}
