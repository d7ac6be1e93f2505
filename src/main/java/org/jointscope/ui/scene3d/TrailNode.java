package org.jointscope.ui.scene3d;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.surface.Ramp;
import org.jointscope.render.Viewpoint;

/** A path of a point over the frames of an animation: its color is the speed, and dots mark frames. */
public final class TrailNode extends Group {

    private static final double WIDTH_PIXELS = 3;
    private static final double DOT_PIXELS = 2.2;

    /** The minimum distance of a dot from the last one: closer dots would hide the color of the path. */
    private static final double GAP_PIXELS = 9;

    /** That of the selected joint. */
    private static final Color DOT = Color.web("#ff4d6d");

    private static final int SIDES = 8;
    private static final int SHADES = 32;
    private static final List<Color> PALETTE = IntStream.range(0, SHADES)
            .mapToObj(shade -> Glow.color(Ramp.SEQUENTIAL.argb(shade / (SHADES - 1.0))))
            .toList();

    private final double[] path;
    private final Viewpoint eye;
    private final Lines lines;
    private final MergedShapes dots;
    private final double[] from = new double[3];
    private final double[] to = new double[3];
    private final double[] place = new double[MergedShapes.MATRIX];

    /** @param path x, y, z in each frame, in equal intervals */
    public TrailNode(double[] path, Viewpoint eye) {
        this(path, eye, PALETTE, DOT);
        color();
    }

    /** A path in one color. */
    public TrailNode(double[] path, Viewpoint eye, Color color) {
        this(path, eye, List.of(color), color);
    }

    private TrailNode(double[] path, Viewpoint eye, List<Color> palette, Color dot) {
        this.path = path.clone();
        this.eye = eye;
        int count = path.length / 3;
        lines = new Lines(Math.max(0, count - 1), palette, eye);
        dots = new MergedShapes(count, List.of(Look.disc(DOT_PIXELS, SIDES, Glow.of(dot))));
        getChildren().add(lines);
        getChildren().addAll(dots.nodes());
        // It is inside the model, and must be visible through it.
        setDepthTest(DepthTest.DISABLE);
    }

    private void color() {
        double[] ways = IntStream.range(0, lines.count()).mapToDouble(this::way).toArray();
        double most = IntStream.range(0, ways.length)
                .mapToDouble(i -> ways[i])
                .filter(Double::isFinite)
                .max()
                .orElse(0);
        for (int line = 0; line < ways.length; line++) {
            double share = most > 0 ? ways[line] / most : 0;
            lines.color(line, (int) Math.rint(Math.clamp(share, 0, 1) * (SHADES - 1)));
        }
    }

    private double way(int line) {
        double x = path[line * 3 + 3] - path[line * 3];
        double y = path[line * 3 + 4] - path[line * 3 + 1];
        double z = path[line * 3 + 5] - path[line * 3 + 2];
        return Math.sqrt(x * x + y * y + z * z);
    }

    /** Draws the path for the current position of the eye. */
    public void look() {
        double dotX = Double.NEGATIVE_INFINITY;
        double dotY = Double.NEGATIVE_INFINITY;
        for (int point = 0; point * 3 < path.length; point++) {
            boolean sane = isSane(point);
            if (sane) {
                System.arraycopy(path, point * 3, from, 0, 3);
            }
            double x = eye.pixelX(from[0], from[1], from[2]);
            double y = eye.pixelY(from[0], from[1], from[2]);
            if (sane && Math.hypot(x - dotX, y - dotY) >= GAP_PIXELS) {
                placeDot(point);
                dotX = x;
                dotY = y;
            } else {
                dots.hide(point);
            }
            if (point < lines.count()) {
                if (sane && isSane(point + 1)) {
                    System.arraycopy(path, point * 3 + 3, to, 0, 3);
                    lines.line(point, from, to, WIDTH_PIXELS);
                } else {
                    lines.hide(point);
                }
            }
        }
        lines.update();
        dots.update();
    }

    private boolean isSane(int point) {
        return Extent.isSane(path[point * 3], path[point * 3 + 1], path[point * 3 + 2]);
    }

    private void placeDot(int point) {
        double unit = eye.unitsPerPixel(from);
        for (int axis = 0; axis < 3; axis++) {
            place[axis * 4] = unit * eye.right[axis];
            place[axis * 4 + 1] = unit * eye.down[axis];
            place[axis * 4 + 2] = unit * eye.forward[axis];
            place[axis * 4 + 3] = from[axis];
        }
        dots.put(point, place);
    }
}
