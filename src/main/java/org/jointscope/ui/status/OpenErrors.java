package org.jointscope.ui.status;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severity;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenIssues.OpenIssue;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.DocumentState.Change;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.Trouble;

/**
 * The errors of the files that were opened, while the issues are not visible: files that are damaged must not look as
 * if they had been opened without loss. Errors that edits cause are not among them.
 */
final class OpenErrors implements Trouble {

    private final Document document;
    private final IssuesFold fold;
    private final Texts texts;
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper(this, "trouble", "");

    /** The files whose errors the user has seen, or that have been edited since. */
    private OpenModel known = OpenModel.NONE;

    OpenErrors(Document document, IssuesFold fold, Texts texts) {
        this.document = document;
        this.fold = fold;
        this.texts = texts;
        document.stateProperty().subscribe(now -> update());
        fold.shownProperty().subscribe(now -> update());
    }

    private void update() {
        OpenModel open = document.getOpen();
        boolean shown = fold.shownProperty().get();
        // A session restores its panes, of which the issues can be hidden, after its files.
        boolean opening = document.getState().change() == Change.OPENED;
        if (shown && !opening || !document.editing().isUntouched()) {
            known = open;
        }
        trouble.set(shown || known.isSameOpening(open) ? "" : describe());
    }

    /** A line per file. */
    private String describe() {
        // By path: to compare the files would be to compare their contents.
        return document.getState().issues().all().stream()
                .filter(each -> each.issue().severity() == Severity.ERROR)
                .collect(Collectors.groupingBy(each -> each.file().path(), LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(this::describe)
                .collect(Collectors.joining("\n"));
    }

    private String describe(List<OpenIssue> ofFile) {
        int count = ofFile.stream().map(OpenIssue::issue).mapToInt(Issue::count).sum();
        OpenIssue first = ofFile.getFirst();
        return texts.of(
                count == 1 ? "status.error" : "status.errors",
                first.fileName(),
                texts.of("count.ERROR", count),
                first.issue().message());
    }

    @Override
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    @Override
    public void dismissTrouble() {
        known = document.getOpen();
        update();
    }
}
