package org.jointscope.ui.document;

/**
 * Everything known about the open files at one moment. Its parts always belong together: the marks
 * are those of the issues in the model, and the verdicts are those of the model or outdated.
 *
 * @param open the open files and the model made of them
 * @param issues of the files as they are shown; right after an edit, those of the text before it
 * @param marks places of the issues in the model
 * @param verdicts of the engines
 * @param change the step from the state before
 */
public record DocumentState(
        OpenModel open, OpenIssues issues, IssueMarks marks, OpenVerdicts verdicts, Change change) {

    static final DocumentState NOTHING_OPEN =
            new DocumentState(
                    OpenModel.NONE,
                    OpenIssues.NONE,
                    IssueMarks.NONE,
                    OpenVerdicts.NONE,
                    new Change.Opened());

    /** A step from one state to the next. */
    public sealed interface Change {

        /** Other files were opened. */
        record Opened() implements Change {}

        /** The animation was edited: its content is new, its text and its issues follow. */
        record Edited() implements Change {}

        /** The text and the issues are known that belong to the content. */
        record Settled() implements Change {}

        /** The same files are shown with another number of weights for each vertex. */
        record Reweighted() implements Change {}

        /** The check of the animation together with its mesh made progress. */
        record Rechecked() implements Change {}

        /** The engines' verdicts are known. */
        record Judged() implements Change {}

        /** Whether the model is another object than before. */
        default boolean isOfModel() {
            return !(this instanceof Rechecked || this instanceof Judged);
        }
    }

    static DocumentState opened(OpenModel files, OpenModel shown) {
        OpenIssues issues = OpenIssues.of(files);
        return new DocumentState(
                shown,
                issues,
                IssueMarks.of(issues, shown),
                OpenVerdicts.NONE,
                new Change.Opened());
    }

    DocumentState edited(OpenModel revised) {
        return new DocumentState(revised, issues, marks, verdicts.outdated(), new Change.Edited());
    }

    DocumentState settled(OpenModel settled) {
        OpenIssues now = OpenIssues.of(settled);
        return new DocumentState(
                settled,
                now,
                IssueMarks.of(now, settled),
                verdicts.outdated(),
                new Change.Settled());
    }

    DocumentState reweighted(OpenModel limited) {
        return new DocumentState(limited, issues, marks, verdicts, new Change.Reweighted());
    }

    DocumentState rechecked(OpenIssues now) {
        boolean found = now.checkedPair().isPresent();
        return new DocumentState(
                open,
                now,
                IssueMarks.of(now, open),
                found ? verdicts.outdated() : verdicts,
                new Change.Rechecked());
    }

    DocumentState judged(OpenVerdicts now) {
        return new DocumentState(open, issues, marks, now, new Change.Judged());
    }

    /** Each state equals itself only: a listener hears of every one. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
