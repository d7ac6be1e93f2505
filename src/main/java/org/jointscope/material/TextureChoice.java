package org.jointscope.material;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * What the user chose for the images of a model.
 *
 * @param images files that replace the image of a shader
 * @param skin index of the skin: in the rerelease of Quake of a name such as {@code shambler_01_00}, in that of Quake
 *     II in the list of the .md2
 * @param frame index of the frame of a skin in the rerelease of Quake
 */
public record TextureChoice(Map<String, Path> images, int skin, int frame) {

    /** Names have two digits. */
    private static final int MOST = 99;

    public static final TextureChoice NONE = new TextureChoice(Map.of(), 0, 0);

    public TextureChoice {
        skin = Math.clamp(skin, 0, MOST);
        frame = Math.clamp(frame, 0, MOST);
        images = Map.copyOf(images);
    }

    /** With the image of a shader; null for that of the game. */
    public TextureChoice with(String shader, Path image) {
        Map<String, Path> others = new HashMap<>(images);
        if (image == null) {
            others.remove(shader);
        } else {
            others.put(shader, image);
        }
        return new TextureChoice(others, skin, frame);
    }

    public TextureChoice with(TextureVariant variant) {
        return new TextureChoice(images, variant.skin(), variant.frame());
    }
}
