package org.jointscope.ui.document;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * Whether the list of issues is unfolded at the foot of the window. It is not as long as there is
 * nothing to see; errors and warnings of opened files unfold it, unless somebody has folded it
 * away. Those that come and go with edits do not: nothing may move under the hand of whoever tries
 * things out.
 */
public final class IssuesFold {

    private final BooleanProperty unfolded = new SimpleBooleanProperty(this, "unfolded");
    private final BooleanProperty foldedByHand = new SimpleBooleanProperty(this, "foldedByHand");

    public IssuesFold(Document document) {
        // Nothing but a hand ever folds it.
        unfolded.subscribe((before, is) -> foldedByHand.set(!is));
        document.issuesProperty()
                .subscribe(issues -> unfoldForTrouble(issues, document.editing().isUntouched()));
    }

    private void unfoldForTrouble(OpenIssues issues, boolean untouched) {
        if (untouched && issues.troubleCount() > 0 && !foldedByHand.get()) {
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

    public void toggle() {
        unfolded.set(!unfolded.get());
    }
}
