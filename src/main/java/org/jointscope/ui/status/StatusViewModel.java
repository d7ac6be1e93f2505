package org.jointscope.ui.status;

import javafx.beans.value.ObservableValue;

import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.Figure;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.DocumentState;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.OpenIssues;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.Saving;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is open in a few words, what is being read, and what could not be. */
public final class StatusViewModel {

    /** The files and their figures. */
    final ObservableValue<String> summary;

    /** {@code 1 error, 2 warnings}, or that there are none; empty if nothing is open. */
    final ObservableValue<String> findings;

    /** How bad the worst of the errors and warnings is; no more than a note if there are none. */
    final ObservableValue<Severity> worst;

    /** What could not be opened or saved, and why; empty if nothing. */
    final ObservableValue<String> trouble;

    /** What was just done; empty if that is not news any more. */
    final ObservableValue<String> notice;

    /** What is being read. */
    final BackgroundWork work;

    final IssuesFold fold;

    public StatusViewModel(
            Document document,
            FileOpener opener,
            Saving saving,
            BackgroundWork work,
            IssuesFold fold) {
        this.summary = document.modelProperty().map(StatusViewModel::summarize);
        this.findings = document.stateProperty().map(StatusViewModel::findings);
        this.worst = document.stateProperty().map(state -> worst(state.issues()));
        this.trouble =
                opener.troubleProperty()
                        .flatMap(
                                it ->
                                        it.isEmpty()
                                                ? saving.troubleProperty()
                                                : opener.troubleProperty());
        this.notice = document.noticeProperty();
        this.work = work;
        this.fold = fold;
    }

    private static String summarize(OpenModel open) {
        if (open.isEmpty()) {
            return "";
        }
        List<String> parts = new ArrayList<>(List.of(open.name()));
        if (open.hasModel()) {
            parts.add(new Figure(open.model().rig().size(), "joint", "joints").toString());
        }
        open.files().stream()
                .flatMap(file -> file.figures().stream())
                .map(Figure::toString)
                .forEach(parts::add);
        return String.join("  ·  ", parts);
    }

    private static String findings(DocumentState state) {
        OpenIssues issues = state.issues();
        if (state.open().isEmpty()) {
            return "";
        }
        String trouble =
                Stream.of(
                                new Figure(issues.count(Severity.ERROR), "error", "errors"),
                                new Figure(issues.count(Severity.WARNING), "warning", "warnings"))
                        .filter(figure -> figure.count() > 0)
                        .map(Figure::toString)
                        .collect(Collectors.joining(", "));
        return trouble.isEmpty() ? "no errors or warnings" : trouble;
    }

    private static Severity worst(OpenIssues issues) {
        return Stream.of(Severity.ERROR, Severity.WARNING)
                .filter(severity -> issues.count(severity) > 0)
                .findFirst()
                .orElse(Severity.INFO);
    }
}
