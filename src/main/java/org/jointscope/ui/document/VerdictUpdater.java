package org.jointscope.ui.document;

import org.jointscope.scene.OpenModel;
import org.jointscope.scene.OpenVerdicts;

/**
 * Keeps the engine compatibility of the open files up to date: it is computed again when other files are open, an edit
 * has settled or a pair has been checked.
 */
public final class VerdictUpdater {

    private final Document document;
    private final BackgroundWork work;

    /** @param work a separate lane */
    public VerdictUpdater(Document document, BackgroundWork work) {
        this.document = document;
        this.work = work;
        document.addWorker(this::update);
    }

    private void update(DocumentState now) {
        boolean outdated = switch (now.change()) {
            case OPENED, EDITED, SETTLED -> true;
            case RECHECKED -> now.issues().checkedPair().isPresent();
            case REWEIGHTED, JUDGED -> false;
        };
        if (!outdated) {
            return;
        }
        work.cancel();
        OpenModel open = now.open();
        if (open.isSettled() && !open.isEmpty()) {
            work.start(
                    open.name(),
                    () -> OpenVerdicts.of(open, now.issues()),
                    document::judge,
                    fault -> document.judge(OpenVerdicts.NONE));
        }
    }
}
