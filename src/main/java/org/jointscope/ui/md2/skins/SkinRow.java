package org.jointscope.ui.md2.skins;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.material.Picture;
import org.jointscope.material.PictureReading;
import org.jointscope.material.PictureRemark;
import org.jointscope.material.Skin;

/**
 * A skin in the table. Only the results of reading its image change.
 *
 * @param number identifies the row in a model
 * @param reading the results of reading the image; empty until it is read
 */
public record SkinRow(int number, Skin skin, ObjectProperty<Optional<SkinReading>> reading) {

    SkinRow(int number, Skin skin) {
        this(number, skin, new SimpleObjectProperty<>(Optional.empty()));
    }

    /** Index in the file's list; {@link Skin#UNLISTED} if it is not in the list. */
    public int index() {
        return skin.index();
    }

    public String name() {
        return skin.name();
    }

    /** The file name of the image that was found; otherwise empty. */
    public String fileName() {
        return skin.found().map(Path::getFileName).map(Path::toString).orElse("");
    }

    /** Whether its colors can come from a palette of the game. */
    public boolean isPcx() {
        return fileName().toLowerCase(Locale.ROOT).endsWith(".pcx");
    }

    /** The number of pixels, for sorting; 0 if unknown. */
    public int area() {
        return reading.get().map(known -> known.width() * known.height()).orElse(0);
    }

    /** Whether its file was not searched for, because the list is too long. */
    boolean isUnsearched() {
        return skin.origin() == Skin.Origin.UNSEARCHED;
    }

    /** Whether the image is known to be missing or unreadable. */
    public boolean isMissing() {
        return skin.found().isEmpty()
                || reading.get().filter(known -> !known.isReadable()).isPresent();
    }

    /**
     * The results of reading an image, without its pixels.
     *
     * @param width 0 if unreadable; likewise the height
     * @param remarks the reason if it is unreadable, or unusual properties
     */
    public record SkinReading(
            int width, int height, String format, PictureReading.Colours colours, List<PictureRemark> remarks) {

        static SkinReading of(PictureReading reading) {
            return new SkinReading(
                    reading.picture().map(Picture::width).orElse(0),
                    reading.picture().map(Picture::height).orElse(0),
                    reading.format(),
                    reading.colours(),
                    reading.remarks());
        }

        /** The results after an internal error. */
        static SkinReading failed(Throwable failure) {
            PictureRemark why = PictureRemark.of(PictureRemark.Kind.DAMAGED, failure);
            return of(PictureReading.failed(why));
        }

        boolean isReadable() {
            return width > 0;
        }
    }
}
