package org.jointscope.ui.document;

import java.util.List;
import java.util.Optional;
import org.jointscope.edit.Content;
import org.jointscope.inspect.EditInspector;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.scene.OpenModel;

/**
 * Computes, in the background and after every edit, the texts that the edited files would have if they were saved, and
 * their issues: text, lines and issues always match the visible content.
 */
public final class Reparser {

    private final Document document;
    private final BackgroundWork work;

    /** @param work a separate lane, so that opening files does not wait for it */
    public Reparser(Document document, BackgroundWork work) {
        this.document = document;
        this.work = work;
        document.addWorker(this::update);
    }

    private void update(DocumentState now) {
        switch (now.change()) {
            case EDITED -> reparse(now.open());
            case OPENED, RELOADED, SETTLED -> work.cancel();
            case REWEIGHTED, RETEXTURED, RECHECKED, ASSESSED -> {}
        }
    }

    private void reparse(OpenModel open) {
        work.cancel();
        Content shown = open.content();
        List<InspectedFile> files = document.editing().shownFiles().stream()
                .filter(file -> open.unsettled().contains(file.kind()))
                .toList();
        if (files.stream().allMatch(file -> isAsWritten(file, shown))) {
            document.settle(files);
            return;
        }
        EditInspector writer = document.editing().writer();
        work.start(
                open.name(),
                () -> files.stream()
                        .flatMap(file -> reread(file, shown, writer).stream())
                        .toList(),
                document::settle,
                failure -> document.settle(List.of()));
    }

    private static boolean isAsWritten(InspectedFile file, Content shown) {
        return shown.like(file.content()) == file.content();
    }

    /** Empty if the edit cannot be written; then the text stays as it is. */
    private static Optional<InspectedFile> reread(InspectedFile file, Content shown, EditInspector writer) {
        return isAsWritten(file, shown)
                ? Optional.of(file)
                : writer.rewrite(file, shown.like(file.content())).map(written -> written.inspect(file.path()));
    }
}
