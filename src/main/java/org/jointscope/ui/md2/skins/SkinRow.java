package org.jointscope.ui.md2.skins;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

import org.jointscope.material.Skin;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * A skin in the table. Only what is known of its picture changes.
 *
 * @param number tells the rows of a model apart
 * @param reading what is known of the picture; empty until it was read
 */
public record SkinRow(int number, Skin skin, ObjectProperty<Optional<SkinReading>> reading) {

    SkinRow(int number, Skin skin) {
        this(number, skin, new SimpleObjectProperty<>(Optional.empty()));
    }

    /** In the file's list; {@link Skin#UNLISTED} if it is not in there. */
    public int index() {
        return skin.index();
    }

    public String name() {
        return skin.name();
    }

    /** The picture that was found, by its name alone, or nothing. */
    public String fileName() {
        return skin.found().map(Path::getFileName).map(Path::toString).orElse("");
    }

    /** Whether its colours may come from a palette of the game. */
    public boolean isPcx() {
        return fileName().toLowerCase(Locale.ROOT).endsWith(".pcx");
    }

    /** Pixels, to sort by; 0 where they are not known. */
    public int area() {
        return reading.get().map(known -> known.width() * known.height()).orElse(0);
    }

    /** Whether nobody looked for it, because the list goes on for so long. */
    boolean isUnsearched() {
        return skin.origin() == Skin.Origin.UNSEARCHED;
    }

    /** Whether it is known that nothing of it can be worn. */
    public boolean isMissing() {
        return skin.found().isEmpty()
                || reading.get().filter(known -> !known.isReadable()).isPresent();
    }
}
