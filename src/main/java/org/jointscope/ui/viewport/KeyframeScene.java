package org.jointscope.ui.viewport;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import org.jointscope.render.Clay;
import org.jointscope.render.OverlayStyle;
import org.jointscope.render.Viewpoint;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.scene3d.Glow;
import org.jointscope.ui.scene3d.LitFaces;
import org.jointscope.ui.scene3d.MissingImage;
import org.jointscope.ui.scene3d.NormalsNode;
import org.jointscope.ui.scene3d.SurfaceNode;
import org.jointscope.ui.viewport.overlay.MeshNormalsOverlay;

/** An .md2: the surface that is drawn, and over it the selection. */
final class KeyframeScene extends Group {

    /** Color of the selected strip or fan. */
    static final Color COMMAND = Color.web("#00b4ff");

    /** Color of the selected triangle. */
    static final Color TRIANGLE = Color.web("#ff4d6d");

    /** Color of the selected vertex and its normal. */
    static final Color VERTEX = Color.web("#ffd400");

    /** Offset of the selection from the surface, as shares of the distance to the eye. */
    private static final double COMMAND_NEARER = 0.001;

    private static final double TRIANGLE_NEARER = 0.0016;

    private final ShownMd2 shown;
    private final Viewpoint eye;
    private final PictureImages images;
    private final BooleanProperty normalsVisible;
    private final Group selection = new Group();
    private final Map<Md2Surface, SurfaceNode> nodes = new EnumMap<>(Md2Surface.class);
    private double normalLength;
    private NormalsNode normals;
    private NormalsNode vertex;
    private LitFaces command;
    private LitFaces triangle;

    KeyframeScene(ViewportViewModel viewModel, PictureImages images) {
        this.shown = viewModel.md2;
        this.eye = viewModel.viewpoint;
        this.images = images;
        this.normalsVisible = viewModel.visible(Layers.NORMALS);
        Md2Choices choices = shown.choices;
        choices.surfaceProperty().subscribe(this::pose);
        choices.normalsProperty().subscribe(this::pose);
        normalsVisible.subscribe(this::pose);
        choices.glCommandProperty().subscribe(this::select);
        choices.triangleProperty().subscribe(this::select);
        choices.vertexProperty().subscribe(this::select);
        choices.skinProperty().subscribe(this::setTexture);
        choices.missingSkinProperty().subscribe(this::setTexture);
    }

    /** Shows another model; returns its surfaces. */
    List<SurfaceNode> build(OpenModel open) {
        nodes.clear();
        getChildren().clear();
        if (open.md2().isPresent()) {
            normalLength = OverlayStyle.NORMAL_LENGTH * open.extent().diagonal();
            for (Md2Surface surface : Md2Surface.values()) {
                SurfaceNode node = SurfaceNode.withNormals(shown.surface(surface), Glow.color(Clay.argb(0)));
                node.visibleProperty().bind(shown.choices.surfaceProperty().isEqualTo(surface));
                nodes.put(surface, node);
            }
            int[] all = IntStream.range(0, shown.surface().pointCount()).toArray();
            normals = new NormalsNode(all, normalLength, false, MeshNormalsOverlay.COLOR, eye);
            normals.visibleProperty().bind(normalsVisible);
            getChildren().addAll(normals, selection);
            setTexture();
            select();
            pose();
        }
        return List.copyOf(nodes.values());
    }

    private void setTexture() {
        Optional<Image> texture = shown.choices
                .skinProperty()
                .get()
                .map(images::of)
                .or(() -> shown.choices.missingSkinProperty().get().map(MissingImage::of));
        nodes.values().forEach(node -> node.setTexture(texture));
    }

    /** Highlights the selection. */
    private void select() {
        if (nodes.isEmpty()) {
            return;
        }
        command = new LitFaces(shown.cornersOfCommand(), shown.orderOfCommand(), COMMAND, COMMAND_NEARER, eye);
        triangle = new LitFaces(shown.cornersOfTriangle(), new int[0], TRIANGLE, TRIANGLE_NEARER, eye);
        vertex = new NormalsNode(shown.vertex(), 2 * normalLength, true, VERTEX, eye);
        selection.getChildren().setAll(command, triangle, vertex);
        look();
    }

    /** The model has moved. */
    void pose() {
        if (!nodes.isEmpty()) {
            float[] now = shown.normals();
            nodes.get(shown.choices.surfaceProperty().get()).show(shown.points(), now);
            draw(now);
        }
    }

    /** The viewer has moved. */
    void look() {
        if (!nodes.isEmpty()) {
            draw(shown.normals());
        }
    }

    private void draw(float[] now) {
        float[] points = shown.points();
        command.show(points);
        triangle.show(points);
        vertex.show(points, now);
        if (normals.isVisible()) {
            normals.show(points, now);
        }
    }
}
