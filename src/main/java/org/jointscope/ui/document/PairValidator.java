package org.jointscope.ui.document;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jointscope.scene.OpenIssues;
import org.jointscope.scene.OpenIssues.PairState;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.DocumentState.Change;

/**
 * Checks each opened mesh together with its animation and with the materials and images around it. The check computes
 * the mesh in every frame and reads headers of images, and can be slow, so it runs in the background after the files
 * are shown.
 */
public final class PairValidator {

    private final Document document;
    private final BackgroundWork work;
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper(this, "failure", "");

    /** @param work a separate lane, so that opening files does not wait for it */
    public PairValidator(Document document, BackgroundWork work) {
        this.document = document;
        this.work = work;
        document.addWorker(this::update);
    }

    private void update(DocumentState now) {
        if (now.change().isOfModel() && now.change() != Change.REWEIGHTED) {
            check(now.open());
        }
    }

    private void check(OpenModel open) {
        work.cancel();
        failure.set("");
        if (open.isSettled() && open.mesh().isPresent()) {
            work.start(open.name(), () -> OpenIssues.together(open), document::recheck, this::breakOff);
        }
    }

    private void breakOff(Throwable fault) {
        failure.set(fault.toString());
        document.recheck(OpenIssues.of(document.getOpen()).with(PairState.FAILED));
    }

    /** Cancels the running check. */
    public void stop() {
        if (document.getState().issues().pair() == PairState.CHECKING) {
            work.cancel();
            document.recheck(document.getState().issues().with(PairState.STOPPED));
        }
    }

    /** Starts the check again from the beginning. */
    public void resume() {
        document.recheck(OpenIssues.of(document.getOpen()));
        check(document.getOpen());
    }

    /** The reason why the check failed; empty if it did not. */
    public ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }
}
