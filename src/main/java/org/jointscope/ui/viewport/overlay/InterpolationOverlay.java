package org.jointscope.ui.viewport.overlay;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import org.jointscope.pose.Blend;
import org.jointscope.pose.FramePair;
import org.jointscope.pose.Interpolation;
import org.jointscope.pose.Interpolation.Method;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.render.OverlayStyle;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.InterpolationChoices;
import org.jointscope.ui.scene3d.BonesNode;
import org.jointscope.ui.scene3d.GhostNode;
import org.jointscope.ui.scene3d.Glow;
import org.jointscope.ui.scene3d.Nearer;
import org.jointscope.ui.scene3d.SurfaceNode;
import org.jointscope.ui.scene3d.TrailNode;

/**
 * The selected joint and its descendants between the two frames of the Interpolation pane, in a color per method: the
 * bones, the silhouette of the meshes, and the path of the farthest descendant. Only visible while that pane is.
 */
public final class InterpolationOverlay extends Overlay {

    private static final double OPACITY = 0.3;

    /** Intervals of a path. */
    private static final int STEPS = 32;

    private final InterpolationChoices choices;
    private final List<Drawn> drawn = new ArrayList<>();
    /** The meshes in the color of each method: new ones for other frames would be slow. */
    private final Map<Method, Group> ghosts = new EnumMap<>(Method.class);

    private final Group silhouettes = new Group();
    private final Group lines = new Group();
    private final Nearer farther;
    private SkinnedModel shape = SkinnedModel.none();
    private SkinnedModel model = SkinnedModel.none();

    public InterpolationOverlay(OverlayContext context) {
        super(context, context.document.interpolation().shown);
        choices = context.document.interpolation();
        farther = new Nearer(-GhostNode.FARTHER, context.viewpoint);
        silhouettes.getTransforms().add(farther);
        silhouettes.visibleProperty().bind(choices.ghosts);
        getChildren().addAll(silhouettes, lines);
        choices.onChange(this::draw);
        choices.trails.subscribe(this::draw);
        choices.ghosts.subscribe(this::move);
        choices.fraction.subscribe(this::move);
        context.document.hiddenMeshes().subscribe(this::move);
    }

    @Override
    public void build(OpenModel open, List<SurfaceNode> surfaces) {
        draw();
    }

    private void draw() {
        drawn.clear();
        Optional<FramePair> pair = choices.pairProperty().get();
        int joint = context.document.selectedJointProperty().get();
        OpenModel open = context.document.getOpen();
        // While another model opens, the frames are those of the one before.
        if (pair.filter(it -> it.clip().rig() == open.model().rig()).isPresent() && joint >= 0) {
            if (shape != open.model()) {
                shape = open.model();
                model = shape.copy();
                ghosts.clear();
            }
            choices.ways().forEach(way -> drawn.add(new Drawn(pair.get(), way, joint)));
        }
        silhouettes.getChildren().setAll(drawn.stream().map(it -> it.meshes).toList());
        lines.getChildren().setAll(drawn.stream().map(it -> it.lines).toList());
        move();
        look();
    }

    private void move() {
        drawn.forEach(Drawn::move);
    }

    /** The model moves without the ghosts. */
    @Override
    public void pose() {
        look();
    }

    @Override
    public void look() {
        if (shown.get()) {
            farther.look();
            for (int i = 0; i < drawn.size(); i++) {
                drawn.get(i).look();
            }
        }
    }

    /** The ghost of one way. */
    private final class Drawn {

        private final FramePair pair;
        private final Interpolation way;
        private final boolean ofVertices;
        private final double[] joints;
        private final Group meshes;
        private final Group lines = new Group();
        private final BonesNode bones;
        private final TrailNode trail;

        Drawn(FramePair pair, Interpolation way, int joint) {
            this.pair = pair;
            this.way = way;
            ofVertices = way.space() == Blend.VERTEX && way.method() != Method.HOLD;
            joints = new double[pair.first().length];
            Color color =
                    Glow.color(OverlayStyle.INTERPOLATIONS.get(way.method().ordinal()));
            meshes = ghosts.computeIfAbsent(
                    way.method(),
                    method -> new Group(model.meshes().stream()
                            .map(mesh -> (Node) new GhostNode(mesh.surface(), color.deriveColor(0, 1, 1, OPACITY)))
                            .toList()));
            bones = new BonesNode(pair.clip().rig(), joint, color, context.viewpoint);
            bones.setVisible(!ofVertices);
            boolean moves = choices.trails.get() && way.method() != Method.HOLD;
            trail = new TrailNode(moves ? path(pair.farthest(joint)) : new double[0], context.viewpoint, color);
            lines.getChildren().addAll(trail, bones);
        }

        private double[] path(int joint) {
            double[] path = new double[(STEPS + 1) * 3];
            for (int i = 0; i <= STEPS; i++) {
                pair.pose(way, (double) i / STEPS, joints);
                System.arraycopy(joints, joint * JointTransform.STRIDE, path, i * 3, 3);
            }
            return path;
        }

        void move() {
            double fraction = choices.fraction.get();
            pair.pose(way, fraction, joints);
            bones.show(joints);
            if (choices.ghosts.get()) {
                boolean held = fraction == 0 || way.method() == Method.HOLD && fraction < 1;
                int scales = held ? pair.from() : pair.to();
                model.skin(
                        ofVertices ? pair.first() : joints,
                        ofVertices ? pair.second() : joints,
                        ofVertices ? fraction : 0,
                        scales);
                for (int i = 0; i < model.meshes().size(); i++) {
                    GhostNode mesh = (GhostNode) meshes.getChildren().get(i);
                    mesh.setVisible(!context.document.hiddenMeshes().contains(i));
                    mesh.show(model.meshes().get(i).points());
                }
            }
        }

        void look() {
            bones.look();
            trail.look();
        }
    }
}
