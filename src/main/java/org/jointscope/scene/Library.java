package org.jointscope.scene;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jointscope.inspect.FileKind.Role;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.ModelFolder;
import org.jointscope.inspect.ModelFolder.FoundAnimation;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * The files that could be opened next: the meshes and animations that were specified together with the open files, and
 * those in the same folders.
 *
 * @param meshes also Quake II models, which contain their own animations
 * @param animations those that match the open mesh first, the others with the reason
 * @param matchingMesh the mesh that an animation without a mesh moves, if one was found
 */
public record Library(List<Path> meshes, List<FoundAnimation> animations, Optional<Path> matchingMesh) {

    public static final Library NONE = new Library(List.of(), List.of(), Optional.empty());

    /**
     * Searches for the files. This is slow for folders with many files.
     *
     * @param files those in the folders and those that were specified: {@link #files}
     */
    public static Library around(Set<Path> files, OpenModel open) {
        Optional<Rig> mesh = open.md5Mesh().map(Md5Kernel::rig);
        return new Library(
                files.stream()
                        .filter(Library::isModel)
                        .sorted(ModelFolder.BY_NAME)
                        .toList(),
                ModelFolder.animations(files, mesh),
                open.mesh().isPresent() ? Optional.empty() : matchingMesh(files, open));
    }

    /** The files in the folders of the open ones, and those that were specified with them. */
    public static Set<Path> files(List<Path> named, OpenModel open) {
        Set<Path> files = new LinkedHashSet<>(named);
        for (InspectedFile file : open.files()) {
            files.add(file.path());
            files.addAll(beside(file.path()));
        }
        open.def().anims().forEach(anim -> files.add(anim.file()));
        return files;
    }

    /** Files that were specified or are in the same folder precede those of other folders. */
    private static Optional<Path> matchingMesh(Set<Path> files, OpenModel open) {
        return open.anim().flatMap(anim -> {
            Rig rig = open.model().rig();
            Path path = anim.path();
            return ModelFolder.mesh(files, path, rig)
                    .or(() -> ModelFolder.mesh(ModelFolder.meshesAround(path), path, rig));
        });
    }

    private static boolean isModel(Path file) {
        return Role.MESH.matches(file) || Role.KEYFRAMES.matches(file);
    }

    private static List<Path> beside(Path file) {
        try {
            return ModelFolder.files(file.toAbsolutePath().getParent());
        } catch (IOException unreadableFolder) {
            return List.of();
        }
    }
}
