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

    static final DocumentState NOTHING_OPEN = opened(OpenModel.NONE, OpenModel.NONE);

    /** A step from one state to the next. */
    public enum Change {
        /** Other files were opened. */
        OPENED,
        /** The animation was edited: its content is new, its text and its issues follow. */
        EDITED,
        /** The text and the issues are known that belong to the content. */
        SETTLED,
        /** The same files are shown with another number of weights for each vertex. */
        REWEIGHTED,
        /** The check of the animation together with its mesh made progress. */
        RECHECKED,
        /** The engines' verdicts are known. */
        JUDGED;

        /** Whether the model is another object than before. */
        public boolean isOfModel() {
            return this != RECHECKED && this != JUDGED;
        }
    }

    static DocumentState opened(OpenModel files, OpenModel shown) {
        return of(shown, OpenIssues.of(files), OpenVerdicts.NONE, Change.OPENED);
    }

    /** With the marks of the issues. */
    private static DocumentState of(
            OpenModel open, OpenIssues issues, OpenVerdicts verdicts, Change change) {
        return new DocumentState(open, issues, IssueMarks.of(issues, open), verdicts, change);
    }

    DocumentState edited(OpenModel revised) {
        return new DocumentState(revised, issues, marks, verdicts.outdated(), Change.EDITED);
    }

    DocumentState settled(OpenModel settled) {
        return of(settled, OpenIssues.of(settled), verdicts.outdated(), Change.SETTLED);
    }

    DocumentState reweighted(OpenModel limited) {
        return new DocumentState(limited, issues, marks, verdicts, Change.REWEIGHTED);
    }

    DocumentState rechecked(OpenIssues now) {
        boolean found = now.checkedPair().isPresent();
        return of(open, now, found ? verdicts.outdated() : verdicts, Change.RECHECKED);
    }

    DocumentState judged(OpenVerdicts now) {
        return new DocumentState(open, issues, marks, now, Change.JUDGED);
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
