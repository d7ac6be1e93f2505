package org.jointscope.ui.recovery;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jointscope.edit.Content;
import org.jointscope.edit.Recovered;
import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.EditInspector;
import org.jointscope.inspect.EditInspector.EditedFile;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Texts;
import org.jointscope.model.ModelFile;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.document.Trouble;
import org.jointscope.ui.recovery.RecoveryStore.Found;
import org.jointscope.ui.recovery.RecoveryStore.Search;
import org.jointscope.ui.recovery.RecoveryStore.Unsaved;
import org.jointscope.ui.recovery.RecoveryStore.UnsavedFile;
import org.jointscope.ui.storage.FileOpener;

/**
 * Stores unsaved edits as they are made, and restores those of a process that ended unexpectedly: as one edit if the
 * files are unchanged, otherwise as copies.
 */
public final class RecoveryViewModel implements Trouble {

    /** Edits to offer, and whether they can only be saved as copies. */
    record Offer(String text, boolean onlyCopies) {}

    /** The edits at a moment. */
    private record Moment(List<InspectedFile> shown, List<InspectedFile> modified, Content content, int edits) {}

    /** A file as it is now, with its content with the edits. */
    private record Restored(InspectedFile file, ModelFile content) {}

    private final Document document;
    private final FileOpener opener;
    private final RecoveryStore store;
    private final BackgroundWork writing;
    private final BackgroundWork reading;
    private final long pauseMillis;
    private final Texts texts;
    private final ReadOnlyObjectWrapper<Optional<Offer>> offer =
            new ReadOnlyObjectWrapper<>(this, "offer", Optional.empty());
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper(this, "trouble", "");

    /** The edits to offer, the newest first. */
    private List<Found> found = List.of();

    /** The files of the first ones that can only be saved as copies. */
    private List<UnsavedFile> lost = List.of();

    /** Those that are restored as soon as their files are open. */
    private List<Restored> awaited = List.of();

    /** Those that are restored, and are deleted when the edits are stored again. */
    private final List<Found> restored = new ArrayList<>();

    private volatile Moment latest = new Moment(List.of(), List.of(), Content.EMPTY, 0);
    private boolean isWriting;

    /**
     * @param writing a lane of its own
     * @param reading a lane of its own
     * @param pauseMillis between an edit and its storage; later edits are stored together with it
     */
    public RecoveryViewModel(
            Document document,
            FileOpener opener,
            RecoveryStore store,
            BackgroundWork writing,
            BackgroundWork reading,
            long pauseMillis,
            Texts texts) {
        this.document = document;
        this.opener = opener;
        this.store = store;
        this.writing = writing;
        this.reading = reading;
        this.pauseMillis = pauseMillis;
        this.texts = texts;
        document.editing().changesProperty().subscribe(now -> edited());
        document.onOpened(this::opened);
        reading.start("", store::find, this::found, this::fail);
    }

    private void edited() {
        Editing editing = document.editing();
        List<InspectedFile> modified =
                editing.files().stream().filter(editing::isModified).toList();
        boolean was = !latest.modified().isEmpty();
        latest = new Moment(
                editing.shownFiles(),
                modified,
                editing.current(),
                editing.historyProperty().get().doneCount());
        if ((was || !modified.isEmpty()) && !isWriting) {
            write();
        }
    }

    /** Edits that are made meanwhile are written afterwards: writing is not interrupted. */
    private void write() {
        isWriting = true;
        EditInspector writer = document.editing().writer();
        List<Found> obsolete = List.copyOf(restored);
        writing.start(
                "",
                () -> {
                    Thread.sleep(pauseMillis);
                    Moment now = latest;
                    store.write(unsaved(now, writer));
                    for (Found each : obsolete) {
                        each.delete();
                    }
                    return now;
                },
                written -> {
                    restored.removeAll(obsolete);
                    isWriting = false;
                    if (written != latest) {
                        write();
                    }
                },
                failure -> {
                    isWriting = false;
                    fail(failure);
                });
    }

    /** Edits that cannot be written into a damaged file are lost. */
    private static Unsaved unsaved(Moment now, EditInspector writer) {
        List<UnsavedFile> files = new ArrayList<>();
        for (InspectedFile file : now.modified()) {
            writer.rewrite(file, now.content().of(file.path(), file.content()))
                    .map(EditedFile::bytes)
                    .map(bytes -> new UnsavedFile(
                            file.path(), UnsavedFile.hash(file.source().bytes()), bytes))
                    .ifPresent(files::add);
        }
        String time = LocalDateTime.now().truncatedTo(ChronoUnit.SECONDS).toString();
        return new Unsaved(
                time, now.edits(), now.shown().stream().map(InspectedFile::path).toList(), files);
    }

    /** Removes the stored edits at the end of the program, unless there are unsaved ones: it ends by a signal. */
    public void close() {
        try {
            if (latest.modified().isEmpty()) {
                store.close();
            }
        } catch (IOException e) {
            // They are offered at the next start.
        }
    }

    private void found(Search result) {
        result.broken().forEach(folder -> trouble.set(texts.of("recovery.damaged", folder)));
        found = result.found();
        offer();
    }

    private void offer() {
        offer.set(found.stream().findFirst().map(Found::unsaved).map(it -> {
            String time = it.time().replace('T', ' ');
            return new Offer(texts.of("recovery.offer", it.edits(), names(it.files()), time), false);
        }));
    }

    private static String names(List<UnsavedFile> files) {
        return files.stream().map(file -> file.path().getFileName().toString()).collect(Collectors.joining(", "));
    }

    /** Opens the files, and restores the edits of those that are unchanged. */
    void restore() {
        Unsaved unsaved = found.getFirst().unsaved();
        reading.start(
                "",
                () -> {
                    List<Restored> all = new ArrayList<>();
                    for (UnsavedFile file : unsaved.files()) {
                        restored(file).ifPresent(all::add);
                    }
                    return all;
                },
                all -> {
                    awaited = all;
                    if (all.isEmpty()) {
                        offerCopies(unsaved.files());
                    } else {
                        opener.openAlone(unsaved.open());
                    }
                },
                this::fail);
    }

    /** Empty if the file has changed, or if an edit of it would not result in the text with the edits. */
    private static Optional<Restored> restored(UnsavedFile file) {
        return Inspector.inspect(List.of(file.path())).files().stream()
                .filter(now -> UnsavedFile.hash(now.source().bytes()).equals(file.hash()))
                .map(now -> new Restored(
                        now,
                        Inspector.inspect(file.path(), now.kind(), file.bytes()).content()))
                .filter(it -> new EditInspector()
                        .rewrite(it.file(), it.content())
                        .filter(text -> Arrays.equals(text.bytes(), file.bytes()))
                        .isPresent())
                .findFirst();
    }

    private void opened(OpenModel open) {
        List<Restored> all = awaited;
        awaited = List.of();
        if (all.stream().anyMatch(it -> open.paths().contains(it.file().path()))) {
            // After all parts of the window have shown the files as they are.
            reading.start("", () -> all, this::apply, this::fail);
        }
    }

    private void apply(List<Restored> all) {
        if (found.isEmpty()) {
            return;
        }
        Editing editing = document.editing();
        editing.add(all.stream().map(Restored::file).toList());
        Content content = Content.EMPTY;
        for (Restored each : all) {
            boolean shown = editing.shownFiles().stream()
                    .anyMatch(file -> file.path().equals(each.file().path()));
            content = shown
                    ? content.with(each.content())
                    : content.adding(Map.of(each.file().path(), each.content()));
        }
        List<Path> paths = all.stream().map(it -> it.file().path()).toList();
        List<UnsavedFile> others = found.getFirst().unsaved().files().stream()
                .filter(file -> !paths.contains(file.path()))
                .toList();
        if (others.isEmpty()) {
            restored.add(found.getFirst());
            next();
        } else {
            offerCopies(others);
        }
        editing.apply(new Recovered(content));
    }

    private void offerCopies(List<UnsavedFile> files) {
        lost = files;
        offer.set(Optional.of(new Offer(texts.of("recovery.changed", names(files)), true)));
    }

    /** Saves the texts with the edits as other files in a folder, and opens those. */
    void saveCopies(Path folder) {
        List<UnsavedFile> files = lost;
        reading.start(
                "",
                () -> {
                    List<Path> copies = new ArrayList<>();
                    for (UnsavedFile file : files) {
                        Path copy = folder.resolve(
                                texts.of("recovery.copy", file.path().getFileName()));
                        SafeFile.write(copy, file.bytes(), SafeFile.read(copy));
                        copies.add(copy);
                    }
                    return copies;
                },
                copies -> {
                    discard();
                    opener.open(copies);
                },
                this::fail);
    }

    /** Deletes the edits. */
    void discard() {
        end(Found::delete);
    }

    /** Keeps the edits for the next start. */
    void later() {
        end(Found::close);
    }

    /** What happens to edits that are no longer offered. */
    private interface End {
        void of(Found edits) throws IOException;
    }

    private void end(End end) {
        try {
            end.of(found.getFirst());
        } catch (IOException e) {
            fail(e);
        }
        next();
    }

    private void next() {
        found = found.subList(1, found.size());
        offer();
    }

    private void fail(Throwable failure) {
        trouble.set(texts.of(
                "recovery.failed", failure instanceof IOException io ? FileFailure.writing(io) : failure.toString()));
    }

    /** The edits that the user can restore. */
    ReadOnlyObjectProperty<Optional<Offer>> offerProperty() {
        return offer.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    @Override
    public void dismissTrouble() {
        trouble.set("");
    }
}
