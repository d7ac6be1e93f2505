package org.jointscope.ui.document;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import org.jointscope.scene.OpenIssues;

/**
 * Whether the lower panes are unfolded, and whether the issue list is the selected one. They are folded while they are
 * empty. Errors and warnings of opened files unfold them and select the issues, unless the user has folded them. Errors
 * and warnings that edits add or remove do not: the layout must not change while the user edits.
 */
public final class IssuesFold {

    private final BooleanProperty unfolded = new SimpleBooleanProperty(this, "unfolded");
    private final BooleanProperty foldedByHand = new SimpleBooleanProperty(this, "foldedByHand");

    private final BooleanProperty inFront = new SimpleBooleanProperty(this, "inFront", true);
    private final BooleanBinding shown = unfolded.and(inFront);

    public IssuesFold(Document document) {
        // Only the user folds it.
        unfolded.subscribe((before, is) -> foldedByHand.set(!is));
        document.stateProperty()
                .subscribe(
                        now -> unfoldForTrouble(now.issues(), document.editing().isUntouched()));
    }

    private void unfoldForTrouble(OpenIssues issues, boolean untouched) {
        boolean trouble = untouched && issues.troubleCount() > 0;
        if (trouble && !foldedByHand.get() && !unfolded.get()) {
            show();
        }
    }

    public BooleanProperty unfoldedProperty() {
        return unfolded;
    }

    /** Whether the user has folded it; it then stays folded even if there are errors. */
    public BooleanProperty foldedByHandProperty() {
        return foldedByHand;
    }

    /** Whether the issues are the selected pane, visible or not. */
    public BooleanProperty inFrontProperty() {
        return inFront;
    }

    /** Whether the issues are visible. */
    public BooleanBinding shownProperty() {
        return shown;
    }

    /** Shows the issues. */
    public void show() {
        inFront.set(true);
        unfolded.set(true);
    }
}
