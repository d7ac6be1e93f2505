package org.jointscope.ui.scene3d;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.pose.skin.Box;
import org.jointscope.render.OverlayStyle;
import org.jointscope.render.Viewpoint;

/** The edges of a box as thin lines: complete, or only at the corners, so that two equal boxes are both visible. */
public final class BoxNode extends Group {

    private final Lines lines;
    private final boolean corners;
    private final Box.Segment edge;

    private BoxNode(Color color, Viewpoint eye, boolean corners) {
        this.corners = corners;
        this.lines = new Lines(corners ? 2 * Box.EDGES : Box.EDGES, List.of(color), eye);
        double pixels = corners ? OverlayStyle.MESH_BOX_WIDTH : OverlayStyle.FILE_BOX_WIDTH;
        this.edge = (index, from, to) -> lines.line(index, from, to, pixels);
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
        box.edges(corners ? OverlayStyle.CORNER : 1, edge);
        lines.update();
    }
}
