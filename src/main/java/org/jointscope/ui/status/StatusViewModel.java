package org.jointscope.ui.status;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.facts.Facts;
import org.jointscope.messages.Phrase;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenIssues;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.DocumentState;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.Trouble;

/** A summary of the open files and their issues, the file that is being read, and failures. */
public final class StatusViewModel {

    /** The files and their statistics. */
    final ObservableValue<String> summary;

    /** {@code 1 error, 2 warnings}, or a text for none; empty if no file is open. */
    final ObservableValue<String> findings;

    /** The highest severity of the errors and warnings; at most info if there are none. */
    final ObservableValue<Severity> worst;

    /** The last failure, or the errors of opened files; empty if there is none. */
    final ObservableValue<String> trouble;

    /** Whether the issues explain that failure. */
    final ObservableValue<Boolean> explained;

    /** The last action; empty if it is outdated. */
    final ObservableValue<String> notice;

    /** The task that is running. */
    final BackgroundWork work;

    final IssuesFold fold;

    private final OpenErrors errors;
    private final List<Trouble> troubles;
    private final Texts texts;

    /** @param troubles that are shown, the most urgent first */
    public StatusViewModel(
            Document document, List<Trouble> troubles, BackgroundWork work, IssuesFold fold, Texts texts) {
        this.errors = new OpenErrors(document, fold, texts);
        this.troubles = Stream.concat(troubles.stream(), Stream.of(errors)).toList();
        this.texts = texts;
        this.summary = document.modelProperty().map(this::summarize);
        this.findings = document.stateProperty().map(this::findings);
        this.worst = document.stateProperty().map(state -> worst(state.issues()));
        this.trouble = Bindings.createStringBinding(
                () -> shown().map(it -> it.troubleProperty().get()).orElse(""),
                this.troubles.stream().map(Trouble::troubleProperty).toArray(Observable[]::new));
        this.explained = trouble.map(text -> shown().filter(errors::equals).isPresent());
        this.notice = document.noticeProperty();
        this.work = work;
        this.fold = fold;
    }

    private Optional<Trouble> shown() {
        return troubles.stream()
                .filter(it -> !it.troubleProperty().get().isEmpty())
                .findFirst();
    }

    /** Removes the failure that is shown; the next one follows. */
    void dismissTrouble() {
        shown().ifPresent(Trouble::dismissTrouble);
    }

    private String summarize(OpenModel open) {
        if (open.isEmpty()) {
            return "";
        }
        List<String> parts = new ArrayList<>();
        parts.add(open.isSample() ? texts.of("status.sample", open.name()) : open.name());
        if (open.hasModel()) {
            parts.add(texts.of("count.joints", open.model().rig().size()));
        }
        open.files().stream()
                .flatMap(file -> Facts.of(file).figures().stream())
                .map(Phrase::toString)
                .forEach(parts::add);
        return String.join("  ·  ", parts);
    }

    private String findings(DocumentState state) {
        OpenIssues issues = state.issues();
        if (state.open().isEmpty()) {
            return "";
        }
        int errors = issues.count(Severity.ERROR);
        int warnings = issues.count(Severity.WARNING);
        List<String> counts = new ArrayList<>();
        if (errors > 0) {
            counts.add(texts.of("count.ERROR", errors));
        }
        if (warnings > 0) {
            counts.add(texts.of("count.WARNING", warnings));
        }
        return counts.isEmpty() ? texts.of("status.clean") : String.join(", ", counts);
    }

    private static Severity worst(OpenIssues issues) {
        return Stream.of(Severity.ERROR, Severity.WARNING)
                .filter(severity -> issues.count(severity) > 0)
                .findFirst()
                .orElse(Severity.INFO);
    }
}
