package org.jointscope.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jointscope.batch.CheckResult;
import org.jointscope.batch.CheckRun;
import org.jointscope.batch.CheckTotals;
import org.jointscope.batch.Schedule.Shard;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Compatibility.CompatibilityReason;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.check.engine.Target;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.TextLocation;

/** {@code check --json}. */
public final class CheckJson {

    private final CheckTotals totals;

    public CheckJson(CheckTotals totals) {
        this.totals = totals;
    }

    /**
     * Runs the check and writes its results, and what {@link CheckReports} needs to know about it.
     *
     * @param engines that decide the exit code; none if errors do
     */
    public void write(CheckRun run, List<Engine> engines, Json json) throws IOException {
        DeferredArray pairs = new DeferredArray("pairs");
        json.array(
                        "files",
                        files -> run.into(result -> {
                            if (result.mesh().isPresent()) {
                                pairs.add(pair -> write(pair, result));
                            } else {
                                files.object(file -> write(file, result));
                            }
                        }))
                .array(pairs)
                .member("errors", totals.count(Severity.ERROR))
                .member("warnings", totals.count(Severity.WARNING))
                .member("engines", engines.stream().map(Engine::id).toList())
                .object("severities", severities -> {
                    for (Map.Entry<IssueCode, Severity> each : totals.changedSeverities()) {
                        severities.member(each.getKey().name(), each.getValue().label());
                    }
                })
                .objects(
                        "unreadable",
                        totals.unreadable(),
                        (each, file) ->
                                each.member("path", file.path().toString()).member("reason", file.reason()))
                .member(
                        CheckReports.SHARD,
                        Optional.of(run.shard()).filter(it -> it.count() > 1).map(Shard::toString))
                .member("interrupted", Optional.of(true).filter(any -> totals.isInterrupted()));
    }

    /** Writes a file, or a pair, as an element of the array of the files, or of the pairs. */
    void write(Json json, CheckResult result) throws IOException {
        if (result.mesh().isPresent()) {
            json.member("mesh", result.mesh().map(Path::toString))
                    .member("anim", result.path().toString());
        } else {
            json.member("path", result.path().toString()).member("kind", result.kind());
        }
        json.objects("issues", result.issues(), this::write);
        json.object("verdicts", it -> writeOutcomes(it, result.compatibilities()));
        json.array("reasons", it -> writeReasons(it, result.compatibilities()));
        json.array("differences", it -> writeDifferences(it, result.differences()));
    }

    private static void writeOutcomes(Json json, List<Compatibility> compatibilities) throws IOException {
        for (Compatibility compatibility : compatibilities) {
            json.member(compatibility.engine().id(), compatibility.outcome().label());
        }
    }

    private static void writeReasons(Json json, List<Compatibility> compatibilities) throws IOException {
        for (Compatibility compatibility : compatibilities) {
            json.objects(compatibility.reasons(), (each, reason) -> write(each, compatibility, reason));
        }
    }

    private static void writeDifferences(Json json, List<EngineDifferences> all) throws IOException {
        for (EngineDifferences of : all) {
            json.objects(of.differences(), (each, it) -> write(each, of.engine(), it));
        }
    }

    private void write(Json json, Issue issue) throws IOException {
        json.member("code", issue.code().name())
                .member("severity", totals.severity(issue).label());
        writeFinding(json, issue.findings().getFirst());
        json.member("count", issue.count()).objects("places", issue.findings(), CheckJson::writeFinding);
    }

    private static void write(Json json, Compatibility compatibility, CompatibilityReason reason) throws IOException {
        writeRule(json, compatibility.engine(), reason.rule(), name(reason.target()));
        writeLocation(json, reason.spot().location(), reason.spot().subject());
        json.member("detail", reason.spot().detail().toString());
    }

    /** The name of a target for scripts: {@code lone_md5anim}. */
    public static String name(Target target) {
        return target.name().toLowerCase(Locale.ROOT);
    }

    /**
     * Writes a rule without a location.
     *
     * @param of the targets: a name or a list of names
     */
    public static Json writeRule(Json json, Engine engine, EngineRule rule, Object of) throws IOException {
        return json.member("engine", engine.id())
                .member("rule", rule.id())
                .member("effect", rule.effect().label())
                .member("of", of)
                .member("message", rule.text())
                .member("words", Optional.of(rule.words()).filter(words -> !words.isEmpty()));
    }

    private static void write(Json json, Engine engine, EngineDifference difference) throws IOException {
        json.member("engine", engine.id())
                .member("about", difference.aspect().label())
                .member("message", difference.text().toString());
        if (difference.distance().isPresent()) {
            json.member("distance", difference.distance().getAsDouble());
        }
        json.member("line", difference.location().map(TextLocation::line))
                .member("column", difference.location().map(TextLocation::column));
    }

    private static void writeFinding(Json json, Finding finding) throws IOException {
        writeLocation(json, finding.location(), finding.subject());
        json.member("message", finding.message());
    }

    private static void writeLocation(Json json, Location location, Subject subject) throws IOException {
        if (location.isByte()) {
            json.member("offset", location.offset());
        } else {
            json.member("line", location.line()).member("column", location.column());
        }
        for (Map.Entry<String, Integer> part : subject.parts().entrySet()) {
            json.member(part.getKey(), part.getValue());
        }
    }
}
