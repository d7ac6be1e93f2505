package org.jointscope.ui.md2.skins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.material.Palette;
import org.jointscope.messages.Texts;
import org.jointscope.ui.document.Settings;

/**
 * The available palettes: the image's own, that of the game that contains the model, and one that the user selected, in
 * this session or an earlier one.
 */
final class Palettes {

    private static final String GAME = "skins.palette.game";
    private static final String CHOSEN = "skins.colormap";

    /** The image's own palette. */
    final PaletteChoice own;

    private final Texts texts;
    private final Settings settings;
    private Optional<Path> found = Optional.empty();

    Palettes(Texts texts, Settings settings) {
        this.texts = texts;
        this.settings = settings;
        this.own = new PaletteChoice(Optional.empty(), texts.of("skins.palette.own"));
    }

    /** The colors of a colormap; empty if it has none. */
    static Optional<Palette> read(Path colormap) {
        try {
            return Palette.ofPcx(colormap);
        } catch (IOException notReadable) {
            return Optional.empty();
        }
    }

    /** Sets the colormap of the game that the model belongs to, if any. */
    void find(Optional<Path> colormap) {
        found = colormap;
    }

    Optional<Path> found() {
        return found;
    }

    List<PaletteChoice> all() {
        Stream<Path> colormaps =
                Stream.concat(found.stream(), chosen().stream()).distinct();
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

    /** The palette for this model by the user's preference: a game's, or the images' own. */
    PaletteChoice preferred() {
        boolean game = settings.find(GAME).filter("true"::equals).isPresent();
        List<PaletteChoice> all = all();
        return game && all.size() > 1 ? all.get(1) : own;
    }

    void prefer(PaletteChoice choice) {
        settings.put(GAME, String.valueOf(choice.colormap().isPresent()));
    }

    /** Adds a colormap to the choices, also for later sessions. */
    PaletteChoice choose(Path colormap) {
        if (!isFound(colormap)) {
            settings.put(CHOSEN, colormap.toString());
        }
        return choice(colormap);
    }

    /**
     * A palette for the colors of 8-bit images.
     *
     * @param colormap of a game; empty for the image's own palette
     * @param label the name of the choice
     */
    public record PaletteChoice(Optional<Path> colormap, String label) {}
}
