package org.jointscope.material;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.files.FileSearch;
import org.jointscope.files.Folders;
import org.jointscope.files.Game;
import org.jointscope.files.GameTree;
import org.jointscope.files.StoredFiles;
import org.jointscope.material.Skin.Origin;

/**
 * Finds the images that can be applied to an .md2: those in its list, with paths relative to the game's folder, and
 * those in the same folder, because the models of players list none (Quake II, client/cl_parse.c, CL_LoadClientinfo).
 */
public final class SkinFinder {

    /** The extension in Quake II, then those that later engines and games use instead. */
    private static final List<String> EXTENSIONS = List.of(".pcx", ".png", ".jpg", ".jpeg", ".tga", ".bmp");

    /** Extensions of images that are not searched for under another name. */
    private static final List<String> OTHERS = List.of(".dds", ".lmp");

    private static final String COLORMAP = "pics/colormap.pcx";
    private static final String ICON = "_i";

    /** The name of the specular masks in Cube games. */
    private static final String MASKS = "masks";

    /** A folder with more images does not belong to the model alone. */
    private static final int MOST_BESIDE = 256;

    /** The limit for a list; real models list fewer skins, hostile files can list 100,000. */
    public static final int MOST_SEARCHED = 256;

    private SkinFinder() {}

    /**
     * Returns the skins of the model's list in its order, then the other images in the same folder, the likeliest
     * first. Only the first {@value #MOST_SEARCHED} of the list are searched for. Slow; checks for interruption.
     *
     * @throws CancellationException if the thread is interrupted
     */
    public static List<Skin> find(GameTree tree, Path model, List<String> listed) {
        Game game = tree.around(model);
        List<Skin> skins = new ArrayList<>();
        Set<Path> known = new HashSet<>();
        for (String name : listed) {
            if (skins.size() >= MOST_SEARCHED) {
                skins.add(new Skin(Origin.UNSEARCHED, skins.size(), name, FileSearch.NONE));
                continue;
            }
            if (Thread.interrupted()) {
                throw new CancellationException();
            }
            FileSearch search = game.search(name, SkinFinder::names);
            search.found().ifPresent(known::add);
            skins.add(new Skin(Origin.LISTED, skins.size(), name, search));
        }
        List<Path> beside = new ArrayList<>(beside(model));
        beside.removeAll(known);
        Set<String> stems = beside.stream().map(SkinFinder::stem).collect(Collectors.toSet());
        beside.stream()
                .map(picture -> beside(model, picture, stems, beside.size()))
                .sorted(Comparator.comparing(Skin::origin).thenComparing(Skin::name))
                .forEach(skins::add);
        return List.copyOf(skins);
    }

    /** The first skin that was found and is likely, or otherwise the first if it is missing. Slow, as {@link #find}. */
    public static Optional<Skin> shown(GameTree tree, Path model, List<String> listed) {
        List<Skin> skins = find(tree, model, listed);
        return skins.stream()
                .filter(Skin::isLikely)
                .findFirst()
                .or(() -> skins.stream().findFirst().filter(it -> it.found().isEmpty()));
    }

    /** Searches for the image with the colors of the game, {@code pics/colormap.pcx} in the game's folder. */
    public static FileSearch findColormap(GameTree tree, Path model) {
        return tree.search(model, COLORMAP, List::of);
    }

    /** An image that the user selected, as a skin. */
    public static Skin chosen(Path picture) {
        return of(Origin.CHOSEN, picture);
    }

    private static Skin of(Origin origin, Path picture) {
        String name = String.valueOf(picture.getFileName());
        return new Skin(origin, Skin.UNLISTED, name, new FileSearch(Optional.of(picture), List.of(name), List.of()));
    }

    private static List<String> names(String listed) {
        boolean named = isImage(lower(listed));
        return Stream.concat(
                        named ? Stream.of(listed) : EXTENSIONS.stream().map(listed::concat),
                        EXTENSIONS.stream().map(TextureFinder.stem(listed)::concat))
                .distinct()
                .toList();
    }

    /** Whether a file has the extension of an image. */
    public static boolean isImage(Path file) {
        return isImage(lower(file));
    }

    private static boolean isImage(String lower) {
        return Stream.concat(EXTENSIONS.stream(), OTHERS.stream()).anyMatch(lower::endsWith);
    }

    private static List<Path> beside(Path model) {
        Path folder = model.toAbsolutePath().getParent();
        return folder == null
                ? List.of()
                : Folders.list(folder, file -> isImage(file) && StoredFiles.isFile(file), MOST_BESIDE);
    }

    private static Skin beside(Path model, Path picture, Set<String> stems, int count) {
        String stem = stem(picture);
        if (stem.endsWith(ICON)) {
            return of(Origin.ICON, picture);
        }
        Path folder = picture.getParent().getFileName();
        boolean fits = count == 1 && !stem.equals(MASKS)
                || stem.startsWith("skin")
                || stem.startsWith(stem(model))
                || stems.contains(stem + ICON)
                || folder != null && stem.equals(lower(folder));
        return of(fits ? Origin.BESIDE : Origin.STRANGER, picture);
    }

    private static String stem(Path file) {
        return TextureFinder.stem(lower(file));
    }

    private static String lower(Path file) {
        return lower(String.valueOf(file.getFileName()));
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
