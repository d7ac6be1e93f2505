package org.jointscope.ui.scene3d;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;

/**
 * The ground, z = 0 in model space: lines at round distances, the two through the origin in the colors of their axes.
 */
public final class GridNode extends Group {

    private static final int LINES_EACH_WAY = 10;
    private static final Color LINE = Color.web("#8a94a3", 0.45);
    private static final Color X_AXIS = Color.web("#d1495b", 0.8);
    private static final Color Y_AXIS = Color.web("#3f9d63", 0.8);

    /**
     * @param size of the model; the grid has about this extent in each direction
     * @param aroundX the center of the grid; its lines stay at round distances from the origin
     * @param aroundY likewise
     */
    public GridNode(double size, double aroundX, double aroundY) {
        double spacing = roundSpacing(size / 6);
        long middleX = Math.round(aroundX / spacing);
        long middleY = Math.round(aroundY / spacing);
        double reach = spacing * LINES_EACH_WAY;
        double width = size * 0.0007;
        double left = middleX * spacing;
        double front = middleY * spacing;
        Quads lines = new Quads(LINE);
        Quads xAxis = new Quads(X_AXIS);
        Quads yAxis = new Quads(Y_AXIS);
        for (int i = -LINES_EACH_WAY; i <= LINES_EACH_WAY; i++) {
            boolean onX = middleY + i == 0;
            double y = front + i * spacing;
            double thick = onX ? 1.5 * width : width;
            (onX ? xAxis : lines).add(left - reach, y - thick, left + reach, y + thick);
            boolean onY = middleX + i == 0;
            double x = left + i * spacing;
            double wide = onY ? 1.5 * width : width;
            (onY ? yAxis : lines).add(x - wide, front - reach, x + wide, front + reach);
        }
        getChildren().addAll(lines, xAxis, yAxis);
    }

    /** The nearest of 1, 2, 5 multiplied by a power of ten. */
    static double roundSpacing(double about) {
        double power = Math.pow(10, Math.floor(Math.log10(about)));
        double mantissa = about / power;
        return power * (mantissa < 1.5 ? 1 : mantissa < 3.5 ? 2 : mantissa < 7.5 ? 5 : 10);
    }

    /** Rectangles in one color. */
    private static final class Quads extends MeshView {

        private final TriangleMesh mesh = new TriangleMesh();

        Quads(Color color) {
            mesh.getTexCoords().addAll(0, 0);
            setMesh(mesh);
            setCullFace(CullFace.NONE);
            setMaterial(Glow.of(color));
        }

        void add(double x0, double y0, double x1, double y1) {
            int at = mesh.getPoints().size() / 3;
            mesh.getPoints().addAll((float) x0, (float) y0, 0, (float) x1, (float) y0, 0);
            mesh.getPoints().addAll((float) x1, (float) y1, 0, (float) x0, (float) y1, 0);
            mesh.getFaces().addAll(at, 0, at + 1, 0, at + 2, 0, at, 0, at + 2, 0, at + 3, 0);
        }
    }
}
