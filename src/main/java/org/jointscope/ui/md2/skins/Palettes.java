package org.jointscope.ui.md2.skins;

import org.jointscope.material.Palette;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.text.Texts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The palettes that there are to choose from: the picture's own, that of the game whose folder the
 * model lies in, and one that somebody chose, now or another time.
 */
final class Palettes {

    private static final String GAME = "skins.palette.game";
    private static final String CHOSEN = "skins.colormap";

    /** The picture's own. */
    final PaletteChoice own;

    private final Texts texts;
    private final Settings settings;
    private Optional<Path> found = Optional.empty();

    Palettes(Texts texts, Settings settings) {
        this.texts = texts;
        this.settings = settings;
        this.own = new PaletteChoice(Optional.empty(), texts.of("skins.palette.own"));
    }

    /** The colours of a colormap; empty if it has none. */
    static Optional<Palette> read(Path colormap) {
        try {
            return Palette.ofPcx(colormap);
        } catch (IOException notReadable) {
            return Optional.empty();
        }
    }

    /** The colormap of the game that the model belongs to, or not. */
    void find(Optional<Path> colormap) {
        found = colormap;
    }

    Optional<Path> found() {
        return found;
    }

    List<PaletteChoice> all() {
        Stream<Path> colormaps = Stream.concat(found.stream(), chosen().stream()).distinct();
        return Stream.concat(Stream.of(own), colormaps.map(this::choice)).toList();
    }

    private PaletteChoice choice(Path colormap) {
        String key = isFound(colormap) ? "skins.palette.found" : "skins.palette.chosen";
        return new PaletteChoice(Optional.of(colormap), texts.of(key, colormap));
    }

    private boolean isFound(Path colormap) {
        return found.equals(Optional.of(colormap));
    }

    private Optional<Path> chosen() {
        try {
            return settings.find(CHOSEN).map(Path::of).filter(Files::isRegularFile);
        } catch (InvalidPathException damagedSettings) {
            return Optional.empty();
        }
    }

    /** What somebody who prefers a game's palette, or the pictures' own, gets with this model. */
    PaletteChoice preferred() {
        boolean game = settings.find(GAME).filter("true"::equals).isPresent();
        List<PaletteChoice> all = all();
        return game && all.size() > 1 ? all.get(1) : own;
    }

    void prefer(PaletteChoice choice) {
        settings.put(GAME, String.valueOf(choice.colormap().isPresent()));
    }

    /** Adds a colormap to the choices, for other times as well. */
    PaletteChoice choose(Path colormap) {
        if (!isFound(colormap)) {
            settings.put(CHOSEN, colormap.toString());
        }
        return choice(colormap);
    }

    /**
     * Which palette gives pictures of 8 bits their colours.
     *
     * @param colormap of a game; empty for the picture's own
     * @param label what the choice is called
     */
    public record PaletteChoice(Optional<Path> colormap, String label) {}
}
