package org.jointscope.ui.learn;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * Frames around parts of the window, which follow them when the window or a divider moves. The frames are above all
 * other parts, and do not receive the mouse.
 */
public final class PartFrames {

    private static final Bounds NOWHERE = new BoundingBox(0, 0, -1, -1);

    private final Pane root;
    private final Runnable follow = this::place;
    private final List<Region> frames = new ArrayList<>();
    private Supplier<List<Node>> parts = List::of;

    /** @param root of the window, which does not manage the positions of the frames */
    public PartFrames(Pane root) {
        this.root = root;
    }

    /**
     * Frames other parts.
     *
     * @param framed is asked after every layout; a frame is not shown while its part is not visible
     */
    public void show(Supplier<List<Node>> framed) {
        hide();
        parts = framed;
        root.getScene().addPostLayoutPulseListener(follow);
        place();
        root.requestLayout();
    }

    /** Removes all frames. */
    public void hide() {
        Scene scene = root.getScene();
        if (scene != null) {
            scene.removePostLayoutPulseListener(follow);
        }
        root.getChildren().removeAll(frames);
        frames.clear();
    }

    private void place() {
        List<Bounds> places = parts.get().stream().map(this::bounds).toList();
        while (frames.size() < places.size()) {
            frames.add(frame());
            root.getChildren().add(frames.getLast());
        }
        for (int i = 0; i < frames.size(); i++) {
            Bounds place = i < places.size() ? places.get(i) : NOWHERE;
            frames.get(i).setVisible(!place.isEmpty());
            move(frames.get(i), place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        }
    }

    private static Region frame() {
        Region frame = styled(new Region(), "part-frame");
        frame.setManaged(false);
        frame.setMouseTransparent(true);
        return frame;
    }

    /** The bounds of a part in the window; empty if it is not visible. */
    public Bounds bounds(Node part) {
        return part.getScene() == root.getScene() && isVisible(part)
                ? part.localToScene(part.getLayoutBounds())
                : NOWHERE;
    }

    /** Whether a node and all of its parents are visible. */
    public static boolean isVisible(Node node) {
        return node == null || node.isVisible() && isVisible(node.getParent());
    }

    /** Moves a region that is not managed to whole pixels. */
    public static void move(Region region, double x, double y, double width, double height) {
        region.resizeRelocate(Math.rint(x), Math.rint(y), Math.rint(width), Math.rint(height));
        region.layout();
    }
}
