package org.jointscope.ui.issues;

import javafx.beans.value.ObservableValue;

import org.jointscope.diagnostics.Issue;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.Texts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** What is wrong with the open files. */
public final class IssuesViewModel {

    private static final Comparator<IssueRow> WORST_FIRST =
            Comparator.comparing(IssueRow::severity).thenComparing(IssueRow::place);

    private final Document document;
    private final Texts texts;
    private final ObservableValue<List<IssueRow>> rows;
    private final ObservableValue<String> title;
    private final ObservableValue<String> emptyText;

    public IssuesViewModel(Document document, Texts texts) {
        this.document = document;
        this.texts = texts;
        this.rows = document.openProperty().map(this::rows);
        this.title = document.openProperty().map(open -> title(count(open)));
        this.emptyText = document.openProperty().map(this::emptyText);
    }

    private List<IssueRow> rows(OpenModel open) {
        List<IssueRow> all = new ArrayList<>();
        open.files()
                .filter(file -> !file.issues().isEmpty())
                .forEach(
                        file -> {
                            IssueTargets targets = new IssueTargets(file.content(), open);
                            file.issues()
                                    .forEach(
                                            issue ->
                                                    all.add(row(file, issue, all.size(), targets)));
                        });
        all.sort(WORST_FIRST);
        return List.copyOf(all);
    }

    private IssueRow row(InspectedFile file, Issue issue, int place, IssueTargets targets) {
        return new IssueRow(
                issue.severity(),
                texts.of("issues.severity." + issue.severity()),
                issue.message(),
                String.valueOf(file.path().getFileName()),
                issue.location().line(),
                issue.location().column(),
                issue.count(),
                issue.code().name(),
                place,
                targets.at(issue.location().line()));
    }

    private static int count(OpenModel open) {
        return open.files().flatMap(file -> file.issues().stream()).mapToInt(Issue::count).sum();
    }

    private String title(int count) {
        return count == 0 ? texts.of("issues.title") : texts.of("issues.title.count", count);
    }

    private String emptyText(OpenModel open) {
        if (open.isEmpty()) {
            return texts.of("issues.empty");
        }
        String names =
                open.files()
                        .map(file -> String.valueOf(file.path().getFileName()))
                        .collect(Collectors.joining(texts.of("issues.and")));
        return texts.of("issues.none", names);
    }

    /** The worst first, then in the order of the files. */
    public ObservableValue<List<IssueRow>> rowsProperty() {
        return rows;
    }

    /** What the pane's tab says, with the number of findings. */
    public ObservableValue<String> titleProperty() {
        return title;
    }

    /** What to say where there are no issues. */
    public ObservableValue<String> emptyTextProperty() {
        return emptyText;
    }

    /** Leads to what the issue is about, if its line tells. */
    public void choose(IssueRow row) {
        if (row.target().joint() != Document.NO_JOINT) {
            document.selectedJointProperty().set(row.target().joint());
        }
        if (row.target().frame() != IssueTarget.NO_FRAME) {
            document.playback().seek(row.target().frame());
        }
    }

    /** The issue as a whole, and where choosing it leads. */
    public String explanation(IssueRow row) {
        String where = texts.of("issues.where", row.file(), row.line(), row.column(), row.code());
        if (row.target().joint() != Document.NO_JOINT) {
            String name = document.getOpen().model().rig().name(row.target().joint());
            return row.message() + "\n" + where + "\n" + texts.of("issues.to.joint", name);
        }
        if (row.target().frame() != IssueTarget.NO_FRAME) {
            return row.message()
                    + "\n"
                    + where
                    + "\n"
                    + texts.of("issues.to.frame", row.target().frame());
        }
        return row.message() + "\n" + where;
    }
}
