package org.jointscope.ui.document;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.scene.Counterpart;
import org.jointscope.scene.Counterpart.Origin;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.DocumentState.Change;

/**
 * Reads in the background what the open model is compared with: the replacement of each opened model, files that the
 * user chooses, or the open files without edits.
 */
public final class CounterpartLoader {

    private final Document document;
    private final BackgroundWork work;
    private final BackgroundWork choosing;
    private Optional<Path> loaded = Optional.empty();

    private List<Path> chosen = List.of();

    /** The files that the open ones are compared with. */
    private List<InspectedFile> original = List.of();

    /**
     * @param work a separate lane
     * @param choosing another one, because the search for a replacement continues
     */
    public CounterpartLoader(Document document, BackgroundWork work, BackgroundWork choosing) {
        this.document = document;
        this.work = work;
        this.choosing = choosing;
        document.addWorker(this::update);
    }

    /** Compares the open files with others. */
    public void compareWith(List<Path> files) {
        OpenModel open = document.getOpen();
        chosen = files;
        compare(() -> Counterpart.chosen(files, open));
    }

    /** Compares the open files with themselves without edits. */
    public void compareWithOriginal() {
        OpenModel open = document.getOpen();
        original = document.editing().shownFiles();
        List<InspectedFile> files = open.withFiles(original).files();
        compare(() -> Counterpart.original(files, open));
    }

    /** Compares the joints of the open mesh with those of the open animation. */
    public void compareWithAnimation() {
        OpenModel open = document.getOpen();
        original = open.anim().stream().toList();
        compare(() -> Counterpart.animation(open));
    }

    private void compare(Callable<Counterpart> reading) {
        choosing.start(document.getOpen().name(), reading, document::compareWith, fault -> document.closeComparison());
    }

    /** Ends the comparison with chosen or earlier files. */
    public void close() {
        choosing.cancel();
        document.closeComparison();
    }

    private void update(DocumentState now) {
        if (now.change() == Change.OPENED) {
            close();
            load(now.open().md2().or(now.open()::mesh).map(InspectedFile::path));
        } else if (document.counterpartProperty().get().origin() == Origin.ORIGINAL
                && !original.equals(document.editing().shownFiles())) {
            compareWithOriginal();
        } else if (document.counterpartProperty().get().origin() == Origin.CHOSEN && now.change() == Change.RELOADED) {
            compareWith(chosen);
        } else if (document.counterpartProperty().get().origin() == Origin.ANIMATION
                && !original.equals(now.open().anim().stream().toList())) {
            compareWithAnimation();
        }
    }

    /** The replacement of the same model stays until it is read again. */
    private void load(Optional<Path> model) {
        work.cancel();
        if (!model.equals(loaded)) {
            document.setReplacement(Counterpart.NONE);
        }
        loaded = model;
        GameTree tree = document.gameTree();
        model.ifPresent(path -> work.start(
                String.valueOf(path.getFileName()),
                () -> Counterpart.of(path, tree),
                document::setReplacement,
                fault -> document.setReplacement(Counterpart.NONE)));
    }
}
