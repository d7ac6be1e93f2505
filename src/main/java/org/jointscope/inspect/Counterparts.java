package org.jointscope.inspect;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

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
        if (FileKind.MD2.isClaimedBy(model)) {
            return folder.flatMap(it -> find(it, FOLDER, Files::isDirectory))
                    .flatMap(it -> file(it, model, FileKind.MD5MESH));
        }
        if (FileKind.MD5MESH.isClaimedBy(model)) {
            return folder.filter(it -> isNamed(it, FOLDER))
                    .map(Path::getParent)
                    .flatMap(it -> file(it, model, FileKind.MD2));
        }
        return Optional.empty();
    }

    /** The files that the game reads for a model: an .md5mesh has its animation beside it. */
    public static List<Path> files(Path model) {
        List<Path> files = new ArrayList<>();
        files.add(model);
        if (FileKind.MD5MESH.isClaimedBy(model)) {
            file(model.toAbsolutePath().getParent(), model, FileKind.MD5ANIM).ifPresent(files::add);
        }
        return ScaleFiles.with(files);
    }

    private static Optional<Path> file(Path folder, Path model, FileKind kind) {
        return find(folder, ModelFolder.stem(model) + '.' + kind.label(), Files::isRegularFile);
    }

    private static Optional<Path> find(Path folder, String name, Predicate<Path> wanted) {
        Path exact = folder.resolve(name);
        if (wanted.test(exact)) {
            return Optional.of(exact);
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(entry -> isNamed(entry, name))
                    .filter(wanted)
                    .sorted()
                    .findFirst();
        } catch (IOException unreadableFolder) {
            return Optional.empty();
        }
    }

    private static boolean isNamed(Path file, String name) {
        return name.equalsIgnoreCase(String.valueOf(file.getFileName()));
    }
}
