package org.jointscope.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.files.Place.Reason;
import org.jointscope.files.Place.Rule;

/**
 * Finds the game around a file by the names of folders and archives, and puts its folders and archives in the order of
 * the engine.
 */
final class GameFinder {

    private static final GamePlaces NONE = new GamePlaces(SearchOrder.FOLDERS, List.of());
    private static final List<String> ARCHIVES = List.of(".pk4", ".pak", ".pkz");

    /** The names of the folders of base games. */
    private static final Map<SearchOrder, List<String>> BASES = Map.of(
            SearchOrder.DOOM3, List.of("base", "q4base"),
            SearchOrder.QUAKE, List.of("id1"),
            SearchOrder.QUAKE2, List.of("baseq2"),
            SearchOrder.FOLDERS, List.of());

    /** The archives beside the folder of a base game, which are searched last. */
    private static final Map<SearchOrder, List<String>> LAST = Map.of(
            SearchOrder.DOOM3, List.of(),
            SearchOrder.QUAKE, List.of("QuakeEX.kpf"),
            SearchOrder.QUAKE2, List.of("Q2Game.kpf"),
            SearchOrder.FOLDERS, List.of());

    private static final Pattern NUMBERED = Pattern.compile("pak(\\d{1,9})\\.(pak|pkz)");
    private static final String ZIP = ".zip";
    private static final String KPF = ".kpf";

    private final GameTree tree;
    private final Listings listings;

    GameFinder(GameTree tree, Listings listings) {
        this.tree = tree;
        this.listings = listings;
    }

    /** @param places those that are ignored come last */
    record GamePlaces(SearchOrder order, List<Place> places) {}

    /**
     * @param folder or an archive
     * @param order of the game of a mod
     */
    private record Mod(Path folder, SearchOrder order) {}

    /** @param ancestors of a file, the nearest first */
    GamePlaces around(List<Path> ancestors) {
        if (tree.order().equals(Optional.of(SearchOrder.FOLDERS))) {
            return NONE;
        }
        Optional<Mod> own = ancestors.stream().flatMap(it -> mod(it).stream()).findFirst();
        Optional<SearchOrder> order = tree.order()
                .or(() -> own.map(Mod::order))
                .or(() -> tree.added().stream()
                        .flatMap(it -> addedMod(it).stream())
                        .map(Mod::order)
                        .findFirst());
        if (order.isEmpty()) {
            return NONE;
        }
        Set<Path> roots = new LinkedHashSet<>();
        own.map(Mod::folder)
                .or(() -> tree.order().map(it -> contentFolder(ancestors)))
                .ifPresent(mod -> addWithBase(mod, order.get(), roots));
        tree.added()
                .forEach(it ->
                        base(it, order.get()).ifPresentOrElse(roots::add, () -> addWithBase(it, order.get(), roots)));
        List<Place> places = new ArrayList<>();
        roots.forEach(it -> places.addAll(places(it, order.get())));
        roots.stream()
                .flatMap(it -> LAST.get(order.get()).stream().flatMap(name -> find(it.getParent(), name).stream()))
                .distinct()
                .filter(it -> StoredFiles.isArchive(it) && !roots.contains(it))
                .forEach(it -> places.add(Place.archive(it, it)));
        places.replaceAll(
                it -> it.archive() && StoredFiles.isDamaged(it.root()) ? it.ignoredBy(Reason.of(Rule.DAMAGED)) : it);
        places.sort(Comparator.comparing(it -> it.ignored().isPresent()));
        return new GamePlaces(order.get(), places);
    }

    private void addWithBase(Path mod, SearchOrder order, Set<Path> roots) {
        roots.add(mod);
        base(mod.getParent(), order).ifPresent(roots::add);
    }

    /** The mod of an added folder or archive, or of the base game in it. */
    private Optional<Mod> addedMod(Path folder) {
        return mod(folder)
                .or(() -> Stream.of(SearchOrder.values())
                        .filter(it -> base(folder, it).isPresent())
                        .map(it -> new Mod(folder, it))
                        .findFirst());
    }

    /** The folder above that of models, as the games have it; otherwise that of the file. */
    private static Path contentFolder(List<Path> ancestors) {
        return ancestors.stream()
                .filter(it -> Stream.of("models", "progs", "players").anyMatch(name -> Folders.isNamed(it, name)))
                .reduce((first, last) -> last)
                .flatMap(it -> Optional.ofNullable(it.getParent()))
                .orElse(ancestors.getFirst());
    }

    /** The mod of which a folder or archive is the root; empty if it looks like none. */
    private Optional<Mod> mod(Path folder) {
        if (StoredFiles.isArchive(folder) && !named(folder, ZIP)) {
            Path mod = named(folder, KPF) ? folder : folder.getParent();
            return ofArchive(folder).map(order -> new Mod(mod, order));
        }
        if (!StoredFiles.isFolder(folder)) {
            return Optional.empty();
        }
        Optional<SearchOrder> byName = Stream.of(SearchOrder.values())
                .filter(order -> Optional.ofNullable(folder.getParent())
                        .flatMap(it -> base(it, order))
                        .isPresent())
                .findFirst();
        return byName.or(() -> archives(folder).stream()
                        .flatMap(it -> ofArchive(it).stream())
                        .findFirst())
                .or(() -> hasMaterials(folder) ? Optional.of(SearchOrder.DOOM3) : Optional.empty())
                .map(order -> new Mod(folder, order));
    }

    private Optional<SearchOrder> ofArchive(Path archive) {
        if (named(archive, ".pk4")) {
            return Optional.of(SearchOrder.DOOM3);
        }
        if (named(archive, ".pkz") || named(archive, "q2game.kpf")) {
            return Optional.of(SearchOrder.QUAKE2);
        }
        if (named(archive, KPF)) {
            return Optional.of(SearchOrder.QUAKE);
        }
        if (named(archive, ".pak")) {
            return Optional.of(
                    find(archive, "progs").isPresent()
                                    || find(archive, "gfx.wad").isPresent()
                            ? SearchOrder.QUAKE
                            : SearchOrder.QUAKE2);
        }
        return Optional.empty();
    }

    private boolean hasMaterials(Path folder) {
        return find(folder, "materials")
                .filter(it -> !listings.ending(it, List.of(".mtr")).isEmpty())
                .isPresent();
    }

    /** The base game in the folder of a game; of Doom 3, with archives or materials, because the name is common. */
    private Optional<Path> base(Path game, SearchOrder order) {
        return BASES.get(order).stream()
                .flatMap(name -> find(game, name).stream())
                .filter(StoredFiles::isFolder)
                .filter(it -> !Folders.isNamed(it, "base") || !archives(it).isEmpty() || hasMaterials(it))
                .findFirst();
    }

    private Optional<Path> find(Path folder, String name) {
        return folder == null ? Optional.empty() : listings.find(folder, name);
    }

    private static boolean named(Path file, String end) {
        return Listings.lower(file).endsWith(end);
    }

    private List<Path> archives(Path folder) {
        return listings.ending(folder, ARCHIVES).stream()
                .filter(StoredFiles::isArchive)
                .toList();
    }

    /** The folder and the archives of a mod, or an archive that was added. */
    private List<Place> places(Path root, SearchOrder order) {
        if (StoredFiles.isArchive(root)) {
            return List.of(Place.archive(root, root));
        }
        List<Place> archives = new ArrayList<>(
                switch (order) {
                    case DOOM3 -> doom3(root);
                    case QUAKE -> quake(root);
                    case QUAKE2 -> quake2(root);
                    case FOLDERS -> List.of();
                });
        archives.add(order == SearchOrder.DOOM3 ? 0 : archives.size(), Place.folder(root));
        return archives;
    }

    private List<Place> doom3(Path root) {
        return archives(root).stream()
                .filter(it -> named(it, ".pk4"))
                .sorted(Comparator.comparing(Listings::lower).reversed())
                .map(it -> Place.archive(it, root))
                .map(it -> find(it.root(), "addon.conf").isPresent() ? it.ignoredBy(Reason.of(Rule.ADDON)) : it)
                .toList();
    }

    private List<Place> quake(Path root) {
        Map<Integer, Path> numbered = new TreeMap<>(Comparator.reverseOrder());
        List<Place> places = new ArrayList<>();
        for (Path file : archives(root)) {
            if (named(file, ".pak")) {
                number(file)
                        .ifPresentOrElse(
                                it -> numbered.putIfAbsent(it, file),
                                () -> places.add(Place.archive(file, root).ignoredBy(Reason.of(Rule.NUMBERLESS))));
            }
        }
        int missing = 0;
        while (numbered.containsKey(missing)) {
            missing++;
        }
        Reason gap = new Reason(Rule.GAP, "pak" + missing + ".pak");
        for (Map.Entry<Integer, Path> each : numbered.entrySet()) {
            Place place = Place.archive(each.getValue(), root);
            places.add(each.getKey() > missing ? place.ignoredBy(gap) : place);
        }
        return places;
    }

    private List<Place> quake2(Path root) {
        return archives(root).stream()
                .filter(it -> !named(it, ".pk4"))
                .sorted(Comparator.comparing((Path it) -> number(it).orElse(Integer.MAX_VALUE))
                        .thenComparing(Listings::lower)
                        .reversed())
                .map(it -> Place.archive(it, root))
                .toList();
    }

    private static Optional<Integer> number(Path archive) {
        Matcher matcher = NUMBERED.matcher(Listings.lower(archive));
        return matcher.matches() ? Optional.of(Integer.valueOf(matcher.group(1))) : Optional.empty();
    }

    /** Why the first of two places of a mod is searched before the second. */
    static Rule rule(SearchOrder order, Place first, Place second) {
        if (first.archive() != second.archive()) {
            return first.archive() ? Rule.ARCHIVE_FIRST : Rule.LOOSE_FIRST;
        }
        Optional<Integer> loser = number(second.root());
        if (order == SearchOrder.DOOM3 || loser.isEmpty() || loser.equals(number(first.root()))) {
            return Rule.LATER_NAME;
        }
        return number(first.root()).isEmpty() ? Rule.NUMBER_LAST : Rule.HIGHER_NUMBER;
    }
}
