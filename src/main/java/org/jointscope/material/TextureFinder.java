package org.jointscope.material;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.files.Folders;
import org.jointscope.files.GameTree;
import org.jointscope.format.cube.ConfigReader;
import org.jointscope.format.cube.ConfigReader.Command;
import org.jointscope.material.Texture.Kind;
import org.jointscope.material.Texture.Source;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.Materials.Stage;

/**
 * Finds the image that colors a mesh: the one that a configuration of Cube 2 or a material of Doom 3 names, or else the
 * one whose path the shader is.
 */
public final class TextureFinder {

    private static final List<String> EXTENSIONS = List.of(".png", ".jpg", ".jpeg", ".tga", ".bmp");
    private static final List<String> USUAL = List.of(".png", ".tga", ".jpg");

    /**
     * What some games and modders append to the shader: the number of a skin and of a frame in the rerelease of Quake,
     * and the letter of a diffuse map.
     */
    private static final List<String> SUFFIXES = List.of("_00_00", "_d");

    private static final String CONFIG = "md5.cfg";
    private static final long MOST_CONFIG_BYTES = 1 << 20;

    /** A request before the name of an image in Cube 2, such as for compressed ones. */
    private static final Pattern REQUEST = Pattern.compile("<[^>]*>");

    private TextureFinder() {}

    /**
     * Searches for the image of a mesh.
     *
     * @param shader of the mesh, or the material that replaces it
     * @param objectName of the mesh, as in a comment of the file; empty if it has none
     */
    public static Texture search(GameTree tree, Path meshFile, String shader, String objectName) {
        return configured(tree, meshFile, objectName)
                .or(() -> declared(tree, meshFile, shader))
                .orElseGet(() -> new Texture(Optional.empty(), tree.search(meshFile, shader, TextureFinder::guesses)));
    }

    private static Optional<Texture> configured(GameTree tree, Path meshFile, String objectName) {
        Path folder = meshFile.toAbsolutePath().getParent();
        return Folders.find(folder, List.of(CONFIG), Files::isRegularFile)
                .flatMap(config -> skin(commands(config), meshFile, objectName).map(command -> {
                    String image = REQUEST.matcher(command.argument(2)).replaceAll("");
                    Word name = command.words().getFirst();
                    return new Texture(
                            Optional.of(new Source(Kind.CONFIG, config, name.location(), image)),
                            tree.search(meshFile, image, TextureFinder::names));
                }));
    }

    private static List<Command> commands(Path config) {
        try {
            return Files.size(config) > MOST_CONFIG_BYTES ? List.of() : ConfigReader.read(Files.readAllBytes(config));
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** The command for the mesh: the last that is always run, or otherwise the last of all. */
    private static Optional<Command> skin(List<Command> commands, Path meshFile, String objectName) {
        boolean loaded = commands.stream()
                .filter(it -> isNamed(it, "md5load"))
                .map(it -> it.argument(1).replaceAll(".*[/\\\\]", ""))
                .anyMatch(name -> Folders.isNamed(meshFile, name));
        return commands.stream()
                .filter(it -> loaded && isNamed(it, "md5skin") && it.words().size() > 2)
                .filter(it -> it.argument(1).equals("*") || it.argument(1).equals(objectName))
                .sorted(Comparator.comparing((Command it) -> it.depth() == 0))
                .reduce((first, last) -> last);
    }

    private static boolean isNamed(Command command, String name) {
        return command.words().getFirst().text().equals(name);
    }

    private static Optional<Texture> declared(GameTree tree, Path meshFile, String shader) {
        return MaterialFinder.find(tree, meshFile, shader)
                .flatMap(declared ->
                        declared.material().color().map(stage -> texture(tree, meshFile, declared.file(), stage)));
    }

    private static Texture texture(GameTree tree, Path meshFile, Path materials, Stage stage) {
        String image = stage.image().files().findFirst().map(Word::text).orElse("");
        return new Texture(
                Optional.of(new Source(Kind.MATERIAL, materials, stage.location(), image)),
                tree.search(meshFile, image, MaterialFinder::names));
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
