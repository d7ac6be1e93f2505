package org.jointscope.material;

import org.jointscope.material.Skin.Origin;
import org.jointscope.material.TextureFinder.TextureSearch;

import java.io.IOException;
import java.nio.file.Files;
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

/**
 * Finds the pictures that an .md2 may wear: those of its list, whose names are paths from the
 * game's folder, and those that lie beside it, for the files of players list none (Quake II,
 * client/cl_parse.c, CL_LoadClientinfo).
 */
public final class SkinFinder {

    /** Of Quake II, then those that later engines and games look for instead. */
    private static final List<String> EXTENSIONS =
            List.of(".pcx", ".png", ".jpg", ".jpeg", ".tga", ".bmp");

    private static final String COLORMAP = "pics/colormap.pcx";
    private static final String ICON = "_i";

    /** Of Cube's games: where a skin shines. */
    private static final String MASKS = "masks";

    /** A folder with more pictures than that is not the model's own. */
    private static final int MOST_BESIDE = 256;

    /** Of a list; no model has so many skins, and a hostile file could list a hundred thousand. */
    public static final int MOST_SEARCHED = 256;

    private SkinFinder() {}

    /**
     * Skins of the model's list in its order, then the pictures beside the model that are not among
     * them, the likeliest first. Only the first {@value #MOST_SEARCHED} of the list are looked for.
     * Takes a while, and looks whether its thread is interrupted.
     *
     * @throws CancellationException if it is
     */
    public static List<Skin> find(Path model, List<String> listed) {
        List<Skin> skins = new ArrayList<>();
        Set<Path> known = new HashSet<>();
        for (String name : listed) {
            if (skins.size() >= MOST_SEARCHED) {
                skins.add(new Skin(Origin.UNSEARCHED, skins.size(), name, TextureSearch.NONE));
                continue;
            }
            if (Thread.interrupted()) {
                throw new CancellationException();
            }
            TextureSearch search = TextureFinder.search(model, name, SkinFinder::names);
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

    /**
     * Looks for the picture with the colours of the game, which lies in its folder as {@code
     * pics/colormap.pcx}.
     */
    public static TextureSearch findColormap(Path model) {
        return TextureFinder.search(model, COLORMAP, List::of);
    }

    /** A picture that somebody chose, as a skin. */
    public static Skin chosen(Path picture) {
        return of(Origin.CHOSEN, picture);
    }

    private static Skin of(Origin origin, Path picture) {
        String name = String.valueOf(picture.getFileName());
        return new Skin(
                origin,
                Skin.UNLISTED,
                name,
                new TextureSearch(Optional.of(picture), List.of(name), List.of()));
    }

    private static List<String> names(String listed) {
        boolean named = EXTENSIONS.stream().anyMatch(lower(listed)::endsWith);
        return Stream.concat(
                        named ? Stream.of(listed) : EXTENSIONS.stream().map(listed::concat),
                        EXTENSIONS.stream().map(TextureFinder.stem(listed)::concat))
                .distinct()
                .toList();
    }

    private static List<Path> beside(Path model) {
        Path folder = model.toAbsolutePath().getParent();
        if (folder == null) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> EXTENSIONS.stream().anyMatch(lower(file)::endsWith))
                    .sorted()
                    .filter(Files::isRegularFile)
                    .limit(MOST_BESIDE)
                    .toList();
        } catch (IOException unreadableFolder) {
            return List.of();
        }
    }

    private static Skin beside(Path model, Path picture, Set<String> stems, int count) {
        String stem = stem(picture);
        if (stem.endsWith(ICON)) {
            return of(Origin.ICON, picture);
        }
        Path folder = picture.getParent().getFileName();
        boolean fits =
                count == 1 && !stem.equals(MASKS)
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
