package org.jointscope.ui.files;

import javafx.beans.value.ObservableValue;

import org.jointscope.inspect.FileKind.Role;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.ModelFolder.FoundAnimation;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.Library;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The meshes and animations at hand, and which of them are open. */
public final class FilesViewModel {

    /**
     * An animation to choose, or none.
     *
     * @param path empty for none
     * @param misfit why it was not made for the mesh, as a clause; empty if it was
     */
    public record AnimationChoice(Optional<Path> path, Optional<String> misfit) {

        public static final AnimationChoice NONE =
                new AnimationChoice(Optional.empty(), Optional.empty());

        /** As it is listed; empty for none. */
        public String name() {
            return path.map(FilesViewModel::name).orElse("");
        }
    }

    /**
     * What there is to choose from, and what is chosen.
     *
     * @param meshes also models that have frames of their own
     * @param animations those that fit the mesh first; with a mesh, none at all is a choice, too
     * @param animatable whether an animation could move what is open: not a model that has frames
     *     of its own
     */
    public record State(
            List<Path> meshes,
            List<AnimationChoice> animations,
            Optional<Path> openMesh,
            AnimationChoice openAnimation,
            boolean animatable) {

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
                    open.md2().isEmpty());
        }

        private static AnimationChoice choice(FoundAnimation animation) {
            return new AnimationChoice(Optional.of(animation.path()), animation.misfit());
        }
    }

    private final FileOpener opener;
    private final ObservableValue<State> state;

    public FilesViewModel(Document document, FileOpener opener) {
        this.opener = opener;
        this.state =
                opener.libraryProperty()
                        .flatMap(
                                library ->
                                        document.modelProperty()
                                                .map(open -> State.of(library, open)));
    }

    /** A file's name, without the folder. */
    public static String name(Path path) {
        return String.valueOf(path.getFileName());
    }

    /** Shows a mesh with the animation that is open, or a model that has frames of its own. */
    public void chooseMesh(Path mesh) {
        boolean keyframed = Role.KEYFRAMES.isClaimedBy(mesh);
        opener.openPair(
                Optional.of(mesh),
                getState().openAnimation().path().filter(animation -> !keyframed));
    }

    /** Shows an animation on the mesh that is open, whether or not it was made for it. */
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
