package org.jointscope.ui.storage;

import org.jointscope.inspect.FileKind.Role;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.ModelFolder;
import org.jointscope.inspect.ModelFolder.FoundAnimation;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.ui.document.OpenModel;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What could be opened next: the meshes and animations that were named together with what is open,
 * and those that lie in the same folders.
 *
 * @param meshes also the models of Quake II, which have no animations but their own
 * @param animations those that fit the open mesh first, the others with the reason why not
 */
public record Library(List<Path> meshes, List<FoundAnimation> animations) {

    public static final Library NONE = new Library(List.of(), List.of());

    /** Looks around. Takes a while where many files lie. */
    static Library around(List<Path> named, OpenModel open) {
        Set<Path> files = new LinkedHashSet<>(named);
        for (InspectedFile file : open.files()) {
            files.add(file.path());
            files.addAll(beside(file.path()));
        }
        Optional<Rig> mesh = open.md5Mesh().map(Md5Kernel::rig);
        return new Library(
                files.stream().filter(Library::isModel).toList(),
                ModelFolder.animations(files, mesh));
    }

    private static boolean isModel(Path file) {
        return Role.MESH.isClaimedBy(file) || Role.KEYFRAMES.isClaimedBy(file);
    }

    private static List<Path> beside(Path file) {
        try {
            return ModelFolder.files(file.toAbsolutePath().getParent());
        } catch (IOException unreadableFolder) {
            return List.of();
        }
    }
}
