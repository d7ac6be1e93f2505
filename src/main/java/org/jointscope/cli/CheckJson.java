package org.jointscope.cli;

import org.jointscope.batch.CheckListener;
import org.jointscope.batch.CheckRun;
import org.jointscope.batch.CheckTotals;
import org.jointscope.batch.CheckedFile;
import org.jointscope.batch.CheckedPair;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.check.engine.RuleHit;
import org.jointscope.check.engine.Verdict;
import org.jointscope.check.engine.VerdictReason;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.export.DeferredArray;
import org.jointscope.export.Json;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code check --json}. */
final class CheckJson {

    private final Json json;
    private final CheckTotals totals;

    private CheckJson(Json json, CheckTotals totals) {
        this.json = json;
        this.totals = totals;
    }

    /** Runs the check and writes what it finds. */
    static void write(CheckRun run, CheckTotals totals, Json json) throws IOException {
        new CheckJson(json, totals).write(run);
    }

    private void write(CheckRun run) throws IOException {
        DeferredArray pairs = new DeferredArray("pairs");
        json.array("files", () -> run.into(listener(pairs)));
        json.array(pairs);
        json.member("errors", totals.count(Severity.ERROR));
        json.member("warnings", totals.count(Severity.WARNING));
    }

    private CheckListener listener(DeferredArray pairs) {
        return new CheckListener() {
            @Override
            public void file(CheckedFile file) throws IOException {
                json.object(() -> writeFile(file));
            }

            @Override
            public void pair(CheckedPair pair) throws IOException {
                pairs.add(inPairs -> new CheckJson(inPairs, totals).writePair(pair));
            }
        };
    }

    private void writeFile(CheckedFile file) throws IOException {
        json.member("path", file.path().toString());
        json.member("kind", file.kind().label());
        writeIssues(file.issues());
        writeVerdicts(file.verdicts());
        writeDifferences(file.renditions());
    }

    private void writePair(CheckedPair pair) throws IOException {
        json.member("mesh", pair.mesh().toString());
        json.member("anim", pair.anim().toString());
        writeIssues(pair.issues());
        writeVerdicts(pair.verdicts());
        writeDifferences(pair.renditions());
    }

    private void writeIssues(List<Issue> issues) throws IOException {
        json.array(
                "issues",
                () -> {
                    for (Issue issue : issues) {
                        json.object(() -> write(issue));
                    }
                });
    }

    private void write(Issue issue) throws IOException {
        json.member("code", issue.code().name());
        json.member("severity", totals.severity(issue).label());
        writePlace(issue.findings().getFirst());
        json.member("count", issue.count());
        json.array(
                "places",
                () -> {
                    for (Finding finding : issue.findings()) {
                        json.object(() -> writePlace(finding));
                    }
                });
    }

    private void writeVerdicts(List<Verdict> verdicts) throws IOException {
        json.object(
                "verdicts",
                () -> {
                    for (Verdict verdict : verdicts) {
                        json.member(verdict.engine().id(), verdict.outcome().label());
                    }
                });
        json.array(
                "reasons",
                () -> {
                    for (Verdict verdict : verdicts) {
                        for (VerdictReason reason : verdict.reasons()) {
                            json.object(() -> write(verdict, reason));
                        }
                    }
                });
    }

    private void write(Verdict verdict, VerdictReason reason) throws IOException {
        json.member("engine", verdict.engine().id());
        json.member("rule", reason.rule().id());
        json.member("effect", reason.rule().effect().label());
        json.member("of", reason.target().name().toLowerCase(Locale.ROOT));
        json.member("message", reason.rule().text());
        if (!reason.rule().words().isEmpty()) {
            json.member("words", reason.rule().words());
        }
        RuleHit spot = reason.spot();
        writePlace(spot.location(), spot.subject());
        json.member("detail", spot.detail());
    }

    private void writeDifferences(List<EngineDifferences> renditions) throws IOException {
        json.array(
                "differences",
                () -> {
                    for (EngineDifferences rendition : renditions) {
                        for (EngineDifference difference : rendition.differences()) {
                            json.object(() -> write(rendition.engine(), difference));
                        }
                    }
                });
    }

    private void write(Engine engine, EngineDifference difference) throws IOException {
        json.member("engine", engine.id());
        json.member("about", difference.aspect().label());
        json.member("message", difference.text());
        if (difference.distance().isPresent()) {
            json.member("distance", difference.distance().getAsDouble());
        }
        if (difference.place().isPresent()) {
            json.member("line", difference.place().get().line());
            json.member("column", difference.place().get().column());
        }
    }

    private void writePlace(Finding finding) throws IOException {
        writePlace(finding.location(), finding.subject());
        json.member("message", finding.message());
    }

    private void writePlace(Location location, Subject subject) throws IOException {
        if (location.isByte()) {
            json.member("offset", location.offset());
        } else {
            json.member("line", location.line());
            json.member("column", location.column());
        }
        for (Map.Entry<String, Integer> part : subject.parts().entrySet()) {
            json.member(part.getKey(), part.getValue());
        }
    }
}
