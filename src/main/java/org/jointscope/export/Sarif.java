package org.jointscope.export;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.batch.CheckResult;
import org.jointscope.batch.CheckRun;
import org.jointscope.batch.CheckTotals;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.messages.Texts;

/**
 * A check in the format of code review tools: SARIF 2.1.0 (OASIS). A result is a finding; the last one listed of a
 * folded issue also represents those that are not listed.
 */
public final class Sarif {

    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/" + "sarif-schema-2.1.0.json";

    /** The name of the base of relative paths. */
    private static final String BASE = "WORKINGDIRECTORY";

    private final SarifLocations locations;
    private final CheckRun run;
    private final CheckTotals totals;

    private Sarif(Path folder, CheckRun run, CheckTotals totals) {
        this.locations = new SarifLocations(folder, BASE);
        this.run = run;
        this.totals = totals;
    }

    /**
     * Runs the check and writes the results.
     *
     * @param totals of the run: complete when it ends
     * @param version of this program
     * @param folder the base of relative paths; files outside it have absolute paths
     */
    public static void write(CheckRun run, CheckTotals totals, String version, Path folder, Writer out) {
        Sarif sarif = new Sarif(folder, run, totals);
        Json.print(
                out,
                json -> json.member("$schema", SCHEMA)
                        .member("version", "2.1.0")
                        .objects("runs", List.of(version), sarif::run));
    }

    private void run(Json json, String version) throws IOException {
        json.object("tool", tool -> tool.object("driver", driver -> writeDriver(driver, version)));
        json.object("originalUriBaseIds", locations::writeBase);
        // Columns count characters, independent of their encoding.
        json.member("columnKind", "unicodeCodePoints");
        json.array("results", results -> run.into(result -> writeResults(results, result)));
        json.objects("invocations", List.of(totals.unreadable()), this::writeInvocation);
    }

    private static void writeDriver(Json json, String version) throws IOException {
        json.member("name", "Jointscope")
                .member("version", version)
                .objects("rules", List.of(IssueCode.values()), Sarif::writeRule);
    }

    private static void writeRule(Json json, IssueCode code) throws IOException {
        json.member("id", code.name())
                .object("shortDescription", text(code.gist()))
                .object("fullDescription", text(code.explanation()))
                .object("defaultConfiguration", it -> it.member("level", level(code.severity())))
                .object("help", text(Texts.program().of("sarif.help", code.remedy(), code.source())))
                .object(
                        "properties",
                        it -> it.member("severity", code.severity().label()));
    }

    /** Unreadable files have no results, but must not be mistaken for checked ones. */
    private void writeInvocation(Json json, List<UnreadableFile> unreadable) throws IOException {
        json.member("executionSuccessful", unreadable.isEmpty())
                .objects(
                        "toolExecutionNotifications",
                        unreadable,
                        (each, file) -> each.member("level", "error")
                                .object("message", text(Texts.program().of("sarif.unchecked", file.reason())))
                                .array("locations", it -> locations.writeFile(it, file.path())));
    }

    private void writeResults(Json json, CheckResult result) throws IOException {
        for (Issue issue : result.issues()) {
            Severity severity = totals.severity(issue);
            for (Finding finding : issue.findings()) {
                int unlisted = finding == issue.findings().getLast() ? issue.unlisted() : 0;
                json.object(each -> writeResult(each, finding, severity, unlisted, result));
            }
        }
    }

    private void writeResult(Json json, Finding finding, Severity severity, int unlisted, CheckResult result)
            throws IOException {
        IssueCode code = finding.code();
        String message = finding.message();
        String text = unlisted == 0 ? message : Texts.program().of("sarif.unlisted", message, unlisted);
        json.member("ruleId", code.name())
                .member("ruleIndex", code.ordinal())
                .member("level", level(severity))
                .object("message", text(text))
                .array("locations", it -> locations.writeFinding(it, result.path(), finding));
        if (result.mesh().isPresent()) {
            json.array(
                    "relatedLocations",
                    it -> locations.writeFile(
                            it, result.mesh().get(), Texts.program().of("sarif.mesh")));
        }
        json.member("occurrenceCount", 1 + unlisted)
                .object("properties", it -> it.member("severity", severity.label()));
    }

    private static Json.Body text(String text) {
        return json -> json.member("text", plain(text));
    }

    private static String level(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case INFO, HINT -> "note";
        };
    }

    /**
     * Escapes braces, which are arguments in SARIF (§3.11.5), and brackets before parentheses, which are links
     * (§3.11.6): a name from a file must not become either.
     */
    static String plain(String text) {
        String literal = text.replace("{", "{{").replace("}", "}}");
        return literal.contains("](")
                ? literal.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]")
                : literal;
    }
}
