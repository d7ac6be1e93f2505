package org.jointscope.material;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.files.Game;
import org.jointscope.files.Place;
import org.jointscope.messages.Phrase;

/** A game in words. */
public final class GameText {

    private GameText() {}

    /** Its search order, mods and number of archives in a line. */
    public static Phrase of(Game game) {
        if (!game.isFound()) {
            return Phrase.of("game.none");
        }
        List<Place> searched =
                game.places().stream().filter(it -> it.ignored().isEmpty()).toList();
        String mods = searched.stream().map(Place::modName).distinct().collect(Collectors.joining(", "));
        long archives = searched.stream().filter(Place::archive).count();
        return Phrase.of("game", Phrase.of("game.order." + game.order()), mods, archives);
    }

    /** The searched folders and archives in their order, then the ignored ones with the reasons. */
    public static List<Phrase> places(Game game) {
        return IntStream.range(0, game.places().size())
                .mapToObj(i -> place(i, game.places().get(i)))
                .toList();
    }

    private static Phrase place(int index, Place place) {
        return place.ignored().isPresent()
                ? Phrase.of("game.ignored", LoserText.of(place))
                : Phrase.of("game.place", index + 1, place.root());
    }
}
