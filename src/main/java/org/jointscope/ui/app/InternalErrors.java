package org.jointscope.ui.app;

import java.io.IOException;
import java.lang.Thread.UncaughtExceptionHandler;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Texts;
import org.jointscope.ui.desktop.ProgramLog;

/**
 * Prints exceptions that no code catches, adds them to the log, and shows them in one panel. An error that occurs
 * again, such as one in every frame, is only counted.
 */
final class InternalErrors implements UncaughtExceptionHandler {

    /** Errors at the same place. */
    private record Origin(Class<?> type, List<StackTraceElement> trace) {

        Origin(Throwable error) {
            this(error.getClass(), List.of(error.getStackTrace()));
        }
    }

    private final Function<Throwable, String> report;
    private final ProgramLog log;
    private final Texts texts;
    private final Map<Origin, Integer> counts = new ConcurrentHashMap<>();
    private Optional<ErrorPanel> panel = Optional.empty();
    private Optional<Consumer<Path>> folders = Optional.empty();

    /** @param report prints an error, and returns the text to report */
    InternalErrors(Function<Throwable, String> report, ProgramLog log, Texts texts) {
        this.report = report;
        this.log = log;
        this.texts = texts;
    }

    /** Treats a failure on the thread of the window as if no code had caught it. */
    static void report(Throwable error) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, error);
    }

    /** Lets the panel show the folder of the log. */
    void showFoldersBy(Consumer<Path> show) {
        folders = Optional.of(show);
    }

    @Override
    public void uncaughtException(Thread thread, Throwable error) {
        String text = report.apply(error);
        boolean first = counts.merge(new Origin(error), 1, Integer::sum) == 1;
        Optional<IOException> failure = first ? log.add(text) : Optional.empty();
        Platform.runLater(() -> {
            if (first) {
                show(error, text, failure);
            } else {
                panel.ifPresent(ErrorPanel::count);
            }
        });
    }

    private void show(Throwable error, String text, Optional<IOException> failure) {
        if (panel.isEmpty()) {
            panel = Optional.of(new ErrorPanel(log.folder(), folders, texts));
        }
        panel.get().show(error.getClass().getSimpleName(), text, failure.map(FileFailure::writing));
    }
}
