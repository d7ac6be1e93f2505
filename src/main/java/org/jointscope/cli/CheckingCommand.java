package org.jointscope.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.batch.CheckRun;
import org.jointscope.batch.CheckTotals;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.check.engine.Engine;
import org.jointscope.diagnostics.Severity;
import org.jointscope.export.CheckJson;
import org.jointscope.export.CheckText;
import org.jointscope.export.LogWriter;
import org.jointscope.export.Sarif;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.ProgramVersion;
import picocli.CommandLine.Option;

/** A command that prints the results of a check, also as a log, and has its exit code. */
abstract class CheckingCommand extends JsonCommand {

    /** Of a process that the user interrupts. */
    private static final int INTERRUPTED = 130;

    @Option(names = "--sarif", paramLabel = "FILE", descriptionKey = "jointscope.check.sarif")
    private Optional<Path> sarif;

    @Option(names = "--force", order = 20, descriptionKey = "jointscope.check.force")
    private boolean force;

    final boolean isLogged() {
        return sarif.isPresent();
    }

    /**
     * Runs a check, prints its results, and returns the exit code.
     *
     * @param engines that decide the exit code; none if errors do
     * @param inputs that the log must not replace
     */
    final int publish(CheckRun run, CheckTotals totals, List<Engine> engines, List<Path> inputs) {
        Optional<String> unwritten = sarif.flatMap(file -> printAndLog(run, totals, engines, file, inputs));
        if (sarif.isEmpty()) {
            print(run, totals, engines);
        }
        report(totals, engines);
        unwritten.ifPresent(reason -> Words.report(err(), sarif.orElseThrow(), reason));
        return unwritten.isPresent() ? CommandLineInterface.FAILED : exitCode(totals, engines);
    }

    private void print(CheckRun run, CheckTotals totals, List<Engine> engines) {
        print(json -> new CheckJson(totals).write(run, engines, json), out -> CheckText.print(run, totals, out));
    }

    /** Writes each result to both. Returns the reason if the log could not be written. */
    private Optional<String> printAndLog(
            CheckRun run, CheckTotals totals, List<Engine> engines, Path file, List<Path> inputs) {
        LogWriter log = new LogWriter(file, inputs, force);
        try (log) {
            Sarif.write(
                    logged -> print(
                            printed -> run.into(result -> {
                                printed.accept(result);
                                logged.accept(result);
                            }),
                            totals,
                            engines),
                    totals,
                    ProgramVersion.number(),
                    Path.of(""),
                    log);
            if (!totals.isInterrupted()) {
                log.complete();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return log.failure().map(FileFailure::writing);
    }

    /** Prints the messages after the issues. */
    final void report(CheckTotals totals, List<Engine> engines) {
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
        if (totals.isInterrupted()) {
            Words.report(err(), Words.text("cli.check.interrupted"));
        }
    }

    static int exitCode(CheckTotals totals, List<Engine> engines) {
        if (totals.isInterrupted()) {
            return INTERRUPTED;
        }
        if (!totals.unreadable().isEmpty()) {
            return CommandLineInterface.FAILED;
        }
        return isBad(totals, engines) ? CommandLineInterface.ERRORS_FOUND : 0;
    }

    private static boolean isBad(CheckTotals totals, List<Engine> engines) {
        return engines.isEmpty()
                ? totals.count(Severity.ERROR) > 0
                : engines.stream().anyMatch(engine -> totals.count(engine, Outcome.REJECTS) > 0);
    }
}
