package org.jointscope.ui.scene3d;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import org.jointscope.render.Grid;

/**
 * The ground, z = 0 in model space: lines at round distances, the two through the origin in the colors of their axes.
 */
public final class GridNode extends Group {

    /**
     * @param size of the model; the grid has about this extent in each direction
     * @param meters the length of a unit if the lines are at round lengths in meters; 1 for round numbers of units
     * @param aroundX the center of the grid; its lines stay at round distances from the origin
     * @param aroundY likewise
     */
    public GridNode(double size, double meters, double aroundX, double aroundY) {
        Grid grid = Grid.of(size, meters, aroundX, aroundY);
        for (Grid.Kind kind : Grid.Kind.values()) {
            Quads quads = new Quads(Glow.color(kind.argb));
            double half = kind.width() * grid.width() / 2;
            grid.lines().stream().filter(it -> it.kind() == kind).forEach(line -> quads.add(line, half));
            getChildren().add(quads);
        }
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

        void add(Grid.Line line, double half) {
            boolean alongX = line.fromY() == line.toY();
            double x0 = line.fromX() - (alongX ? 0 : half);
            double y0 = line.fromY() - (alongX ? half : 0);
            double x1 = line.toX() + (alongX ? 0 : half);
            double y1 = line.toY() + (alongX ? half : 0);
            int at = mesh.getPoints().size() / 3;
            mesh.getPoints().addAll((float) x0, (float) y0, 0, (float) x1, (float) y0, 0);
            mesh.getPoints().addAll((float) x1, (float) y1, 0, (float) x0, (float) y1, 0);
            mesh.getFaces().addAll(at, 0, at + 1, 0, at + 2, 0, at, 0, at + 2, 0, at + 3, 0);
        }
    }
}
