package org.jointscope.ui.files;

import javafx.beans.value.ObservableValue;

import org.jointscope.inspect.FileKind.Role;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.ModelFolder.FoundAnimation;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.Library;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The available meshes and animations, and which of them are open. */
public final class FilesViewModel {

    /**
     * An animation to choose, or none.
     *
     * @param path empty for none
     * @param misfit the reason why it does not match the mesh, as a clause; empty if it matches
     */
    public record AnimationChoice(Optional<Path> path, Optional<String> misfit) {

        public static final AnimationChoice NONE =
                new AnimationChoice(Optional.empty(), Optional.empty());

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
     * @param animatable whether an animation could move the open model: not if the model contains
     *     frames
     * @param matchingMesh a mesh that the open animation without a mesh moves
     */
    public record State(
            List<Path> meshes,
            List<AnimationChoice> animations,
            Optional<Path> openMesh,
            AnimationChoice openAnimation,
            boolean animatable,
            Optional<Path> matchingMesh) {

        private static State of(Library library, OpenModel open) {
            List<AnimationChoice> found = library.animations().stream().map(State::choice).toList();
            Optional<Path> opened = open.anim().map(InspectedFile::path);
            return new State(
                    library.meshes(),
                    open.mesh().isPresent()
                            ? Stream.concat(Stream.of(AnimationChoice.NONE), found.stream())
                                    .toList()
                            : found,
                    open.mesh().or(open::md2).map(InspectedFile::path),
                    found.stream()
                            .filter(choice -> choice.path().equals(opened))
                            .findFirst()
                            .orElse(new AnimationChoice(opened, Optional.empty())),
                    open.md2().isEmpty(),
                    open.anim().isPresent() && open.mesh().isEmpty()
                            ? library.matchingMesh()
                            : Optional.empty());
        }

        /** Whether one of the lists has another file with the same name. */
        private boolean isNameShared(Path file) {
            return Stream.concat(
                            meshes.stream(),
                            animations.stream().flatMap(choice -> choice.path().stream()))
                    .anyMatch(other -> !other.equals(file) && name(other).equals(name(file)));
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
        this.state =
                opener.libraryProperty()
                        .flatMap(
                                library ->
                                        document.modelProperty()
                                                .map(open -> State.of(library, open)));
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

    /** Shows a mesh with the open animation, or a model that contains frames. */
    public void chooseMesh(Path mesh) {
        boolean keyframed = Role.KEYFRAMES.isClaimedBy(mesh);
        opener.openPair(
                Optional.of(mesh),
                getState().openAnimation().path().filter(animation -> !keyframed));
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
