package org.jointscope.material;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.files.FileSearch;
import org.jointscope.files.Folders;
import org.jointscope.files.Game;
import org.jointscope.files.GameTree;
import org.jointscope.files.SearchOrder;
import org.jointscope.files.StoredFiles;
import org.jointscope.material.Texture.Kind;
import org.jointscope.material.Texture.Source;

/**
 * Finds the images of the meshes of a file: those that a configuration of Cube 2, a material of Doom 3 or an .md2 of
 * Quake II names, otherwise that with the shader as its path, and those with the same name and a suffix.
 */
public final class TextureFinder {

    private static final List<String> EXTENSIONS = List.of(".png", ".jpg", ".jpeg", ".tga", ".bmp");

    /** Extensions of images that are used only if a name contains them. */
    private static final List<String> OTHERS = List.of(".dds", ".lmp", ".pcx");

    private static final List<String> USUAL = List.of(".png", ".tga", ".jpg");

    /** The formats of Quake's engines (Ironwail, image.c, Image_LoadImage). */
    private static final List<String> OF_QUAKE = List.of(".png", ".tga", ".jpg", ".pcx", ".lmp");

    /** What modders append to the name of a diffuse map. */
    private static final String DIFFUSE = "_d";

    /** Suffixes of the images of normals and highlights. */
    private static final List<String> NORMALS = List.of("_local", "_n", "_normal", "_normals");

    private static final List<String> SPECULAR = List.of("_s");

    /** Suffixes of the images of light in the rerelease of Quake. */
    private static final List<String> GLOW = List.of("_glow", "_luma");

    /** The limit for skins and frames of a model. */
    private static final int MOST_VARIANTS = 256;

    private final Game game;
    private final TextureChoice choice;
    private final ConfigTextures config;
    private final MaterialFinder materials;
    private final ModelSkins skins;

    /** Reads the files that name images around a mesh file. */
    public TextureFinder(GameTree tree, Path meshFile) {
        this(tree, meshFile, TextureChoice.NONE);
    }

    /** Reads the files that name images around a mesh file. */
    public TextureFinder(GameTree tree, Path meshFile, TextureChoice choice) {
        this.game = tree.around(meshFile);
        this.choice = choice;
        config = new ConfigTextures(game, meshFile);
        materials = new MaterialFinder(game);
        skins = new ModelSkins(game, meshFile);
    }

    /** The game around the mesh file. */
    public Game game() {
        return game;
    }

    /**
     * Searches for the images of a mesh.
     *
     * @param shader of the mesh, or the material that replaces it
     * @param objectName of the mesh, as in a comment of the file; empty if it has none
     */
    public MeshTextures search(String shader, String objectName) {
        MeshTextures found = config.of(objectName)
                .or(() -> materials.find(shader).map(new MaterialTextures(game)::of))
                .or(this::ofModel)
                .orElseGet(() -> guessed(shader));
        return Optional.ofNullable(choice.images().get(shader))
                .map(it -> found.withColor(byHand(it)))
                .orElse(found);
    }

    private static Texture byHand(Path image) {
        String name = image.getFileName().toString();
        FileSearch search = new FileSearch(
                Optional.of(image).filter(StoredFiles::isFile), List.of(name), List.of(image.getParent()));
        return Texture.of(Optional.of(new Source(Kind.HAND, image, Optional.empty(), name)), search);
    }

    private Optional<MeshTextures> ofModel() {
        return skins.of(choice.skin())
                .map(color -> MeshTextures.of(color, Texture.NONE, Texture.NONE, false)
                        .withVariants(skins.variants()));
    }

    /** Only the color is named: the other images have its name and the usual suffixes. */
    private MeshTextures guessed(String shader) {
        String path = game.order() == SearchOrder.QUAKE && shader.indexOf('/') < 0 ? "progs/" + shader : shader;
        FileSearch search = game.search(path, this::guesses);
        Texture color = Texture.of(Optional.empty(), search);
        String suffix = suffix(choice.skin(), choice.frame());
        boolean numbered =
                search.found().filter(it -> stem(it).endsWith(suffix)).isPresent();
        if (!numbered) {
            return MeshTextures.of(color, likeColor(search, NORMALS), likeColor(search, SPECULAR), false);
        }
        Optional<Path> palette = game.search("gfx/palette.lmp", List::of).found();
        return MeshTextures.of(
                        color.withPalette(palette, true),
                        likeColor(search, NORMALS),
                        likeColor(search, SPECULAR),
                        false)
                .withGlow(beside(search, stem(search.found().get()), GLOW).withPalette(palette, true))
                .withVariants(variants(search.found().get(), suffix));
    }

    private static Texture likeColor(FileSearch color, List<String> suffixes) {
        return color.found()
                .map(file -> beside(color, plain(stem(file)), suffixes))
                .orElse(Texture.NONE);
    }

    /** A name without the suffixes of a color. */
    private static String plain(String stem) {
        String unnumbered = stem.replaceFirst("_\\d\\d_\\d\\d$", "");
        return unnumbered.endsWith(DIFFUSE) && unnumbered.equals(stem)
                ? stem.substring(0, stem.length() - DIFFUSE.length())
                : unnumbered;
    }

    private static Texture beside(FileSearch color, String stem, List<String> suffixes) {
        Path folder = color.found().orElseThrow().getParent();
        List<String> names = withSuffixes(stem, suffixes, USUAL).toList();
        Optional<Path> found = Folders.find(folder, names, StoredFiles::isFile);
        return Texture.of(Optional.empty(), new FileSearch(found, names, List.of(folder)));
    }

    /** The skins and frames that were found in the folder of one of them. */
    private static List<TextureVariant> variants(Path image, String suffix) {
        String stem = stem(image);
        String plain = stem.substring(0, stem.length() - suffix.length());
        Pattern numbered = Pattern.compile(
                Pattern.quote(plain) + "_(\\d\\d)_(\\d\\d)("
                        + String.join("|", OF_QUAKE).replace(".", "\\.") + ")",
                Pattern.CASE_INSENSITIVE);
        return Folders.list(
                        image.getParent(), file -> numbered.matcher(name(file)).matches(), MOST_VARIANTS)
                .stream()
                .map(file -> numbered.matcher(name(file)))
                .filter(Matcher::matches)
                .map(it -> new TextureVariant(
                        Integer.parseInt(it.group(1)),
                        Integer.parseInt(it.group(2)),
                        plain + '_' + it.group(1) + '_' + it.group(2)))
                .distinct()
                .toList();
    }

    /** The number of a skin and of a frame, as in the rerelease of Quake. */
    static String suffix(int skin, int frame) {
        return String.format(Locale.ROOT, "_%02d_%02d", skin, frame);
    }

    /** The accepted names for a shader that is a path, as in models of modders, of Quake and of Cube 2 games. */
    private List<String> guesses(String name) {
        Stream<String> numbered = withSuffixes(stem(name), List.of(suffix(choice.skin(), choice.frame())), OF_QUAKE);
        Stream<String> usual = Stream.concat(
                game.order() == SearchOrder.QUAKE ? numbered : names(name).stream(),
                game.order() == SearchOrder.QUAKE ? names(name).stream() : numbered);
        return Stream.concat(usual, withSuffixes(stem(name), List.of(DIFFUSE), USUAL))
                .distinct()
                .toList();
    }

    /** The names of an image with suffixes before the extension. */
    private static Stream<String> withSuffixes(String stem, List<String> suffixes, List<String> extensions) {
        return suffixes.stream().flatMap(suffix -> extensions.stream().map(it -> stem + suffix + it));
    }

    /** The name itself if it has the extension of an image, and the name with each extension. */
    static List<String> names(String name) {
        return Stream.concat(
                        Stream.of(name).filter(TextureFinder::isImage),
                        Stream.of(name, stem(name))
                                .flatMap(begin -> EXTENSIONS.stream().map(begin::concat)))
                .distinct()
                .toList();
    }

    /** Whether a name has the extension of an image. */
    static boolean isImage(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return Stream.concat(EXTENSIONS.stream(), OTHERS.stream()).anyMatch(lower::endsWith);
    }

    private static String stem(Path file) {
        return stem(name(file));
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    /** A file's name without its extension. */
    static String stem(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
