package org.jointscope.inspect;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.files.Folders;
import org.jointscope.files.StoredFiles;

/**
 * An .md2 and the MD5 model that replaces it in the rerelease of Quake II: {@code folder/name.md2} and
 * {@code folder/md5/name.md5mesh} with {@code folder/md5/name.md5anim} (q2pro, src/refresh/ models.c, MOD_LoadMD5).
 * Case is ignored, as by games on Windows; an exact match comes first.
 */
public final class Counterparts {

    private static final String FOLDER = "md5";

    private Counterparts() {}

    /** The existing counterpart of an .md2 or .md5mesh. */
    public static Optional<Path> of(Path model) {
        Optional<Path> folder = Optional.ofNullable(model.toAbsolutePath().getParent());
        if (FileKind.MD2.matches(model)) {
            return folder.flatMap(it -> Folders.find(it, List.of(FOLDER), StoredFiles::isFolder))
                    .flatMap(it -> file(it, model, FileKind.MD5MESH));
        }
        if (FileKind.MD5MESH.matches(model)) {
            return folder.filter(it -> Folders.isNamed(it, FOLDER))
                    .map(Path::getParent)
                    .flatMap(it -> file(it, model, FileKind.MD2));
        }
        return Optional.empty();
    }

    /** The files that the game reads for a model: an .md5mesh has its animation beside it. */
    public static List<Path> files(Path model) {
        List<Path> files = new ArrayList<>();
        files.add(model);
        if (FileKind.MD5MESH.matches(model)) {
            file(model.toAbsolutePath().getParent(), model, FileKind.MD5ANIM).ifPresent(files::add);
        }
        return ScaleFiles.with(files);
    }

    private static Optional<Path> file(Path folder, Path model, FileKind kind) {
        String name = ModelFolder.stem(model) + '.' + kind.label();
        return Folders.find(folder, List.of(name), StoredFiles::isFile);
    }
}
