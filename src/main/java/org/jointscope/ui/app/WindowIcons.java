package org.jointscope.ui.app;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.image.Image;

/** The icon of the program in all sizes, as {@code packaging/Icons.java} draws it. */
final class WindowIcons {

    private WindowIcons() {}

    static List<Image> all() {
        return IntStream.of(16, 24, 32, 48, 64, 128, 256, 512)
                .mapToObj(WindowIcons::of)
                .toList();
    }

    /** The icon in one of the sizes. */
    static Image of(int size) {
        String file = "icon/jointscope-%d.png".formatted(size);
        return new Image(WindowIcons.class.getResourceAsStream(file));
    }
}
