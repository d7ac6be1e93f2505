package org.jointscope.scene;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.analysis.Names;
import org.jointscope.check.decl.GameFiles.FoundAnim;
import org.jointscope.check.decl.GameFiles.FoundMesh;
import org.jointscope.check.decl.LoadedModel;
import org.jointscope.files.GameTree;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.ArchiveIssues;
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
import org.jointscope.inspect.ScaleFiles;
import org.jointscope.inspect.SkinFolder;
import org.jointscope.material.SkinFinder;
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

/** Reads the files and folders that are opened together, and those that belong to them. Not for the JavaFX thread. */
public final class SceneReader {

    /** Paths of meshes in a .skin that are searched for. */
    private static final int MOST_MESHES = 64;

    private static final Texts TEXTS = Texts.program();

    private final RootMode root;
    private final GameTree tree;
    private final Function<Path, Optional<Shown>> last;
    private final List<InspectedFile> known;

    /**
     * @param tree for the files that the opened ones reference
     * @param last the model of a folder that was shown last, if any
     */
    public SceneReader(RootMode root, GameTree tree, Function<Path, Optional<Shown>> last) {
        this(root, tree, last, List.of());
    }

    /** @param known files that were read before: see {@link Inspector#inspect(List, GameTree, List)} */
    public SceneReader(RootMode root, GameTree tree, Function<Path, Optional<Shown>> last, List<InspectedFile> known) {
        this.root = root;
        this.tree = tree;
        this.last = last;
        this.known = known;
    }

    /**
     * A model that was shown.
     *
     * @param model a mesh or an .md2
     */
    public record Shown(Path model, Optional<Path> animation) {}

    /**
     * The names of a model and of a skin, if they are chosen.
     *
     * @param last whether a mesh gets the last animation of its folder
     * @param required if one of these files cannot be read, nothing is shown
     */
    public record Request(Optional<String> model, Optional<String> skin, boolean last, List<Path> required) {

        public static final Request ANY = new Request(Optional.empty(), Optional.empty());
        public static final Request LAST = new Request(Optional.empty(), Optional.empty(), true, List.of());

        public Request(Optional<String> model, Optional<String> skin) {
            this(model, skin, false, List.of());
        }

        boolean lacks(List<UnreadableFile> unreadable) {
            return unreadable.stream().map(UnreadableFile::path).anyMatch(required::contains);
        }
    }

    /**
     * Files that were read.
     *
     * @param missing the unreadable files that do not exist
     * @param archives what is not read of the archives that contain the files, a line per archive
     * @param notice the mesh or animation that was not specified; empty if none
     */
    public record Opened(
            OpenModel model,
            List<Path> named,
            List<UnreadableFile> unreadable,
            Set<Path> missing,
            List<String> archives,
            String notice) {

        /** Looks which files are missing, and at the archives. */
        public static Opened of(OpenModel model, List<Path> named, List<UnreadableFile> unreadable, String notice) {
            Set<Path> missing = unreadable.stream()
                    .map(UnreadableFile::path)
                    .filter(path -> !StoredFiles.exists(path))
                    .collect(Collectors.toUnmodifiableSet());
            List<String> archives = ArchiveIssues.summaries(
                    Stream.concat(named.stream(), unreadable.stream().map(UnreadableFile::path))
                            .toList());
            return new Opened(model, named, unreadable, missing, archives, notice);
        }
    }

    /**
     * Reads files and folders.
     *
     * @param before the model that was open before
     */
    public Opened read(List<Path> paths, OpenModel before, Request request) {
        List<Path> files = new ArrayList<>();
        List<UnreadableFile> unreadable = new ArrayList<>();
        boolean inFolders = false;
        for (Path path : paths) {
            if (StoredFiles.isFolder(path)) {
                inFolders = true;
                addFolder(path, files, unreadable);
            } else {
                files.add(path);
            }
        }
        Optional<Pair> last =
                request.last() && paths.size() == 1 && inFolders ? lastPair(paths.getFirst(), files) : Optional.empty();
        List<InspectedFile> found = inspectFirst(files, inFolders, last, unreadable);
        if (request.last()) {
            lastAnimation(found, before).ifPresent(found::add);
        }
        OpenDef def = declared(found, before, request, unreadable);
        meshBeside(found, before)
                .flatMap(mesh -> firstReadable(List.of(mesh), unreadable))
                .ifPresent(found::add);
        OpenModel model = request.lacks(unreadable)
                ? OpenModel.NONE
                : OpenModel.of(new Inspection(found, List.of()), def, before, root, tree);
        return Opened.of(model, files, unreadable, notice(model, files, before));
    }

    /** The last mesh and animation of a folder, if both are still there. */
    private Optional<Pair> lastPair(Path folder, List<Path> files) {
        return last.apply(folder)
                .flatMap(shown -> shown.animation().map(anim -> new Pair(shown.model(), anim)))
                .filter(pair -> files.contains(pair.mesh()) && files.contains(pair.animation()));
    }

    /**
     * The last animation of the folder of a mesh, otherwise that with the name of the mesh, unless there is another one
     * for the mesh.
     */
    private Optional<InspectedFile> lastAnimation(List<InspectedFile> found, OpenModel before) {
        Optional<InspectedFile> mesh =
                found.stream().filter(file -> file.content() instanceof Md5Mesh).findFirst();
        boolean moves = found.stream().anyMatch(file -> file.content() instanceof Md5Anim);
        return mesh.filter(it -> !moves
                        && found.stream().noneMatch(SceneReader::declares)
                        && before.anim().filter(old -> OpenModel.suits(it, old)).isEmpty())
                .map(InspectedFile::path)
                .flatMap(this::lastAnimation)
                .flatMap(path -> firstReadable(List.of(path), new ArrayList<>()))
                .filter(file -> file.content() instanceof Md5Anim)
                .filter(file -> OpenModel.suits(mesh.orElseThrow(), file));
    }

    /** A mesh that was shown without an animation remains so. */
    private Optional<Path> lastAnimation(Path mesh) {
        Optional<Shown> shown = last.apply(mesh.getParent());
        return shown.flatMap(Shown::animation)
                .filter(StoredFiles::isFile)
                .or(() -> shown.filter(it -> it.model().equals(mesh)).isPresent()
                        ? Optional.empty()
                        : ModelFolder.namesake(mesh));
    }

    /**
     * Adds the mesh and the first animation of a model of the .def, or the mesh of a .skin, unless others are
     * specified.
     */
    private OpenDef declared(
            List<InspectedFile> found, OpenModel before, Request request, List<UnreadableFile> unreadable) {
        Optional<InspectedFile> skin = ofKind(found, FileKind.SKIN);
        Optional<InspectedFile> open = skin.flatMap(file -> openDef(mesh(found), before));
        Optional<InspectedFile> def = ofKind(found, FileKind.DEF).or(() -> open);
        boolean stays = open.isPresent() && ofKind(found, FileKind.DEF).isEmpty();
        if (stays) {
            found.add(open.get());
        }
        List<InspectedFile> files =
                Stream.of(skin, def).flatMap(Optional::stream).toList();
        if (files.isEmpty()) {
            return OpenDef.NONE;
        }
        ModelDefs defs = ModelDefs.of(files.getLast(), tree);
        Optional<String> named = stays ? before.def().model().map(LoadedModel::name) : request.model();
        Optional<LoadedModel> model = defs.choose(mesh(found), named);
        if (mesh(found).isEmpty()) {
            Optional<Path> mesh = model.flatMap(LoadedModel::mesh).map(FoundMesh::file);
            add(mesh.or(() -> skin.flatMap(file -> meshOfSkin(file, before))), found, unreadable);
            if (found.stream().noneMatch(it -> it.content() instanceof Md5Anim)) {
                Optional<Path> kept = before.anim()
                        .map(InspectedFile::path)
                        .filter(it -> skin.isPresent() && mesh(found).equals(meshOf(before)));
                add(kept.or(() -> firstAnim(model)), found, unreadable);
            }
        }
        Optional<String> own =
                model.flatMap(LoadedModel::skin).map(it -> it.skin().text());
        List<SkinDef> skins = mesh(found)
                .map(mesh -> SkinFolder.skins(tree, files, mesh, own))
                .orElse(List.of());
        Optional<String> name = request.skin().or(() -> skin.isPresent() ? Optional.empty() : own);
        Optional<SkinDef> shown = name.isEmpty() && skin.isPresent()
                ? skins.stream().findFirst()
                : skins.stream()
                        .filter(it -> SkinFolder.isNamed(it, name.orElse("")))
                        .findFirst();
        return new OpenDef(defs, model, skins, shown);
    }

    private static Optional<InspectedFile> ofKind(List<InspectedFile> found, FileKind kind) {
        return found.stream()
                .filter(file -> declares(file) && file.kind() == kind)
                .findFirst();
    }

    /** The open .def, to which a .skin of the same mesh is added. */
    private static Optional<InspectedFile> openDef(Optional<Path> mesh, OpenModel before) {
        return ofKind(before.files(), FileKind.DEF).filter(def -> mesh.isEmpty() || mesh.equals(meshOf(before)));
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
    private Optional<Path> meshOfSkin(InspectedFile file, OpenModel before) {
        return meshOf(before)
                .or(() -> ((Declarations) file.content())
                        .skins().stream()
                                .flatMap(skin -> skin.models().stream())
                                .map(Word::text)
                                .filter(it -> it.toLowerCase(Locale.ROOT).endsWith(".md5mesh"))
                                .limit(MOST_MESHES)
                                .flatMap(path -> tree.find(file.path(), path).stream())
                                .findFirst());
    }

    private void add(Optional<Path> file, List<InspectedFile> found, List<UnreadableFile> unreadable) {
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
                .flatMap(anim -> ModelFolder.mesh(
                        ModelFolder.meshesBeside(anim.path()), anim.path(), Md5Kernel.rig((Md5Anim) anim.content())));
    }

    private static boolean stays(InspectedFile mesh, InspectedFile anim) {
        return Objects.equals(mesh.path().getParent(), anim.path().getParent()) && OpenModel.suits(mesh, anim);
    }

    /** Names the mesh or animation that was not specified. */
    private String notice(OpenModel model, List<Path> files, OpenModel before) {
        Optional<InspectedFile> def = model.declarations().stream()
                .filter(file -> file.kind() == FileKind.DEF && files.contains(file.path()))
                .findFirst();
        if (def.isPresent()) {
            String name = def.get().name();
            return model.def()
                    .model()
                    .map(it -> TEXTS.of("open.def", name, Names.shown(it.name())))
                    .orElseGet(() -> TEXTS.of("open.def.noMesh", name));
        }
        if (model.mesh().isEmpty() || model.anim().isEmpty()) {
            return "";
        }
        InspectedFile mesh = model.mesh().get();
        InspectedFile anim = model.anim().get();
        if (files.contains(anim.path()) && !files.contains(mesh.path())) {
            boolean kept = before.paths().contains(mesh.path());
            return TEXTS.of(kept ? "open.with.mesh" : "open.with.found", anim.name(), mesh.name());
        }
        if (files.contains(mesh.path()) && !files.contains(anim.path())) {
            boolean kept = before.paths().contains(anim.path());
            Pair pair = new Pair(mesh.path(), anim.path());
            boolean named = pair.isOfOneName() && pair.isOfOneFolder();
            String key = kept ? "open.with.animation" : named ? "open.with.found" : "open.with.last";
            return TEXTS.of(key, mesh.name(), anim.name());
        }
        return "";
    }

    /**
     * Reads the first readable mesh, animation and camera; from folders, a pair that matches, and a camera only if
     * there are no other files; the first Quake II model if there is neither mesh nor animation; and files with other
     * extensions. Reads an .md5scale with its animation, or alone if there is nothing else.
     */
    private List<InspectedFile> inspectFirst(
            List<Path> files, boolean folders, Optional<Pair> last, List<UnreadableFile> unreadable) {
        List<InspectedFile> found = new ArrayList<>();
        Optional<Pair> pair = folders ? last.or(() -> ModelFolder.pair(files)) : Optional.empty();
        List<Path> meshes = first(pair.map(Pair::mesh), ofRole(files, Role.MESH));
        Optional<InspectedFile> mesh = firstReadable(meshes, unreadable);
        mesh.ifPresent(found::add);
        List<Path> scales = folders ? List.of() : ofRole(files, Role.SCALE);
        List<Path> anims = withAnimations(ofRole(files, Role.ANIMATION), scales);
        List<Path> bestFirst = folders && mesh.isPresent() ? bestFirst(anims, mesh.get()) : anims;
        Optional<InspectedFile> anim = firstReadable(first(pair.map(Pair::animation), bestFirst), unreadable);
        anim.ifPresent(found::add);
        anim.flatMap(file -> ScaleFiles.of(file.path()))
                .flatMap(scale -> firstReadable(List.of(scale), unreadable))
                .ifPresent(found::add);
        List<Path> keyframed = ofRole(files, Role.KEYFRAMES);
        if (found.isEmpty()) {
            firstReadable(keyframed, unreadable).ifPresent(found::add);
        } else if (!folders) {
            keyframed.forEach(path -> unreadable.add(new UnreadableFile(path, TEXTS.of("open.keyframes"))));
        }
        for (Role role : List.of(Role.MODEL_DEF, Role.SKIN, Role.CAMERA, Role.MATERIALS)) {
            if (!folders || found.isEmpty()) {
                firstReadable(ofRole(files, role), unreadable).ifPresent(found::add);
            }
        }
        if (found.isEmpty()) {
            firstReadable(scales, unreadable).ifPresent(found::add);
        }
        files.stream().filter(path -> FileKind.ofName(path).isEmpty()).forEach(path -> {
            if (SkinFinder.isImage(path)) {
                unreadable.add(new UnreadableFile(path, TEXTS.of("open.image")));
            } else {
                firstReadable(List.of(path), unreadable).ifPresent(found::add);
            }
        });
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
        return files.stream().filter(role::matches).toList();
    }

    private static List<Path> bestFirst(List<Path> anims, InspectedFile mesh) {
        Optional<Rig> rig = mesh.content() instanceof Md5Mesh md5 ? Optional.of(Md5Kernel.rig(md5)) : Optional.empty();
        return ModelFolder.animations(anims, rig).stream()
                .map(FoundAnimation::path)
                .toList();
    }

    private Optional<InspectedFile> firstReadable(List<Path> files, List<UnreadableFile> unreadable) {
        for (Path file : files) {
            Inspection inspection = Inspector.inspect(List.of(file), tree, known);
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
                unreadable.add(new UnreadableFile(folder, ArchiveIssues.noFiles(folder)));
            }
        } catch (IOException e) {
            unreadable.add(new UnreadableFile(folder, FileFailure.reading(e)));
        }
    }
}
