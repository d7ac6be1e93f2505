package org.jointscope.inspect;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jointscope.analysis.DeclNames;
import org.jointscope.check.decl.GameFiles;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.files.Folders;
import org.jointscope.files.Game;
import org.jointscope.files.GameTree;
import org.jointscope.files.StoredFiles;
import org.jointscope.format.decl.DeclReader;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.EntityDef;
import org.jointscope.model.Declarations.ModelDef;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * The files around a .def: those that it references, and the model and entity declarations in the other .def files of
 * its folder. Files are read once, and only their headers.
 */
public final class GameFolder implements GameFiles {

    /** Paths that are looked up; the largest declarations of real games have some hundreds. */
    private static final int MOST_PATHS = 4096;

    private static final int MOST_DEFS = 1000;

    /** The largest .def of a game is much smaller. */
    private static final long LARGEST_DEF = 4 << 20;

    private static final int MOST_NAMES = 64;

    private final Path file;
    private final GameTree tree;
    private Game game;
    private final Map<String, Optional<FoundMesh>> meshes = new HashMap<>();
    private final Map<String, Optional<FoundAnim>> anims = new HashMap<>();
    private final Map<String, Optional<ModelDef>> models = new HashMap<>();
    private final Map<String, Optional<EntityDef>> entities = new HashMap<>();

    /** @param file the .def */
    public GameFolder(Path file, GameTree tree) {
        this.file = file;
        this.tree = tree;
    }

    @Override
    public Optional<FoundMesh> mesh(String path) {
        return find(path, meshes, this::readMesh);
    }

    @Override
    public Optional<FoundAnim> anim(String path) {
        return find(path, anims, this::readAnim);
    }

    private <T> Optional<T> find(String path, Map<String, Optional<T>> known, Function<Path, Optional<T>> read) {
        Optional<T> before = known.get(path);
        if (before != null) {
            return before;
        }
        Interruption.check();
        if (meshes.size() + anims.size() >= MOST_PATHS) {
            return Optional.empty();
        }
        Optional<T> found = game().search(path, List::of).found().flatMap(read);
        known.put(path, found);
        return found;
    }

    private Game game() {
        if (game == null) {
            game = tree.around(file);
        }
        return game;
    }

    private Optional<FoundMesh> readMesh(Path mesh) {
        return ModelFolder.header(mesh)
                .map(bytes -> new FoundMesh(mesh, Md5Kernel.rig(Md5MeshReader.readJoints(bytes))));
    }

    private Optional<FoundAnim> readAnim(Path path) {
        return ModelFolder.header(path)
                .map(Md5AnimReader::readHierarchy)
                .map(anim -> new FoundAnim(path, Md5Kernel.rig(anim), frames(anim), length(anim)));
    }

    private static int frames(Md5Anim anim) {
        return Math.max(0, anim.numFrames().map(Declared::toInt).orElse(0));
    }

    /** In whole milliseconds, rounded up (Doom 3, anim/Anim.cpp, LoadAnim). */
    private static long length(Md5Anim anim) {
        int rate = anim.frameRate().map(Declared::toInt).orElse(0);
        return rate > 0 ? ((frames(anim) - 1) * 1000L + rate - 1) / rate : 0;
    }

    @Override
    public Optional<ModelDef> modelDef(String name) {
        return find(name, models, Declarations::models, ModelDef::name);
    }

    @Override
    public Optional<EntityDef> entityDef(String name) {
        return find(name, entities, Declarations::entities, EntityDef::name);
    }

    private <T> Optional<T> find(
            String name, Map<String, Optional<T>> known, Function<Declarations, List<T>> all, Function<T, Word> named) {
        String wanted = DeclNames.canonical(name);
        if (!known.containsKey(wanted) && known.size() < MOST_NAMES) {
            known.put(
                    wanted,
                    otherDefs().stream()
                            .flatMap(def -> read(def, wanted).stream())
                            .flatMap(declarations -> all.apply(declarations).stream())
                            .filter(it ->
                                    DeclNames.canonical(named.apply(it).text()).equals(wanted))
                            .findFirst());
        }
        return known.getOrDefault(wanted, Optional.empty());
    }

    private List<Path> otherDefs() {
        Path own = file.toAbsolutePath().normalize();
        return Stream.concat(
                        Folders.list(own.getParent(), FileKind.DEF::matches, MOST_DEFS).stream(),
                        game().isFound()
                                ? game().files("def", FileKind.DEF::matches, MOST_DEFS).stream()
                                : Stream.empty())
                .filter(other -> !other.equals(own) && StoredFiles.isFile(other))
                .distinct()
                .limit(MOST_DEFS)
                .toList();
    }

    /** Parses a file only if it contains the name. */
    private static Optional<Declarations> read(Path def, String wanted) {
        Interruption.check();
        try {
            if (StoredFiles.size(def) > LARGEST_DEF) {
                return Optional.empty();
            }
            byte[] bytes = StoredFiles.read(def);
            String text = new String(bytes, StandardCharsets.UTF_8);
            return text.toLowerCase(Locale.ROOT).contains(wanted)
                    ? Optional.of(DeclReader.readDef(bytes).model())
                    : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
