package org.jointscope.cli;

import static org.jointscope.cli.Words.plural;

import org.jointscope.batch.CheckResult;
import org.jointscope.batch.CheckRun;
import org.jointscope.batch.CheckTotals;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.EngineDifference.Aspect;
import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.check.engine.Verdict.Outcome;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.model.Place;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** {@code check} for people, and for editors that know where a compiler's messages point. */
final class CheckText {

    private final PrintWriter out;
    private final CheckTotals totals;

    /** Of the last file: with a mesh, an animation can have the same ones again. */
    private final Set<String> misreadings = new HashSet<>();

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
        try {
            new CheckText(out, totals).print(run);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void print(CheckRun run) throws IOException {
        LargestDisplacements displacements = new LargestDisplacements();
        run.with(displacements).into(this::print);
        for (LargestDisplacements.Displacement displacement : displacements.all()) {
            line(
                    "%s:%s: engines %s",
                    displacement.mesh(), place(Location.START), displacement.text());
        }
    }

    private void print(CheckResult result) {
        Path path = result.path();
        String mesh = result.mesh().map(it -> " (with " + it.getFileName() + ")").orElse("");
        for (Issue issue : result.issues()) {
            print(issue, path, mesh);
        }
        (result.mesh().isEmpty()
                        ? VerdictText.of(result.verdicts())
                        : VerdictText.ofPair(result.verdicts()))
                .ifPresent(
                        verdicts ->
                                line(
                                        "%s:%s: engines %s%s",
                                        path, place(verdicts.location()), verdicts.text(), mesh));
        if (result.mesh().isEmpty()) {
            misreadings.clear();
        }
        // The places that an engine reads differently.
        for (EngineDifferences engine : result.differences()) {
            engine.differences().stream()
                    .filter(difference -> difference.place().isPresent())
                    .map(difference -> misreading(path, engine.engine(), difference))
                    .filter(misreadings::add)
                    .forEach(text -> line("%s", text));
        }
    }

    private static String misreading(Path file, Engine engine, EngineDifference difference) {
        Place place = difference.place().orElseThrow();
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

    /** The largest displacement of each mesh in each engine, over all animations of the mesh. */
    private static final class LargestDisplacements implements CheckRun.Listener {

        /**
         * A vertex of a mesh that an engine puts out of place because it does not keep all of its
         * weights.
         *
         * @param anim its name, in brackets; empty in the bind pose
         */
        record Displacement(Path mesh, String anim, Engine engine, EngineDifference difference) {

            double distance() {
                return difference.distance().orElse(0);
            }

            /** {@code Doom 3 BFG: Keeps 4 weights of a vertex; …}. */
            String text() {
                return engine.name() + ": " + difference.text() + anim;
            }
        }

        private record Key(Path mesh, Engine engine) {}

        private final Map<Key, Displacement> largest = new LinkedHashMap<>();

        Collection<Displacement> all() {
            return largest.values();
        }

        @Override
        public void accept(CheckResult result) {
            Path mesh = result.mesh().orElse(result.path());
            String anim =
                    result.mesh().isPresent() ? " (with " + result.path().getFileName() + ")" : "";
            for (EngineDifferences each : result.differences()) {
                for (EngineDifference difference : each.differences()) {
                    if (difference.aspect() == Aspect.WEIGHTS
                            && difference.distance().isPresent()) {
                        largest.merge(
                                new Key(mesh, each.engine()),
                                new Displacement(mesh, anim, each.engine(), difference),
                                (one, other) -> other.distance() > one.distance() ? other : one);
                    }
                }
            }
        }
    }
}
