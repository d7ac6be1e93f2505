package org.jointscope.material;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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

    /** The limit for declarations of a name that are listed. */
    private static final int MOST_SHADOWED = 20;

    /** @param materials by name, in file order */
    private record Parsed(long size, FileTime time, Map<String, List<Material>> materials) {}

    private final Map<String, List<DeclaredMaterial>> declared = new HashMap<>();

    /**
     * Reads the materials in the folders around a mesh. Of files with the same name, that in the nearest folder is
     * used; of materials with the same name, the first in the order of the file names.
     */
    MaterialFinder(Game game) {
        long left = MOST_BYTES;
        for (Path file : game.files(FOLDER, MaterialFinder::isMaterial, MOST_FILES)) {
            Optional<Parsed> parsed = parsed(file, left);
            left -= parsed.map(Parsed::size).orElse(0L);
            parsed.ifPresent(it -> it.materials().forEach((name, found) -> add(name, file, found)));
        }
    }

    private void add(String name, Path file, List<Material> found) {
        List<DeclaredMaterial> all = declared.computeIfAbsent(name, key -> new ArrayList<>());
        found.stream()
                .limit(Math.max(0, MOST_SHADOWED - all.size()))
                .map(it -> new DeclaredMaterial(file, it, List.of()))
                .forEach(all::add);
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
            Map<String, List<Material>> materials = MaterialReader.read(StoredFiles.read(file)).materials().stream()
                    .collect(Collectors.groupingBy(
                            it -> DeclNames.canonical(it.name().text())));
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
    Optional<DeclaredMaterial> find(String shader) {
        return Optional.ofNullable(declared.get(DeclNames.canonical(shader))).map(all -> {
            DeclaredMaterial first = all.getFirst();
            return new DeclaredMaterial(first.file(), first.material(), all.subList(1, all.size()));
        });
    }
}
