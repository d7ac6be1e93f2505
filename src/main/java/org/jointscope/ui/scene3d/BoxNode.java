package org.jointscope.ui.scene3d;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.render.Viewpoint;

/** The edges of a box as thin lines: complete, or only at the corners, so that two equal boxes are both visible. */
public final class BoxNode extends Group {

    private static final double WIDTH_PIXELS = 1.6;
    private static final double CORNER_WIDTH_PIXELS = 2.4;
    private static final double CORNER_SHARE = 0.14;
    private static final int EDGES = 12;

    private final Lines lines;
    private final boolean corners;
    private final double[] from = new double[3];
    private final double[] to = new double[3];

    private BoxNode(Color color, Viewpoint eye, boolean corners) {
        this.corners = corners;
        this.lines = new Lines(corners ? 2 * EDGES : EDGES, List.of(color), eye);
        getChildren().add(lines);
    }

    public static BoxNode whole(Color color, Viewpoint eye) {
        return new BoxNode(color, eye, false);
    }

    public static BoxNode corners(Color color, Viewpoint eye) {
        return new BoxNode(color, eye, true);
    }

    /** Draws a box; an empty one is hidden. Must also be called after the eye has moved. */
    public void show(Box box) {
        lines.setVisible(!box.isEmpty());
        if (box.isEmpty()) {
            return;
        }
        double pixels = corners ? CORNER_WIDTH_PIXELS : WIDTH_PIXELS;
        for (int edge = 0; edge < EDGES; edge++) {
            int axis = edge / 4;
            int across = (axis + 1) % 3;
            int up = (axis + 2) % 3;
            from[across] = (edge & 1) == 0 ? box.min(across) : box.max(across);
            from[up] = (edge & 2) == 0 ? box.min(up) : box.max(up);
            to[across] = from[across];
            to[up] = from[up];
            double reach = corners ? CORNER_SHARE * box.size(axis) : box.size(axis);
            from[axis] = box.min(axis);
            to[axis] = box.min(axis) + reach;
            lines.line(edge, from, to, pixels);
            if (corners) {
                from[axis] = box.max(axis);
                to[axis] = box.max(axis) - reach;
                lines.line(EDGES + edge, from, to, pixels);
            }
        }
        lines.update();
    }
}
