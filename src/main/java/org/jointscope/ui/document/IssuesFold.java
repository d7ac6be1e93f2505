package org.jointscope.ui.document;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * Whether the panes at the foot of the window are unfolded, and whether the list of issues is the
 * one in front. They are not as long as there is nothing to see; errors and warnings of opened
 * files unfold them, and bring the issues to the front, unless somebody has folded them away. Those
 * that come and go with edits do not: nothing may move under the hand of whoever tries things out.
 */
public final class IssuesFold {

    private final BooleanProperty unfolded = new SimpleBooleanProperty(this, "unfolded");
    private final BooleanProperty foldedByHand = new SimpleBooleanProperty(this, "foldedByHand");

    private final BooleanProperty inFront = new SimpleBooleanProperty(this, "inFront", true);
    private final BooleanBinding shown = unfolded.and(inFront);

    public IssuesFold(Document document) {
        // Nothing but a hand ever folds it.
        unfolded.subscribe((before, is) -> foldedByHand.set(!is));
        document.stateProperty()
                .subscribe(now -> unfoldForTrouble(now.issues(), document.editing().isUntouched()));
    }

    private void unfoldForTrouble(OpenIssues issues, boolean untouched) {
        boolean trouble = untouched && issues.troubleCount() > 0;
        if (trouble && !foldedByHand.get() && !unfolded.get()) {
            inFront.set(true);
            unfolded.set(true);
        }
    }

    public BooleanProperty unfoldedProperty() {
        return unfolded;
    }

    /** Whether somebody has folded it away, who does not want to see it for trouble, either. */
    public BooleanProperty foldedByHandProperty() {
        return foldedByHand;
    }

    /** Whether the issues are the pane in front, which says nothing of whether it can be seen. */
    public BooleanProperty inFrontProperty() {
        return inFront;
    }

    /** Whether the issues can be seen. */
    public BooleanBinding shownProperty() {
        return shown;
    }

    /** Shows the issues, or folds the panes away if it is them who can be seen. */
    public void toggle() {
        boolean fold = shown.get();
        inFront.set(true);
        unfolded.set(!fold);
    }
}
