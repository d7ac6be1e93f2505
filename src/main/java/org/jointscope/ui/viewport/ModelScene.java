package org.jointscope.ui.viewport;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import javafx.scene.SubScene;
import org.jointscope.model.Vector3;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.surface.Coloring;
import org.jointscope.render.Orbit;
import org.jointscope.render.Viewpoint;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.scene3d.GridNode;
import org.jointscope.ui.scene3d.LitScene;
import org.jointscope.ui.scene3d.SurfaceNode;
import org.jointscope.ui.viewport.Layers.Entry;

/** The model and its overlays in 3D. */
final class ModelScene {

    private final ViewportViewModel viewModel;
    private final LitScene scene;
    private final SkeletalScene skeletal;
    private final KeyframeScene keyframes;
    private final List<Overlay> overlays;
    private final CounterpartScene counterpart;
    private List<SurfaceNode> surfaces = List.of();

    /** The meshes with which the surfaces are colored; an edit of the animation keeps them. */
    private List<OpenMesh> colored = List.of();

    ModelScene(ViewportViewModel viewModel, PictureImages images) {
        this.viewModel = viewModel;
        this.skeletal = new SkeletalScene(viewModel);
        this.keyframes = new KeyframeScene(viewModel, images);
        this.overlays = Layers.overlays(viewModel);
        scene = new LitScene(viewModel.visible(Layers.GRID));
        scene.world().getChildren().addAll(overlays);
        scene.world().getChildren().addAll(skeletal, keyframes);
        counterpart = new CounterpartScene(viewModel, images);
        for (Entry entry : Layers.colorings()) {
            viewModel.visible(entry.layer()).subscribe(shown -> color(entry, shown));
        }
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
        } else if (open.meshes() != colored) {
            color();
        }
    }

    private void build(OpenModel open) {
        scene.world().setVisible(!open.isEmpty());
        surfaces = Stream.concat(skeletal.build(open).stream(), keyframes.build(open).stream())
                .toList();
        scene.surfaces().getChildren().setAll(surfaces);
        overlays.forEach(overlay -> overlay.build(open, surfaces));
        color();
        scene.ground().getChildren().setAll(grid(viewModel.framing.size()));
        // In the game, the offset of a .def moves the model; here it moves the ground.
        Vector3 offset = open.def().offset();
        scene.ground().setTranslateX(-offset.x());
        scene.ground().setTranslateY(-offset.y());
        scene.ground().setTranslateZ(-offset.z());
        pose();
    }

    /** A surface has one coloring at a time: the one that was shown last. */
    private void color(Entry changed, boolean shown) {
        if (shown) {
            Layers.colorings().stream()
                    .filter(other -> other != changed)
                    .forEach(other -> viewModel.visible(other.layer()).set(false));
        }
        color();
    }

    private void color() {
        Optional<BiFunction<OpenModel, OpenMesh, Optional<Coloring>>> coloring = Layers.colorings().stream()
                .filter(entry -> viewModel.visible(entry.layer()).get())
                .findFirst()
                .flatMap(Entry::coloring);
        OpenModel open = viewModel.document.getOpen();
        List<OpenMesh> meshes = open.meshes();
        colored = meshes;
        for (int i = 0; i < surfaces.size(); i++) {
            // Both surfaces of an .md2 are of its only mesh.
            OpenMesh mesh = meshes.get(Math.min(i, meshes.size() - 1));
            surfaces.get(i).setColoring(coloring.flatMap(it -> it.apply(open, mesh)));
        }
    }

    /** Without a model, the ground is below the camera path. */
    private GridNode grid(double size) {
        Extent scene = viewModel.framing.scene();
        return viewModel.framing.hasModel()
                ? new GridNode(size, 0, 0)
                : new GridNode(size, scene.centerX(), scene.centerY());
    }

    private void pose() {
        skeletal.pose();
        keyframes.pose();
        for (int i = 0; i < overlays.size(); i++) {
            overlays.get(i).pose();
        }
        counterpart.pose();
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
        skeletal.look();
        keyframes.look();
        for (int i = 0; i < overlays.size(); i++) {
            overlays.get(i).look();
        }
    }
}
