package org.jointscope.ui.sanity;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;

/**
 * The theme's colours for what is drawn on a canvas, which has no style of its own: each is the
 * fill of a shape of no size that the style sheet knows.
 */
final class PlotColors extends Group {

    private final Rectangle calm = sample("calm");
    private final Rectangle wrong = sample("wrong");
    private final Rectangle hatch = sample("hatch");
    private final Rectangle text = sample("ink");
    private final Rectangle faint = sample("faint");

    /**
     * @param changed is called when the theme is another one
     */
    PlotColors(Runnable changed) {
        setManaged(false);
        getChildren().addAll(calm, wrong, hatch, text, faint);
        for (Rectangle sample : new Rectangle[] {calm, wrong, hatch, text, faint}) {
            sample.fillProperty().subscribe((before, now) -> changed.run());
        }
    }

    private static Rectangle sample(String style) {
        Rectangle sample = new Rectangle();
        sample.getStyleClass().add(style);
        return sample;
    }

    private static Color color(Rectangle sample) {
        return sample.getFill() instanceof Color color ? color : Color.GRAY;
    }

    /** Of a severity from 0 to 1, as a pixel: one hue, from the background to its strongest. */
    int pixel(float severity) {
        Color color = color(calm).interpolate(color(wrong), severity);
        return 0xff000000
                | (int) Math.round(255 * color.getRed()) << 16
                | (int) Math.round(255 * color.getGreen()) << 8
                | (int) Math.round(255 * color.getBlue());
    }

    Color wrong() {
        return color(wrong);
    }

    Color hatch() {
        return color(hatch);
    }

    Color text() {
        return color(text);
    }

    Color faint() {
        return color(faint);
    }
}
