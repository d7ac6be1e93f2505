package org.jointscope.ui.md5.materials;

import java.util.Optional;
import org.jointscope.files.FileSearch;
import org.jointscope.material.Picture;
import org.jointscope.material.PictureReader;
import org.jointscope.material.PictureReader.PictureHeader;
import org.jointscope.messages.Texts;
import org.jointscope.ui.md5.materials.MaterialDetails.Tile;

/**
 * A reduced image.
 *
 * @param picture empty if it is missing or unreadable
 * @param words its size, format and alpha in two lines, or what is wrong with it
 */
record Thumbnail(Optional<Picture> picture, String words) {

    /** The longest side, in pixels. */
    static final int SIDE = 96;

    /** Reads the image of a step. Slow. */
    static Thumbnail read(Tile tile, Texts texts) {
        if (tile.isMissing()) {
            return new Thumbnail(Optional.empty(), texts.of("materials.image.missing"));
        }
        Optional<Picture> read = tile.texture().read(tile.step());
        if (read.isEmpty()) {
            return new Thumbnail(
                    Optional.empty(), texts.of("materials.image." + (tile.isResult() ? "incomplete" : "unreadable")));
        }
        Picture picture = read.get();
        String size = texts.of("materials.image.size", picture.width(), picture.height());
        String alpha = texts.of("materials.image." + (picture.isOpaque() ? "opaque" : "alpha"));
        String format = tile.step()
                .search()
                .flatMap(FileSearch::found)
                .flatMap(PictureReader::header)
                .map(PictureHeader::format)
                .map(it -> it + " · ")
                .orElse("");
        return new Thumbnail(Optional.of(picture.reduced(SIDE)), size + "\n" + format + alpha);
    }
}
