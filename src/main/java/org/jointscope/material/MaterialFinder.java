package org.jointscope.material;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.analysis.DeclNames;
import org.jointscope.files.Game;
import org.jointscope.files.StoredFiles;
import org.jointscope.format.decl.MaterialReader;
import org.jointscope.model.Materials.Material;

/** The materials of the games around a mesh (Doom 3, framework/DeclManager.cpp). */
final class MaterialFinder {

    private static final String FOLDER = "materials";
    private static final String EXTENSION = ".mtr";

    /** The limits: games have some hundreds of files of at most 1 MB. */
    private static final int MOST_FILES = 4096;

    private static final long MOST_BYTES = 1 << 26;

    /** Files that were read before, for the next mesh of the same game. */
    private static final Map<Path, Parsed> PARSED = new HashMap<>();

    /** @param file that contains the declaration */
    record Declared(Path file, Material material) {}

    /** @param materials the first of each name */
    private record Parsed(long size, FileTime time, Map<String, Material> materials) {}

    private final Map<String, Declared> declared = new HashMap<>();

    /**
     * Reads the materials in the folders around a mesh. Of files with the same name, that in the nearest folder is
     * used; of materials with the same name, the first in the order of the file names.
     */
    MaterialFinder(Game game) {
        long left = MOST_BYTES;
        for (Path file : game.files(FOLDER, MaterialFinder::isMaterial, MOST_FILES)) {
            Optional<Parsed> parsed = parsed(file, left);
            left -= parsed.map(Parsed::size).orElse(0L);
            parsed.ifPresent(it ->
                    it.materials().forEach((name, found) -> declared.putIfAbsent(name, new Declared(file, found))));
        }
    }

    private static boolean isMaterial(Path file) {
        return DeclNames.plain(file.toString()).endsWith(EXTENSION);
    }

    /** The materials of a file; empty if it is unreadable or too large. */
    private static synchronized Optional<Parsed> parsed(Path file, long most) {
        try {
            long size = StoredFiles.size(file);
            FileTime time = StoredFiles.time(file);
            Parsed known = PARSED.get(file);
            if (known != null && known.size() == size && known.time().equals(time)) {
                return Optional.of(known);
            }
            if (size > most) {
                return Optional.empty();
            }
            Map<String, Material> materials = new HashMap<>();
            MaterialReader.read(StoredFiles.read(file))
                    .materials()
                    .forEach(it ->
                            materials.putIfAbsent(DeclNames.canonical(it.name().text()), it));
            if (PARSED.size() >= MOST_FILES) {
                PARSED.clear();
            }
            Parsed parsed = new Parsed(size, time, Map.copyOf(materials));
            PARSED.put(file, parsed);
            return Optional.of(parsed);
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** The declaration of a material. */
    Optional<Declared> find(String shader) {
        return Optional.ofNullable(declared.get(DeclNames.canonical(shader)));
    }

    /** The names of the files that Doom 3 and its successors try for an image of a material, in order. */
    static List<String> names(String image) {
        String stem = DeclNames.plain(image).endsWith(".tga") ? TextureFinder.stem(image) : image;
        return TextureFinder.isImage(stem)
                ? List.of(image)
                : Stream.of(".tga", ".jpg", ".png").map(stem::concat).toList();
    }
}
