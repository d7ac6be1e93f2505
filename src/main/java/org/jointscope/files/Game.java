package org.jointscope.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jointscope.files.GameFinder.GamePlaces;
import org.jointscope.files.Place.Loser;
import org.jointscope.files.Place.Reason;
import org.jointscope.files.Place.Rule;

/**
 * The game around a file, which references files by paths relative to the folders of the game (or on the disk of the
 * exporter's user). They are searched for in the order of the engine. If that finds none, the path and its shorter ends
 * are tried in the folder of the file, in the folders above it, then in added folders.
 *
 * <p>Remembers the listings of folders: make another one when files can have changed.
 */
public final class Game {

    private static final int MOST_ANCESTORS = 8;

    private final Path referrer;
    private final List<Path> added;
    private final SearchOrder order;
    private final List<Place> places;
    private final Listings listings;

    private Game(Path referrer, List<Path> added, GamePlaces found, Listings listings) {
        this.referrer = referrer;
        this.added = added;
        this.order = found.order();
        this.places = List.copyOf(found.places());
        this.listings = listings;
    }

    static Game around(Path referrer, GameTree tree) {
        Path file = referrer.toAbsolutePath();
        Listings listings = new Listings();
        return new Game(file, tree.added(), new GameFinder(tree, listings).around(ancestors(file)), listings);
    }

    /** The folder of a file, and the folders above it. */
    private static List<Path> ancestors(Path file) {
        return Stream.iterate(file.getParent(), Objects::nonNull, Path::getParent)
                .limit(MOST_ANCESTORS + 1)
                .toList();
    }

    /** How files are searched for. */
    public SearchOrder order() {
        return order;
    }

    /** The folders and archives of the game, those that are searched in their order; none without a game. */
    public List<Place> places() {
        return places;
    }

    /** Whether the file is in a game, or a game was added. */
    public boolean isFound() {
        return !places.isEmpty();
    }

    /**
     * Searches for a file by its path in the game.
     *
     * @param names accepted file names for the last part of the path, the likeliest first
     */
    public FileSearch search(String path, Function<String, List<String>> names) {
        List<String> parts = GamePath.parts(path);
        List<String> accepted = parts.isEmpty() ? List.of() : names.apply(parts.getLast());
        FileSearch inGame = inGame(parts, accepted);
        if (inGame.found().isPresent()) {
            return inGame;
        }
        FileSearch nearby = nearby(parts, accepted);
        return new FileSearch(
                nearby.found(),
                accepted,
                Stream.concat(inGame.folders().stream(), nearby.folders().stream())
                        .distinct()
                        .toList(),
                Stream.concat(inGame.losers().stream(), nearby.losers().stream())
                        .filter(it -> it.reason().rule() == Rule.CASE
                                || !nearby.found().equals(Optional.of(it.file())))
                        .toList(),
                isFound());
    }

    private record Hit(Place place, Path file, int name, boolean caseDiffers) {

        boolean isUsed() {
            return place.ignored().isEmpty() && !caseDiffers;
        }
    }

    private FileSearch inGame(List<String> parts, List<String> accepted) {
        List<Path> folders = new ArrayList<>();
        List<Hit> hits = new ArrayList<>();
        List<String> above = parts.subList(0, Math.max(0, parts.size() - 1));
        for (Place place : places) {
            Optional<Path> folder = listings.find(place.root(), above);
            Path searched = resolve(place.root(), above);
            if (place.ignored().isEmpty()) {
                folders.add(searched);
            }
            for (int name = 0; folder.isPresent() && name < accepted.size(); name++) {
                Optional<Path> file =
                        listings.find(folder.get(), accepted.get(name)).filter(StoredFiles::isFile);
                if (file.isPresent()) {
                    boolean differs = order.caseSensitive && !file.get().equals(searched.resolve(accepted.get(name)));
                    hits.add(new Hit(place, file.get(), name, differs));
                }
            }
        }
        if (order.extensionFirst) {
            hits.sort(Comparator.comparing(Hit::name));
        }
        Optional<Hit> winner = hits.stream().filter(Hit::isUsed).findFirst();
        List<Loser> losers = hits.stream()
                .filter(it -> !winner.equals(Optional.of(it)))
                .map(it -> new Loser(it.file(), reason(winner, it)))
                .toList();
        return new FileSearch(winner.map(Hit::file), accepted, folders, losers, false);
    }

    /** Why a file is not used, if another one is. */
    private Reason reason(Optional<Hit> winner, Hit loser) {
        if (loser.place().ignored().isPresent()) {
            return loser.place().ignored().get();
        }
        if (loser.caseDiffers() || winner.isEmpty()) {
            return Reason.of(Rule.CASE);
        }
        Hit first = winner.get();
        boolean sameMod = first.place().mod().equals(loser.place().mod());
        if (first.name() != loser.name()
                && (order.extensionFirst || first.place().equals(loser.place()))) {
            return Reason.of(Rule.EXTENSION);
        }
        return sameMod
                ? Reason.of(GameFinder.rule(order, first.place(), loser.place()))
                : new Reason(Rule.MOD, first.place().modName());
    }

    private static Path resolve(Path root, List<String> names) {
        Path path = root;
        for (String name : names) {
            path = path.resolve(name);
        }
        return path;
    }

    private FileSearch nearby(List<String> parts, List<String> accepted) {
        List<Path> folders = new ArrayList<>();
        for (Path folder : roots()) {
            for (int from = 0; from < parts.size(); from++) {
                Path below = resolve(folder, parts.subList(from, parts.size() - 1));
                if (folders.contains(below)) {
                    continue;
                }
                folders.add(below);
                Optional<Path> found = Folders.find(below, accepted, StoredFiles::isFile);
                if (found.isPresent()) {
                    return new FileSearch(found, accepted, folders, others(found.get(), accepted), false);
                }
            }
        }
        return new FileSearch(Optional.empty(), accepted, folders);
    }

    /** The files beside another one with names that are tried after it. */
    private static List<Loser> others(Path found, List<String> accepted) {
        return accepted.stream()
                .map(found::resolveSibling)
                .filter(it -> !Folders.isNamed(it, found.getFileName().toString()) && StoredFiles.isFile(it))
                .map(it -> new Loser(it, Reason.of(Rule.EXTENSION)))
                .toList();
    }

    /** The folders around the file, in a game up to that of the mod, then the added ones. */
    private List<Path> roots() {
        List<Path> around = ancestors(referrer);
        int mod = places.isEmpty() ? -1 : around.indexOf(places.getFirst().mod());
        return Stream.concat(around.stream().limit(mod < 0 ? around.size() : mod + 1), added.stream())
                .toList();
    }

    /**
     * The files in a folder of the game, by name without regard to case. Of several with the same name, that which the
     * engine finds; without a game, that of the nearest folder.
     */
    public Collection<Path> files(String folder, Predicate<Path> condition, int most) {
        Map<String, Path> files = new TreeMap<>();
        Stream<Path> searched =
                isFound() ? places.stream().filter(it -> it.ignored().isEmpty()).map(Place::root) : roots().stream();
        searched.flatMap(root -> listings.find(root, folder).stream())
                .filter(StoredFiles::isFolder)
                .flatMap(it -> Folders.list(it, condition, most).stream())
                .filter(StoredFiles::isFile)
                .forEach(file -> files.putIfAbsent(Listings.lower(file), file));
        return files.values();
    }
}
