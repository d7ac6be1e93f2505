package org.jointscope.inspect;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.analysis.DeclNames;
import org.jointscope.files.GameTree;
import org.jointscope.files.StoredFiles;
import org.jointscope.format.decl.DeclReader;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.SkinDef;

/** The skins of a mesh: in the folder "skins" of the game, and in an open file. */
public final class SkinFolder {

    private static final int MOST_FILES = 500;
    private static final int MOST_SKINS = 1000;

    /** The largest .skin of a game is much smaller. */
    private static final long LARGEST = 4 << 20;

    private SkinFolder() {}

    /**
     * All skins of the open files, then those of the folder that were made for a mesh or that have a name; of several
     * with the same name, the first.
     *
     * @param open a .skin, a .def or both
     * @param name of the skin that a model declaration uses
     */
    public static List<SkinDef> skins(GameTree tree, List<InspectedFile> open, Path mesh, Optional<String> name) {
        Map<String, SkinDef> skins = new LinkedHashMap<>();
        open.stream()
                .flatMap(file -> ((Declarations) file.content()).skins().stream())
                .forEach(skin -> add(skins, skin));
        String wanted = name.map(DeclNames::canonical).orElse("");
        open.stream()
                .flatMap(file -> tree.around(file.path()).files("skins", FileKind.SKIN::matches, MOST_FILES).stream())
                .distinct()
                .flatMap(path -> read(path).stream())
                .filter(skin -> isNamed(skin, wanted) || isFor(skin, mesh))
                .forEach(skin -> add(skins, skin));
        return skins.values().stream().limit(MOST_SKINS).toList();
    }

    private static void add(Map<String, SkinDef> skins, SkinDef skin) {
        skins.putIfAbsent(DeclNames.canonical(skin.name().text()), skin);
    }

    /** Whether a skin has a name. */
    public static boolean isNamed(SkinDef skin, String name) {
        return DeclNames.canonical(skin.name().text()).equals(DeclNames.canonical(name));
    }

    private static boolean isFor(SkinDef skin, Path mesh) {
        String file = String.valueOf(mesh.getFileName());
        return skin.models().stream()
                .map(word -> word.text().replace('\\', '/'))
                .map(path -> path.substring(path.lastIndexOf('/') + 1))
                .anyMatch(file::equalsIgnoreCase);
    }

    private static List<SkinDef> read(Path file) {
        try {
            return StoredFiles.size(file) > LARGEST
                    ? List.of()
                    : DeclReader.readSkins(StoredFiles.read(file)).model().skins();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
