package org.jointscope.ui.viewport;

import java.util.List;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** Darkens the area outside the screen in the view through a camera: the viewport shows it, but the game does not. */
final class ScreenBars extends Pane {

    private final ThroughCamera camera;
    private final Region before = new Region();
    private final Region after = new Region();
    private final Region edge = new Region();

    ScreenBars(ThroughCamera camera) {
        this.camera = camera;
        getStyleClass().add("screen-bars");
        before.getStyleClass().add("bar");
        after.getStyleClass().add("bar");
        edge.getStyleClass().add("edge");
        List.of(before, after, edge).forEach(part -> part.setManaged(false));
        getChildren().addAll(before, after, edge);
        setMouseTransparent(true);
        setVisible(false);
    }

    /** Updates the bars for the view through the camera and the shape of the screen. */
    void follow() {
        setVisible(camera.isLookedThrough());
        if (!isVisible()) {
            return;
        }
        double width = getWidth();
        double height = getHeight();
        double screenWidth = Math.min(width, Math.rint(camera.screenWidth()));
        double screenHeight = Math.min(height, Math.rint(camera.screenHeight()));
        double left = Math.rint((width - screenWidth) / 2);
        double top = Math.rint((height - screenHeight) / 2);
        if (left > 0) {
            before.resizeRelocate(0, 0, left, height);
            after.resizeRelocate(left + screenWidth, 0, width - left - screenWidth, height);
        } else {
            before.resizeRelocate(0, 0, width, top);
            after.resizeRelocate(0, top + screenHeight, width, height - top - screenHeight);
        }
        boolean bars = left > 0 || top > 0;
        List.of(before, after, edge).forEach(part -> part.setVisible(bars));
        edge.resizeRelocate(left, top, screenWidth, screenHeight);
    }
}
