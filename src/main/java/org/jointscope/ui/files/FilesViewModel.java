package org.jointscope.ui.files;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

import org.jointscope.inspect.FileKind.Role;
import org.jointscope.inspect.FoundAnimation;
import org.jointscope.inspect.InspectedFile;
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

    private final Document document;
    private final FileOpener opener;
    private final ObservableValue<List<Path>> meshes;
    private final ObservableValue<List<AnimationChoice>> animations;
    private final ReadOnlyObjectWrapper<Optional<Path>> openMesh =
            new ReadOnlyObjectWrapper<>(this, "openMesh", Optional.empty());
    private final ReadOnlyObjectWrapper<AnimationChoice> openAnimation =
            new ReadOnlyObjectWrapper<>(this, "openAnimation", AnimationChoice.NONE);
    private final ReadOnlyBooleanWrapper animatable =
            new ReadOnlyBooleanWrapper(this, "animatable", true);

    public FilesViewModel(Document document, FileOpener opener) {
        this.document = document;
        this.opener = opener;
        this.meshes = opener.libraryProperty().map(Library::meshes);
        this.animations = opener.libraryProperty().map(this::choices);
        document.onModel(this::follow);
        opener.libraryProperty().subscribe(library -> follow(document.getOpen()));
    }

    private List<AnimationChoice> choices(Library library) {
        Stream<AnimationChoice> found = library.animations().stream().map(FilesViewModel::choice);
        return document.getOpen().mesh().isPresent()
                ? Stream.concat(Stream.of(AnimationChoice.NONE), found).toList()
                : found.toList();
    }

    private static AnimationChoice choice(FoundAnimation animation) {
        return new AnimationChoice(
                Optional.of(animation.path()), name(animation.path()), animation.misfit());
    }

    private void follow(OpenModel open) {
        openMesh.set(open.mesh().or(open::md2).map(InspectedFile::path));
        animatable.set(open.md2().isEmpty());
        Optional<Path> animation = open.anim().map(InspectedFile::path);
        openAnimation.set(
                animation
                        .map(
                                path ->
                                        choices(opener.libraryProperty().get()).stream()
                                                .filter(choice -> choice.path().equals(animation))
                                                .findFirst()
                                                .orElse(
                                                        new AnimationChoice(
                                                                animation,
                                                                name(path),
                                                                Optional.empty())))
                        .orElse(AnimationChoice.NONE));
    }

    /** A file's name, without the folder. */
    public static String name(Path path) {
        return String.valueOf(path.getFileName());
    }

    /** Shows a mesh with the animation that is open, or a model that has frames of its own. */
    public void chooseMesh(Path mesh) {
        boolean keyframed = Role.KEYFRAMES.isClaimedBy(mesh);
        opener.openPair(
                Optional.of(mesh), openAnimation.get().path().filter(animation -> !keyframed));
    }

    /** Shows an animation on the mesh that is open, whether or not it was made for it. */
    public void chooseAnimation(AnimationChoice animation) {
        opener.openPair(openMesh.get(), animation.path());
    }

    public ObservableValue<List<Path>> meshesProperty() {
        return meshes;
    }

    /** Those that fit the mesh first; with a mesh, none at all is a choice, too. */
    public ObservableValue<List<AnimationChoice>> animationsProperty() {
        return animations;
    }

    public ReadOnlyObjectProperty<Optional<Path>> openMeshProperty() {
        return openMesh.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<AnimationChoice> openAnimationProperty() {
        return openAnimation.getReadOnlyProperty();
    }

    /** Whether an animation could move what is open: not a model that has frames of its own. */
    public ReadOnlyBooleanProperty animatableProperty() {
        return animatable.getReadOnlyProperty();
    }
}
