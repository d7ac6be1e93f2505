package org.jointscope.ui.pane;

import javafx.beans.value.ObservableValue;

/** Work that is done at once while its pane can be seen, and otherwise as soon as it can. */
public final class WhenSeen {

    private final ObservableValue<Boolean> seen;
    private final Runnable work;
    private boolean due;

    public WhenSeen(ObservableValue<Boolean> seen, Runnable work) {
        this.seen = seen;
        this.work = work;
        seen.subscribe(now -> catchUp());
    }

    /** Does the work; requests that are put off are done once, together. */
    public void run() {
        due = true;
        catchUp();
    }

    /** Gives up what was put off. */
    public void drop() {
        due = false;
    }

    private void catchUp() {
        if (due && seen.getValue()) {
            due = false;
            work.run();
        }
    }
}
