package org.jointscope.ui;

import org.jointscope.testing.HandMadeAnim;
import org.jointscope.ui.document.OpenModel;

import java.nio.file.Path;

/**
 * An animation of three joints that get in each other's way: float 2 is taken by two of them, float
 * 5 by nobody, and the last joint takes floats 6 and 7, of which no frame has any.
 */
public final class TangledModel {

    public static final String TEXT =
            HandMadeAnim.withComponents(6)
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
