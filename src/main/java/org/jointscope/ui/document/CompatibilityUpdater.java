package org.jointscope.ui.document;

import org.jointscope.scene.OpenCompatibility;
import org.jointscope.scene.OpenModel;

/**
 * Keeps the engine compatibility of the open files up to date: it is computed again when other files are open, an edit
 * has settled or a pair has been checked.
 */
public final class CompatibilityUpdater {

    private final Document document;
    private final BackgroundWork work;

    /** @param work a separate lane */
    public CompatibilityUpdater(Document document, BackgroundWork work) {
        this.document = document;
        this.work = work;
        document.addWorker(this::update);
    }

    private void update(DocumentState now) {
        boolean outdated = switch (now.change()) {
            case OPENED, RELOADED, EDITED, SETTLED -> true;
            case RECHECKED ->
                now.issues().checkedPair().isPresent() || now.open().anim().isEmpty();
            case REWEIGHTED, RETEXTURED, ASSESSED -> false;
        };
        if (!outdated) {
            return;
        }
        work.cancel();
        OpenModel open = now.open();
        if (open.isSettled() && !open.isEmpty()) {
            work.start(
                    open.name(),
                    () -> OpenCompatibility.of(open, now.issues()),
                    document::assess,
                    fault -> document.assess(OpenCompatibility.NONE));
        }
    }
}
