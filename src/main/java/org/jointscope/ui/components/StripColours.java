package org.jointscope.ui.components;

import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;

import java.util.ArrayList;
import java.util.List;

/** The colours that the style sheet gives the strip: a canvas knows none by itself. */
final class StripColours extends Pane {

    /** How many colours there are for joints. */
    static final int JOINTS = 7;

    private final List<Rectangle> joints = new ArrayList<>();
    private final Rectangle ground = swatch("ground");
    private final Rectangle text = swatch("text");
    private final Rectangle muted = swatch("muted");
    private final Rectangle accent = swatch("accent");
    private final Rectangle danger = swatch("danger");

    /**
     * @param changed is called when the theme is another
     */
    StripColours(Runnable changed) {
        setManaged(false);
        for (int i = 0; i < JOINTS; i++) {
            joints.add(swatch("joint-" + i));
        }
        getChildren().addAll(joints);
        getChildren().addAll(ground, text, muted, accent, danger);
        getChildren().forEach(node -> ((Rectangle) node).fillProperty().subscribe(changed));
    }

    private static Rectangle swatch(String style) {
        Rectangle swatch = new Rectangle(0, 0);
        swatch.getStyleClass().add("swatch-" + style);
        return swatch;
    }

    private static Color of(Rectangle swatch) {
        return swatch.getFill() instanceof Color colour ? colour : Color.TRANSPARENT;
    }

    Color joint(int number) {
        return of(joints.get(number));
    }

    /** Of a joint, but to be told from the cell behind it. */
    Color strong(int number) {
        return joint(number).interpolate(text(), 0.35);
    }

    Color ground() {
        return of(ground);
    }

    Color text() {
        return of(text);
    }

    Color muted() {
        return of(muted);
    }

    Color accent() {
        return of(accent);
    }

    Color danger() {
        return of(danger);
    }
}
