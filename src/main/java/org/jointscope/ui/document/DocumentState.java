package org.jointscope.ui.document;

import org.jointscope.scene.IssueMarks;
import org.jointscope.scene.OpenCompatibility;
import org.jointscope.scene.OpenIssues;
import org.jointscope.scene.OpenModel;

/**
 * All data about the open files at one moment. The parts are always consistent: the marks are those of the issues in
 * the model, and the compatibility is that of the model or outdated.
 *
 * @param open the open files and the model made of them
 * @param issues of the visible files; right after an edit, those of the previous text
 * @param marks locations of the issues in the model
 * @param compatibility compatibility with the engines
 * @param change the step from the previous state
 */
public record DocumentState(
        OpenModel open, OpenIssues issues, IssueMarks marks, OpenCompatibility compatibility, Change change) {

    static final DocumentState NOTHING_OPEN = opened(OpenModel.NONE, OpenModel.NONE);

    /** A step from one state to the next. */
    public enum Change {
        /** Other files were opened. */
        OPENED,
        /** Other versions of the open files were read. */
        RELOADED,
        /** Files were edited: their content is new, their text and issues follow later. */
        EDITED,
        /** The text and the issues of the new content are known. */
        SETTLED,
        /** The same files are shown with another number of weights per vertex, or other scales. */
        REWEIGHTED,
        /** The same files are shown with other textures. */
        RETEXTURED,
        /** The check of the animation together with its mesh made progress. */
        RECHECKED,
        /** The engine compatibility is known. */
        ASSESSED;

        /** Whether the step replaced the model. */
        public boolean isOfModel() {
            return this != RECHECKED && this != ASSESSED;
        }
    }

    static DocumentState opened(OpenModel files, OpenModel shown) {
        return of(shown, OpenIssues.of(files), OpenCompatibility.NONE, Change.OPENED);
    }

    DocumentState reloaded(OpenModel files, OpenModel shown) {
        return of(shown, OpenIssues.of(files), compatibility.outdated(), Change.RELOADED);
    }

    /** Adds the marks of the issues. */
    private static DocumentState of(OpenModel open, OpenIssues issues, OpenCompatibility compatibility, Change change) {
        return new DocumentState(open, issues, IssueMarks.of(issues, open), compatibility, change);
    }

    DocumentState edited(OpenModel revised) {
        return new DocumentState(revised, issues, marks, compatibility.outdated(), Change.EDITED);
    }

    DocumentState settled(OpenModel settled) {
        return of(settled, OpenIssues.of(settled), compatibility.outdated(), Change.SETTLED);
    }

    DocumentState retextured(OpenModel other) {
        return new DocumentState(other, issues, marks, compatibility, Change.RETEXTURED);
    }

    DocumentState reweighted(OpenModel limited) {
        return new DocumentState(limited, issues, marks, compatibility, Change.REWEIGHTED);
    }

    DocumentState rechecked(OpenIssues now) {
        boolean found = now.checkedPair().isPresent();
        return of(open, now, found ? compatibility.outdated() : compatibility, Change.RECHECKED);
    }

    DocumentState assessed(OpenCompatibility now) {
        return new DocumentState(open, issues, marks, now, Change.ASSESSED);
    }

    /** Each state equals only itself, so listeners receive every state. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
