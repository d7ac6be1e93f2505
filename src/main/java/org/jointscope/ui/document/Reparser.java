package org.jointscope.ui.document;

import org.jointscope.inspect.EditInspector;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Md5Anim;

/**
 * Computes, in the background and after every edit, the text that the file would have if it were
 * saved, and its issues: text, lines and issues always match the visible animation.
 */
public final class Reparser {

    private final Document document;
    private final BackgroundWork work;

    /**
     * @param work a separate lane, so that opening files does not wait for it
     */
    public Reparser(Document document, BackgroundWork work) {
        this.document = document;
        this.work = work;
        document.addWorker(this::update);
    }

    private void update(DocumentState now) {
        switch (now.change()) {
            case EDITED -> reparse(now.open());
            case OPENED, SETTLED -> work.cancel();
            case REWEIGHTED, RECHECKED, JUDGED -> {}
        }
    }

    private void reparse(OpenModel open) {
        work.cancel();
        InspectedFile file = document.editing().file().orElseThrow();
        Md5Anim shown = open.md5Anim().orElseThrow();
        if (shown == file.content()) {
            document.settle(file);
            return;
        }
        EditInspector writer = document.editing().writer();
        work.start(
                open.name(),
                () -> EditInspector.inspect(file.path(), writer.rewrite(file, shown)),
                document::settle,
                failure -> document.settle(open.anim().orElseThrow()));
    }
}
