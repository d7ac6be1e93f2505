package org.jointscope.ui.storage;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import org.jointscope.analysis.Names;
import org.jointscope.check.decl.GameFiles.FoundAnim;
import org.jointscope.check.decl.GameFiles.FoundMesh;
import org.jointscope.check.decl.LoadedModel;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.FileKind.Role;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.ModelDefs;
import org.jointscope.inspect.ModelFolder;
import org.jointscope.inspect.ModelFolder.FoundAnimation;
import org.jointscope.inspect.ModelFolder.Pair;
import org.jointscope.inspect.Sample;
import org.jointscope.inspect.ScaleFiles;
import org.jointscope.inspect.SkinFolder;
import org.jointscope.material.TextureFinder;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Phrase;
import org.jointscope.messages.Texts;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.SkinDef;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenDef;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.Trouble;
import org.jointscope.ui.session.InvalidSessionException;
import org.jointscope.ui.session.Session;
import org.jointscope.ui.session.SessionReader;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Opens files into a document: reads and checks them in the background, shows the result, then
 * searches for files that could be opened next.
 */
public final class FileOpener implements Trouble {

    /** Paths of meshes in a .skin that are searched for. */
    private static final int MOST_MESHES = 64;

    /** Lines about files that could not be opened. */
    private static final int MOST_LINES = 6;

    private final Document document;
    private final BackgroundWork work;
    private final BackgroundWork lookingAround;
    private final Texts texts;
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper(this, "trouble", "");
    private final ReadOnlyObjectWrapper<Library> library =
            new ReadOnlyObjectWrapper<>(this, "library", Library.NONE);

    /** The files that were specified together with the open ones. */
    private List<Path> named = List.of();

    /** The open files, from which the last search started. */
    private List<Path> searchedFrom = List.of();

    private Consumer<Set<Path>> missingListener = missing -> {};
    private Consumer<Session> sessionListener = opened -> {};
    private Optional<Path> session = Optional.empty();
    private Optional<FolderMemory> folders = Optional.empty();
    private Optional<Consumer<OpenModel>> holder = Optional.empty();
    private Optional<Opened> held = Optional.empty();

    /**
     * @param lookingAround for the search, which must not delay showing opened files
     */
    public FileOpener(
            Document document, BackgroundWork work, BackgroundWork lookingAround, Texts texts) {
        this.document = document;
        this.work = work;
        this.lookingAround = lookingAround;
        this.texts = texts;
        document.onModel(opened -> {}, this::revised);
    }

    /** Calls back with the files that do not exist, each time that files were read. */
    public void onMissing(Consumer<Set<Path>> listener) {
        missingListener = listener;
    }

    public void openSample() {
        open(Sample.files());
    }

    /**
     * Opens files and folders in any combination. Of several meshes or animations the first is
     * shown and the others are offered, of several cameras the first is shown; a folder shows the
     * first mesh for which it has an animation with the same joints, preferably of the same name.
     * An animation without a mesh is shown on the open mesh if that is in the same folder,
     * otherwise on the best mesh of its folder, otherwise on the open mesh; a notice names that
     * mesh. A mesh without an animation, or a folder, is shown with the last animation of its
     * folder. A session file is opened alone. Files that cannot be read are named in {@link
     * #troubleProperty()}.
     */
    public void open(List<Path> paths) {
        open(paths, Wanted.LAST);
    }

    /** Opens files that were open together, without the last animation of their folder. */
    public void reopen(List<Path> paths) {
        open(paths, Wanted.ANY);
    }

    private void open(List<Path> paths, Wanted wanted) {
        // A folder is listed by absolute paths, which must be equal to those of the open files.
        List<Path> absolute = paths.stream().map(Path::toAbsolutePath).toList();
        document.editing().beforeLeaving(() -> open(absolute, document.getOpen(), wanted));
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
        folders = Optional.of(memory);
    }

    /** Shows another model of the open .def. */
    public void openModel(String name) {
        List<Path> def =
                document.getOpen().declarations().map(InspectedFile::path).stream().toList();
        Wanted wanted = new Wanted(Optional.of(name), Optional.empty());
        document.editing().beforeLeaving(() -> open(def, OpenModel.NONE, wanted));
    }

    /** Shows the open files with another skin; with an unknown one, without a skin. */
    public void openSkin(String name) {
        OpenModel open = document.getOpen();
        Wanted wanted = new Wanted(open.def().model().map(LoadedModel::name), Optional.of(name));
        document.editing().beforeLeaving(() -> open(open.paths(), OpenModel.NONE, wanted));
    }

    /** The name of the shown skin, which is empty if none is shown. */
    private static Optional<String> skinOf(OpenDef def) {
        return def.skins().isEmpty() ? Optional.empty() : Optional.of(def.skinName().orElse(""));
    }

    /**
     * The names of a model and of a skin, if they are chosen.
     *
     * @param last whether a mesh gets the last animation of its folder
     * @param required if one of these files cannot be read, nothing is shown
     */
    private record Wanted(
            Optional<String> model, Optional<String> skin, boolean last, List<Path> required) {

        static final Wanted ANY = new Wanted(Optional.empty(), Optional.empty());
        static final Wanted LAST = new Wanted(Optional.empty(), Optional.empty(), true, List.of());

        Wanted(Optional<String> model, Optional<String> skin) {
            this(model, skin, false, List.of());
        }

        boolean isMissing(List<UnreadableFile> unreadable) {
            return unreadable.stream().map(UnreadableFile::path).anyMatch(required::contains);
        }
    }

    /**
     * Opens a mesh, an animation or both, matching or not. Of the files that were open before, only
     * a camera stays open, and declarations with the same mesh. If the mesh or the animation cannot
     * be read, all of them stay open.
     */
    public void openPair(Optional<Path> mesh, Optional<Path> animation) {
        OpenModel open = document.getOpen();
        Optional<Path> camera = open.camera().map(InspectedFile::path);
        Optional<Path> def =
                open.declarations()
                        .map(InspectedFile::path)
                        .filter(it -> mesh.equals(open.mesh().map(InspectedFile::path)));
        List<Path> paths =
                Stream.of(mesh, animation, camera, def).flatMap(Optional::stream).toList();
        Wanted wanted =
                new Wanted(
                        open.def().model().map(LoadedModel::name),
                        skinOf(open.def()),
                        false,
                        Stream.of(mesh, animation).flatMap(Optional::stream).toList());
        document.editing().beforeLeaving(() -> open(paths, OpenModel.NONE, wanted));
    }

    private void open(List<Path> paths, OpenModel before, Wanted wanted) {
        trouble.set("");
        RootMode root = document.rootModeProperty().get();
        String names = paths.stream().map(FileOpener::name).collect(Collectors.joining(", "));
        work.start(
                names,
                () ->
                        paths.stream()
                                .filter(SessionReader::isSession)
                                .findFirst()
                                .map(file -> readSession(file, paths, root))
                                .orElseGet(() -> read(paths, before, root, wanted)),
                this::show,
                failure -> {
                    trouble.set(texts.of("open.failed", names, failure));
                    holder.ifPresent(it -> it.accept(OpenModel.NONE));
                });
    }

    /** Reads the files of a session, as far as they are readable. */
    private Opened readSession(Path file, List<Path> paths, RootMode root) {
        List<UnreadableFile> unreadable =
                paths.stream()
                        .filter(path -> !path.equals(file))
                        .map(path -> new UnreadableFile(path, texts.of("open.session")))
                        .collect(Collectors.toCollection(ArrayList::new));
        try {
            Session session = SessionReader.read(file);
            Wanted wanted = new Wanted(session.declared().model(), session.declared().skin());
            Opened opened = read(session.files(), OpenModel.NONE, root, wanted);
            unreadable.addAll(opened.unreadable());
            return Opened.of(
                    opened.model(),
                    opened.named(),
                    unreadable,
                    "",
                    Optional.of(new OpenedSession(file, session)));
        } catch (InvalidSessionException invalid) {
            unreadable.add(new UnreadableFile(file, invalid.getMessage()));
        } catch (IOException e) {
            unreadable.add(new UnreadableFile(file, FileFailure.reading(e)));
        }
        return Opened.of(OpenModel.NONE, List.of(), unreadable, "", Optional.empty());
    }

    /**
     * Files that were read.
     *
     * @param missing the unreadable files that do not exist
     * @param notice the mesh or animation that was not specified; empty if none
     */
    private record Opened(
            OpenModel model,
            List<Path> named,
            List<UnreadableFile> unreadable,
            Set<Path> missing,
            String notice,
            Optional<OpenedSession> session) {

        /** Looks which files are missing: not for the JavaFX thread. */
        static Opened of(
                OpenModel model,
                List<Path> named,
                List<UnreadableFile> unreadable,
                String notice,
                Optional<OpenedSession> session) {
            Set<Path> missing =
                    unreadable.stream()
                            .map(UnreadableFile::path)
                            .filter(Files::notExists)
                            .collect(Collectors.toUnmodifiableSet());
            return new Opened(model, named, unreadable, missing, notice, session);
        }
    }

    /** The file and the content of a session. */
    private record OpenedSession(Path file, Session content) {}

    private Opened read(List<Path> paths, OpenModel before, RootMode root, Wanted wanted) {
        List<Path> files = new ArrayList<>();
        List<UnreadableFile> unreadable = new ArrayList<>();
        boolean inFolders = false;
        for (Path path : paths) {
            if (Files.isDirectory(path)) {
                inFolders = true;
                addFolder(path, files, unreadable);
            } else {
                files.add(path);
            }
        }
        Optional<Pair> last =
                wanted.last() && paths.size() == 1 && inFolders
                        ? lastPair(paths.getFirst(), files)
                        : Optional.empty();
        List<InspectedFile> found = inspectFirst(files, inFolders, last, unreadable);
        if (wanted.last()) {
            lastAnimation(found, before).ifPresent(found::add);
        }
        OpenDef def = declared(found, before, wanted, unreadable);
        meshBeside(found, before)
                .flatMap(mesh -> firstReadable(List.of(mesh), unreadable))
                .ifPresent(found::add);
        OpenModel model =
                wanted.isMissing(unreadable)
                        ? OpenModel.NONE
                        : OpenModel.of(new Inspection(found, List.of()), def, before, root);
        return Opened.of(model, files, unreadable, notice(model, files, before), Optional.empty());
    }

    /** The last mesh and animation of a folder, if both are still there. */
    private Optional<Pair> lastPair(Path folder, List<Path> files) {
        return folders.flatMap(it -> it.of(folder))
                .flatMap(last -> last.animation().map(anim -> new Pair(last.model(), anim)))
                .filter(pair -> files.contains(pair.mesh()) && files.contains(pair.animation()));
    }

    /** The last animation of the folder of a mesh, unless there is another one for the mesh. */
    private Optional<InspectedFile> lastAnimation(List<InspectedFile> found, OpenModel before) {
        Optional<InspectedFile> mesh =
                found.stream().filter(file -> file.content() instanceof Md5Mesh).findFirst();
        boolean moves = found.stream().anyMatch(file -> file.content() instanceof Md5Anim);
        return mesh.filter(
                        it ->
                                !moves
                                        && found.stream().noneMatch(FileOpener::declares)
                                        && before.anim()
                                                .filter(old -> OpenModel.suits(it, old))
                                                .isEmpty())
                .flatMap(it -> folders.flatMap(memory -> memory.animation(it.path())))
                .flatMap(path -> firstReadable(List.of(path), new ArrayList<>()))
                .filter(file -> file.content() instanceof Md5Anim)
                .filter(file -> OpenModel.suits(mesh.orElseThrow(), file));
    }

    /**
     * Adds the mesh and the first animation of a model of the .def, or the mesh of a .skin, unless
     * others are specified.
     */
    private OpenDef declared(
            List<InspectedFile> found,
            OpenModel before,
            Wanted wanted,
            List<UnreadableFile> unreadable) {
        Optional<InspectedFile> file = found.stream().filter(FileOpener::declares).findFirst();
        if (file.isEmpty()) {
            return OpenDef.NONE;
        }
        ModelDefs defs = ModelDefs.of(file.get());
        Optional<LoadedModel> model = defs.choose(mesh(found), wanted.model());
        if (mesh(found).isEmpty()) {
            Optional<Path> mesh = model.flatMap(LoadedModel::mesh).map(FoundMesh::file);
            boolean skins = file.get().kind() == FileKind.SKIN;
            add(
                    mesh.or(() -> skins ? meshOfSkin(file.get(), before) : Optional.empty()),
                    found,
                    unreadable);
            if (found.stream().noneMatch(it -> it.content() instanceof Md5Anim)) {
                Optional<Path> kept =
                        before.anim()
                                .map(InspectedFile::path)
                                .filter(it -> skins && mesh(found).equals(meshOf(before)));
                add(kept.or(() -> firstAnim(model)), found, unreadable);
            }
        }
        Optional<String> own = model.flatMap(LoadedModel::skin).map(it -> it.skin().text());
        List<SkinDef> skins =
                mesh(found).map(mesh -> SkinFolder.skins(file.get(), mesh, own)).orElse(List.of());
        Optional<String> name = wanted.skin().or(() -> own);
        Optional<SkinDef> skin =
                name.isEmpty() && file.get().kind() == FileKind.SKIN
                        ? skins.stream().findFirst()
                        : skins.stream()
                                .filter(it -> SkinFolder.isNamed(it, name.orElse("")))
                                .findFirst();
        return new OpenDef(defs, model, skins, skin);
    }

    private static Optional<Path> mesh(List<InspectedFile> found) {
        return found.stream()
                .filter(file -> file.content() instanceof Md5Mesh)
                .map(InspectedFile::path)
                .findFirst();
    }

    private static Optional<Path> meshOf(OpenModel open) {
        return open.mesh().map(InspectedFile::path);
    }

    private static Optional<Path> firstAnim(Optional<LoadedModel> model) {
        return model.stream()
                .flatMap(it -> it.anims().stream())
                .flatMap(anim -> anim.file().stream())
                .map(FoundAnim::file)
                .findFirst();
    }

    /** The open mesh, otherwise the first one for which a skin was made. */
    private static Optional<Path> meshOfSkin(InspectedFile file, OpenModel before) {
        return meshOf(before)
                .or(
                        () ->
                                ((Declarations) file.content())
                                        .skins().stream()
                                                .flatMap(skin -> skin.models().stream())
                                                .map(Word::text)
                                                .filter(
                                                        it ->
                                                                it.toLowerCase(Locale.ROOT)
                                                                        .endsWith(".md5mesh"))
                                                .limit(MOST_MESHES)
                                                .flatMap(
                                                        path ->
                                                                TextureFinder.findFile(
                                                                        file.path(), path)
                                                                        .stream())
                                                .findFirst());
    }

    private void add(
            Optional<Path> file, List<InspectedFile> found, List<UnreadableFile> unreadable) {
        file.map(List::of).flatMap(path -> firstReadable(path, unreadable)).ifPresent(found::add);
    }

    /** The mesh of the folder of an animation without a mesh, unless the open one is from there. */
    private static Optional<Path> meshBeside(List<InspectedFile> found, OpenModel before) {
        if (found.stream().anyMatch(file -> file.content() instanceof Md5Mesh)) {
            return Optional.empty();
        }
        return found.stream()
                .filter(file -> file.content() instanceof Md5Anim)
                .findFirst()
                .filter(anim -> before.mesh().filter(mesh -> stays(mesh, anim)).isEmpty())
                .flatMap(
                        anim ->
                                ModelFolder.mesh(
                                        ModelFolder.meshesBeside(anim.path()),
                                        anim.path(),
                                        Md5Kernel.rig((Md5Anim) anim.content())));
    }

    private static boolean stays(InspectedFile mesh, InspectedFile anim) {
        return Objects.equals(mesh.path().getParent(), anim.path().getParent())
                && OpenModel.suits(mesh, anim);
    }

    /** Names the mesh or animation that was not specified. */
    private String notice(OpenModel model, List<Path> files, OpenModel before) {
        Optional<InspectedFile> def =
                model.declarations().filter(file -> file.kind() == FileKind.DEF);
        if (def.isPresent()) {
            String name = def.get().name();
            return model.def()
                    .model()
                    .map(it -> texts.of("open.def", name, Names.shown(it.name())))
                    .orElseGet(() -> texts.of("open.def.noMesh", name));
        }
        if (model.mesh().isEmpty() || model.anim().isEmpty()) {
            return "";
        }
        InspectedFile mesh = model.mesh().get();
        InspectedFile anim = model.anim().get();
        if (files.contains(anim.path()) && !files.contains(mesh.path())) {
            boolean kept = before.paths().contains(mesh.path());
            return texts.of(kept ? "open.with.mesh" : "open.with.found", anim.name(), mesh.name());
        }
        if (files.contains(mesh.path()) && !files.contains(anim.path())) {
            boolean kept = before.paths().contains(anim.path());
            return texts.of(
                    kept ? "open.with.animation" : "open.with.last", mesh.name(), anim.name());
        }
        return "";
    }

    /**
     * Reads the first readable mesh, animation and camera; from folders, a pair that matches, and a
     * camera only if there are no other files; the first Quake II model if there is neither mesh
     * nor animation; and files with other extensions. Reads an .md5scale with its animation, or
     * alone if there is nothing else.
     */
    private List<InspectedFile> inspectFirst(
            List<Path> files,
            boolean folders,
            Optional<Pair> last,
            List<UnreadableFile> unreadable) {
        List<InspectedFile> found = new ArrayList<>();
        Optional<Pair> pair = folders ? last.or(() -> ModelFolder.pair(files)) : Optional.empty();
        List<Path> meshes = first(pair.map(Pair::mesh), ofRole(files, Role.MESH));
        Optional<InspectedFile> mesh = firstReadable(meshes, unreadable);
        mesh.ifPresent(found::add);
        List<Path> scales = folders ? List.of() : ofRole(files, Role.SCALE);
        List<Path> anims = withAnimations(ofRole(files, Role.ANIMATION), scales);
        List<Path> bestFirst = folders && mesh.isPresent() ? bestFirst(anims, mesh.get()) : anims;
        Optional<InspectedFile> anim =
                firstReadable(first(pair.map(Pair::animation), bestFirst), unreadable);
        anim.ifPresent(found::add);
        anim.flatMap(file -> ScaleFiles.of(file.path()))
                .flatMap(scale -> firstReadable(List.of(scale), unreadable))
                .ifPresent(found::add);
        List<Path> keyframed = ofRole(files, Role.KEYFRAMES);
        if (found.isEmpty()) {
            firstReadable(keyframed, unreadable).ifPresent(found::add);
        } else if (!folders) {
            keyframed.forEach(
                    path -> unreadable.add(new UnreadableFile(path, texts.of("open.keyframes"))));
        }
        for (Role role : List.of(Role.MODEL_DEF, Role.SKIN)) {
            if ((!folders || found.isEmpty()) && found.stream().noneMatch(FileOpener::declares)) {
                firstReadable(ofRole(files, role), unreadable).ifPresent(found::add);
            }
        }
        List<Path> cameras = ofRole(files, Role.CAMERA);
        if (!folders || found.isEmpty()) {
            firstReadable(cameras, unreadable).ifPresent(found::add);
        }
        if (found.isEmpty()) {
            firstReadable(scales, unreadable).ifPresent(found::add);
        }
        files.stream()
                .filter(path -> FileKind.ofName(path).isEmpty())
                .forEach(path -> firstReadable(List.of(path), unreadable).ifPresent(found::add));
        return found;
    }

    /** Adds the animations of .md5scale files. */
    private static List<Path> withAnimations(List<Path> anims, List<Path> scales) {
        return Stream.concat(
                        anims.stream(),
                        scales.stream().map(ScaleFiles::animation).flatMap(Optional::stream))
                .distinct()
                .toList();
    }

    private static boolean declares(InspectedFile file) {
        return file.content() instanceof Declarations;
    }

    private static List<Path> first(Optional<Path> first, List<Path> files) {
        return Stream.concat(first.stream(), files.stream()).distinct().toList();
    }

    private static List<Path> ofRole(List<Path> files, Role role) {
        return files.stream().filter(role::isClaimedBy).toList();
    }

    private static List<Path> bestFirst(List<Path> anims, InspectedFile mesh) {
        Optional<Rig> rig =
                mesh.content() instanceof Md5Mesh md5
                        ? Optional.of(Md5Kernel.rig(md5))
                        : Optional.empty();
        return ModelFolder.animations(anims, rig).stream().map(FoundAnimation::path).toList();
    }

    private Optional<InspectedFile> firstReadable(
            List<Path> files, List<UnreadableFile> unreadable) {
        for (Path file : files) {
            Inspection inspection = Inspector.inspect(List.of(file));
            unreadable.addAll(inspection.unreadable());
            for (InspectedFile read : inspection.files()) {
                Optional<Phrase> reason = read.unreadable();
                if (reason.isEmpty()) {
                    return Optional.of(read);
                }
                unreadable.add(new UnreadableFile(file, reason.get().toString()));
            }
        }
        return Optional.empty();
    }

    private void addFolder(Path folder, List<Path> files, List<UnreadableFile> unreadable) {
        try {
            List<Path> found = ModelFolder.files(folder);
            files.addAll(found);
            if (found.isEmpty()) {
                unreadable.add(
                        new UnreadableFile(folder, texts.of("open.noFiles", FileKind.list())));
            }
        } catch (IOException e) {
            unreadable.add(new UnreadableFile(folder, FileFailure.reading(e)));
        }
    }

    /**
     * Until {@link #release()}, passes each model to a listener instead of showing it, and an empty
     * one if it could not be read.
     */
    public void hold(Consumer<OpenModel> listener) {
        holder = Optional.of(listener);
    }

    /** Shows the files that were read in the meantime. */
    public void release() {
        holder = Optional.empty();
        held.ifPresent(this::show);
        held = Optional.empty();
    }

    private void show(Opened opened) {
        if (holder.isPresent()) {
            held = Optional.of(opened);
            holder.get().accept(opened.model());
            return;
        }
        trouble.set(describe(opened));
        missingListener.accept(opened.missing());
        if (opened.model().isEmpty()) {
            // A success before that would stay beside the failure.
            document.noticeProperty().set("");
            return;
        }
        document.editing().beforeLeaving(() -> take(opened));
    }

    private void take(Opened opened) {
        session = opened.session().map(OpenedSession::file);
        document.show(opened.model());
        opened.session().map(OpenedSession::content).ifPresent(sessionListener);
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

    private void lookAround(OpenModel open) {
        searchedFrom = open.paths();
        lookingAround.start(
                open.name(),
                () -> Library.around(named, open),
                library::set,
                failure -> trouble.set(texts.of("open.around.failed", failure)));
    }

    /** One line per file, but not more than there is room for above the viewport. */
    private String describe(Opened opened) {
        List<String> lines =
                opened.unreadable().stream()
                        .map(file -> describe(file, opened.missing().contains(file.path())))
                        .toList();
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
