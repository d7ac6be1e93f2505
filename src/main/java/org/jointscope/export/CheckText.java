package org.jointscope.export;

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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jointscope.batch.CheckResult;
import org.jointscope.batch.CheckRun;
import org.jointscope.batch.CheckTotals;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Compatibility.CompatibilityReason;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.Effect;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.EngineDifference.Aspect;
import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.diagnostics.ControlCharacters;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.messages.Texts;
import org.jointscope.model.TextLocation;

/** {@code check} for people, and for editors that recognize the messages of compilers. */
public final class CheckText {

    private static final Comparator<Reason> MOST_SEVERE_FIRST =
            Comparator.comparing((Reason reason) -> reason.effect().outcome()).reversed();

    private record MeshInEngine(Path mesh, Engine engine) {}

    private record Displacement(double distance, String text) {}

    /** A rule that applies to a file in several engines. */
    private record Reason(Effect effect, String rule, String text, Location location) {

        static Reason of(CompatibilityReason reason) {
            return new Reason(
                    reason.rule().effect(),
                    reason.rule().id(),
                    reason.rule().text(),
                    reason.spot().location());
        }

        String severity() {
            return (effect == Effect.WARNS ? Severity.WARNING : Severity.ERROR).label();
        }

        String message() {
            return effect == Effect.CRASHES ? CheckText.text("cli.check.crashes", text) : text;
        }
    }

    private final PrintWriter out;
    private final CheckTotals totals;

    /** Those of the last file: checked with a mesh, an animation can have the same ones again. */
    private final Set<String> misreadings = new HashSet<>();

    /**
     * The largest displacement of a vertex of a mesh in an engine that limits the weights per vertex, over all
     * animations of the mesh.
     */
    private final Map<MeshInEngine, Displacement> largest = new LinkedHashMap<>();

    private CheckText(PrintWriter out, CheckTotals totals) {
        this.out = out;
        this.totals = totals;
    }

    /**
     * Runs the check and prints the issues of each file, followed by those of an animation with its meshes and by the
     * values that engines misread; last, the largest displacement of the vertices of each mesh.
     */
    public static void print(CheckRun run, CheckTotals totals, PrintWriter out) {
        CheckText printer = new CheckText(out, totals);
        try {
            run.into(printer::print);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        printer.largest.forEach(
                (of, displacement) -> printer.line(difference(of.mesh().toString(), of.engine(), displacement.text())));
    }

    private void print(CheckResult result) {
        Path path = result.path();
        boolean alone = result.mesh().isEmpty();
        String mesh = result.mesh().map(CheckText::with).orElse("");
        for (Issue issue : result.issues()) {
            print(issue, path, mesh);
        }
        // Every rule for such a file means that its content is something else.
        if (result.issues().stream().noneMatch(it -> it.code() == IssueCode.FILE_FOREIGN)) {
            printCompatibility(result, mesh);
        }
        if (alone) {
            misreadings.clear();
        }
        for (EngineDifferences engine : result.differences()) {
            for (EngineDifference difference : engine.differences()) {
                difference
                        .location()
                        .map(location -> misreading(path, location, engine.engine(), difference))
                        .filter(misreadings::add)
                        .ifPresent(this::line);
                if (difference.aspect() == Aspect.WEIGHTS
                        && difference.distance().isPresent()) {
                    largest.merge(
                            new MeshInEngine(result.mesh().orElse(path), engine.engine()),
                            new Displacement(
                                    difference.distance().getAsDouble(), difference.text() + (alone ? "" : with(path))),
                            (one, other) -> other.distance() > one.distance() ? other : one);
                }
            }
        }
    }

    /**
     * Prints the most severe rule of each engine that warns about a file or rejects it: a line per rule, the most
     * severe first. An engine with the same rule and text is named at the end.
     */
    private void printCompatibility(CheckResult result, String mesh) {
        Map<Reason, List<String>> engines = new LinkedHashMap<>();
        for (Compatibility compatibility : result.compatibilities()) {
            compatibility.reasons().stream()
                    .filter(reason -> mesh.isEmpty() || reason.target() == Target.PAIR)
                    .findFirst()
                    .map(Reason::of)
                    .map(reason -> engines.computeIfAbsent(reason, any -> new ArrayList<>()))
                    .ifPresent(ids -> ids.add(compatibility.engine().id()));
        }
        engines.entrySet().stream()
                .sorted(Map.Entry.comparingByKey(MOST_SEVERE_FIRST))
                .map(entry -> line(result.path(), entry.getKey(), entry.getValue()) + mesh)
                .forEach(this::line);
    }

    private static String line(Path path, Reason reason, List<String> engines) {
        String others = String.join(", ", engines.subList(1, engines.size()));
        return line(
                        at(path, reason.location()),
                        reason.severity(),
                        engines.getFirst() + "/" + reason.rule(),
                        reason.message())
                + (others.isEmpty() ? "" : text("cli.check.also", others));
    }

    /**
     * A line as compilers print it.
     *
     * @param name explained by {@code explain}
     */
    private static String line(String at, String severity, String name, String message) {
        return at + ": " + String.join(" ", severity, name, message);
    }

    public static String with(Path other) {
        return text("cli.check.with", other.getFileName());
    }

    /** A value that an engine reads differently. */
    private static String misreading(Path file, TextLocation at, Engine engine, EngineDifference difference) {
        Location location = new Location(at.line(), at.column());
        return difference(at(file, location), engine, difference.text().toString());
    }

    /** It is for information, because the engine accepts the file. */
    private static String difference(String at, Engine engine, String text) {
        return line(at, Severity.INFO.label(), engine.id(), text);
    }

    private void print(Issue issue, Path path, String mesh) {
        for (Finding finding : issue.findings()) {
            String severity = totals.severity(issue).label();
            String message = finding.message() + mesh;
            line(line(at(path, finding.location()), severity, finding.code().name(), message));
        }
        if (issue.unlisted() > 0) {
            line(path + ": " + unlisted(issue) + mesh);
        }
    }

    /** The issues of a code that are counted only. */
    public static String unlisted(Issue issue) {
        return text("cli.unlisted", issue.unlisted(), issue.code());
    }

    /** Editors treat a number as a line, so the offset of a byte is not a number alone. */
    private static String at(Path file, Location location) {
        return file + (location.isByte() ? ": " : ":") + location;
    }

    /** Numbers of files, pairs and issues, as a line. */
    public static String summary(CheckTotals totals) {
        String counts = Arrays.stream(Severity.values())
                .map(severity -> text("count." + severity.name(), totals.count(severity)))
                .collect(Collectors.joining(", "));
        return text("cli.check.summary", totals.files(), totals.pairs(), counts);
    }

    /** The engines that reject a file or a pair, as a line; empty if none does. */
    public static Optional<String> rejecting(CheckTotals totals) {
        String names = Engines.ALL.stream()
                .filter(engine -> totals.count(engine, Outcome.REJECTS) > 0)
                .map(engine -> engine.name() + " (" + engine.id() + ")")
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? Optional.empty() : Optional.of(text("cli.check.rejecting", names));
    }

    /** Numbers of an engine's outcomes over all files and pairs, as a line. */
    public static String summary(CheckTotals totals, Engine engine) {
        long unexamined = totals.unexamined(engine);
        if (unexamined > 0 && unexamined == totals.files() + totals.pairs()) {
            return text("cli.check.outcomes.none", engine.name(), unexamined);
        }
        String outcomes = text(
                "cli.check.outcomes",
                engine.name(),
                totals.count(engine, Outcome.ACCEPTS),
                totals.count(engine, Outcome.WARNS),
                totals.count(engine, Outcome.REJECTS));
        return unexamined > 0 ? text("cli.check.outcomes.some", outcomes, unexamined) : outcomes + '.';
    }

    private static String text(String key, Object... arguments) {
        return Texts.program().of(key, arguments);
    }

    /** Names and paths in it come from files, so control characters are replaced. */
    private void line(String line) {
        out.println(ControlCharacters.replaced(line));
    }
}
