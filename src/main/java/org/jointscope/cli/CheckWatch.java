package org.jointscope.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.LocalTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.batch.BatchChecker;
import org.jointscope.batch.CheckResult;
import org.jointscope.batch.CheckTotals;
import org.jointscope.batch.FileList;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.export.CheckText;
import org.jointscope.files.FileWatcher;
import org.jointscope.files.StoredFiles;

/**
 * {@code check --watch}: repeats the whole check after changes, because a file has consequences for others, and prints
 * what is different. A line that only moved in its file is not.
 */
final class CheckWatch {

    /** The line and column, or the byte, of an issue. */
    private static final Pattern LOCATION = Pattern.compile(":(\\d+:\\d+| byte \\d+): ");

    /** @param lines of the issues, then those of the files that cannot be read */
    private record Checked(
            List<String> lines, Map<String, Map<String, Outcome>> compatibility, String text, CheckTotals totals) {}

    private final List<Path> paths;
    private final Supplier<BatchChecker> checks;
    private final ToIntFunction<CheckTotals> exitCode;
    private final PrintWriter out;
    private final Semaphore changes = new Semaphore(0);
    private volatile int code;

    CheckWatch(List<Path> paths, Supplier<BatchChecker> checks, ToIntFunction<CheckTotals> exitCode, PrintWriter out) {
        this.paths = paths;
        this.checks = checks;
        this.exitCode = exitCode;
        this.out = out;
    }

    /**
     * Checks until the thread is interrupted, or the output closed.
     *
     * @param first prints the messages after the first check
     * @param halt ends a program that shuts down with the exit code of the last check
     */
    int run(Consumer<CheckTotals> first, IntConsumer halt) {
        Thread hook = new Thread(() -> halt.accept(code));
        try (FileWatcher watcher = new FileWatcher(files -> changes.release())) {
            watcher.watch(watched());
            Checked last = check();
            Runtime.getRuntime().addShutdownHook(hook);
            out.print(last.text());
            first.accept(last.totals());
            while (!out.checkError()) {
                changes.acquire();
                changes.drainPermits();
                watcher.watch(watched());
                Checked next = check();
                print(last, next);
                last = next;
            }
        } catch (InterruptedException ended) {
            // The exit code is that of the last check.
        } finally {
            Runtime.getRuntime().removeShutdownHook(hook);
        }
        return code;
    }

    /** The files, the folders in which others can appear, and the archives. */
    private Set<Path> watched() {
        FileList list = FileList.of(paths);
        Set<Path> watched = new LinkedHashSet<>();
        Stream.of(paths, list.files(), list.folders())
                .flatMap(List::stream)
                .forEach(path -> watched.add(StoredFiles.archive(path).orElse(path)));
        return watched;
    }

    private Checked check() {
        BatchChecker checker = checks.get();
        Map<String, Map<String, Outcome>> compatibility = new LinkedHashMap<>();
        StringWriter text = new StringWriter();
        CheckText.print(
                listener -> checker.into(result -> {
                    add(result, compatibility);
                    listener.accept(result);
                }),
                checker.totals(),
                new PrintWriter(text));
        List<String> lines = new ArrayList<>(text.toString().lines().toList());
        checker.totals().unreadable().forEach(file -> lines.add(Terminal.safe(file.path() + ": " + file.reason())));
        code = exitCode.applyAsInt(checker.totals());
        return new Checked(lines, compatibility, text.toString(), checker.totals());
    }

    private static void add(CheckResult result, Map<String, Map<String, Outcome>> compatibility) {
        Map<String, Outcome> outcomes = new LinkedHashMap<>();
        for (Compatibility of : result.compatibilities()) {
            outcomes.put(of.engine().id(), of.outcome());
        }
        compatibility.put(result.path() + result.mesh().map(CheckText::with).orElse(""), outcomes);
    }

    private void print(Checked last, Checked next) {
        List<String> gone = unmatched(last.lines(), next.lines());
        List<String> added = unmatched(next.lines(), last.lines());
        gone.addAll(different(last, next));
        added.addAll(different(next, last));
        if (gone.isEmpty() && added.isEmpty()) {
            return;
        }
        String time = String.format(Locale.ROOT, "%tT", LocalTime.now());
        // Written at once: a reader of the output never sees a part of the changes.
        StringWriter text = new StringWriter();
        PrintWriter block = new PrintWriter(text);
        Words.line(block, Words.text("cli.check.watch.changed", time, CheckText.summary(next.totals())));
        gone.forEach(line -> Words.line(block, Words.text("cli.check.watch.gone", line)));
        added.forEach(line -> Words.line(block, Words.text("cli.check.watch.new", line)));
        out.print(text);
    }

    /** The lines that others do not contain, wherever they are in their files. */
    private static List<String> unmatched(List<String> lines, List<String> others) {
        Map<String, Deque<String>> rest = new HashMap<>();
        others.forEach(line -> rest.computeIfAbsent(withoutLocation(line), any -> new ArrayDeque<>())
                .add(line));
        List<String> unmatched = new ArrayList<>();
        for (String line : lines) {
            if (rest.getOrDefault(withoutLocation(line), new ArrayDeque<>()).poll() == null) {
                unmatched.add(line);
            }
        }
        return unmatched;
    }

    private static String withoutLocation(String line) {
        return LOCATION.matcher(line).replaceFirst(": ");
    }

    /** The outcomes of a check that those of another differ from, with their engines. */
    private static List<String> different(Checked check, Checked other) {
        List<String> lines = new ArrayList<>();
        check.compatibility().forEach((file, outcomes) -> {
            Map<String, Outcome> others = other.compatibility().getOrDefault(file, outcomes);
            for (Outcome outcome : Outcome.values()) {
                List<String> engines = outcomes.keySet().stream()
                        .filter(engine -> outcomes.get(engine) == outcome && others.get(engine) != outcome)
                        .toList();
                if (!engines.isEmpty()) {
                    lines.add(Words.text("cli.check.watch.engines." + outcome, file, String.join(", ", engines)));
                }
            }
        });
        return lines;
    }
}
