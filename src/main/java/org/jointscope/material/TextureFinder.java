package org.jointscope.material;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.files.FileSearch;
import org.jointscope.files.Folders;
import org.jointscope.files.GameTree;
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
 * Finds the images of a mesh: those that a configuration of Cube 2 or a material of Doom 3 names, or else the one whose
 * path the shader is, with those beside it.
 */
public final class TextureFinder {

    private static final List<String> EXTENSIONS = List.of(".png", ".jpg", ".jpeg", ".tga", ".bmp");
    private static final List<String> USUAL = List.of(".png", ".tga", ".jpg");

    /**
     * What some games and modders append to the shader: the number of a skin and of a frame in the rerelease of Quake,
     * and the letter of a diffuse map.
     */
    private static final List<String> SUFFIXES = List.of("_00_00", "_d");

    private static final Pattern SUFFIX = Pattern.compile("(_00_00|_d)$");

    /** Beside the image of the color, those of normals and highlights. */
    private static final List<String> NORMALS = List.of("_local", "_n", "_normal", "_normals");

    private static final List<String> SPECULAR = List.of("_s");

    private static final String CONFIG = "md5.cfg";
    private static final long MOST_CONFIG_BYTES = 1 << 20;

    /** A request before the name of an image in Cube 2, such as for compressed ones. */
    private static final Pattern REQUEST = Pattern.compile("<[^>]*>");

    private TextureFinder() {}

    /**
     * Searches for the images of a mesh.
     *
     * @param shader of the mesh, or the material that replaces it
     * @param objectName of the mesh, as in a comment of the file; empty if it has none
     */
    public static MeshTextures search(GameTree tree, Path meshFile, String shader, String objectName) {
        return configured(tree, meshFile, objectName)
                .or(() -> MaterialFinder.find(tree, meshFile, shader).map(it -> declared(tree, meshFile, it)))
                .orElseGet(() -> guessed(tree.search(meshFile, shader, TextureFinder::guesses)));
    }

    /** The images by the md5.cfg of the folder; empty if it has none for the mesh. */
    private static Optional<MeshTextures> configured(GameTree tree, Path meshFile, String objectName) {
        Path folder = meshFile.toAbsolutePath().getParent();
        return Folders.find(folder, List.of(CONFIG), Files::isRegularFile).flatMap(config -> {
            List<Command> commands = commands(config);
            Function<String, Optional<Texture>> image = name ->
                    command(commands, name, meshFile, objectName).map(it -> configured(tree, meshFile, config, it));
            return image.apply("md5skin")
                    .map(color -> new MeshTextures(
                            color, image.apply("md5bumpmap").orElse(Texture.NONE), Texture.NONE, false));
        });
    }

    private static Texture configured(GameTree tree, Path meshFile, Path config, Command command) {
        String image = REQUEST.matcher(command.argument(2)).replaceAll("");
        Source source =
                new Source(Kind.CONFIG, config, command.words().getFirst().location(), image);
        return Texture.of(Optional.of(source), tree.search(meshFile, image, TextureFinder::names));
    }

    private static List<Command> commands(Path config) {
        try {
            return Files.size(config) > MOST_CONFIG_BYTES ? List.of() : ConfigReader.read(Files.readAllBytes(config));
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** The command for the mesh: the last that is always run, or otherwise the last of all. */
    private static Optional<Command> command(List<Command> commands, String name, Path meshFile, String objectName) {
        boolean loaded = commands.stream()
                .filter(it -> isNamed(it, "md5load"))
                .map(it -> it.argument(1).replaceAll(".*[/\\\\]", ""))
                .anyMatch(it -> Folders.isNamed(meshFile, it));
        return commands.stream()
                .filter(it -> loaded && isNamed(it, name) && it.words().size() > 2)
                .filter(it -> it.argument(1).equals("*") || it.argument(1).equals(objectName))
                .sorted(Comparator.comparing((Command it) -> it.depth() == 0))
                .reduce((first, last) -> last);
    }

    private static boolean isNamed(Command command, String name) {
        return command.words().getFirst().text().equals(name);
    }

    private static MeshTextures declared(GameTree tree, Path meshFile, Declared found) {
        Function<Optional<Stage>, Texture> texture = stage ->
                stage.map(it -> texture(tree, meshFile, found.file(), it)).orElse(Texture.NONE);
        Material material = found.material();
        return new MeshTextures(
                texture.apply(material.color()),
                texture.apply(material.first(Lighting.BUMP)),
                texture.apply(material.first(Lighting.SPECULAR)),
                material.twoSided());
    }

    private static Texture texture(GameTree tree, Path meshFile, Path materials, Stage stage) {
        List<String> names = Texture.names(stage.image());
        return new Texture(
                Optional.of(new Source(
                        Kind.MATERIAL,
                        materials,
                        stage.location(),
                        stage.image().text())),
                Optional.of(stage.image()).filter(it -> it instanceof ImageFunction || names.isEmpty()),
                names.stream()
                        .map(name -> tree.search(meshFile, name, MaterialFinder::names))
                        .toList());
    }

    /** Only the color is named: the other images are those beside it with the usual suffixes. */
    private static MeshTextures guessed(FileSearch color) {
        return new MeshTextures(
                Texture.of(Optional.empty(), color), beside(color, NORMALS), beside(color, SPECULAR), false);
    }

    private static Texture beside(FileSearch color, List<String> suffixes) {
        return color.found()
                .map(file -> {
                    String stem =
                            SUFFIX.matcher(stem(file.getFileName().toString())).replaceAll("");
                    List<String> names = suffixes.stream()
                            .flatMap(suffix -> USUAL.stream().map(it -> stem + suffix + it))
                            .toList();
                    Optional<Path> found = Folders.find(file.getParent(), names, Files::isRegularFile);
                    return Texture.of(Optional.empty(), new FileSearch(found, names, List.of(file.getParent())));
                })
                .orElse(Texture.NONE);
    }

    /** The accepted names for a shader that is a path, as in models of modders and of Cube 2 games. */
    private static List<String> guesses(String name) {
        return Stream.concat(
                        names(name).stream(),
                        SUFFIXES.stream().flatMap(suffix -> USUAL.stream().map(it -> stem(name) + suffix + it)))
                .distinct()
                .toList();
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
        return EXTENSIONS.stream().anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
    }

    /** A file's name without its extension. */
    static String stem(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
