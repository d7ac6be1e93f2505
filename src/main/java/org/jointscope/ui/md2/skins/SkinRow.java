package org.jointscope.ui.md2.skins;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

import org.jointscope.material.Picture;
import org.jointscope.material.PictureReading;
import org.jointscope.material.PictureRemark;
import org.jointscope.material.Skin;

import java.nio.file.Path;
import java.util.List;
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

    /**
     * What there is to say about a picture without its pixels.
     *
     * @param width 0 if it could not be read, and so the height
     * @param remarks why it could not be read, or what is odd about it
     */
    public record SkinReading(
            int width,
            int height,
            String format,
            PictureReading.Colours colours,
            List<PictureRemark> remarks) {

        static SkinReading of(PictureReading reading) {
            return new SkinReading(
                    reading.picture().map(Picture::width).orElse(0),
                    reading.picture().map(Picture::height).orElse(0),
                    reading.format(),
                    reading.colours(),
                    reading.remarks());
        }

        /** What is known after something went wrong that should not have. */
        static SkinReading failed(Throwable failure) {
            PictureRemark why = PictureRemark.of(PictureRemark.Kind.DAMAGED, failure);
            return of(PictureReading.failed(why));
        }

        boolean isReadable() {
            return width > 0;
        }
    }
}
