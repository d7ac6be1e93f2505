package org.jointscope.ui.viewport;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jointscope.pose.surface.Coloring;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;

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

    /** Names of all joints; those of the selected and the hovered joint are always shown. */
    static final Layer NAMES = Layer.of("names", "N", "mdi2t-tag-text-outline", SKELETAL);

    /** The axes of the joints. */
    static final Layer AXES = Layer.of("axes", "X", "mdi2a-axis-arrow", SKELETAL);

    /** The normals of an .md2 as lines. */
    static final Layer NORMALS = Layer.of(
            "normals", "N", "mdi2a-arrow-expand-all", open -> open.md2().isPresent());

    /** The colors of vertices instead of the texture. */
    static final Layer VERTEX_COLORS = Layer.of(
            "vertexColors",
            "V",
            "mdi2p-palette-outline",
            open -> open.meshes().stream().anyMatch(mesh -> mesh.colors().isPresent()));

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

    private static final List<Entry> ENTRIES = List.of(
            layer(MESH),
            layer(SKELETON),
            layer(NAMES),
            layer(AXES),
            overlay(MeshNormalsOverlay.LAYER, MeshNormalsOverlay::new),
            layer(NORMALS),
            overlay(WireframeOverlay.LAYER, WireframeOverlay::new),
            coloring(VERTEX_COLORS, (open, mesh) -> mesh.colors()),
            overlay(BoundsOverlay.LAYER, BoundsOverlay::new),
            overlay(VertexSumOverlay.LAYER, VertexSumOverlay::new),
            layer(GRID),
            overlay(CameraPathOverlay.LAYER, CameraPathOverlay::new),
            layer(STATISTICS),
            layer(ORTHOGRAPHIC),
            layer(FOLLOW_ROOT));

    /** All layers. */
    public static final List<Layer> ALL = ENTRIES.stream().map(Entry::layer).toList();

    /** The layers in the menu. */
    public static final List<Layer> IN_MENU =
            ALL.stream().filter(layer -> !OF_VIEWER.contains(layer)).toList();

    /**
     * A layer, and what draws it unless another part of the viewport does.
     *
     * @param overlay new nodes over the surfaces
     * @param coloring the colors of the vertices of a mesh of a model; empty for its texture
     */
    record Entry(
            Layer layer,
            Optional<Function<ViewportViewModel, Overlay>> overlay,
            Optional<BiFunction<OpenModel, OpenMesh, Optional<Coloring>>> coloring) {}

    private Layers() {}

    private static Entry layer(Layer layer) {
        return new Entry(layer, Optional.empty(), Optional.empty());
    }

    private static Entry overlay(Layer layer, Function<ViewportViewModel, Overlay> overlay) {
        return new Entry(layer, Optional.of(overlay), Optional.empty());
    }

    private static Entry coloring(Layer layer, BiFunction<OpenModel, OpenMesh, Optional<Coloring>> coloring) {
        return new Entry(layer, Optional.empty(), Optional.of(coloring));
    }

    /** New overlays of a scene. */
    static List<Overlay> overlays(ViewportViewModel viewModel) {
        return ENTRIES.stream()
                .flatMap(entry -> entry.overlay().stream())
                .map(overlay -> overlay.apply(viewModel))
                .toList();
    }

    /** The layers that color the surfaces, one at a time. */
    static List<Entry> colorings() {
        return ENTRIES.stream().filter(entry -> entry.coloring().isPresent()).toList();
    }
}
