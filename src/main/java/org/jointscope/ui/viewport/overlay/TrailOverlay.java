package org.jointscope.ui.viewport.overlay;

import java.util.List;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.Rig;
import org.jointscope.pose.skin.SampledFrames;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.scene3d.SurfaceNode;
import org.jointscope.ui.scene3d.TrailNode;

/** The path of the selected joint over the animation. */
public final class TrailOverlay extends Overlay {

    public static final Layer LAYER =
            Layer.withoutButton("trail", "J", open -> open.anim().isPresent());

    /** Joints that are posed for one path: some tens of milliseconds. Of longer animations, not all frames are used. */
    private static final int MOST_JOINTS = 400_000;

    private SkinnedModel model = SkinnedModel.none();
    private PoseOptions options = PoseOptions.FILE;
    private int joint = Rig.NO_JOINT;
    private TrailNode node;

    public TrailOverlay(OverlayContext context) {
        super(context, LAYER);
        node = new TrailNode(new double[0], context.viewpoint);
        context.document.selectedJointProperty().subscribe(this::pose);
    }

    @Override
    public void build(OpenModel open, List<SurfaceNode> surfaces) {
        joint = Rig.NO_JOINT;
        show(new double[0]);
    }

    private void show(double[] path) {
        node = new TrailNode(path, context.viewpoint);
        getChildren().setAll(node);
        look();
    }

    /** Only another animation, joint or root mode has another path. */
    @Override
    public void pose() {
        SkinnedModel current = context.document.getOpen().model();
        PoseOptions now = context.document.poseOptions();
        int selected = context.document.selectedJointProperty().get();
        if (shown.get() && (current != model || now != options || selected != joint)) {
            model = current;
            options = now;
            joint = selected;
            boolean there =
                    joint >= 0 && joint < model.rig().size() && model.clip().isPresent();
            show(there ? path(model.clip().get()) : new double[0]);
        }
    }

    private double[] path(Clip clip) {
        int joints = clip.rig().size();
        int most = Math.max(2, MOST_JOINTS / Math.max(1, joints));
        SampledFrames frames = new SampledFrames(Math.min(clip.frameCount(), most), clip.frameCount());
        int count = frames.count();
        double[] path = new double[count * 3];
        double[] posed = new double[joints * JointTransform.STRIDE];
        PoseSampler sampler = new PoseSampler(clip);
        for (int i = 0; i < count; i++) {
            sampler.sample(frames.frame(i), options, posed);
            System.arraycopy(posed, joint * JointTransform.STRIDE, path, i * 3, 3);
        }
        return path;
    }

    @Override
    public void look() {
        if (shown.get()) {
            node.look();
        }
    }
}
