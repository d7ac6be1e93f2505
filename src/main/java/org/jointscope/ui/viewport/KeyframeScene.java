package org.jointscope.ui.viewport;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;

import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.scene3d.LitFaces;
import org.jointscope.ui.scene3d.NormalsNode;
import org.jointscope.ui.scene3d.SurfaceNode;
import org.jointscope.ui.scene3d.Viewpoint;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An .md2 in three dimensions: the surface that is drawn, and over it what is selected. What is not
 * visible is not kept up to date.
 */
final class KeyframeScene {

    /** Of the selected strip or fan. */
    static final Color COMMAND = Color.web("#00b4ff");

    /** Of the selected triangle. */
    static final Color TRIANGLE = Color.web("#ff4d6d");

    /** Of the selected vertex and its normal. */
    static final Color VERTEX = Color.web("#ffd400");

    /** Of the normals of all vertices. */
    static final Color NORMALS = Color.web("#2fbf71");

    /** How far before the surface the selection lies, as shares of the way to the eye. */
    private static final double COMMAND_NEARER = 0.001;

    private static final double TRIANGLE_NEARER = 0.0016;
    private static final double NORMAL_LENGTH = 0.03;

    private final ShownMd2 shown;
    private final Viewpoint eye;
    private final double normalLength;
    private final Group surfaces = new Group();
    private final Group selection = new Group();
    private final Map<Md2Surface, SurfaceNode> nodes = new EnumMap<>(Md2Surface.class);
    private final NormalsNode normals;
    private Optional<LitFaces> command = Optional.empty();
    private Optional<LitFaces> triangle = Optional.empty();
    private Optional<NormalsNode> vertex = Optional.empty();

    /**
     * @param size of the model
     * @param untextured the colour while it wears no skin
     */
    KeyframeScene(ShownMd2 shown, double size, Color untextured, Viewpoint eye) {
        this.shown = shown;
        this.eye = eye;
        this.normalLength = NORMAL_LENGTH * size;
        for (Md2Surface surface : Md2Surface.values()) {
            nodes.put(surface, SurfaceNode.of(shown.faces(surface), untextured));
        }
        surfaces.getChildren().setAll(nodes.values());
        int[] all = IntStream.range(0, shown.faces().pointCount()).toArray();
        normals = NormalsNode.of(all, normalLength, NORMALS, eye);
        choose();
        select();
    }

    /** The model, to be lit. */
    Node surfaces() {
        return surfaces;
    }

    /** What is drawn over it. */
    List<Node> overlays() {
        return List.of(normals, selection);
    }

    void setTexture(Optional<Image> texture) {
        nodes.values().forEach(node -> node.setTexture(texture));
    }

    /** Shows the surface and the normals that are to be seen. */
    void choose() {
        nodes.forEach((surface, node) -> node.setVisible(surface == shown.surfaceProperty().get()));
        normals.setVisible(shown.normalsVisibleProperty().get());
        pose();
    }

    /** Lights what is selected. */
    void select() {
        command = lit(shown.cornersOfCommand(), shown.orderOfCommand(), COMMAND, COMMAND_NEARER);
        triangle = lit(shown.cornersOfTriangle(), new int[0], TRIANGLE, TRIANGLE_NEARER);
        vertex =
                IntStream.of(shown.vertex())
                        .mapToObj(point -> NormalsNode.marked(point, 2 * normalLength, VERTEX, eye))
                        .findFirst();
        selection.getChildren().clear();
        command.ifPresent(selection.getChildren()::add);
        triangle.ifPresent(selection.getChildren()::add);
        vertex.ifPresent(selection.getChildren()::add);
        draw();
    }

    private Optional<LitFaces> lit(int[] corners, int[] order, Color color, double nearer) {
        return corners.length + order.length == 0
                ? Optional.empty()
                : Optional.of(new LitFaces(corners, order, color, nearer, eye));
    }

    /** The model stands in another pose. */
    void pose() {
        float[] now = shown.normals();
        nodes.get(shown.surfaceProperty().get()).show(shown.points(), now);
        draw(now);
    }

    /** What faces the viewer: to be called also when the eye has moved. */
    void draw() {
        draw(shown.normals());
    }

    private void draw(float[] now) {
        float[] points = shown.points();
        command.ifPresent(faces -> faces.show(points));
        triangle.ifPresent(faces -> faces.show(points));
        vertex.ifPresent(node -> node.show(points, now));
        if (normals.isVisible()) {
            normals.show(points, now);
        }
    }
}
