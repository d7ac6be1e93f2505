package org.jointscope.ui.control;

import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The colours that the style sheet gives a canvas, which has none by itself: each is the fill of a
 * shape of no size, with the style class {@code swatch-} and a name.
 */
public class Swatches extends Pane {

    private final Map<String, Rectangle> swatches = new LinkedHashMap<>();

    /**
     * @param changed is called when the theme is another
     */
    public Swatches(Runnable changed, String... names) {
        setManaged(false);
        for (String name : names) {
            Rectangle swatch = new Rectangle(0, 0);
            swatch.getStyleClass().add("swatch-" + name);
            swatches.put(name, swatch);
        }
        getChildren().addAll(swatches.values());
        swatches.values().forEach(swatch -> swatch.fillProperty().subscribe(changed));
    }

    /** Of one of the names; nothing is seen of it until the style sheet has said what it is. */
    public final Color get(String name) {
        return swatches.get(name).getFill() instanceof Color color ? color : Color.TRANSPARENT;
    }
}
