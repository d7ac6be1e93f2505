package org.jointscope.inspect;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.files.StoredFiles;
import org.jointscope.model.Md5Anim;

/**
 * The .md5scale files of animations. q2pro reads the one in the folder of the animation with its name
 * (src/refresh/models.c, MD5_ParseAnim).
 */
public final class ScaleFiles {

    private ScaleFiles() {}

    /** The existing .md5scale of an animation. */
    public static Optional<Path> of(Path animation) {
        return FileKind.MD5ANIM.matches(animation) ? sibling(animation, FileKind.MD5SCALE) : Optional.empty();
    }

    /** The existing animation of an .md5scale. */
    public static Optional<Path> animation(Path scale) {
        return FileKind.MD5SCALE.matches(scale) ? sibling(scale, FileKind.MD5ANIM) : Optional.empty();
    }

    private static Optional<Path> sibling(Path file, FileKind kind) {
        return Optional.of(path(file, kind)).filter(StoredFiles::isFile);
    }

    private static Path path(Path file, FileKind kind) {
        return file.resolveSibling(ModelFolder.stem(file) + '.' + kind.label());
    }

    /** The path of the .md5scale of an animation, whether it exists or not. */
    public static Path expected(Path animation) {
        return path(animation, FileKind.MD5SCALE);
    }

    /** Header and hierarchy of the animation of an .md5scale. */
    static Optional<Md5Anim> header(Path scale) {
        return animation(scale).flatMap(ModelFolder::animHeader);
    }

    /** Adds the .md5scale of each animation after it, unless it is one of the files. */
    public static List<Path> with(List<Path> files) {
        List<Path> all = new ArrayList<>();
        for (Path file : files) {
            all.add(file);
            of(file).filter(scale -> !files.contains(scale)).ifPresent(all::add);
        }
        return List.copyOf(all);
    }
}
