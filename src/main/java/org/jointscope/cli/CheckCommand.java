package org.jointscope.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import org.jointscope.batch.BatchChecker;
import org.jointscope.batch.CheckRun;
import org.jointscope.batch.CheckTotals;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.cli.Converters.EngineChoice;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severities;
import org.jointscope.diagnostics.Severity;
import org.jointscope.export.LogWriter;
import org.jointscope.export.Sarif;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.ProgramVersion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "check", mixinStandardHelpOptions = true)
final class CheckCommand extends JsonCommand {

    @Mixin
    private GameFolders game;

    @Parameters(arity = "1..*", paramLabel = "PATH")
    private List<Path> paths;

    @Option(names = "--sarif", paramLabel = "FILE")
    private Optional<Path> sarif;

    @Option(names = "--engine", paramLabel = "NAME", split = ",", completionCandidates = Converters.EngineIds.class)
    private Set<EngineChoice> choices = new LinkedHashSet<>();

    @Option(names = "--ignore", paramLabel = "CODE", split = ",")
    private Set<IssueCode> ignored = EnumSet.noneOf(IssueCode.class);

    @Option(names = "--severity", paramLabel = "CODE=LEVEL", split = ",")
    private Map<IssueCode, Severity> changed = new LinkedHashMap<>();

    @Option(names = "--watch")
    private boolean watch;

    @Option(names = "--force", order = 20)
    private boolean force;

    private IntConsumer halt = code -> {};

    /** @param action that ends the program with an exit code, when the user interrupts {@code --watch} */
    void onInterruption(IntConsumer action) {
        halt = action;
    }

    @Override
    public Integer call() {
        List<Engine> engines = engines();
        if (watch) {
            if (json() || sarif.isPresent()) {
                throw wrongUse("cli.check.watch.output");
            }
            CheckWatch checks =
                    new CheckWatch(paths, () -> checker(engines), totals -> exitCode(totals, engines), out());
            return checks.run(totals -> reportFirst(totals, engines), halt);
        }
        BatchChecker checker = checker(engines);
        CheckTotals totals = checker.totals();
        Optional<String> unwritten = sarif.flatMap(file -> printAndLog(checker, file));
        if (sarif.isEmpty()) {
            print(checker, totals);
        }
        report(totals, engines);
        unwritten.ifPresent(reason -> Words.report(err(), sarif.orElseThrow(), reason));
        return unwritten.isPresent() ? CommandLineInterface.FAILED : exitCode(totals, engines);
    }

    private BatchChecker checker(List<Engine> engines) {
        return new BatchChecker(
                paths, game.tree(), new Severities(changed, ignored), engines.isEmpty() ? Engines.ALL : engines);
    }

    /** Prints the messages after the issues. */
    private void report(CheckTotals totals, List<Engine> engines) {
        // On a terminal that shows both, the issues come before the files that cannot be read.
        out().flush();
        Terminal.reportUnreadable(totals.unreadable(), err());
        if (!json()) {
            err().println(CheckText.summary(totals));
            engines.forEach(engine -> err().println(CheckText.summary(totals, engine)));
            if (engines.isEmpty()) {
                CheckText.rejecting(totals).ifPresent(err()::println);
            }
        }
    }

    private void reportFirst(CheckTotals totals, List<Engine> engines) {
        report(totals, engines);
        Words.line(err(), Words.text("cli.check.watch", totals.files()));
        err().flush();
    }

    private static int exitCode(CheckTotals totals, List<Engine> engines) {
        if (!totals.unreadable().isEmpty()) {
            return CommandLineInterface.FAILED;
        }
        return isBad(totals, engines) ? CommandLineInterface.ERRORS_FOUND : 0;
    }

    private void print(CheckRun run, CheckTotals totals) {
        print(json -> new CheckJson(totals).write(run, json), out -> CheckText.print(run, totals, out));
    }

    /** Writes each result to both. Returns the reason if the log could not be written. */
    private Optional<String> printAndLog(BatchChecker checker, Path file) {
        CheckTotals totals = checker.totals();
        LogWriter log = new LogWriter(file, paths, force);
        try (log) {
            Sarif.write(
                    logged -> print(
                            printed -> checker.into(result -> {
                                printed.accept(result);
                                logged.accept(result);
                            }),
                            totals),
                    totals,
                    ProgramVersion.number(),
                    Path.of(""),
                    log);
            log.complete();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return log.failure().map(FileFailure::writing);
    }

    /** The engines that decide the exit code; empty if errors do. */
    private List<Engine> engines() {
        return choices.stream().allMatch(choice -> choice.engine().isPresent())
                ? choices.stream().map(choice -> choice.engine().orElseThrow()).toList()
                : List.of();
    }

    private static boolean isBad(CheckTotals totals, List<Engine> engines) {
        return engines.isEmpty()
                ? totals.count(Severity.ERROR) > 0
                : engines.stream().anyMatch(engine -> totals.count(engine, Outcome.REJECTS) > 0);
    }
}
