package org.jointscope.ui.viewport;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.DoubleProperty;
import javafx.scene.Group;
import javafx.scene.SubScene;
import org.jointscope.model.Md2;
import org.jointscope.pose.md2.Md2Surfaces;
import org.jointscope.pose.skin.Keyframes;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.surface.Surface;
import org.jointscope.render.Clay;
import org.jointscope.render.Viewpoint;
import org.jointscope.scene.Counterpart;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.scene3d.Glow;
import org.jointscope.ui.scene3d.GridNode;
import org.jointscope.ui.scene3d.LitScene;
import org.jointscope.ui.scene3d.SurfaceNode;

/** The counterpart of the open model, in the same view: its surface and the ground. */
final class CounterpartScene {

    private final Comparison comparison;
    private final Framing framing;
    private final DoubleProperty meters;
    private final Md2Choices choices;
    private final PictureImages images;
    private final LitScene scene;
    private final List<SurfaceNode> meshes = new ArrayList<>();
    private float[] normals = {};

    /** The counterpart that the surfaces are made of. */
    private Counterpart built = Counterpart.NONE;

    CounterpartScene(ViewportViewModel viewModel, PictureImages images) {
        this.comparison = viewModel.comparison;
        this.framing = viewModel.framing;
        this.meters = viewModel.gridMeters;
        this.choices = viewModel.document.md2();
        this.images = images;
        scene = new LitScene(viewModel.visible(Layers.GRID), viewModel.visible(Layers.UNLIT));
        comparison.counterpart.subscribe(this::build);
        meters.subscribe((before, now) -> layGround());
        comparison.shownProperty().subscribe(this::pose);
        choices.surfaceProperty().subscribe(() -> build(comparison.counterpart.get()));
        choices.normalsProperty().subscribe(this::pose);
    }

    SubScene subScene() {
        return scene.subScene();
    }

    private void build(Counterpart counterpart) {
        OpenModel model = counterpart.model();
        built = counterpart;
        meshes.clear();
        if (model.md2Model().isPresent()) {
            meshes.add(node(model.md2Model().get(), counterpart));
        } else {
            for (OpenMesh mesh : model.meshes()) {
                meshes.add(SkeletalScene.node(mesh, Glow.color(Clay.argb(meshes.size()))));
            }
        }
        scene.surfaces().getChildren().setAll(meshes);
        layGround();
        pose();
    }

    private void layGround() {
        scene.ground().getChildren().clear();
        if (built.isDrawn()) {
            scene.ground().getChildren().add(new GridNode(framing.size(), meters.get(), 0, 0));
        }
    }

    private SurfaceNode node(Md2 md2, Counterpart counterpart) {
        Surface surface = choices.surfaceProperty().get() == Md2Surface.TRIANGLES
                ? Md2Surfaces.ofTriangles(md2)
                : Md2Surfaces.ofGlCommands(md2);
        SurfaceNode node = SurfaceNode.withNormals(surface, Glow.color(Clay.argb(0)));
        node.setTexture(counterpart.skin().map(images::of));
        normals = new float[md2.vertexCount() * 3];
        return node;
    }

    /** The model has moved. */
    void pose() {
        // Called in every frame: streams and iterators would allocate.
        if (comparison.shown() == Comparison.Mode.OFF || built != comparison.counterpart.get()) {
            return;
        }
        SkinnedModel model = built.model().model();
        if (model.keyframes().isPresent()) {
            Keyframes keyframes = model.keyframes().get();
            keyframes.normals(choices.normalsProperty().get(), normals);
            meshes.getFirst().show(model.meshes().getFirst().points(), normals);
        } else {
            for (int i = 0; i < meshes.size(); i++) {
                meshes.get(i).show(model.meshes().get(i).points());
            }
        }
        move();
    }

    /** A setter of a transform creates objects even if nothing changes. */
    private void move() {
        double[] offset = comparison.offset;
        Group surfaces = scene.surfaces();
        if (surfaces.getTranslateX() != offset[0]) {
            surfaces.setTranslateX(offset[0]);
        }
        if (surfaces.getTranslateY() != offset[1]) {
            surfaces.setTranslateY(offset[1]);
        }
        if (surfaces.getTranslateZ() != offset[2]) {
            surfaces.setTranslateZ(offset[2]);
        }
    }

    /** Updates the view, as that of the open model. */
    void look(Viewpoint eye, double fieldOfView, double near, double far) {
        if (comparison.shown() != Comparison.Mode.OFF) {
            scene.camera().look(eye, fieldOfView, near, far);
        }
    }
}
