package org.jointscope.ui.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import org.jointscope.analysis.PairFit;
import org.jointscope.check.decl.LoadedModel;
import org.jointscope.inspect.FileKind.Role;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.ModelFolder.FoundAnimation;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.scene.Library;
import org.jointscope.scene.OpenDef;
import org.jointscope.scene.OpenDef.DeclaredAnim;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.storage.FileOpener;

/** The available meshes and animations, and which of them are open. */
public final class FilesViewModel {

    /**
     * An animation to choose, or none.
     *
     * @param path empty for none
     * @param misfit the reason why it does not match the mesh or cannot be read, as a clause; empty if it matches
     * @param declared its name in the .def; empty if it is not declared
     */
    public record AnimationChoice(Optional<Path> path, Optional<String> misfit, Optional<String> declared) {

        public static final AnimationChoice NONE = new AnimationChoice(Optional.empty(), Optional.empty());

        /** The choice of the open animation: edits of it or of the mesh can have changed whether they match. */
        private AnimationChoice edited(OpenModel open) {
            Optional<String> now = open.model()
                    .bindPose()
                    .flatMap(bind -> open.model().clip().flatMap(clip -> PairFit.misfit(bind.rig(), clip.rig())));
            return new AnimationChoice(path, now, declared);
        }

        public AnimationChoice(Optional<Path> path, Optional<String> misfit) {
            this(path, misfit, Optional.empty());
        }

        /** The file name; empty for none. */
        public String name() {
            return path.map(FilesViewModel::name).orElse("");
        }
    }

    /**
     * The choices, and the selected ones.
     *
     * @param meshes also models that contain frames
     * @param animations those that match the mesh first; with a mesh, no animation is also a choice
     * @param animatable whether an animation could move the open model: not if the model contains frames
     * @param matchingMesh a mesh that the open animation without a mesh moves
     * @param models names of the models of the open .def that can be shown
     * @param openModel the one that is shown
     * @param skins names of the skins of the open mesh, after none; empty without skins
     * @param openSkin the one that is shown, or none
     */
    public record State(
            List<Path> meshes,
            List<AnimationChoice> animations,
            Optional<Path> openMesh,
            AnimationChoice openAnimation,
            boolean animatable,
            Optional<Path> matchingMesh,
            List<String> models,
            Optional<String> openModel,
            List<String> skins,
            String openSkin) {

        /** The choice to show the materials of the mesh. */
        private static final String NO_SKIN = "";

        private static State of(Library library, OpenModel open) {
            Optional<Path> opened = open.anim().map(InspectedFile::path);
            Optional<Path> mesh = open.mesh().or(open::md2).map(InspectedFile::path);
            List<AnimationChoice> found = withOpened(
                            choices(library, open.def()),
                            opened.map(path -> new AnimationChoice(opened, Optional.empty())),
                            AnimationChoice::path)
                    .stream()
                    .map(choice -> choice.path().equals(opened) ? choice.edited(open) : choice)
                    .toList();
            return new State(
                    withOpened(library.meshes(), mesh, Optional::of),
                    open.mesh().isPresent()
                            ? Stream.concat(Stream.of(AnimationChoice.NONE), found.stream())
                                    .toList()
                            : found,
                    mesh,
                    found.stream()
                            .filter(choice -> choice.path().equals(opened))
                            .findFirst()
                            .orElse(AnimationChoice.NONE),
                    open.md2().isEmpty(),
                    open.anim().isPresent() && open.mesh().isEmpty() ? library.matchingMesh() : Optional.empty(),
                    open.def().names(),
                    open.def().model().map(LoadedModel::name),
                    skins(open.def().skinNames()),
                    open.def().skinName().orElse(NO_SKIN));
        }

        /** Adds an open file that is not among the found ones, such as a backup. */
        private static <T> List<T> withOpened(List<T> found, Optional<T> opened, Function<T, Optional<Path>> path) {
            return opened.filter(it -> found.stream().map(path).noneMatch(path.apply(it)::equals))
                    .map(it -> Stream.concat(Stream.of(it), found.stream()).toList())
                    .orElse(found);
        }

        /** Whether one of the lists has another file with the same name. */
        private boolean isNameShared(Path file) {
            return Stream.concat(meshes.stream(), animations.stream().flatMap(choice -> choice.path().stream()))
                    .anyMatch(other -> !other.equals(file) && name(other).equals(name(file)));
        }

        private static List<String> skins(List<String> names) {
            return names.isEmpty()
                    ? List.of()
                    : Stream.concat(Stream.of(NO_SKIN), names.stream()).toList();
        }

        /** The animations of a .def by their names, then the other ones. */
        private static List<AnimationChoice> choices(Library library, OpenDef def) {
            List<DeclaredAnim> anims = def.anims();
            Set<Path> declared = anims.stream().map(DeclaredAnim::file).collect(Collectors.toSet());
            return Stream.concat(
                            anims.stream().map(anim -> declared(anim, library.animations())),
                            library.animations().stream()
                                    .filter(found -> !declared.contains(found.path()))
                                    .map(State::choice))
                    .toList();
        }

        private static AnimationChoice declared(DeclaredAnim anim, List<FoundAnimation> found) {
            Optional<String> misfit = found.stream()
                    .filter(it -> it.path().equals(anim.file()))
                    .findFirst()
                    .flatMap(FoundAnimation::misfit);
            return new AnimationChoice(Optional.of(anim.file()), misfit, Optional.of(anim.name()));
        }

        private static AnimationChoice choice(FoundAnimation animation) {
            return new AnimationChoice(Optional.of(animation.path()), animation.misfit());
        }
    }

    private final FileOpener opener;
    private final Texts texts;
    private final ObservableValue<State> state;

    public FilesViewModel(Document document, FileOpener opener, Texts texts) {
        this.opener = opener;
        this.texts = texts;
        this.state = opener.libraryProperty()
                .flatMap(library -> document.modelProperty().map(open -> State.of(library, open)));
    }

    /** A file name without the folder. */
    public static String name(Path path) {
        return String.valueOf(path.getFileName());
    }

    /** The text in a list: after a name that occurs several times, the folder. */
    public String label(Path file) {
        if (!getState().isNameShared(file)) {
            return name(file);
        }
        return texts.of(
                "files.inFolder",
                name(file),
                Sample.contains(file)
                        ? texts.of("files.sample")
                        : name(file.toAbsolutePath().getParent()));
    }

    /** The text of an animation in a list: its name in the .def with the file, or the file. */
    public String label(AnimationChoice choice) {
        String file = choice.path().map(this::label).orElseGet(() -> texts.of("files.animation.none"));
        return choice.declared()
                .map(name -> texts.of("files.declared", name, file))
                .orElse(file);
    }

    /** Shows a model of the open .def. */
    public void chooseModel(String name) {
        opener.openModel(name);
    }

    /** The text of a skin in the list. */
    public String skinLabel(String name) {
        return name.isEmpty() ? texts.of("files.skin.none") : name;
    }

    /** Shows the open mesh with a skin, or without one. */
    public void chooseSkin(String name) {
        opener.openSkin(name);
    }

    /** Shows a mesh with the open animation, or a model that contains frames. */
    public void chooseMesh(Path mesh) {
        boolean keyframed = Role.KEYFRAMES.matches(mesh);
        opener.openPair(Optional.of(mesh), getState().openAnimation().path().filter(animation -> !keyframed));
    }

    /** Shows an animation on the open mesh, even if it does not match. */
    public void chooseAnimation(AnimationChoice animation) {
        opener.openPair(getState().openMesh(), animation.path());
    }

    public ObservableValue<State> stateProperty() {
        return state;
    }

    public State getState() {
        return state.getValue();
    }
}
