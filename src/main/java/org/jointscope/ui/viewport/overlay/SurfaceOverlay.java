package org.jointscope.ui.viewport.overlay;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.scene.PointLight;
import javafx.scene.paint.Color;
import org.jointscope.render.OverlayStyle;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.scene3d.Glow;
import org.jointscope.ui.scene3d.SurfaceCover;
import org.jointscope.ui.scene3d.SurfaceNode;

/** A cover of each surface in one color, lit from behind: back faces keep their shape. */
public final class SurfaceOverlay extends Overlay {

    private static final Predicate<OpenModel> SURFACES =
            open -> open.mesh().isPresent() || open.md2().isPresent() || open.isEmpty();

    /** The edges of all triangles. */
    public static final Layer WIREFRAME = Layer.of("wireframe", "Z", "mdi2v-vector-polygon", SURFACES);

    /** The triangles that are seen from behind, which engines do not draw: those of an inside-out model. */
    public static final Layer BACK_FACES = Layer.withoutButton("backFaces", "K", SURFACES);

    private static final Color EDGES = Glow.color(OverlayStyle.EDGE);

    /** Color of back faces. */
    public static final Color BACK = Glow.color(OverlayStyle.BACK_FACE);

    /** The distance of the light: so far that it is parallel. */
    private static final double FAR = 1e9;

    private final PointLight light = new PointLight();
    private final Function<SurfaceNode, SurfaceCover> cover;
    private List<SurfaceCover> covers = List.of();

    private SurfaceOverlay(OverlayContext context, Layer layer, Function<SurfaceNode, SurfaceCover> cover) {
        super(context, layer);
        this.cover = cover;
        light.getScope().add(this);
    }

    public static SurfaceOverlay wireframe(OverlayContext context) {
        return new SurfaceOverlay(context, WIREFRAME, surface -> SurfaceCover.edges(surface, EDGES, context.viewpoint));
    }

    public static SurfaceOverlay backFaces(OverlayContext context) {
        return new SurfaceOverlay(
                context, BACK_FACES, surface -> SurfaceCover.backFaces(surface, BACK, context.viewpoint));
    }

    @Override
    public void build(OpenModel open, List<SurfaceNode> surfaces) {
        covers = surfaces.stream().map(cover).toList();
        getChildren().setAll(covers);
        getChildren().add(light);
    }

    @Override
    public void look() {
        if (shown.get()) {
            covers.forEach(SurfaceCover::look);
            double[] forward = context.viewpoint.forward;
            light.setTranslateX(FAR * forward[0]);
            light.setTranslateY(FAR * forward[1]);
            light.setTranslateZ(FAR * forward[2]);
        }
    }
}
