package org.jointscope.ui.viewport.overlay;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.scene3d.GhostNode;
import org.jointscope.ui.scene3d.Nearer;
import org.jointscope.ui.scene3d.SurfaceNode;

/**
 * The meshes in whole frames before and after the current one, as silhouettes that are fainter the farther they are
 * from it. They are posed by a model of their own, and only when another frame is reached.
 */
public final class GhostsOverlay extends Overlay {

    public static final Layer LAYER = Layer.withoutButton(
            "ghosts",
            "E",
            open -> open.model().frameCount() > 0 && !open.meshes().isEmpty());

    /** Visible on light and on dark backgrounds. */
    public static final Color BEFORE = Color.web("#2f8bf0");

    public static final Color AFTER = Color.web("#1fb55c");

    /** Of the nearest frames. */
    private static final double OPACITY = 0.5;

    private static final int NO_FRAME = -1;

    private final List<Ghost> ghosts = new ArrayList<>();
    private SkinnedModel shape = SkinnedModel.none();
    private SkinnedModel model = SkinnedModel.none();
    private PoseOptions options = PoseOptions.FILE;
    private int frame = NO_FRAME;
    private final Nearer farther;
    private boolean offered;

    public GhostsOverlay(OverlayContext context) {
        super(context, LAYER);
        farther = new Nearer(-GhostNode.FARTHER, context.viewpoint);
        getTransforms().add(farther);
        context.document.hiddenMeshes().subscribe(this::poseAgain);
        context.ghostCount.subscribe(this::rebuild);
        context.ghostSpacing.subscribe(this::rebuild);
        Playback playback = context.document.playback();
        List.of(playback.loopModeProperty(), playback.loopRuleProperty(), playback.rangeProperty())
                .forEach(value -> value.subscribe(this::poseAgain));
    }

    @Override
    public void build(OpenModel open, List<SurfaceNode> surfaces) {
        offered = LAYER.offered().test(open);
        ghosts.clear();
        getChildren().clear();
        shape = SkinnedModel.none();
    }

    private void rebuild() {
        build(context.document.getOpen(), List.of());
        pose();
    }

    private void poseAgain() {
        frame = NO_FRAME;
        pose();
    }

    /** Creates the nodes when they are first shown. */
    private void prepare(OpenModel open) {
        if (ghosts.isEmpty()) {
            int count = context.ghostCount.get();
            // The nearest ones are drawn last.
            for (int away = count; away > 0; away--) {
                double opacity = OPACITY * (count + 1 - away) / count;
                int frames = away * context.ghostSpacing.get();
                ghosts.add(new Ghost(-frames, color(BEFORE, opacity), open));
                ghosts.add(new Ghost(frames, color(AFTER, opacity), open));
            }
            getChildren().setAll(ghosts);
        }
        if (shape != open.model()) {
            shape = open.model();
            model = shape.copy();
            frame = NO_FRAME;
        }
    }

    private static Color color(Color color, double opacity) {
        return color.deriveColor(0, 1, 1, opacity);
    }

    @Override
    public void pose() {
        OpenModel open = context.document.getOpen();
        if (!shown.get() || !offered) {
            return;
        }
        prepare(open);
        int now = (int) Math.floor(context.document.modelPlayhead().getFrame());
        PoseOptions current = context.document.poseOptions();
        if (now == frame && current == options) {
            return;
        }
        frame = now;
        options = current;
        for (int i = 0; i < ghosts.size(); i++) {
            ghosts.get(i).pose();
        }
    }

    @Override
    public void look() {
        farther.look();
    }

    /** The meshes in one frame. */
    private final class Ghost extends Group {

        private final int away;
        private final List<GhostNode> meshes = new ArrayList<>();

        /** @param away number of frames from the current one */
        Ghost(int away, Color color, OpenModel open) {
            this.away = away;
            for (SkinnedMesh mesh : open.model().meshes()) {
                meshes.add(new GhostNode(mesh.surface(), color));
            }
            getChildren().setAll(meshes);
        }

        void pose() {
            int there = context.document.modelPlayhead().away(frame, away);
            boolean exists = there >= 0 && there < model.frameCount();
            setVisible(exists);
            if (exists) {
                model.pose(there, options);
                for (int i = 0; i < meshes.size(); i++) {
                    boolean hidden = context.document.hiddenMeshes().contains(i);
                    meshes.get(i).setVisible(!hidden);
                    if (!hidden) {
                        meshes.get(i).show(model.meshes().get(i).points());
                    }
                }
            }
        }
    }
}
