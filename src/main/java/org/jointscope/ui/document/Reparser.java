package org.jointscope.ui.document;

import org.jointscope.inspect.EditInspector;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Md5Anim;

/**
 * Finds out, in the background and after every edit, what the file would say if it were saved, and
 * what would be wrong with it: so text, lines and issues are always those of the animation that is
 * shown.
 */
public final class Reparser {

    private final Document document;
    private final BackgroundWork work;
    private final EditInspector inspector = new EditInspector();

    /**
     * @param work a lane of its own: opening files must not wait for it
     */
    public Reparser(Document document, BackgroundWork work) {
        this.document = document;
        this.work = work;
        document.onRevision(this::reread);
    }

    private void reread() {
        work.cancel();
        OpenModel open = document.getOpen();
        if (open.settled()) {
            return;
        }
        InspectedFile file = document.editing().file().orElseThrow();
        Md5Anim shown = open.md5Anim().orElseThrow();
        if (shown == file.content()) {
            document.settle(file);
            return;
        }
        work.start(
                open.name(),
                () -> read(file, shown),
                reread -> take(reread, open),
                failure -> take(open.anim().orElseThrow(), open));
    }

    private InspectedFile read(InspectedFile file, Md5Anim shown) {
        InspectedFile reread = inspector.inspect(file, shown);
        // Whoever looks at the text must not wait until its rows are found.
        reread.source().rows();
        return reread;
    }

    private void take(InspectedFile reread, OpenModel open) {
        if (document.getOpen() == open) {
            document.settle(reread);
        }
    }
}
