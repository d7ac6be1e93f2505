package org.jointscope.material;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.files.FileSearch;
import org.jointscope.files.Folders;
import org.jointscope.files.Game;
import org.jointscope.files.StoredFiles;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.material.Texture.Kind;
import org.jointscope.material.Texture.Source;

/**
 * The skins of an .md5mesh that replaces an .md2 in the rerelease of Quake II: those in the list of the .md2, each in
 * the folder {@code md5} beside its image (q2pro, refresh/models.c, MOD_LoadMD5).
 */
final class ModelSkins {

    private static final String FOLDER = "md5";
    private static final long MOST_BYTES = 64 << 20;

    /** The limit for skins in the game. */
    private static final int MOST_SKINS = 32;

    private final Game game;
    private final Optional<Path> model;
    private final List<String> skins;

    /** Reads the list of the .md2, if there is one. */
    ModelSkins(Game game, Path meshFile) {
        this.game = game;
        Path folder = meshFile.toAbsolutePath().getParent();
        model = Folders.isNamed(folder, FOLDER) && folder.getParent() != null
                ? Folders.find(
                        folder.getParent(),
                        List.of(TextureFinder.stem(meshFile.getFileName().toString()) + ".md2"),
                        StoredFiles::isFile)
                : Optional.empty();
        skins = model.map(ModelSkins::read).orElse(List.of());
    }

    private static List<String> read(Path model) {
        try {
            return StoredFiles.size(model) > MOST_BYTES
                    ? List.of()
                    : Md2Reader.read(StoredFiles.read(model)).model().skins().stream()
                            .map(it -> it.name())
                            .limit(MOST_SKINS)
                            .toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    List<TextureVariant> variants() {
        return IntStream.range(0, skins.size())
                .mapToObj(skin -> new TextureVariant(skin, 0, skins.get(skin)))
                .toList();
    }

    /** The image of a skin; empty if there is no .md2 with skins. */
    Optional<Texture> of(int skin) {
        return skins.isEmpty() ? Optional.empty() : Optional.of(texture(skins.get(Math.min(skin, skins.size() - 1))));
    }

    private Texture texture(String listed) {
        String path = listed.replace('\\', '/');
        int name = path.lastIndexOf('/') + 1;
        String replaced = path.substring(0, name) + FOLDER + '/' + path.substring(name);
        FileSearch search = game.search(replaced, ModelSkins::names);
        Optional<Path> palette = game.search("pics/colormap.pcx", List::of).found();
        return Texture.of(Optional.of(new Source(Kind.MODEL, model.orElseThrow(), Optional.empty(), listed)), search)
                .withPalette(palette, false);
    }

    /** The formats of the rerelease replace the .pcx. */
    private static List<String> names(String name) {
        return Stream.of(".png", ".jpg", ".tga", ".pcx")
                .map(TextureFinder.stem(name)::concat)
                .toList();
    }
}
