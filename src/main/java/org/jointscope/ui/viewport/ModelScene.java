package org.jointscope.ui.viewport;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.SubScene;
import javafx.scene.image.Image;
import org.jointscope.model.Vector3;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.render.Orbit;
import org.jointscope.render.Viewpoint;
import org.jointscope.render.coloring.ColoredModel;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.scene3d.GridNode;
import org.jointscope.ui.scene3d.LitScene;
import org.jointscope.ui.scene3d.SurfaceNode;
import org.jointscope.ui.viewport.colors.SurfaceColors.Shown;
import org.jointscope.ui.viewport.overlay.Overlay;

/** The model and its overlays in 3D. */
final class ModelScene {

    private final ViewportViewModel viewModel;
    private final PictureImages images;
    private final LitScene scene;
    private final SkeletalScene skeletal;
    private final KeyframeScene keyframes;
    private final List<Overlay> overlays;
    private final CounterpartScene counterpart;
    private final OverlaidModels overlaid;
    private List<SurfaceNode> surfaces = List.of();

    /** The model of the surfaces. */
    private SkinnedModel built = SkinnedModel.none();

    private Optional<ColoredModel> colored = Optional.empty();

    /** The surfaces that show the colors. */
    private List<SurfaceNode> ofColors = List.of();

    ModelScene(ViewportViewModel viewModel, PictureImages images) {
        this.viewModel = viewModel;
        this.images = images;
        this.skeletal = new SkeletalScene(viewModel);
        this.keyframes = new KeyframeScene(viewModel, images);
        this.overlays = Layers.overlays(viewModel);
        scene = new LitScene(viewModel.visible(Layers.GRID), viewModel.visible(Layers.UNLIT));
        scene.world().getChildren().addAll(overlays);
        scene.world().getChildren().addAll(skeletal, keyframes);
        counterpart = new CounterpartScene(viewModel, images);
        overlaid = new OverlaidModels(viewModel, images);
        scene.world().getChildren().add(overlaid.bones());
        viewModel.colors.shownProperty().subscribe(this::color);
        viewModel.visible(Layers.MESH).subscribe(this::poseColors);
        viewModel.gridMeters.subscribe((before, now) -> layGround());
        viewModel.onOpened(this::build);
        viewModel.document.onModel(opened -> {}, this::revised);
        viewModel.document.onPose(this::pose);
    }

    SubScene subScene() {
        return scene.subScene();
    }

    /** The counterpart of the model, in the same view. */
    SubScene counterpart() {
        return counterpart.subScene();
    }

    /** The meshes have the same number of vertices; the skeleton can have other joints. */
    private void revised(OpenModel open) {
        if (!skeletal.fits(open)) {
            build(open);
        } else {
            built = open.model();
            color();
        }
    }

    private void build(OpenModel open) {
        scene.world().setVisible(!open.isEmpty());
        surfaces = Stream.concat(skeletal.build(open).stream(), keyframes.build(open).stream())
                .toList();
        scene.surfaces().getChildren().setAll(surfaces);
        scene.surfaces().getChildren().add(overlaid.lit());
        overlaid.build(open, surfaces);
        overlays.forEach(overlay -> overlay.build(open, surfaces));
        built = open.model();
        color();
        layGround();
        // In the game, the offset of a .def moves the model; here it moves the ground.
        Vector3 offset = open.def().offset();
        scene.ground().setTranslateX(-offset.x());
        scene.ground().setTranslateY(-offset.y());
        scene.ground().setTranslateZ(-offset.z());
        pose();
    }

    /** Colors of a model before an edit stay until those of the edited one are computed. */
    private void color() {
        Optional<Shown> shown = viewModel.colors.shownProperty().get();
        if (shown.isPresent() && shown.get().model() != built) {
            return;
        }
        Optional<ColoredModel> now = shown.map(Shown::colored);
        if (now.equals(colored) && surfaces.equals(ofColors)) {
            return;
        }
        colored = now;
        ofColors = surfaces;
        poseColors();
        Optional<Image> image = colored.flatMap(ColoredModel::image).map(images::of);
        for (int i = 0; i < surfaces.size(); i++) {
            // Both surfaces of an .md2 are of its only mesh.
            int mesh = Math.min(i, viewModel.document.getOpen().meshes().size() - 1);
            surfaces.get(i).setChecker(image);
            surfaces.get(i).setColoring(image.isPresent() ? Optional.empty() : colored.map(it -> it.coloring(mesh)));
        }
    }

    /** Nothing is computed while no surface is visible. */
    private void poseColors() {
        boolean visible =
                viewModel.md2.there.get() || viewModel.visible(Layers.MESH).get();
        if (visible && colored.isPresent() && colored.get().isOfPose()) {
            colored.get().pose(viewModel.document.modelPlayhead().getFrame());
            for (int i = 0; i < surfaces.size(); i++) {
                surfaces.get(i).recolor();
            }
        }
    }

    /** Without a model, the ground is below the camera path. */
    private void layGround() {
        Framing framing = viewModel.framing;
        Extent around = framing.scene();
        double meters = viewModel.gridMeters.get();
        GridNode grid = framing.hasModel()
                ? new GridNode(framing.size(), meters, 0, 0)
                : new GridNode(framing.size(), meters, around.centerX(), around.centerY());
        scene.ground().getChildren().setAll(grid);
    }

    private void pose() {
        skeletal.pose();
        keyframes.pose();
        poseColors();
        for (int i = 0; i < overlays.size(); i++) {
            overlays.get(i).pose();
        }
        counterpart.pose();
        overlaid.pose();
        if (viewModel.isMoving()) {
            look();
        }
    }

    /** Updates the view from the view model. */
    void look() {
        viewModel.document.meter().begin();
        ThroughCamera through = viewModel.camera;
        Orbit orbit = viewModel.orbit;
        Viewpoint eye = viewModel.viewpoint;
        Vector3 pivot = orbit.pivot();
        double depth = eye.depth(pivot.x(), pivot.y(), pivot.z());
        double far = Math.abs(depth) + orbit.range();
        boolean isThrough = through.isLookedThrough();
        double fieldOfView = isThrough ? through.verticalFov() : orbit.fieldOfView();
        double near = isThrough ? through.nearClip(far) : orbit.nearClip();
        scene.camera().look(eye, fieldOfView, near, far);
        counterpart.look(eye, fieldOfView, near, far);
        overlaid.look();
        skeletal.look();
        keyframes.look();
        for (int i = 0; i < overlays.size(); i++) {
            overlays.get(i).look();
        }
    }
}
