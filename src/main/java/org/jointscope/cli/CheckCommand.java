package org.jointscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import org.jointscope.batch.BatchChecker;
import org.jointscope.batch.CheckRun;
import org.jointscope.batch.CheckTotals;
import org.jointscope.batch.ProgressRun;
import org.jointscope.batch.Schedule;
import org.jointscope.batch.Schedule.KnownResults;
import org.jointscope.batch.Schedule.Shard;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.cli.Converters.EngineChoice;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severities;
import org.jointscope.diagnostics.Severity;
import org.jointscope.export.ResultsFile;
import org.jointscope.messages.FileFailure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "check", mixinStandardHelpOptions = true)
final class CheckCommand extends CheckingCommand {

    /** Seconds in which the check of the current files and the output can end after an interruption. */
    private static final long LONGEST_END = 10;

    @Mixin
    private GameFolders game;

    @Parameters(arity = "1..*", paramLabel = "PATH")
    private List<Path> paths;

    @Option(names = "--engine", paramLabel = "NAME", split = ",", completionCandidates = Converters.EngineIds.class)
    private Set<EngineChoice> choices = new LinkedHashSet<>();

    @Option(names = "--ignore", paramLabel = "CODE", split = ",")
    private Set<IssueCode> ignored = EnumSet.noneOf(IssueCode.class);

    @Option(names = "--severity", paramLabel = "CODE=LEVEL", split = ",")
    private Map<IssueCode, Severity> changed = new LinkedHashMap<>();

    @Option(names = "--watch")
    private boolean watch;

    @Option(names = "--jobs", paramLabel = "N", converter = Converters.Jobs.class)
    private int jobs = Schedule.ALL.jobs();

    @Option(names = "--shard", paramLabel = "I/N")
    private Shard shard = Schedule.ALL.shard();

    @Option(names = "--results", paramLabel = "FILE")
    private Optional<Path> results;

    private IntConsumer halt = code -> {};

    /** @param action that ends the program with an exit code, when the user interrupts {@code --watch} */
    void onInterruption(IntConsumer action) {
        halt = action;
    }

    @Override
    public Integer call() {
        List<Engine> engines = engines();
        if (watch) {
            if (json() || isLogged() || results.isPresent() || shard.count() > 1) {
                throw wrongUse("cli.check.watch.output");
            }
            CheckWatch checks = new CheckWatch(
                    paths, () -> checker(engines, Schedule.ALL.known()), totals -> exitCode(totals, engines), out());
            return checks.run(totals -> reportFirst(totals, engines), halt);
        }
        if (results.isEmpty()) {
            return check(checker(engines, Schedule.ALL.known()), engines);
        }
        try (ResultsFile known = new ResultsFile(results.get())) {
            return check(checker(engines, known), engines);
        } catch (IOException e) {
            Words.report(err(), results.get(), FileFailure.writing(e));
            return CommandLineInterface.FAILED;
        }
    }

    /** Ends the output when the user interrupts the check: the results so far are complete. */
    private int check(BatchChecker checker, List<Engine> engines) {
        CountDownLatch ended = new CountDownLatch(1);
        Thread hook = new Thread(() -> {
            checker.stop();
            await(ended);
        });
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return publish(shown(checker), checker.totals(), engines, paths);
        } finally {
            out().flush();
            err().flush();
            ended.countDown();
            remove(hook);
        }
    }

    private static void remove(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending: the hook has waited for this.
        }
    }

    private static void await(CountDownLatch ended) {
        try {
            ended.await(LONGEST_END, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** With its progress if the messages are on a terminal. */
    private CheckRun shown(BatchChecker checker) {
        boolean together = Terminal.isTerminal(Terminal.OUT);
        return Terminal.isTerminal(Terminal.ERR) && err() instanceof Terminal.Output screen
                ? new ProgressRun(
                        checker,
                        line -> {
                            out().flush();
                            screen.rewrite(line);
                        },
                        together)
                : checker;
    }

    private BatchChecker checker(List<Engine> engines, KnownResults known) {
        return new BatchChecker(
                paths,
                game.tree(),
                new Severities(changed, ignored),
                engines.isEmpty() ? Engines.ALL : engines,
                new Schedule(jobs, shard, known));
    }

    private void reportFirst(CheckTotals totals, List<Engine> engines) {
        report(totals, engines);
        Words.line(err(), Words.text("cli.check.watch", totals.files()));
        err().flush();
    }

    /** The engines that decide the exit code; empty if errors do. */
    private List<Engine> engines() {
        return choices.stream().allMatch(choice -> choice.engine().isPresent())
                ? choices.stream().map(choice -> choice.engine().orElseThrow()).toList()
                : List.of();
    }
}
