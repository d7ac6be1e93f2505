package org.jointscope.ui.md5.sanity;

import javafx.scene.paint.Color;

import org.jointscope.ui.control.Swatches;

/** The colours that the style sheet gives the plot. */
final class PlotColors extends Swatches {

    /**
     * @param changed is called when the theme is another one
     */
    PlotColors(Runnable changed) {
        super(changed, "calm", "wrong", "hatch", "ink", "faint");
    }

    /** Of a severity from 0 to 1, as a pixel: one hue, from the background to its strongest. */
    int pixel(float severity) {
        Color color = get("calm").interpolate(wrong(), severity);
        return 0xff000000
                | (int) Math.round(255 * color.getRed()) << 16
                | (int) Math.round(255 * color.getGreen()) << 8
                | (int) Math.round(255 * color.getBlue());
    }

    Color wrong() {
        return get("wrong");
    }

    Color hatch() {
        return get("hatch");
    }

    Color text() {
        return get("ink");
    }

    Color faint() {
        return get("faint");
    }
}
