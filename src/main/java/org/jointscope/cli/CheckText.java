package org.jointscope.cli;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Outcome;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.CheckedFile;
import org.jointscope.inspect.CheckedPair;
import org.jointscope.inspect.Checkup;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** {@code check} for people, and for editors that know where a compiler's messages point. */
final class CheckText {

    private final PrintWriter out;

    CheckText(PrintWriter out) {
        this.out = out;
    }

    /**
     * A file's findings, then those that its animation has with a mesh, then what engines read
     * differently, then how far engines put the vertices of a mesh out of place.
     */
    void print(Checkup checkup) {
        for (CheckedFile file : checkup.files()) {
            for (Issue issue : file.issues()) {
                print(issue, checkup.severity(issue), file.path(), "");
            }
            VerdictText.of(file.verdicts()).ifPresent(text -> print(text, file.path(), ""));
        }
        for (CheckedPair pair : checkup.pairs()) {
            String mesh = " (with " + pair.mesh().getFileName() + ")";
            for (Issue issue : pair.issues()) {
                print(issue, checkup.severity(issue), pair.anim(), mesh);
            }
            VerdictText.ofPair(pair.verdicts()).ifPresent(text -> print(text, pair.anim(), mesh));
        }
        for (Misreading misreading : Misreading.all(checkup)) {
            line(
                    "%s:%d:%d: engines %s: %s",
                    misreading.file(),
                    misreading.place().line(),
                    misreading.place().column(),
                    misreading.engine().name(),
                    misreading.text());
        }
        for (Displacement displacement : Displacement.furthest(checkup)) {
            line(
                    "%s:%s: engines %s",
                    displacement.mesh(), place(Location.START), displacement.text());
        }
    }

    private void print(VerdictText verdicts, Path path, String mesh) {
        line("%s:%s: engines %s%s", path, place(verdicts.location()), verdicts.text(), mesh);
    }

    private void print(Issue issue, Severity severity, Path path, String mesh) {
        for (Finding finding : issue.findings()) {
            line(
                    "%s:%s: %s %s %s%s",
                    path,
                    place(finding.location()),
                    severity.label(),
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

    /** What it comes to, in a line. */
    static String summary(Checkup checkup) {
        String counts =
                Arrays.stream(Severity.values())
                        .map(severity -> counted(checkup.count(severity), severity))
                        .collect(Collectors.joining(", "));
        return "%s, %s together with a mesh: %s."
                .formatted(
                        plural(checkup.files().size(), "file", "files"),
                        plural(checkup.pairs().size(), "animation", "animations"),
                        counts);
    }

    /** What an engine makes of all files and pairs, in a line. */
    static String summary(Checkup checkup, Engine engine) {
        return "%s accepts %d, warns of %d, rejects %d."
                .formatted(
                        engine.name(),
                        checkup.count(engine, Outcome.ACCEPTS),
                        checkup.count(engine, Outcome.WARNS),
                        checkup.count(engine, Outcome.REJECTS));
    }

    private static String counted(long count, Severity severity) {
        return switch (severity) {
            case ERROR -> plural(count, "error", "errors");
            case WARNING -> plural(count, "warning", "warnings");
            case INFO -> count + " for information";
            case HINT -> plural(count, "hint", "hints");
        };
    }

    private static String plural(long count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }

    private void line(String format, Object... arguments) {
        out.println(Terminal.safe(String.format(Locale.ROOT, format, arguments)));
    }
}
