package org.jointscope.ui.document;

import java.nio.file.Path;
import java.util.Optional;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.scene.Counterpart;
import org.jointscope.ui.document.DocumentState.Change;

/** Finds and reads the counterpart of each opened model in the background. */
public final class CounterpartLoader {

    private final Document document;
    private final BackgroundWork work;
    private Optional<Path> loaded = Optional.empty();

    /** @param work a separate lane */
    public CounterpartLoader(Document document, BackgroundWork work) {
        this.document = document;
        this.work = work;
        document.addWorker(this::update);
    }

    private void update(DocumentState now) {
        if (now.change() == Change.OPENED) {
            load(now.open().md2().or(now.open()::mesh).map(InspectedFile::path));
        }
    }

    /** The counterpart of the same model stays until it is read again. */
    private void load(Optional<Path> model) {
        work.cancel();
        if (!model.equals(loaded)) {
            document.setCounterpart(Counterpart.NONE);
        }
        loaded = model;
        GameTree tree = document.gameTree();
        model.ifPresent(path -> work.start(
                String.valueOf(path.getFileName()),
                () -> Counterpart.of(path, tree),
                document::setCounterpart,
                fault -> document.setCounterpart(Counterpart.NONE)));
    }
}
