package org.jointscope.scene;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.analysis.ReplacementPair;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.FoundCounterpart;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.material.Picture;
import org.jointscope.material.PictureReader;
import org.jointscope.material.PictureReading;
import org.jointscope.material.Skin;
import org.jointscope.material.SkinFinder;
import org.jointscope.messages.Phrase;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.ModelFile;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.pose.RootMode;

/**
 * The model that the open one is compared with. Only its pose changes.
 *
 * @param found the files; empty if there is nothing to compare with
 * @param model made of the files, and of open ones that they are shown with; {@link OpenModel#NONE} if there is none
 *     that can be drawn
 * @param skin of an .md2; without one it is drawn in a plain color
 */
public record Counterpart(Origin origin, Optional<FoundCounterpart> found, OpenModel model, Optional<Picture> skin) {

    /** Why a model is compared with the open one. */
    public enum Origin {
        /** The MD5 replacement of an .md2, or the .md2 that is replaced: found when the model is opened. */
        REPLACEMENT,
        /** Files that the user has chosen. */
        CHOSEN,
        /** The open files before they were read again. */
        PREVIOUS,
        /** The current versions of the open files on the disk, which are not shown because of unsaved edits. */
        ON_DISK,
        /** The open animation with its own joints, without the mesh. */
        ANIMATION,
        /** The open files without the edits since they were saved. */
        ORIGINAL;

        /** Whether the other model consists of other versions of the open files. */
        boolean isVersion() {
            return isEarlier() || this == ON_DISK;
        }

        /** Whether the other model is an earlier state of the open one. */
        public boolean isEarlier() {
            return this == PREVIOUS || this == ORIGINAL;
        }
    }

    /** There is nothing to compare with. */
    public static final Counterpart NONE =
            new Counterpart(Origin.REPLACEMENT, Optional.empty(), OpenModel.NONE, Optional.empty());

    /** Reads the replacement of a model, or the model that it replaces, if there is one. */
    public static Counterpart of(Path ofModel, GameTree tree) {
        return FoundCounterpart.of(ofModel)
                .map(found -> {
                    OpenModel model =
                            found.files().isEmpty() ? OpenModel.NONE : model(found.files(), OpenDef.NONE, tree);
                    return of(Origin.REPLACEMENT, found, model, tree);
                })
                .orElse(NONE);
    }

    /** The open files as they were before; the earlier model itself is not posed. */
    public static Counterpart previous(OpenModel before) {
        return before.isEmpty() ? NONE : of(Origin.PREVIOUS, found(before.files()), before.copy(), before.tree());
    }

    /** The open files as they are on the disk now. */
    public static Counterpart onDisk(OpenModel read) {
        return of(Origin.ON_DISK, found(read.files()), read.copy(), read.tree());
    }

    /** The open animation without the mesh; slow for long animations. */
    public static Counterpart animation(OpenModel open) {
        List<InspectedFile> anim = open.anim().stream().toList();
        return of(Origin.ANIMATION, found(anim), model(anim, OpenDef.NONE, open.tree()), open.tree());
    }

    /**
     * The open files without edits; slow for long animations.
     *
     * @param files as they were saved
     */
    public static Counterpart original(List<InspectedFile> files, OpenModel open) {
        return of(Origin.ORIGINAL, found(files), model(files, open.def(), open.tree()), open.tree());
    }

    /**
     * Reads other files: a mesh is shown with the open animation, and an animation with the open mesh. Not for the
     * JavaFX thread.
     *
     * @param open the files that are open
     */
    public static Counterpart chosen(List<Path> paths, OpenModel open) {
        Inspection inspection = Inspector.inspect(paths, open.tree());
        List<InspectedFile> chosen = inspection.files().stream()
                .filter(file -> file.unreadable().isEmpty() && isModel(file.content()))
                .toList();
        if (chosen.isEmpty()) {
            Optional<String> reason = inspection.unreadable().stream()
                    .map(UnreadableFile::reason)
                    .findFirst()
                    .or(() -> inspection.files().stream()
                            .flatMap(file -> file.unreadable().stream())
                            .map(Phrase::toString)
                            .findFirst())
                    .or(() -> Optional.of(Texts.program().of("counterpart.kind")));
            FoundCounterpart failed = new FoundCounterpart(paths.getFirst(), List.of(), reason);
            return of(Origin.CHOSEN, failed, OpenModel.NONE, open.tree());
        }
        return of(Origin.CHOSEN, found(chosen), model(completed(chosen, open), OpenDef.NONE, open.tree()), open.tree());
    }

    private static boolean isModel(ModelFile content) {
        return content instanceof Md5Mesh || content instanceof Md5Anim || content instanceof Md2;
    }

    /** Chosen files with those of the open ones that they are shown with. */
    private static List<InspectedFile> completed(List<InspectedFile> chosen, OpenModel open) {
        boolean mesh = has(chosen, Md5Mesh.class);
        boolean anim = has(chosen, Md5Anim.class);
        Stream<InspectedFile> others = !mesh && !anim
                ? Stream.of()
                : open.files().stream()
                        .filter(file -> !mesh && file.content() instanceof Md5Mesh
                                || !anim && file.content() instanceof Md5Anim
                                || !anim && file.content() instanceof Md5Scale);
        return Stream.concat(chosen.stream(), others).toList();
    }

    private static boolean has(List<InspectedFile> files, Class<? extends ModelFile> type) {
        return files.stream().map(InspectedFile::content).anyMatch(type::isInstance);
    }

    private static OpenModel model(List<InspectedFile> files, OpenDef def, GameTree tree) {
        return OpenModel.of(new Inspection(files, List.of()), def, OpenModel.NONE, RootMode.FILE, tree);
    }

    private static FoundCounterpart found(List<InspectedFile> files) {
        return new FoundCounterpart(files.getFirst().path(), files, Optional.empty());
    }

    private static Counterpart of(Origin origin, FoundCounterpart found, OpenModel model, GameTree tree) {
        return new Counterpart(
                origin, Optional.of(found), model, model.md2Model().flatMap(md2 -> skin(tree, found.path(), md2)));
    }

    /** The first likely skin that can be read, in its own colors. */
    private static Optional<Picture> skin(GameTree tree, Path file, Md2 md2) {
        List<String> listed = md2.skins().stream().map(Md2Skin::name).toList();
        return SkinFinder.find(tree, file, listed).stream()
                .filter(Skin::isLikely)
                .flatMap(skin -> skin.found().stream())
                .map(picture -> PictureReader.read(picture, Optional.empty()))
                .map(PictureReading::picture)
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Whether there is a counterpart, readable or not. */
    public boolean isThere() {
        return found.isPresent();
    }

    /** Whether there is a counterpart that can be drawn. */
    public boolean isDrawn() {
        return !model.isEmpty();
    }

    /** The names of its files, with its origin if they are those of the open files; empty if there is none. */
    public String name() {
        String names = found.filter(
                        it -> origin != Origin.REPLACEMENT && !it.files().isEmpty())
                .map(it -> names(it.files().stream()))
                .orElseGet(() ->
                        found.map(it -> String.valueOf(it.path().getFileName())).orElse(""));
        return origin.isVersion() ? Texts.program().of("counterpart." + origin, names) : names;
    }

    /** The names of the open files that it is compared with. */
    public String openName(OpenModel open) {
        List<InspectedFile> files = found.map(FoundCounterpart::files).orElse(List.of());
        String like =
                names(open.files().stream().filter(file -> files.stream().anyMatch(it -> it.kind() == file.kind())));
        return origin == Origin.REPLACEMENT || like.isEmpty()
                ? open.md2()
                        .or(open::mesh)
                        .or(open::anim)
                        .map(InspectedFile::name)
                        .orElse("")
                : like;
    }

    private static String names(Stream<InspectedFile> files) {
        return files.filter(file -> isModel(file.content()))
                .map(InspectedFile::name)
                .collect(Collectors.joining(" + "));
    }

    /** The reason why it cannot be drawn; empty if it can, or if there is none. */
    public String failure() {
        return found.flatMap(FoundCounterpart::failure).orElse("");
    }

    /** Both models; empty if there is no counterpart that can be drawn. */
    public Optional<ReplacementPair> with(OpenModel open) {
        return found.flatMap(it -> ReplacementPair.of(it.with(open.files())));
    }
}
