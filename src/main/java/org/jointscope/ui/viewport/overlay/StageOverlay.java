package org.jointscope.ui.viewport.overlay;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.BooleanExpression;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.Walk;
import org.jointscope.pose.skin.JointVertices;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.ui.scene3d.StageNode;

/** The transforms that place a joint at a stage of its pose, and at the last stage the vertices that follow it. */
public final class StageOverlay extends Overlay {

    private static final double[] ORIGIN = {0, 0, 0, 0, 0, 0, -1};

    private final StageNode node;
    private final double[] transform = new double[JointTransform.STRIDE];
    private SkinnedModel counted = SkinnedModel.none();
    private int joint = Rig.NO_JOINT;
    private Optional<JointVertices> vertices = Optional.empty();

    public StageOverlay(OverlayContext context) {
        super(
                context,
                BooleanExpression.booleanExpression(
                        context.document.walkProperty().map(Walk::isStopped)));
        node = new StageNode(context.viewpoint);
        getChildren().add(node);
    }

    @Override
    public void look() {
        SkinnedModel model = context.document.getOpen().model();
        Walk walk = context.document.walkProperty().get();
        if (!walk.isStopped() || walk.joint() >= model.rig().size()) {
            return;
        }
        node.clear();
        switch (walk.stage()) {
            case COMPOSED -> addChain(model, walk.joint(), walk.ancestors());
            case MODEL_SPACE ->
                addChain(
                        model, walk.joint(), model.rig().ancestors(walk.joint()).size());
            case SKIN -> {
                add(model, walk.joint(), true);
                addVertices(model, walk.joint());
            }
            default -> {
                if (model.rig().isRoot(walk.joint())) {
                    node.add(ORIGIN, false);
                } else {
                    add(model, model.rig().parent(walk.joint()), false);
                }
                add(model, walk.joint(), true);
            }
        }
        node.update();
    }

    private void add(SkinnedModel model, int of, boolean last) {
        JointTransform.copy(model.joints(), of, transform, 0);
        node.add(transform, last);
    }

    /** The ancestors that are applied, as if the next one were at the origin. */
    private void addChain(SkinnedModel model, int of, int count) {
        List<Integer> ancestors = model.rig().ancestors(of);
        node.add(ORIGIN, false);
        int first = Math.min(count, StageNode.MOST_TRANSFORMS - 2) - 1;
        for (int i = first; i >= 0; i--) {
            if (count < ancestors.size()) {
                JointTransform.relative(
                        model.joints(), ancestors.get(count), model.joints(), ancestors.get(i), transform, 0);
                node.add(transform, false);
            } else {
                add(model, ancestors.get(i), false);
            }
        }
        add(model, of, true);
    }

    private void addVertices(SkinnedModel model, int of) {
        if (counted != model || joint != of) {
            counted = model;
            joint = of;
            vertices = Optional.of(JointVertices.of(model, of));
        }
        List<int[]> points = vertices.orElseThrow().points();
        int all = points.stream().mapToInt(it -> it.length).sum();
        int step = all / StageNode.MOST_TARGETS + 1;
        for (int mesh = 0; mesh < points.size(); mesh++) {
            float[] at = model.meshes().get(mesh).points();
            int[] moved = points.get(mesh);
            for (int i = 0; i < moved.length && !context.document.hiddenMeshes().contains(mesh); i += step) {
                int point = moved[i] * 3;
                node.target(at[point], at[point + 1], at[point + 2]);
            }
        }
    }
}
