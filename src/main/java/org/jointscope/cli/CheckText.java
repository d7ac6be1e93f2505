package org.jointscope.cli;

import static org.jointscope.cli.Words.plural;

import org.jointscope.batch.CheckResult;
import org.jointscope.batch.CheckRun;
import org.jointscope.batch.CheckTotals;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.Effect;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.EngineDifference.Aspect;
import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.check.engine.Target;
import org.jointscope.check.engine.Verdict;
import org.jointscope.check.engine.Verdict.Outcome;
import org.jointscope.check.engine.Verdict.VerdictReason;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.model.Place;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** {@code check} for people, and for editors that know where a compiler's messages point. */
final class CheckText {

    private record MeshInEngine(Path mesh, Engine engine) {}

    private record Displacement(double distance, String text) {}

    /** A reason that several engines share. */
    private record Saying(Effect effect, String text, Location location) {

        static Saying of(VerdictReason reason) {
            return new Saying(
                    reason.rule().effect(), reason.rule().text(), reason.spot().location());
        }

        Outcome outcome() {
            return effect.outcome();
        }

        String by(String engines) {
            String begin =
                    switch (effect) {
                        case REJECTS -> "Rejected by ";
                        case CRASHES -> "Crashes ";
                        case WARNS -> "Not as meant in ";
                    };
            return "%s%s (%s): %s".formatted(begin, engines, location, text);
        }
    }

    private final PrintWriter out;
    private final CheckTotals totals;

    /** Of the last file: with a mesh, an animation can have the same ones again. */
    private final Set<String> misreadings = new HashSet<>();

    /**
     * How far an engine that does not keep all weights puts a vertex of a mesh out of place at
     * most, over all animations of the mesh.
     */
    private final Map<MeshInEngine, Displacement> largest = new LinkedHashMap<>();

    private CheckText(PrintWriter out, CheckTotals totals) {
        this.out = out;
        this.totals = totals;
    }

    /**
     * Runs the check and prints the findings of each file, followed by those of an animation with
     * its meshes and what engines misread in it; last, how far engines displace the vertices of a
     * mesh.
     */
    static void print(CheckRun run, CheckTotals totals, PrintWriter out) {
        CheckText text = new CheckText(out, totals);
        try {
            run.into(text::print);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        text.largest.forEach(
                (of, displacement) ->
                        text.line(
                                "%s:%s: engines %s: %s",
                                of.mesh(),
                                place(Location.START),
                                of.engine().name(),
                                displacement.text()));
    }

    private void print(CheckResult result) {
        Path path = result.path();
        boolean alone = result.mesh().isEmpty();
        String mesh = result.mesh().map(CheckText::with).orElse("");
        for (Issue issue : result.issues()) {
            print(issue, path, mesh);
        }
        printVerdicts(result, mesh);
        if (alone) {
            misreadings.clear();
        }
        for (EngineDifferences engine : result.differences()) {
            for (EngineDifference difference : engine.differences()) {
                difference
                        .place()
                        .map(place -> misreading(path, place, engine.engine(), difference))
                        .filter(misreadings::add)
                        .ifPresent(text -> line("%s", text));
                if (difference.aspect() == Aspect.WEIGHTS && difference.distance().isPresent()) {
                    largest.merge(
                            new MeshInEngine(result.mesh().orElse(path), engine.engine()),
                            new Displacement(
                                    difference.distance().getAsDouble(),
                                    difference.text() + (alone ? "" : with(path))),
                            (one, other) -> other.distance() > one.distance() ? other : one);
                }
            }
        }
    }

    /**
     * What engines that do not accept a file make of it, in a line: engines whose gravest reason is
     * the same stand together.
     */
    private void printVerdicts(CheckResult result, String mesh) {
        Map<Saying, List<String>> engines = new LinkedHashMap<>();
        for (Verdict verdict : result.verdicts()) {
            verdict.reasons().stream()
                    .filter(reason -> mesh.isEmpty() || reason.target() == Target.PAIR)
                    .findFirst()
                    .map(Saying::of)
                    .map(saying -> engines.computeIfAbsent(saying, any -> new ArrayList<>()))
                    .ifPresent(names -> names.add(verdict.engine().name()));
        }
        List<Saying> gravestFirst =
                engines.keySet().stream()
                        .sorted(Comparator.comparing(Saying::outcome).reversed())
                        .toList();
        if (!gravestFirst.isEmpty()) {
            line(
                    "%s:%s: engines %s%s",
                    result.path(),
                    place(gravestFirst.getFirst().location()),
                    gravestFirst.stream()
                            .map(saying -> saying.by(String.join(", ", engines.get(saying))))
                            .collect(Collectors.joining(" ")),
                    mesh);
        }
    }

    private static String with(Path other) {
        return " (with " + other.getFileName() + ")";
    }

    /** A place that an engine reads differently. */
    private static String misreading(
            Path file, Place place, Engine engine, EngineDifference difference) {
        return "%s:%d:%d: engines %s: %s"
                .formatted(file, place.line(), place.column(), engine.name(), difference.text());
    }

    private void print(Issue issue, Path path, String mesh) {
        for (Finding finding : issue.findings()) {
            line(
                    "%s:%s: %s %s %s%s",
                    path,
                    place(finding.location()),
                    totals.severity(issue).label(),
                    finding.code(),
                    finding.message(),
                    mesh);
        }
        if (issue.unlisted() > 0) {
            line("%s: and %d more of %s%s", path, issue.unlisted(), issue.code(), mesh);
        }
    }

    /** Editors take a number for a line, so the byte of a binary file is not one alone. */
    private static String place(Location location) {
        return location.isByte() ? " " + location : location.toString();
    }

    /** Numbers of files, pairs and findings, as a line. */
    static String summary(CheckTotals totals) {
        String counts =
                Arrays.stream(Severity.values())
                        .map(severity -> counted(totals.count(severity), severity))
                        .collect(Collectors.joining(", "));
        return "%s, %s: %s."
                .formatted(
                        plural(totals.files(), "file", "files"),
                        plural(
                                totals.pairs(),
                                "pair of mesh and animation",
                                "pairs of mesh and animation"),
                        counts);
    }

    /** Numbers of an engine's outcomes over all files and pairs, as a line. */
    static String summary(CheckTotals totals, Engine engine) {
        return "%s accepts %d, warns of %d, rejects %d."
                .formatted(
                        engine.name(),
                        totals.count(engine, Outcome.ACCEPTS),
                        totals.count(engine, Outcome.WARNS),
                        totals.count(engine, Outcome.REJECTS));
    }

    private static String counted(long count, Severity severity) {
        return switch (severity) {
            case ERROR -> plural(count, "error", "errors");
            case WARNING -> plural(count, "warning", "warnings");
            case INFO -> count + " for information";
            case HINT -> plural(count, "hint", "hints");
        };
    }

    private void line(String format, Object... arguments) {
        Words.line(out, format, arguments);
    }
}
