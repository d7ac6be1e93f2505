package org.jointscope.cli;

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

/** {@code check} for people, and for editors that recognize the messages of compilers. */
final class CheckText {

    private record MeshInEngine(Path mesh, Engine engine) {}

    private record Displacement(double distance, String text) {}

    /** A reason that applies to several engines. */
    private record Saying(Effect effect, String text, Location location) {

        static Saying of(VerdictReason reason) {
            return new Saying(
                    reason.rule().effect(), reason.rule().text(), reason.spot().location());
        }

        Outcome outcome() {
            return effect.outcome();
        }

        String by(String engines) {
            return Words.text("cli.check.effect." + effect.name(), engines, location, text);
        }
    }

    private final PrintWriter out;
    private final CheckTotals totals;

    /** Those of the last file: checked with a mesh, an animation can have the same ones again. */
    private final Set<String> misreadings = new HashSet<>();

    /**
     * The largest displacement of a vertex of a mesh in an engine that limits the weights per
     * vertex, over all animations of the mesh.
     */
    private final Map<MeshInEngine, Displacement> largest = new LinkedHashMap<>();

    private CheckText(PrintWriter out, CheckTotals totals) {
        this.out = out;
        this.totals = totals;
    }

    /**
     * Runs the check and prints the issues of each file, followed by those of an animation with its
     * meshes and by the values that engines misread; last, the largest displacement of the vertices
     * of each mesh.
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
                                difference(
                                        at(of.mesh(), Location.START),
                                        of.engine(),
                                        displacement.text())));
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
                        .ifPresent(this::line);
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
     * Prints a line with the most severe reason of each engine that warns about a file or rejects
     * it. Engines with the same reason are listed together.
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
                    Words.text(
                            "cli.check.verdicts",
                            at(result.path(), gravestFirst.getFirst().location()),
                            gravestFirst.stream()
                                    .map(
                                            saying ->
                                                    saying.by(
                                                            String.join(", ", engines.get(saying))))
                                    .collect(Collectors.joining(" ")),
                            mesh));
        }
    }

    private static String with(Path other) {
        return Words.text("cli.check.with", other.getFileName());
    }

    /** A value that an engine reads differently. */
    private static String misreading(
            Path file, Place place, Engine engine, EngineDifference difference) {
        Location location = new Location(place.line(), place.column());
        return difference(at(file, location), engine, difference.text());
    }

    private static String difference(String location, Engine engine, String text) {
        return Words.text("cli.check.difference", location, engine.name(), text);
    }

    private void print(Issue issue, Path path, String mesh) {
        for (Finding finding : issue.findings()) {
            String severity = totals.severity(issue).label();
            String message = finding.message() + mesh;
            line(
                    at(path, finding.location())
                            + ": "
                            + String.join(" ", severity, finding.code().name(), message));
        }
        if (issue.unlisted() > 0) {
            line(path + ": " + unlisted(issue) + mesh);
        }
    }

    /** The issues of a code that are counted only. */
    static String unlisted(Issue issue) {
        return Words.text("cli.unlisted", issue.unlisted(), issue.code());
    }

    /** Editors treat a number as a line, so the offset of a byte is not a number alone. */
    private static String at(Path file, Location location) {
        return file + (location.isByte() ? ": " : ":") + location;
    }

    /** Numbers of files, pairs and issues, as a line. */
    static String summary(CheckTotals totals) {
        String counts =
                Arrays.stream(Severity.values())
                        .map(
                                severity ->
                                        Words.text(
                                                "count." + severity.name(), totals.count(severity)))
                        .collect(Collectors.joining(", "));
        return Words.text("cli.check.summary", totals.files(), totals.pairs(), counts);
    }

    /** Numbers of an engine's outcomes over all files and pairs, as a line. */
    static String summary(CheckTotals totals, Engine engine) {
        long unexamined = totals.unexamined(engine);
        if (unexamined > 0 && unexamined == totals.files() + totals.pairs()) {
            return Words.text("cli.check.outcomes.none", engine.name(), unexamined);
        }
        String outcomes =
                Words.text(
                        "cli.check.outcomes",
                        engine.name(),
                        totals.count(engine, Outcome.ACCEPTS),
                        totals.count(engine, Outcome.WARNS),
                        totals.count(engine, Outcome.REJECTS));
        return unexamined > 0
                ? Words.text("cli.check.outcomes.some", outcomes, unexamined)
                : outcomes + '.';
    }

    private void line(String line) {
        Words.line(out, line);
    }
}
