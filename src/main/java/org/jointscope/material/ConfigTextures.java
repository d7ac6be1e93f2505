package org.jointscope.material;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.files.FileSearch;
import org.jointscope.files.Folders;
import org.jointscope.files.Game;
import org.jointscope.files.GamePath;
import org.jointscope.files.StoredFiles;
import org.jointscope.format.cube.ConfigReader;
import org.jointscope.format.cube.ConfigReader.Command;
import org.jointscope.material.Texture.Kind;
import org.jointscope.material.Texture.Source;

/** The images that the {@code md5.cfg} in the folder of a mesh assigns, as in Cube 2 games. */
final class ConfigTextures {

    private static final String CONFIG = "md5.cfg";
    private static final String LOAD = "md5load";
    private static final long MOST_BYTES = 1 << 20;

    private final Game game;
    private final Path meshFile;
    private final Optional<Path> config;
    private final List<Command> commands;

    /** The folder of the images below that of all models, if it is not that of the configuration. */
    private final Optional<String> directory;

    /** Reads the md5.cfg, if there is one. */
    ConfigTextures(Game game, Path meshFile) {
        this.game = game;
        this.meshFile = meshFile;
        Path folder = meshFile.toAbsolutePath().getParent();
        config = Folders.find(folder, List.of(CONFIG), StoredFiles::isFile);
        List<Command> all = config.map(ConfigTextures::commands).orElse(List.of());
        commands = ofMesh(all);
        directory = all.stream()
                .takeWhile(it -> commands.isEmpty() || !it.equals(commands.getFirst()))
                .filter(it -> isNamed(it, "md5dir") && it.words().size() > 1)
                .reduce((first, last) -> last)
                .map(it -> it.argument(1));
    }

    private static List<Command> commands(Path config) {
        try {
            return StoredFiles.size(config) > MOST_BYTES ? List.of() : ConfigReader.read(StoredFiles.read(config));
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

    /** The images of a mesh; empty if the md5.cfg has none for it. */
    Optional<MeshTextures> of(String objectName) {
        boolean twoSided = command("md5cullface", objectName)
                .filter(it -> it.argument(2).equals("0"))
                .isPresent();
        return texture("md5skin", objectName)
                .map(color -> MeshTextures.of(
                        color, texture("md5bumpmap", objectName).orElse(Texture.NONE), Texture.NONE, twoSided));
    }

    private Optional<Texture> texture(String name, String objectName) {
        return command(name, objectName).map(command -> {
            // The name can begin with a request such as <dds>.
            String image = command.argument(2);
            String path = image.startsWith("<") ? image.substring(image.lastIndexOf('>') + 1) : image;
            Source source = new Source(
                    Kind.CONFIG,
                    config.orElseThrow(),
                    Optional.of(command.words().getFirst().location()),
                    path);
            boolean opaque = command("md5alphatest", objectName)
                    .filter(it -> it.argument(2).equals("0"))
                    .isPresent();
            return Texture.of(
                            Optional.of(source),
                            inDirectory(path).orElseGet(() -> game.search(path, TextureFinder::names)))
                    .withPalette(Optional.empty(), opaque);
        });
    }

    private Optional<FileSearch> inDirectory(String path) {
        List<String> parts = GamePath.parts(directory.map(it -> it + "/" + path).orElse(""));
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        List<String> names = TextureFinder.names(parts.getLast());
        Path folder = Path.of("", parts.subList(0, parts.size() - 1).toArray(String[]::new));
        return Stream.iterate(config.orElseThrow().getParent(), Objects::nonNull, Path::getParent)
                .map(it -> it.resolve(folder))
                .flatMap(it -> Folders.find(it, names, StoredFiles::isFile).stream())
                .findFirst()
                .map(it -> new FileSearch(Optional.of(it), names, List.of(it.getParent())));
    }

    /** The command for the mesh: the last that is always run, or otherwise the last of all. */
    private Optional<Command> command(String name, String objectName) {
        return commands.stream()
                .filter(it -> isNamed(it, name) && it.words().size() > 2)
                .filter(it -> it.argument(1).equals("*") || it.argument(1).equals(objectName))
                .sorted(Comparator.comparing((Command it) -> it.depth() == 0))
                .reduce((first, last) -> last);
    }
}
