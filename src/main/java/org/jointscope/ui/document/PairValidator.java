package org.jointscope.ui.document;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.InspectedPair;
import org.jointscope.ui.document.DocumentState.Change;
import org.jointscope.ui.document.OpenIssues.PairState;

/**
 * Checks each animation that is opened together with its mesh. That looks at the mesh in every
 * frame and may take long, so it happens once the two are shown, in the background.
 */
public final class PairValidator {

    private final Document document;
    private final BackgroundWork work;
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper(this, "failure", "");

    /**
     * @param work a lane of its own: opening files must not wait for it
     */
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
        if (open.settled() && open.mesh().isPresent() && open.anim().isPresent()) {
            InspectedFile mesh = open.mesh().get();
            InspectedFile anim = open.anim().get();
            work.start(open.name(), () -> InspectedPair.of(mesh, anim), this::take, this::breakOff);
        }
    }

    private void take(InspectedPair pair) {
        document.recheck(OpenIssues.of(document.getOpen()).withPair(pair));
    }

    private void breakOff(Throwable fault) {
        failure.set(fault.toString());
        document.recheck(OpenIssues.of(document.getOpen()).with(PairState.FAILED));
    }

    /** Gives up the check that is running. */
    public void stop() {
        if (document.getState().issues().pair() == PairState.CHECKING) {
            work.cancel();
            document.recheck(document.getState().issues().with(PairState.STOPPED));
        }
    }

    /** Checks the pair after all, from the beginning. */
    public void resume() {
        document.recheck(OpenIssues.of(document.getOpen()));
        check(document.getOpen());
    }

    /** What broke the check off; empty if nothing did. */
    public ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }
}
