package org.jointscope.ui;

import java.nio.file.Path;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.HandMadeAnim;

/**
 * An animation of three joints with component errors: component 2 is shared by two of them, component 5 is unused, and
 * the last joint uses components 6 and 7, which no frame contains.
 */
public final class TangledModel {

    public static final String TEXT = HandMadeAnim.withComponents(6)
            .joint("root", -1, 0b000111, 0, 0, 0.5, 3, 0, 0, 0)
            .joint("arm", 0, 0b111000, 2, 10, 0, 0, 0, 0, 0.25)
            .joint("hand", 1, 0b000011, 6, 7, 8, 9, 0, 0, 0)
            .frame(1, 2, 0.3, 0.1, 0.2, 9)
            .frame(1, 2.5, 0.35, 0.15, 0.2, 8)
            .frame(1, 3, 0.4, 0.2, 0.2, 7)
            .text();

    private TangledModel() {}

    public static Path write(Path folder) {
        return SmallModel.write(folder, "tangled.md5anim", TEXT);
    }

    public static OpenModel open(Path folder) {
        return SmallModel.open(write(folder));
    }
}
