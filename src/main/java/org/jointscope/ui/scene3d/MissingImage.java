package org.jointscope.ui.scene3d;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.image.Image;
import org.jointscope.render.MissingPicture;
import org.jointscope.ui.control.PictureImages;

/** Images that name missing ones, which meshes share. */
public final class MissingImage {

    private static final int MOST = 32;

    private static final Map<String, Image> KNOWN = new LinkedHashMap<>();

    private MissingImage() {}

    /** On the JavaFX thread. */
    public static Image of(String name) {
        if (KNOWN.size() > MOST) {
            KNOWN.clear();
        }
        return KNOWN.computeIfAbsent(name, it -> PictureImages.image(MissingPicture.of(it)));
    }
}
