package org.jointscope.ui.pane;

import javafx.beans.value.ObservableValue;

/** Work that runs immediately while its pane is visible, and otherwise when it becomes visible. */
public final class WhenSeen {

    private final ObservableValue<Boolean> seen;
    private final Runnable work;
    private boolean due;

    public WhenSeen(ObservableValue<Boolean> seen, Runnable work) {
        this.seen = seen;
        this.work = work;
        seen.subscribe(now -> catchUp());
    }

    /** Runs the work; delayed requests are combined. */
    public void run() {
        due = true;
        catchUp();
    }

    /** Cancels delayed requests. */
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
