package org.jointscope.ui.document;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Keeps what the engines make of the open files up to date: anew whenever other files are open, an
 * edit has settled or a pair has been checked.
 */
public final class VerdictUpdater {

    private final Document document;
    private final BackgroundWork work;
    private final ReadOnlyObjectWrapper<OpenVerdicts> verdicts =
            new ReadOnlyObjectWrapper<>(this, "verdicts", OpenVerdicts.NONE);
    private OpenModel judged = OpenModel.NONE;
    private OpenIssues judgedIssues = OpenIssues.NONE;

    /**
     * @param work a lane of its own
     */
    public VerdictUpdater(Document document, BackgroundWork work) {
        this.document = document;
        this.work = work;
        document.openProperty().subscribe(open -> judge());
        document.issuesProperty().subscribe(issues -> judge());
    }

    private void judge() {
        OpenModel open = document.getOpen();
        OpenIssues issues = document.getIssues();
        // The same files shown in another manner are judged alike.
        if (isSameFiles(open, judged) && issues == judgedIssues) {
            judged = open;
            return;
        }
        work.cancel();
        verdicts.set(
                open.isSameOpening(judged) && !open.isEmpty()
                        ? verdicts.get().outdated()
                        : OpenVerdicts.NONE);
        judged = open;
        judgedIssues = issues;
        if (open.settled() && !open.isEmpty()) {
            work.start(
                    open.name(),
                    () -> OpenVerdicts.of(open, issues),
                    verdicts::set,
                    fault -> verdicts.set(OpenVerdicts.NONE));
        }
    }

    private static boolean isSameFiles(OpenModel open, OpenModel other) {
        return open.isSameOpening(other)
                && open.settled() == other.settled()
                && open.files().toList().equals(other.files().toList());
    }

    /** What the engines make of what is open. */
    public ReadOnlyObjectProperty<OpenVerdicts> verdictsProperty() {
        return verdicts.getReadOnlyProperty();
    }
}
