package org.jointscope.cli;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.export.Json;
import org.jointscope.inspect.CheckedFile;
import org.jointscope.inspect.CheckedPair;
import org.jointscope.inspect.Checkup;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** {@code check --json}. */
final class CheckJson {

    private final Json json;
    private final Checkup checkup;

    private CheckJson(Json json, Checkup checkup) {
        this.json = json;
        this.checkup = checkup;
    }

    static void write(Checkup checkup, Json json) throws IOException {
        new CheckJson(json, checkup).write();
    }

    private void write() throws IOException {
        json.array(
                "files",
                () -> {
                    for (CheckedFile file : checkup.files()) {
                        json.object(
                                () -> {
                                    json.member("path", file.path().toString());
                                    json.member("kind", file.kind().label());
                                    writeIssues(file.issues());
                                });
                    }
                });
        json.array(
                "pairs",
                () -> {
                    for (CheckedPair pair : checkup.pairs()) {
                        json.object(
                                () -> {
                                    json.member("mesh", pair.mesh().toString());
                                    json.member("anim", pair.anim().toString());
                                    writeIssues(pair.issues());
                                });
                    }
                });
        json.member("errors", checkup.count(Severity.ERROR));
        json.member("warnings", checkup.count(Severity.WARNING));
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
        json.member("severity", checkup.severity(issue).label());
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

    private void writePlace(Finding finding) throws IOException {
        Location location = finding.location();
        if (location.isByte()) {
            json.member("offset", location.offset());
        } else {
            json.member("line", location.line());
            json.member("column", location.column());
        }
        for (Map.Entry<String, Integer> part : finding.subject().parts().entrySet()) {
            json.member(part.getKey(), part.getValue());
        }
        json.member("message", finding.message());
    }
}
