package org.jointscope.export;

import org.jointscope.batch.CheckListener;
import org.jointscope.batch.CheckRun;
import org.jointscope.batch.CheckTotals;
import org.jointscope.batch.CheckedFile;
import org.jointscope.batch.CheckedPair;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.UnreadableFile;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A check in the form that code review tools read: SARIF 2.1.0 (OASIS). A result is a finding; the
 * last one listed of a folded issue stands for those that are not.
 */
public final class Sarif {

    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
                    + "sarif-schema-2.1.0.json";

    /** What paths are relative to, as the log names it. */
    private static final String BASE = "WORKINGDIRECTORY";

    private final Json json;
    private final SarifPlaces places;
    private final CheckRun run;
    private final CheckTotals totals;

    private Sarif(Json json, Path folder, CheckRun run, CheckTotals totals) {
        this.json = json;
        this.places = new SarifPlaces(json, folder, BASE);
        this.run = run;
        this.totals = totals;
    }

    /**
     * Runs the check and writes what it finds.
     *
     * @param totals of the run: complete when it ends
     * @param version of this program
     * @param folder that files are named from; those elsewhere are named in full
     */
    public static void write(
            CheckRun run, CheckTotals totals, String version, Path folder, Writer out) {
        Json.print(out, json -> new Sarif(json, folder, run, totals).write(version));
    }

    private void write(String version) throws IOException {
        json.member("$schema", SCHEMA);
        json.member("version", "2.1.0");
        json.array("runs", () -> json.object(() -> writeRun(version)));
    }

    private void writeRun(String version) throws IOException {
        json.object("tool", () -> json.object("driver", () -> writeDriver(version)));
        json.object("originalUriBaseIds", places::writeBase);
        // Columns count characters, whatever their encoding makes of them.
        json.member("columnKind", "unicodeCodePoints");
        json.array("results", () -> run.into(new Results()));
        json.array("invocations", () -> json.object(this::writeInvocation));
    }

    private final class Results implements CheckListener {

        @Override
        public void file(CheckedFile file) throws IOException {
            for (Issue issue : file.issues()) {
                writeResults(issue, file.path(), Optional.empty());
            }
        }

        @Override
        public void pair(CheckedPair pair) throws IOException {
            for (Issue issue : pair.issues()) {
                writeResults(issue, pair.anim(), Optional.of(pair.mesh()));
            }
        }
    }

    private void writeDriver(String version) throws IOException {
        json.member("name", "Jointscope");
        json.member("version", version);
        json.array(
                "rules",
                () -> {
                    for (IssueCode code : IssueCode.values()) {
                        json.object(() -> writeRule(code));
                    }
                });
    }

    private void writeRule(IssueCode code) throws IOException {
        json.member("id", code.name());
        writeText("shortDescription", code.gist());
        writeText("fullDescription", code.explanation());
        json.object("defaultConfiguration", () -> json.member("level", level(code.severity())));
        writeText("help", code.remedy() + "\n\nSource of the rule: " + code.source());
        json.object("properties", () -> json.member("severity", code.severity().label()));
    }

    /** Files that could not be read are no results, but nobody shall take them for checked. */
    private void writeInvocation() throws IOException {
        json.member("executionSuccessful", totals.unreadable().isEmpty());
        json.array(
                "toolExecutionNotifications",
                () -> {
                    for (UnreadableFile file : totals.unreadable()) {
                        json.object(
                                () -> {
                                    json.member("level", "error");
                                    writeText(
                                            "message",
                                            "The file was not checked: " + file.reason() + ".");
                                    json.array("locations", () -> places.writeFile(file.path()));
                                });
                    }
                });
    }

    private void writeResults(Issue issue, Path file, Optional<Path> mesh) throws IOException {
        Severity severity = totals.severity(issue);
        for (Finding finding : issue.findings()) {
            int unlisted = finding == issue.findings().getLast() ? issue.unlisted() : 0;
            json.object(() -> writeResult(finding, severity, unlisted, file, mesh));
        }
    }

    private void writeResult(
            Finding finding, Severity severity, int unlisted, Path file, Optional<Path> mesh)
            throws IOException {
        IssueCode code = finding.code();
        json.member("ruleId", code.name());
        json.member("ruleIndex", code.ordinal());
        json.member("level", level(severity));
        String more = unlisted == 0 ? "" : " (And " + unlisted + " more of this kind.)";
        writeText("message", finding.message() + more);
        json.array("locations", () -> places.writeFinding(file, finding));
        if (mesh.isPresent()) {
            json.array("relatedLocations", () -> places.writeFile(mesh.get(), "The mesh."));
        }
        json.member("occurrenceCount", 1 + unlisted);
        json.object("properties", () -> json.member("severity", severity.label()));
    }

    private void writeText(String name, String text) throws IOException {
        json.object(name, () -> json.member("text", plain(text)));
    }

    private static String level(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case INFO, HINT -> "note";
        };
    }

    /**
     * Braces stand for arguments in SARIF (§3.11.5), and brackets before parentheses for links
     * (§3.11.6): a name in somebody's file shall become neither.
     */
    static String plain(String text) {
        String literal = text.replace("{", "{{").replace("}", "}}");
        return literal.contains("](")
                ? literal.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]")
                : literal;
    }
}
