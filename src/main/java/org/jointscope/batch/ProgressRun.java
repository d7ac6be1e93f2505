package org.jointscope.batch;

import java.io.IOException;
import java.time.Duration;
import java.util.function.Consumer;
import org.jointscope.batch.Schedule.Shard;
import org.jointscope.diagnostics.Severity;
import org.jointscope.messages.Texts;

/** A check that shows its progress in a line, at most ten times per second. */
public final class ProgressRun implements CheckRun {

    private static final long INTERVAL = Duration.ofMillis(100).toNanos();

    private final BatchChecker checker;
    private final Consumer<String> line;
    private final boolean together;
    private final long start = System.nanoTime();
    private long next = start + INTERVAL;
    private int width;

    /**
     * @param line replaces the line of the progress
     * @param together whether the results are on the same screen: the line is removed before each of them
     */
    public ProgressRun(BatchChecker checker, Consumer<String> line, boolean together) {
        this.checker = checker;
        this.line = line;
        this.together = together;
    }

    @Override
    public Shard shard() {
        return checker.shard();
    }

    @Override
    public void into(Listener listener) throws IOException {
        try {
            checker.into(result -> {
                if (together) {
                    show("");
                }
                listener.accept(result);
                if (System.nanoTime() >= next) {
                    show(progress(System.nanoTime() - start));
                    next = System.nanoTime() + INTERVAL;
                }
            });
        } finally {
            show("");
        }
    }

    /** Pads the line to the length of the one before. */
    private void show(String text) {
        if (width > 0 || !text.isEmpty()) {
            line.accept(text + " ".repeat(Math.max(0, width - text.length())));
            width = text.length();
        }
    }

    private String progress(long elapsed) {
        CheckTotals totals = checker.totals();
        long done = Math.max(1, checker.done());
        Duration left = Duration.ofNanos((long) ((double) elapsed / done * (checker.size() - done)));
        return Texts.program()
                .of(
                        "cli.check.progress",
                        done,
                        checker.size(),
                        totals.count(Severity.ERROR),
                        totals.count(Severity.WARNING),
                        left.toMinutes(),
                        left.toSecondsPart());
    }
}
