package org.jointscope.ui.viewport;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.viewport.overlay.AllBoundsOverlay;
import org.jointscope.ui.viewport.overlay.BindPoseOverlay;
import org.jointscope.ui.viewport.overlay.BoundsOverlay;
import org.jointscope.ui.viewport.overlay.FaceNormalsOverlay;
import org.jointscope.ui.viewport.overlay.GhostsOverlay;
import org.jointscope.ui.viewport.overlay.InterpolationOverlay;
import org.jointscope.ui.viewport.overlay.Layer;
import org.jointscope.ui.viewport.overlay.MeshNormalsOverlay;
import org.jointscope.ui.viewport.overlay.Overlay;
import org.jointscope.ui.viewport.overlay.OverlayContext;
import org.jointscope.ui.viewport.overlay.StageOverlay;
import org.jointscope.ui.viewport.overlay.SurfaceOverlay;
import org.jointscope.ui.viewport.overlay.TrailOverlay;
import org.jointscope.ui.viewport.overlay.VertexSumOverlay;

/**
 * All layers of the viewport, in the order of the menu and of the buttons. A new one is a line here: its command, menu
 * item, button, setting and place in sessions follow from it.
 */
public final class Layers {

    static final Predicate<OpenModel> SKELETAL = open -> open.hasModel() || open.isEmpty();

    /** The meshes of a skeletal model. */
    static final Layer MESH =
            Layer.of("mesh", "M", "mdi2v-vector-triangle", SKELETAL).shownFirst();

    static final Layer SKELETON =
            Layer.of("skeleton", "S", "mdi2b-bone", SKELETAL).shownFirst();

    /** Names of all joints; that of the hovered joint is always shown, that of the selected one with the skeleton. */
    static final Layer NAMES = Layer.of("names", "N", "mdi2t-tag-text-outline", SKELETAL);

    /** The axes of the joints. */
    static final Layer AXES = Layer.of("axes", "X", "mdi2a-axis-arrow", SKELETAL);

    /** The normals of an .md2 as lines. */
    static final Layer NORMALS = Layer.of(
            "normals", "N", "mdi2a-arrow-expand-all", open -> open.md2().isPresent());

    /** Surfaces without light: exactly the colors of their images or of the coloring. */
    static final Layer UNLIT = Layer.withoutButton(
            "unlit", "U", open -> open.mesh().isPresent() || open.md2().isPresent());

    static final Layer GRID = Layer.of("grid", "G", "mdi2g-grid", open -> true).shownFirst();

    /** The statistics of the drawn frames. */
    static final Layer STATISTICS = Layer.withoutButton("statistics", "T", open -> true);

    /** Parallel lines remain parallel. */
    static final Layer ORTHOGRAPHIC = Layer.withoutButton("orthographic", "5", open -> true);

    /** The viewer moves with the root joint. */
    static final Layer FOLLOW_ROOT =
            Layer.withoutButton("followRoot", "Shift+R", open -> open.anim().isPresent() || open.isEmpty());

    /** The choices about the viewer, which are stored like layers. */
    public static final List<Layer> OF_VIEWER = List.of(ORTHOGRAPHIC, FOLLOW_ROOT);

    /** The layers about other moments of the animation, which have a menu of their own. */
    public static final List<Layer> OF_MOTION = List.of(TrailOverlay.LAYER, GhostsOverlay.LAYER, BindPoseOverlay.LAYER);

    private static final List<Entry> ENTRIES = List.of(
            layer(MESH),
            layer(SKELETON),
            layer(NAMES),
            layer(AXES),
            overlay(MeshNormalsOverlay.LAYER, MeshNormalsOverlay::new),
            overlay(FaceNormalsOverlay.LAYER, FaceNormalsOverlay::new),
            layer(NORMALS),
            overlay(SurfaceOverlay.WIREFRAME, SurfaceOverlay::wireframe),
            overlay(SurfaceOverlay.BACK_FACES, SurfaceOverlay::backFaces),
            layer(UNLIT),
            overlay(BoundsOverlay.LAYER, BoundsOverlay::new),
            overlay(AllBoundsOverlay.LAYER, AllBoundsOverlay::new),
            overlay(VertexSumOverlay.LAYER, VertexSumOverlay::new),
            layer(GRID),
            new Entry(CameraPathOverlay.LAYER, Optional.of(CameraPathOverlay::new)),
            overlay(TrailOverlay.LAYER, TrailOverlay::new),
            overlay(BindPoseOverlay.LAYER, BindPoseOverlay::new),
            overlay(GhostsOverlay.LAYER, GhostsOverlay::new),
            layer(STATISTICS),
            layer(ORTHOGRAPHIC),
            layer(FOLLOW_ROOT));

    /** All layers. */
    public static final List<Layer> ALL = ENTRIES.stream().map(Entry::layer).toList();

    /** The layers in the menu of the colors of surfaces. */
    public static final List<Layer> OF_COLORS = List.of(SurfaceOverlay.BACK_FACES, UNLIT);

    /** The layers in the main menu. */
    public static final List<Layer> IN_MENU = ALL.stream()
            .filter(layer -> !OF_VIEWER.contains(layer) && !OF_MOTION.contains(layer) && !OF_COLORS.contains(layer))
            .toList();

    /**
     * A layer, and what draws it unless another part of the viewport does.
     *
     * @param overlay new nodes over the surfaces
     */
    private record Entry(Layer layer, Optional<Function<ViewportViewModel, Overlay>> overlay) {}

    private Layers() {}

    private static Entry layer(Layer layer) {
        return new Entry(layer, Optional.empty());
    }

    private static Entry overlay(Layer layer, Function<OverlayContext, Overlay> overlay) {
        return new Entry(layer, Optional.of(viewModel -> overlay.apply(viewModel.overlays)));
    }

    /** New overlays of a scene; two of them belong to panes instead of layers. */
    static List<Overlay> overlays(ViewportViewModel viewModel) {
        return Stream.concat(
                        ENTRIES.stream()
                                .flatMap(entry -> entry.overlay().stream())
                                .map(overlay -> overlay.apply(viewModel)),
                        Stream.of(new InterpolationOverlay(viewModel.overlays), new StageOverlay(viewModel.overlays)))
                .toList();
    }
}
