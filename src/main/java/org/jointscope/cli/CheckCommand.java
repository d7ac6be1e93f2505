package org.jointscope.cli;

import org.jointscope.batch.BatchChecker;
import org.jointscope.batch.CheckRun;
import org.jointscope.batch.CheckTotals;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Verdict.Outcome;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severities;
import org.jointscope.diagnostics.Severity;
import org.jointscope.export.Sarif;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Reports all issues of files, and of animations together with their meshes.",
            "",
            "An animation is checked together with the meshes of its folder that have all of its"
                + " joints, at most 16, or else with the mesh that has most of them. At least half"
                + " of the joints of both files must match. If the arguments are one mesh and one"
                + " animation, the two are always checked together.",
            "",
            "A line a finding: path:line:column: severity CODE message. What a code means and what"
                + " to do about it stands in docs/issues.md. Then a line for every file that some"
                + " engine does not accept, with the rule that decides; all rules stand in"
                + " docs/engines.md. Last, how far engines that drop weights put the vertices of a"
                + " mesh out of place.",
            ""
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:There are no errors; with --engine: no file is rejected.",
            "1:There are errors; with --engine: a file is rejected.",
            "2:Wrong use, or a file that cannot be read or written at all."
        })
final class CheckCommand extends JsonCommand {

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            // Lines of our own: a line would be broken behind the point of a file's ending.
            description = {
                "A file, whatever its name; or a folder, for",
                "every .md5mesh, .md5anim, .md5camera and",
                ".md2 in it and below it that is not hidden."
            })
    private List<Path> paths;

    @Option(
            names = "--sarif",
            paramLabel = "FILE",
            description = "Write a SARIF 2.1.0 log as well, for code review tools.")
    private Optional<Path> sarif;

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            split = ",",
            description =
                    "Ask no engine but this; the exit code says whether it rejects something. Can"
                            + " be repeated; commas separate several: ${COMPLETION-CANDIDATES}.",
            completionCandidates = Converters.EngineIds.class)
    private Set<Engine> engines = new LinkedHashSet<>();

    @Option(
            names = "--ignore",
            paramLabel = "CODE",
            split = ",",
            description = "Leave a code out. Can be repeated; commas separate several.")
    private Set<IssueCode> ignored = EnumSet.noneOf(IssueCode.class);

    @Option(
            names = "--severity",
            paramLabel = "CODE=LEVEL",
            split = ",",
            description =
                    "Make a code an error, warning, info or hint. Can be repeated; commas separate"
                            + " several.")
    private Map<IssueCode, Severity> changed = new LinkedHashMap<>();

    @Override
    public Integer call() {
        BatchChecker checker = new BatchChecker(paths, new Severities(changed, ignored), asked());
        CheckTotals totals = checker.totals();
        Optional<String> unwritten = sarif.flatMap(file -> printAndLog(checker, file));
        if (sarif.isEmpty()) {
            print(checker, totals);
        }
        // What was found comes before what could not be looked at, on a terminal that shows both.
        out().flush();
        boolean unread = Terminal.reportUnreadable(totals.unreadable(), err());
        unwritten.ifPresent(message -> err().println(Terminal.safe(message)));
        if (!json()) {
            err().println(CheckText.summary(totals));
            engines.forEach(engine -> err().println(CheckText.summary(totals, engine)));
        }
        if (unread || unwritten.isPresent()) {
            return CommandLineInterface.FAILED;
        }
        return isBad(totals) ? CommandLineInterface.ERRORS_FOUND : 0;
    }

    private void print(CheckRun run, CheckTotals totals) {
        print(
                json -> new CheckJson(totals).write(run, json),
                out -> CheckText.print(run, totals, out));
    }

    /** Writes each result to both. Returns the reason if the log could not be written. */
    private Optional<String> printAndLog(BatchChecker checker, Path file) {
        CheckTotals totals = checker.totals();
        LogWriter log = new LogWriter(file);
        try (log) {
            Sarif.write(
                    logged ->
                            print(
                                    printed ->
                                            checker.into(
                                                    result -> {
                                                        printed.accept(result);
                                                        logged.accept(result);
                                                    }),
                                    totals),
                    totals,
                    CommandLineInterface.Version.number(),
                    Path.of(""),
                    log);
        }
        return log.failure().map(e -> "jointscope: " + file + ": " + reason(e));
    }

    private static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> "there is no such folder";
            case AccessDeniedException denied -> "it may not be written";
            default -> String.valueOf(e.getMessage());
        };
    }

    private List<Engine> asked() {
        return engines.isEmpty() ? Engines.ALL : List.copyOf(engines);
    }

    private boolean isBad(CheckTotals totals) {
        return engines.isEmpty()
                ? totals.count(Severity.ERROR) > 0
                : engines.stream().anyMatch(engine -> totals.count(engine, Outcome.REJECTS) > 0);
    }
}
