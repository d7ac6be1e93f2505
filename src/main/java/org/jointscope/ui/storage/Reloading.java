package org.jointscope.ui.storage;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.files.FileWatcher;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.inspect.Sample;
import org.jointscope.inspect.ScaleFiles;
import org.jointscope.material.Texture;
import org.jointscope.scene.Counterpart;
import org.jointscope.scene.Counterpart.Origin;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.SceneReader.Opened;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.DocumentState;

/**
 * Reads the open files again when they or the files that they reference have changed, and shows their new versions. The
 * current version remains while a file is missing or incomplete, and until the user has decided about unsaved edits.
 */
public final class Reloading implements AutoCloseable {

    /** Issues of a file that another program has not written to the end. */
    private static final Set<IssueCode> INCOMPLETE = EnumSet.of(
            IssueCode.FILE_EMPTY,
            IssueCode.FILE_FOREIGN,
            IssueCode.FILE_NUL,
            IssueCode.KEYWORD_MISSING,
            IssueCode.STRING_UNTERMINATED,
            IssueCode.COMMENT_UNTERMINATED,
            IssueCode.BLOCK_UNTERMINATED,
            IssueCode.MESH_COUNT_MISMATCH,
            IssueCode.FRAME_COUNT_MISMATCH,
            IssueCode.MD2_HEADER_TRUNCATED,
            IssueCode.MD2_FILE_TRUNCATED);

    /** Nanoseconds between files that are written together. */
    private static final long TOGETHER = 2_000_000_000;

    /** A model can have thousands of images. */
    private static final int MOST_FILES = 1000;

    private final Document document;
    private final FileOpener opener;
    private final Saving saving;
    private final BackgroundWork work;
    private final BackgroundWork watching;
    private final FileWatcher watcher;
    private final BooleanProperty enabled = new SimpleBooleanProperty(this, "enabled", true);
    private final ReadOnlyObjectWrapper<Change> change = new ReadOnlyObjectWrapper<>(this, "change", Change.NONE);

    /** What has happened to the open files. */
    public sealed interface Change {

        /** Nothing, or the user knows. */
        Change NONE = new None();

        /** Nothing has happened. */
        record None() implements Change {}

        /**
         * New versions are shown.
         *
         * @param before the state with the previous versions
         * @param previous the previous versions without edits
         * @param files those that have changed
         * @param nanoTime when they were shown
         */
        record Reloaded(DocumentState before, List<InspectedFile> previous, List<InspectedFile> files, long nanoTime)
                implements Change {

            /** An exporter writes several files, one after the other: together they are one change. */
            private Reloaded after(Reloaded last) {
                if (nanoTime - last.nanoTime > TOGETHER) {
                    return this;
                }
                Stream<InspectedFile> others = last.files.stream()
                        .filter(old ->
                                files.stream().noneMatch(file -> file.path().equals(old.path())));
                return new Reloaded(
                        last.before,
                        last.previous,
                        Stream.concat(others, files.stream()).toList(),
                        nanoTime);
            }
        }

        /** A file is missing or unreadable; the current version remains. */
        record Missing(UnreadableFile file) implements Change {}

        /**
         * A file is incomplete; the current version remains.
         *
         * @param read with the incomplete version
         */
        record Incomplete(InspectedFile file, Issue issue, OpenModel read) implements Change {}

        /**
         * Files with unsaved edits have changed.
         *
         * @param files as they were opened
         * @param applicable whether the edits can be applied to the other versions
         */
        record Conflict(List<InspectedFile> files, OpenModel read, boolean applicable) implements Change {}
    }

    /**
     * @param work a separate lane
     * @param watching another one, because files are watched while others are read
     * @param later runs actions on the JavaFX thread
     */
    public Reloading(
            Document document,
            FileOpener opener,
            Saving saving,
            BackgroundWork work,
            BackgroundWork watching,
            Executor later) {
        this.document = document;
        this.opener = opener;
        this.saving = saving;
        this.work = work;
        this.watching = watching;
        this.watcher = new FileWatcher(files -> later.execute(() -> changed(files)));
        document.onModel(this::opened, this::revised);
        opener.troubleProperty().subscribe(this::watch);
        document.counterpartProperty().subscribe((before, now) -> watch());
        document.md2().skinFilesProperty().subscribe((before, now) -> watch());
        enabled.subscribe((before, now) -> watch());
    }

    private void opened(OpenModel open) {
        work.cancel();
        change.set(Change.NONE);
        watch();
    }

    private void revised(OpenModel open) {
        // An edit does not change the files.
        if (document.getState().change() != DocumentState.Change.EDITED) {
            watch();
        }
    }

    private void watch() {
        List<Path> files = enabled.get() ? watched() : List.of();
        // A network drive can be slow, also about attributes of files.
        watching.start(
                "",
                () -> {
                    watcher.watch(files.stream()
                            .map(Path::toAbsolutePath)
                            .filter(path -> !Sample.contains(path))
                            .collect(Collectors.toUnmodifiableSet()));
                    return files;
                },
                watched -> {},
                failure -> {});
    }

    /** The open files, those that they reference, and those that could not be opened. */
    private List<Path> watched() {
        OpenModel open = document.getOpen();
        Stream<Path> scales = open.anim().stream().map(InspectedFile::path).map(ScaleFiles::expected);
        Stream<Texture> textures = open.meshes().stream()
                .map(OpenMesh::textures)
                .flatMap(it -> it.shown().stream())
                .distinct();
        return Stream.of(
                        open.paths().stream(),
                        opener.unread().stream(),
                        scales,
                        chosen(),
                        folders(open),
                        document.md2().skinFilesProperty().get().stream(),
                        textures.flatMap(Texture::dependencies).distinct().limit(MOST_FILES))
                .flatMap(it -> it)
                .toList();
    }

    /** The files that the user compares with the open ones. */
    private Stream<Path> chosen() {
        Counterpart compared = document.counterpartProperty().get();
        return compared.origin() == Origin.CHOSEN
                ? compared.found().stream().flatMap(it -> it.files().stream()).map(InspectedFile::path)
                : Stream.of();
    }

    /** The folders in which other files to open can appear. */
    private static Stream<Path> folders(OpenModel open) {
        return open.paths().stream()
                .map(Path::toAbsolutePath)
                .map(Path::getParent)
                .filter(Objects::nonNull)
                .distinct();
    }

    void changed(Set<Path> reported) {
        List<Path> folders =
                folders(document.getOpen()).filter(reported::contains).toList();
        if (!folders.isEmpty()) {
            opener.searchForOtherFiles();
        }
        Set<Path> files = new HashSet<>(reported);
        folders.forEach(files::remove);
        if (!files.isEmpty()) {
            readAgain(files);
        }
    }

    private void readAgain(Set<Path> files) {
        Set<Path> unread = new HashSet<>(opener.unread());
        unread.removeIf(file -> !files.contains(file) || !StoredFiles.exists(file));
        if (!unread.isEmpty()) {
            opener.retry();
        } else if (enabled.get() && !document.getOpen().isEmpty()) {
            List<InspectedFile> known = document.editing().shownFiles();
            work.start(
                    document.getOpen().name(), opener.readingAgain(), read -> show(read, known, files), failure -> {});
        }
    }

    /** @param known the files when they were read */
    private void show(Opened opened, List<InspectedFile> known, Set<Path> changed) {
        OpenModel open = document.getOpen();
        if (saving.isBusy() || document.editing().shownFiles() != known) {
            readAgain(changed);
            return;
        }
        Optional<UnreadableFile> lost = opened.unreadable().stream()
                .filter(file -> open.paths().contains(file.path()))
                .findFirst();
        OpenModel read = opened.model();
        List<InspectedFile> before = withoutEdits(open);
        List<InspectedFile> others = read.files().stream()
                .filter(file -> before.stream().noneMatch(old -> isSame(old, file)))
                .toList();
        Optional<Change> incomplete = others.stream()
                .flatMap(file -> incomplete(file, before, read).stream())
                .findFirst();
        List<InspectedFile> edited = document.editing().otherVersions(read).stream()
                .filter(document.editing()::isModified)
                .toList();
        if (lost.isPresent()) {
            change.set(new Change.Missing(lost.get()));
        } else if (incomplete.isPresent()) {
            change.set(incomplete.get());
        } else if (!edited.isEmpty()) {
            change.set(new Change.Conflict(edited, read, document.editing().isApplicable(read)));
        } else {
            boolean referenced = changed.stream()
                    .anyMatch(path ->
                            before.stream().noneMatch(file -> file.path().equals(path)));
            show(read, others, referenced, false);
        }
    }

    private List<InspectedFile> withoutEdits(OpenModel open) {
        return open.withFiles(document.editing().shownFiles()).files();
    }

    private static boolean isSame(InspectedFile one, InspectedFile other) {
        return one.path().equals(other.path()) && one.hasBytesOf(other);
    }

    private static Optional<Change> incomplete(InspectedFile file, List<InspectedFile> before, OpenModel read) {
        Set<IssueCode> known = before.stream()
                .filter(old -> old.path().equals(file.path()))
                .flatMap(old -> old.issues().stream())
                .map(Issue::code)
                .collect(Collectors.toSet());
        return file.issues().stream()
                .filter(issue -> INCOMPLETE.contains(issue.code()) && !known.contains(issue.code()))
                .findFirst()
                .map(issue -> new Change.Incomplete(file, issue, read));
    }

    private void show(OpenModel read, List<InspectedFile> others, boolean referenced, boolean reapplied) {
        Optional<Change.Reloaded> last =
                change.get() instanceof Change.Reloaded reloaded ? Optional.of(reloaded) : Optional.empty();
        if (!others.isEmpty() || referenced) {
            DocumentState before = document.getState();
            List<InspectedFile> previous = withoutEdits(before.open());
            document.reload(read, reapplied);
            if (!others.isEmpty()) {
                Change.Reloaded now = new Change.Reloaded(before, previous, others, System.nanoTime());
                change.set(last.map(now::after).orElse(now));
                return;
            }
        }
        change.set(last.<Change>map(it -> it).orElse(Change.NONE));
    }

    /**
     * Shows the other versions in spite of the reason against it. Unsaved edits of files that have changed are lost.
     */
    public void take() {
        switch (change.get()) {
            case Change.Incomplete incomplete -> show(incomplete.read, List.of(incomplete.file), true, false);
            case Change.Conflict conflict -> show(conflict.read, others(conflict), true, false);
            default -> {}
        }
    }

    /** Applies the unsaved edits to the other versions, if that is possible. */
    public void apply() {
        if (change.get() instanceof Change.Conflict conflict && conflict.applicable) {
            show(conflict.read, others(conflict), true, true);
        }
    }

    private static List<InspectedFile> others(Change.Conflict conflict) {
        return conflict.read.files().stream()
                .filter(file ->
                        conflict.files.stream().anyMatch(old -> old.path().equals(file.path())))
                .toList();
    }

    /** Keeps what is shown. */
    public void keep() {
        change.set(Change.NONE);
    }

    /** Watches no files any more. */
    @Override
    public void close() {
        watcher.close();
    }

    /** What has happened to the open files. */
    public ReadOnlyObjectProperty<Change> changeProperty() {
        return change.getReadOnlyProperty();
    }

    /** Whether files that have changed are read again. */
    public BooleanProperty enabledProperty() {
        return enabled;
    }
}
