package org.jointscope.ui.storage;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jointscope.check.decl.LoadedModel;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.pose.RootMode;
import org.jointscope.scene.Library;
import org.jointscope.scene.OpenDef;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.SceneReader;
import org.jointscope.scene.SceneReader.Opened;
import org.jointscope.scene.SceneReader.Request;
import org.jointscope.scene.SceneReader.Shown;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.document.Trouble;
import org.jointscope.ui.session.Session;
import org.jointscope.ui.storage.SelectionReader.OpenedSession;
import org.jointscope.ui.storage.SelectionReader.Selection;

/**
 * Opens files into a document: reads and checks them in the background, shows the result, then searches for files that
 * could be opened next.
 */
public final class FileOpener implements Trouble {

    /** Lines about files that could not be opened. */
    private static final int MOST_LINES = 6;

    private final Document document;
    private final BackgroundWork work;
    private final BackgroundWork lookingAround;
    private final Texts texts;
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper(this, "trouble", "");
    private final ReadOnlyObjectWrapper<Library> library = new ReadOnlyObjectWrapper<>(this, "library", Library.NONE);

    /** The files that were specified together with the open ones. */
    private List<Path> named = List.of();

    /** The open files, from which the last search started. */
    private List<Path> searchedFrom = List.of();

    /** About the archives of the files that were opened last, which are not repeated for another file in them. */
    private List<String> archiveLines = List.of();

    private Consumer<Set<Path>> missingListener = missing -> {};
    private Consumer<Session> sessionListener = opened -> {};
    private Optional<Path> session = Optional.empty();
    private Function<Path, Optional<Shown>> last = folder -> Optional.empty();
    private Optional<Consumer<OpenModel>> holder = Optional.empty();
    private Optional<Selection> held = Optional.empty();
    private Set<Path> unread = Set.of();

    /** All files of the last search. */
    private Set<Path> listed = Set.of();

    private Runnable retry = () -> {};

    /** @param lookingAround for the search, which must not delay showing opened files */
    public FileOpener(Document document, BackgroundWork work, BackgroundWork lookingAround, Texts texts) {
        this.document = document;
        this.work = work;
        this.lookingAround = lookingAround;
        this.texts = texts;
        document.onModel(opened -> {}, this::revised);
        document.onGameTree(this::searchAgain);
    }

    private record Found(Set<Path> files, Library library) {}

    /** Calls back with the files that do not exist, each time that files were read. */
    public void onMissing(Consumer<Set<Path>> listener) {
        missingListener = listener;
    }

    public void openSample() {
        open(Sample.files());
    }

    /**
     * Opens files and folders in any combination. Of several meshes or animations the first is shown and the others are
     * offered, of several cameras the first is shown; a folder shows the first mesh for which it has an animation with
     * the same joints, preferably of the same name. An animation without a mesh is shown on the open mesh if that is in
     * the same folder, otherwise on the best mesh of its folder, otherwise on the open mesh; a notice names that mesh.
     * A mesh without an animation, or a folder, is shown with the last animation of its folder; a mesh that has not
     * been shown, with the animation of the same name. A session file is opened alone. Files that cannot be read are
     * named in {@link #troubleProperty()}.
     */
    public void open(List<Path> paths) {
        open(paths, Request.LAST);
    }

    /** Opens files that were open together, without the last animation of their folder. */
    public void reopen(List<Path> paths) {
        open(paths, Request.ANY);
    }

    /** Opens files that were open together, without any of the open ones. */
    public void openAlone(List<Path> paths) {
        open(paths.stream().map(Path::toAbsolutePath).toList(), () -> OpenModel.NONE, Request.ANY);
    }

    private void open(List<Path> paths, Request request) {
        // A folder is listed by absolute paths, which must be equal to those of the open files.
        List<Path> absolute = paths.stream().map(Path::toAbsolutePath).toList();
        open(absolute, this::asInFiles, request);
    }

    /** The open files without edits. */
    private OpenModel asInFiles() {
        return document.getOpen().withFiles(document.editing().shownFiles());
    }

    /** Calls back with each session after its files are shown. */
    public void onSession(Consumer<Session> listener) {
        sessionListener = listener;
    }

    /** The session file that is open, if any. */
    public Optional<Path> session() {
        return session;
    }

    /** Sets the memory of the last models of folders. */
    public void remember(FolderMemory memory) {
        last = memory::shown;
    }

    /** Shows another model of the open .def. */
    public void openModel(String name) {
        List<Path> def = document.getOpen().declarations().stream()
                .filter(file -> file.kind() == FileKind.DEF)
                .map(InspectedFile::path)
                .toList();
        Request request = new Request(Optional.of(name), Optional.empty());
        open(def, () -> OpenModel.NONE, request);
    }

    /** Shows the open files with another skin; with an unknown one, without a skin. */
    public void openSkin(String name) {
        OpenModel open = document.getOpen();
        Request request = new Request(open.def().model().map(LoadedModel::name), Optional.of(name));
        open(open.paths(), () -> OpenModel.NONE, request);
    }

    /** Opens declarations again, because other files can be found for them. */
    private void searchAgain() {
        OpenModel open = document.getOpen();
        if (!open.declarations().isEmpty()) {
            Request request = new Request(open.def().model().map(LoadedModel::name), skinOf(open.def()));
            open(open.paths(), () -> OpenModel.NONE, request);
        }
    }

    /** The name of the shown skin, which is empty if none is shown. */
    private static Optional<String> skinOf(OpenDef def) {
        return def.skins().isEmpty()
                ? Optional.empty()
                : Optional.of(def.skinName().orElse(""));
    }

    /**
     * Opens a mesh, an animation or both, matching or not. Of the files that were open before, only a camera stays
     * open, and declarations with the same mesh. If the mesh or the animation cannot be read, all of them stay open.
     */
    public void openPair(Optional<Path> mesh, Optional<Path> animation) {
        OpenModel open = document.getOpen();
        Optional<Path> camera = open.camera().map(InspectedFile::path);
        boolean same = mesh.equals(open.mesh().map(InspectedFile::path));
        List<Path> paths = Stream.concat(
                        Stream.of(mesh, animation, camera).flatMap(Optional::stream),
                        open.declarations().stream().filter(file -> same).map(InspectedFile::path))
                .toList();
        Request request = new Request(
                open.def().model().map(LoadedModel::name),
                skinOf(open.def()),
                false,
                Stream.of(mesh, animation).flatMap(Optional::stream).toList());
        open(paths, () -> OpenModel.NONE, request);
    }

    /** Reads the open files from the disk again, each in its current version. */
    Callable<Opened> readingAgain() {
        OpenModel open = document.getOpen();
        Request request = new Request(open.def().model().map(LoadedModel::name), skinOf(open.def()));
        List<InspectedFile> known = document.editing().shownFiles();
        SceneReader reader = new SceneReader(document.rootModeProperty().get(), document.gameTree(), last, known);
        return () -> reader.read(open.paths(), OpenModel.NONE, request);
    }

    /** The files that could not be opened last. */
    Set<Path> unread() {
        return unread;
    }

    /** Opens the files again of which some could not be opened. */
    void retry() {
        retry.run();
    }

    /** Edits that would be lost are asked about when it is known which files are open then. */
    private void open(List<Path> paths, Supplier<OpenModel> before, Request request) {
        OpenModel old = before.get();
        unread = Set.of();
        retry = () -> open(paths, before, request);
        trouble.set("");
        RootMode root = document.rootModeProperty().get();
        String names = paths.stream().map(FileOpener::name).collect(Collectors.joining(", "));
        SelectionReader reader = new SelectionReader(new SceneReader(root, document.gameTree(), last), texts);
        work.start(
                names,
                () -> reader.read(paths, old, request),
                opened -> show(opened, () -> open(paths, before, request)),
                failure -> {
                    trouble.set(texts.of("open.failed", names, failure));
                    holder.ifPresent(it -> it.accept(OpenModel.NONE));
                });
    }

    /**
     * Until {@link #release()}, passes each model to a listener instead of showing it, and an empty one if it could not
     * be read.
     */
    public void hold(Consumer<OpenModel> listener) {
        holder = Optional.of(listener);
    }

    /** Shows the files that were read in the meantime. */
    public void release() {
        holder = Optional.empty();
        held.ifPresent(opened -> show(opened, () -> {}));
        held = Optional.empty();
    }

    /** @param again reads the files again, after edits were saved or discarded */
    private void show(Selection selection, Runnable again) {
        Opened opened = selection.opened();
        if (holder.isPresent()) {
            held = Optional.of(selection);
            holder.get().accept(opened.model());
            return;
        }
        unread = opened.unreadable().stream()
                .map(UnreadableFile::path)
                .map(Path::toAbsolutePath)
                .collect(Collectors.toUnmodifiableSet());
        trouble.set(describe(opened));
        missingListener.accept(opened.missing());
        if (opened.model().isEmpty()) {
            // A success before that would stay beside the failure.
            document.noticeProperty().set("");
            return;
        }
        Editing editing = document.editing();
        if (editing.modifiedProperty().get() && !editing.continuesWith(opened.model())) {
            editing.beforeLeaving(again);
        } else {
            take(selection);
        }
    }

    private void take(Selection selection) {
        Opened opened = selection.opened();
        session = selection.session().map(OpenedSession::file);
        document.show(opened.model());
        selection.session().map(OpenedSession::content).ifPresent(sessionListener);
        document.noticeProperty().set(opened.notice());
        named = opened.named();
        lookAround(opened.model());
    }

    /** An animation that was saved as another file can have other files in its folder. */
    private void revised(OpenModel open) {
        if (!open.paths().equals(searchedFrom)) {
            lookAround(open);
        }
    }

    /** Searches again for files that could be opened next, if there are others in the folders of the open ones. */
    void searchForOtherFiles() {
        OpenModel open = document.getOpen();
        Set<Path> known = listed;
        lookingAround.start(
                open.name(),
                around()::get,
                files -> {
                    if (!files.equals(known)) {
                        lookAround(open);
                    }
                },
                failure -> {});
    }

    private void lookAround(OpenModel open) {
        searchedFrom = open.paths();
        Supplier<Set<Path>> listing = around();
        lookingAround.start(
                open.name(),
                () -> {
                    Set<Path> files = listing.get();
                    return new Found(files, Library.around(files, open));
                },
                found -> {
                    listed = found.files();
                    library.set(found.library());
                },
                failure -> trouble.set(texts.of("open.around.failed", failure)));
    }

    /** Lists the files that belong to the open ones; not for the JavaFX thread. */
    Supplier<Set<Path>> around() {
        List<Path> specified = named;
        OpenModel open = document.getOpen();
        return () -> Library.files(specified, open);
    }

    /** One line per file and archive, but not more than there is room for above the viewport. */
    private String describe(Opened opened) {
        Stream<String> archives = opened.archives().stream().filter(line -> !archiveLines.contains(line));
        List<String> lines = Stream.concat(
                        opened.unreadable().stream()
                                .map(file -> describe(file, opened.missing().contains(file.path()))),
                        archives)
                .toList();
        archiveLines = opened.archives();
        int more = lines.size() <= MOST_LINES ? 0 : lines.size() - MOST_LINES + 1;
        return Stream.concat(
                        lines.stream().limit(lines.size() - more),
                        more == 0 ? Stream.of() : Stream.of(texts.of("open.more", more)))
                .collect(Collectors.joining("\n"));
    }

    private String describe(UnreadableFile file, boolean missing) {
        return missing
                ? texts.of("open.missing", name(file.path()), file.path().getParent())
                : texts.of("open.unreadable", name(file.path()), file.reason());
    }

    private static String name(Path path) {
        return path.getFileName() == null ? path.toString() : path.getFileName().toString();
    }

    @Override
    public void dismissTrouble() {
        unread = Set.of();
        trouble.set("");
    }

    /** The files that could not be opened and the reasons; empty if none. */
    @Override
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    /** The files that could be opened next. */
    public ReadOnlyObjectProperty<Library> libraryProperty() {
        return library.getReadOnlyProperty();
    }
}
