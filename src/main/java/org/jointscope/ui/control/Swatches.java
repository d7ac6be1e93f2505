package org.jointscope.ui.control;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;

/**
 * The colors of a canvas from the style sheet, because a canvas has no styles: each is the fill of a shape of zero
 * size, with the style class {@code swatch-} and a name.
 */
public class Swatches extends Pane {

    private final Map<String, Rectangle> swatches = new LinkedHashMap<>();

    /** @param changed is called when the theme changes */
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

    /** The color of a name; transparent until the style sheet is applied. */
    public final Color get(String name) {
        return swatches.get(name).getFill() instanceof Color color ? color : Color.TRANSPARENT;
    }
}
