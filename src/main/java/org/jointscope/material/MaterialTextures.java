package org.jointscope.material;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.files.FileSearch;
import org.jointscope.files.Game;
import org.jointscope.files.Place.Loser;
import org.jointscope.files.Place.Reason;
import org.jointscope.files.Place.Rule;
import org.jointscope.files.StoredFiles;
import org.jointscope.material.MeshTextures.OtherStage;
import org.jointscope.material.Texture.Kind;
import org.jointscope.material.Texture.Source;
import org.jointscope.model.Materials.Image;
import org.jointscope.model.Materials.ImageFile;
import org.jointscope.model.Materials.ImageFunction;
import org.jointscope.model.Materials.Lighting;
import org.jointscope.model.Materials.Material;
import org.jointscope.model.Materials.Stage;

/** The images of a material of Doom 3. */
final class MaterialTextures {

    /** Files of one image program; real ones have at most four. */
    private static final int MOST_FILES = 64;

    /** The folder with compressed images, and the limit for folders in it (renderer/Image_load.cpp). */
    private static final String COMPRESSED = "dds/";

    private static final int MOST_FOLDERS = 4;

    /** Doom 3 has as many stages of a material (renderer/Material.h). */
    private static final int MOST_OTHERS = 256;

    private final Game game;

    MaterialTextures(Game game) {
        this.game = game;
    }

    MeshTextures of(DeclaredMaterial found) {
        Material material = found.material();
        Texture color = material.color()
                .map(it -> texture(found.file(), it))
                .orElseGet(() -> Texture.without(new Source(
                        Kind.MATERIAL, found.file(), Optional.of(material.name().location()), "")));
        return new MeshTextures(
                color,
                texture(found, Lighting.BUMP),
                texture(found, Lighting.SPECULAR),
                Texture.NONE,
                material.twoSided(),
                Optional.of(found),
                List.of(),
                material.others().stream()
                        .limit(MOST_OTHERS)
                        .map(it -> new OtherStage(it, texture(found.file(), it)))
                        .toList());
    }

    private Texture texture(DeclaredMaterial found, Lighting lighting) {
        return found.material()
                .first(lighting)
                .map(it -> texture(found.file(), it))
                .orElse(Texture.NONE);
    }

    /** The image of a stage. */
    Texture texture(Path file, Stage stage) {
        if (stage.image().isEmpty()) {
            return Texture.NONE;
        }
        Image image = stage.image().get();
        List<String> names = Texture.names(image);
        Source source = new Source(Kind.MATERIAL, file, Optional.of(stage.location()), image.text());
        List<FileSearch> searches = names.stream()
                .limit(MOST_FILES)
                .map(name -> game.search(name, MaterialTextures::names))
                .toList();
        return new Texture(
                Optional.of(source),
                stage.image().filter(it -> it instanceof ImageFunction || names.isEmpty()),
                stage.lighting() == Lighting.DIFFUSE && !stage.alphaTested(),
                searches,
                names.isEmpty() ? FileSearch.NONE : compressed(image, stage.lighting(), searches),
                Optional.empty());
    }

    /** The names of the files that Doom 3 and its successors try for an image of a material, in order. */
    static List<String> names(String image) {
        String stem = withoutTga(image);
        return TextureFinder.isImage(stem)
                ? List.of(image)
                : Stream.of(".tga", ".jpg", ".png").map(stem::concat).toList();
    }

    private static String withoutTga(String image) {
        return image.toLowerCase(Locale.ROOT).endsWith(".tga") ? TextureFinder.stem(image) : image;
    }

    /**
     * The image that replaces the program: it is used unless one of the files is newer. Files in archives have no time.
     * By default Doom 3 does not use it for normal maps; here it is used if the files are missing.
     */
    private FileSearch compressed(Image image, Lighting lighting, List<FileSearch> searches) {
        FileSearch search = game.search(compressedName(image), List::of);
        if (search.found().isEmpty()) {
            return FileSearch.NONE;
        }
        Path file = search.found().get();
        boolean complete = searches.stream().allMatch(it -> it.found().isPresent());
        List<Path> sources =
                searches.stream().flatMap(it -> it.found().stream()).toList();
        if (complete && lighting == Lighting.BUMP) {
            return without(search, new Loser(file, Reason.of(Rule.NOT_COMPRESSED)));
        }
        boolean stale =
                complete && sources.stream().map(MaterialTextures::time).anyMatch(it -> it.compareTo(time(file)) > 0);
        if (stale) {
            return without(search, new Loser(file, Reason.of(Rule.STALE)));
        }
        List<Loser> losers = Stream.concat(
                        search.losers().stream(), sources.stream().map(it -> new Loser(it, Reason.of(Rule.DDS_FIRST))))
                .toList();
        return new FileSearch(search.found(), search.names(), search.folders(), losers, search.outside());
    }

    private static FileSearch without(FileSearch search, Loser loser) {
        return new FileSearch(
                Optional.empty(),
                search.names(),
                search.folders(),
                Stream.concat(Stream.of(loser), search.losers().stream()).toList(),
                false);
    }

    private static FileTime time(Path file) {
        try {
            return StoredFiles.isInArchive(file) ? FileTime.fromMillis(0) : StoredFiles.time(file);
        } catch (IOException missing) {
            return FileTime.fromMillis(0);
        }
    }

    /** The name under {@code dds/} (ImageProgramStringToCompressedFileName). */
    static String compressedName(Image image) {
        StringBuilder name = new StringBuilder(COMPRESSED);
        int folders = 0;
        for (char c : text(image).toCharArray()) {
            switch (c) {
                case '/', '\\', '(' -> name.append(folders++ < MOST_FOLDERS ? '/' : ' ');
                case '<', '>', ':', '|', '"', '.' -> name.append('_');
                case ')', ',' -> {}
                case ' ' -> name.append(name.charAt(name.length() - 1) == '/' ? "" : ' ');
                default -> name.append(c);
            }
        }
        return name.append(".dds").toString();
    }

    /** The program as Doom 3 names it: a space before each argument, and no {@code .tga}. */
    private static String text(Image image) {
        return switch (image) {
            case ImageFile file -> withoutTga(file.path().text());
            case ImageFunction function ->
                Stream.concat(
                                function.images().stream().map(MaterialTextures::text),
                                function.numbers().stream().map(it -> it.text()))
                        .map(" "::concat)
                        .collect(Collectors.joining(",", function.name().text() + '(', ")"));
        };
    }
}
