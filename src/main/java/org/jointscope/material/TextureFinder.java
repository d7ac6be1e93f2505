package org.jointscope.material;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.files.FileSearch;
import org.jointscope.files.Folders;
import org.jointscope.files.Game;
import org.jointscope.files.GameTree;
import org.jointscope.files.StoredFiles;
import org.jointscope.format.cube.ConfigReader;
import org.jointscope.format.cube.ConfigReader.Command;
import org.jointscope.material.MaterialFinder.Declared;
import org.jointscope.material.Texture.Kind;
import org.jointscope.material.Texture.Source;
import org.jointscope.model.Materials.ImageFunction;
import org.jointscope.model.Materials.Lighting;
import org.jointscope.model.Materials.Material;
import org.jointscope.model.Materials.Stage;

/**
 * Finds the images of the meshes of a file: those that a configuration of Cube 2 or a material of Doom 3 names,
 * otherwise that with the shader as its path, and those with the same name and a suffix.
 */
public final class TextureFinder {

    private static final List<String> EXTENSIONS = List.of(".png", ".jpg", ".jpeg", ".tga", ".bmp");

    /** Extensions of images that are used only if a name contains them. */
    private static final List<String> OTHERS = List.of(".dds", ".lmp", ".pcx");

    private static final List<String> USUAL = List.of(".png", ".tga", ".jpg");

    /**
     * What some games and modders append to the shader: the number of a skin and of a frame in the rerelease of Quake,
     * and the letter of a diffuse map.
     */
    private static final List<String> SUFFIXES = List.of("_00_00", "_d");

    /** Suffixes of the images of normals and highlights. */
    private static final List<String> NORMALS = List.of("_local", "_n", "_normal", "_normals");

    private static final List<String> SPECULAR = List.of("_s");

    private static final String CONFIG = "md5.cfg";
    private static final String LOAD = "md5load";
    private static final long MOST_CONFIG_BYTES = 1 << 20;

    /** Files of one image program; real ones have at most four. */
    private static final int MOST_FILES = 64;

    private final Game game;
    private final Path meshFile;
    private final Optional<Path> config;
    private final List<Command> commands;
    private final MaterialFinder materials;

    /** Reads the files that name images around a mesh file. */
    public TextureFinder(GameTree tree, Path meshFile) {
        this.game = tree.around(meshFile);
        this.meshFile = meshFile;
        Path folder = meshFile.toAbsolutePath().getParent();
        config = Folders.find(folder, List.of(CONFIG), StoredFiles::isFile);
        commands = config.map(it -> ofMesh(commands(it))).orElse(List.of());
        materials = new MaterialFinder(game);
    }

    /**
     * Searches for the images of a mesh.
     *
     * @param shader of the mesh, or the material that replaces it
     * @param objectName of the mesh, as in a comment of the file; empty if it has none
     */
    public MeshTextures search(String shader, String objectName) {
        return configured(objectName)
                .or(() -> materials.find(shader).map(this::declared))
                .orElseGet(() -> guessed(game.search(shader, TextureFinder::guesses)));
    }

    private static List<Command> commands(Path config) {
        try {
            return StoredFiles.size(config) > MOST_CONFIG_BYTES
                    ? List.of()
                    : ConfigReader.read(StoredFiles.read(config));
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** The commands after that which loads the mesh file, to the next that loads another one. */
    private List<Command> ofMesh(List<Command> all) {
        return all.stream()
                .dropWhile(it -> !(isNamed(it, LOAD) && Folders.isNamed(meshFile, lastPart(it.argument(1)))))
                .takeWhile(it -> !isNamed(it, LOAD) || Folders.isNamed(meshFile, lastPart(it.argument(1))))
                .toList();
    }

    private static String lastPart(String path) {
        return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    }

    private static boolean isNamed(Command command, String name) {
        return command.words().getFirst().text().equals(name);
    }

    /** The images by the md5.cfg of the folder; empty if it has none for the mesh. */
    private Optional<MeshTextures> configured(String objectName) {
        boolean twoSided = command("md5cullface", objectName)
                .filter(it -> it.argument(2).equals("0"))
                .isPresent();
        return configured("md5skin", objectName)
                .map(color -> new MeshTextures(
                        color, configured("md5bumpmap", objectName).orElse(Texture.NONE), Texture.NONE, twoSided));
    }

    private Optional<Texture> configured(String name, String objectName) {
        return command(name, objectName).map(command -> {
            // The name can begin with a request such as <dds>.
            String image = command.argument(2);
            String path = image.startsWith("<") ? image.substring(image.lastIndexOf('>') + 1) : image;
            Source source = new Source(
                    Kind.CONFIG,
                    config.orElseThrow(),
                    command.words().getFirst().location(),
                    path);
            return Texture.of(Optional.of(source), game.search(path, TextureFinder::names));
        });
    }

    /** The command for the mesh: the last that is always run, or otherwise the last of all. */
    private Optional<Command> command(String name, String objectName) {
        return commands.stream()
                .filter(it -> isNamed(it, name) && it.words().size() > 2)
                .filter(it -> it.argument(1).equals("*") || it.argument(1).equals(objectName))
                .sorted(Comparator.comparing((Command it) -> it.depth() == 0))
                .reduce((first, last) -> last);
    }

    private MeshTextures declared(Declared found) {
        Material material = found.material();
        Optional<Stage> bump = material.first(Lighting.BUMP);
        Optional<Stage> specular = material.first(Lighting.SPECULAR);
        Texture color = material.color()
                .map(it -> texture(found.file(), it))
                .orElseGet(() -> Texture.without(
                        new Source(Kind.MATERIAL, found.file(), material.name().location(), "")));
        return new MeshTextures(
                color,
                bump.map(it -> texture(found.file(), it)).orElse(Texture.NONE),
                specular.map(it -> texture(found.file(), it)).orElse(Texture.NONE),
                material.twoSided());
    }

    private Texture texture(Path file, Stage stage) {
        List<String> names = Texture.names(stage.image());
        Source source =
                new Source(Kind.MATERIAL, file, stage.location(), stage.image().text());
        return new Texture(
                Optional.of(source),
                Optional.of(stage.image()).filter(it -> it instanceof ImageFunction || names.isEmpty()),
                stage.lighting() == Lighting.DIFFUSE && !stage.alphaTested(),
                names.stream()
                        .limit(MOST_FILES)
                        .map(name -> game.search(name, MaterialFinder::names))
                        .toList());
    }

    /** Only the color is named: the other images have its name and the usual suffixes. */
    private static MeshTextures guessed(FileSearch color) {
        return new MeshTextures(
                Texture.of(Optional.empty(), color), likeColor(color, NORMALS), likeColor(color, SPECULAR), false);
    }

    private static Texture likeColor(FileSearch color, List<String> suffixes) {
        return color.found()
                .map(file -> {
                    String stem = stem(file.getFileName().toString());
                    String plain = SUFFIXES.stream()
                            .filter(stem::endsWith)
                            .findFirst()
                            .map(it -> stem.substring(0, stem.length() - it.length()))
                            .orElse(stem);
                    List<String> names = withSuffixes(plain, suffixes).toList();
                    Optional<Path> found = Folders.find(file.getParent(), names, StoredFiles::isFile);
                    return Texture.of(Optional.empty(), new FileSearch(found, names, List.of(file.getParent())));
                })
                .orElse(Texture.NONE);
    }

    /** The accepted names for a shader that is a path, as in models of modders and of Cube 2 games. */
    private static List<String> guesses(String name) {
        return Stream.concat(names(name).stream(), withSuffixes(stem(name), SUFFIXES))
                .distinct()
                .toList();
    }

    /** The names of an image with suffixes before the extension. */
    private static Stream<String> withSuffixes(String stem, List<String> suffixes) {
        return suffixes.stream().flatMap(suffix -> USUAL.stream().map(it -> stem + suffix + it));
    }

    /** The name itself if it has the extension of an image, and the name with each extension. */
    private static List<String> names(String name) {
        return Stream.concat(
                        Stream.of(name).filter(TextureFinder::isImage),
                        Stream.of(name, stem(name))
                                .flatMap(begin -> EXTENSIONS.stream().map(begin::concat)))
                .distinct()
                .toList();
    }

    /** Whether a name has the extension of an image. */
    static boolean isImage(String name) {
        return Stream.concat(EXTENSIONS.stream(), OTHERS.stream()).anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
    }

    /** A file's name without its extension. */
    static String stem(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
