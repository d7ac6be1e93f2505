package org.jointscope.ui.md5.components;

import javafx.scene.paint.Color;

import org.jointscope.ui.control.Swatches;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The colours that the style sheet gives the strip. */
final class StripColours extends Swatches {

    /** How many colours there are for joints. */
    static final int JOINTS = 7;

    private static final String[] NAMES =
            Stream.concat(
                            IntStream.range(0, JOINTS).mapToObj(StripColours::name),
                            Stream.of("ground", "text", "muted", "accent", "danger"))
                    .toArray(String[]::new);

    /**
     * @param changed is called when the theme is another
     */
    StripColours(Runnable changed) {
        super(changed, NAMES);
    }

    private static String name(int joint) {
        return "joint-" + joint;
    }

    Color joint(int number) {
        return get(name(number));
    }

    /** Of a joint, but to be told from the cell behind it. */
    Color strong(int number) {
        return joint(number).interpolate(text(), 0.35);
    }

    Color ground() {
        return get("ground");
    }

    Color text() {
        return get("text");
    }

    Color muted() {
        return get("muted");
    }

    Color accent() {
        return get("accent");
    }

    Color danger() {
        return get("danger");
    }
}
