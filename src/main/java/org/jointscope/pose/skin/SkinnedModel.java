package org.jointscope.pose.skin;

import java.util.List;
import java.util.Optional;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointMatch;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.Rig;
import org.jointscope.pose.skin.SkinnedMesh.SkinnedPose;
import org.jointscope.pose.surface.Surface;

/**
 * A mesh, an animation, or both together, which can be posed at any moment: the whole computation from a frame number
 * to points and normals. It contains the arrays of its last pose; posing allocates nothing. For one thread at a time.
 */
public final class SkinnedModel {

    private final Rig rig;
    private final Optional<BindPose> bindPose;
    private final Optional<PoseSampler> sampler;
    private final Optional<JointMatch> match;
    private final double[] joints;
    private final double[] meshJoints;
    private final double[] nextMeshJoints;
    private final double[] scales;
    private final double[] meshScales;
    private final Skinner skinner;
    private final List<SkinnedMesh> meshes;
    private final Optional<Keyframes> keyframes;

    /** The last options, without interpolation. */
    private PoseOptions whole = PoseOptions.FILE;

    /** The meshes are not in the pose of the model. */
    private boolean unskinned;

    private SkinnedModel(
            Optional<BindPose> bindPose,
            Optional<Clip> clip,
            double[] meshJoints,
            Skinner skinner,
            List<SkinnedMesh> meshes,
            Optional<Keyframes> keyframes) {
        this.rig = clip.map(Clip::rig).or(() -> bindPose.map(BindPose::rig)).orElse(Rig.NONE);
        this.bindPose = bindPose;
        this.sampler = clip.map(PoseSampler::new);
        this.match = bindPose.flatMap(bind -> clip.map(c -> JointMatch.of(bind, c.rig())));
        this.joints = clip.isPresent() ? new double[rig.size() * JointTransform.STRIDE] : meshJoints;
        this.meshJoints = meshJoints;
        this.nextMeshJoints = new double[meshJoints.length];
        boolean scaled = clip.filter(it -> !it.scales().isEmpty()).isPresent();
        this.scales = new double[scaled ? rig.size() : 0];
        this.meshScales = new double[scaled ? meshJoints.length / JointTransform.STRIDE : 0];
        this.skinner = skinner;
        this.meshes = meshes;
        this.keyframes = keyframes;
    }

    /**
     * The same meshes moved by another clip. This is fast because it uses the arrays of this model, which must not be
     * posed afterward. This model must have a clip.
     */
    public SkinnedModel withClip(Clip clip) {
        if (sampler.isEmpty()) {
            throw new IllegalStateException("a bind pose alone has no joints of its own to move");
        }
        return new SkinnedModel(bindPose, Optional.of(clip), meshJoints, skinner, meshes, keyframes);
    }

    /** A model without joints and meshes. */
    public static SkinnedModel none() {
        return of(Optional.empty(), Optional.empty());
    }

    public static SkinnedModel of(Optional<Skin> skin, Optional<Clip> clip) {
        Optional<BindPose> bindPose = skin.map(Skin::bind);
        double[] meshJoints = bindPose.map(BindPose::modelSpace).orElse(new double[0]);
        Skinner skinner = new Skinner(meshJoints.length / JointTransform.STRIDE);
        skinner.setPose(meshJoints);
        List<SkinnedMesh> meshes = skin.map(Skin::meshes).orElse(List.of()).stream()
                .map(mesh -> new SkinnedMesh(mesh, new SkinnedPose(mesh, skinner)))
                .toList();
        return new SkinnedModel(bindPose, clip, meshJoints, skinner, meshes, Optional.empty());
    }

    /** A model that moves without joints. */
    public static SkinnedModel of(Keyframes keyframes, Surface surface) {
        return new SkinnedModel(
                Optional.empty(),
                Optional.empty(),
                new double[0],
                new Skinner(0),
                List.of(new SkinnedMesh(surface, keyframes)),
                Optional.of(keyframes));
    }

    /** Meshes in their bind pose. */
    public static SkinnedModel of(Skin skin) {
        return of(Optional.of(skin), Optional.empty());
    }

    /** An animation's skeleton. */
    public static SkinnedModel of(Clip clip) {
        return of(Optional.empty(), Optional.of(clip));
    }

    /** Meshes moved by an animation, whether or not they match: see {@link JointMatch}. */
    public static SkinnedModel of(Skin skin, Clip clip) {
        return of(Optional.of(skin), Optional.of(clip));
    }

    /** The meshes of a model with joints, and their bind pose; empty without a mesh. */
    public Optional<Skin> boundMeshes() {
        return bindPose.map(
                bind -> new Skin(bind, meshes.stream().map(SkinnedMesh::binding).toList()));
    }

    /** The same model with arrays of its own, for poses that are not those of this model. */
    public SkinnedModel copy() {
        return keyframes.isPresent()
                ? of(keyframes.get().copy(), meshes.getFirst().surface())
                : of(boundMeshes(), clip());
    }

    /** The skeleton that is posed: the animation's, or the mesh's if there is no animation. */
    public Rig rig() {
        return rig;
    }

    public Optional<Clip> clip() {
        return sampler.map(PoseSampler::clip);
    }

    /** The frames of a model that moves without joints. */
    public Optional<Keyframes> keyframes() {
        return keyframes;
    }

    /** Number of frames of the clip or of the model itself; 0 for a bind pose. */
    public int frameCount() {
        // Called in every frame: mapping an Optional would allocate.
        if (sampler.isPresent()) {
            return sampler.get().clip().frameCount();
        }
        return keyframes.isPresent() ? keyframes.get().frameCount() : 0;
    }

    /** The match of the mesh's joints with the animation's, if both are there. */
    public Optional<JointMatch> match() {
        return match;
    }

    /** One for each {@code mesh} block. */
    public List<SkinnedMesh> meshes() {
        return meshes;
    }

    /** Poses the model as defined for {@link PoseSampler#sample}; without an animation it stays in its bind pose. */
    public void pose(double frame, PoseOptions options) {
        poseJoints(frame, options);
        skin();
    }

    /** The first half of {@link #pose}, which does not change the meshes: {@link #skin()} does. */
    public void poseJoints(double frame, PoseOptions options) {
        Blend blend = options.blend();
        LoopRule loop = options.loop();
        if (keyframes.isPresent()) {
            poseRound(frame, 0, frameCount() - 1, options);
        }
        if (sampler.isEmpty()) {
            return;
        }
        if (match.isPresent() && blend == Blend.VERTEX) {
            int count = sampler.get().clip().frameCount();
            int from = PoseSampler.frameAt(frame, count);
            whole = whole.with(
                    Blend.NONE, options.root(), loop, options.unflagged(), options.mistakes(), options.walk());
            poseMesh(from, meshJoints);
            poseMesh(loop.next(from, count), nextMeshJoints);
            skinner.setPose(meshJoints, nextMeshJoints, PoseSampler.share(frame, from));
        }
        sampler.get().sample(frame, options, joints);
        if (match.isPresent() && blend != Blend.VERTEX) {
            match.get().apply(joints, meshJoints);
            skinner.setPose(meshJoints);
        }
        if (match.isPresent() && scales.length > 0) {
            sampler.get().scales(frame, blend, loop, scales);
            match.get().applyScales(scales, meshScales);
            skinner.scale(meshScales);
        }
        unskinned = match.isPresent();
    }

    /** Moves the meshes into the pose of the model if they are not in it. */
    public void skin() {
        if (unskinned) {
            for (int i = 0; i < meshes.size(); i++) {
                meshes.get(i).skin();
            }
            unskinned = false;
        }
    }

    /**
     * Skins points that do not belong to a mesh by the joints of the last pose.
     *
     * @param binding of the points to the joints of the meshes
     */
    public void skin(SkinBinding binding, float[] points) {
        skinner.skin(binding, points);
    }

    /** The same in full precision. */
    public void skin(SkinBinding binding, double[] points) {
        skinner.skin(binding, points);
    }

    /** The posed joints of the mesh in model space, {@link JointTransform#STRIDE} doubles each. Shared. */
    public double[] meshJoints() {
        return meshJoints;
    }

    /** The skeleton of the mesh in its bind pose. */
    public Optional<BindPose> bindPose() {
        return bindPose;
    }

    /**
     * Moves the meshes by joints of {@link #rig()} that were computed elsewhere, or with vertices in straight lines
     * between two such poses; {@link #joints()} does not change.
     *
     * @param scaleFrame the frame of which the scales apply
     */
    public void skin(double[] from, double[] to, double fraction, int scaleFrame) {
        if (match.isEmpty()) {
            return;
        }
        match.get().apply(from, meshJoints);
        match.get().apply(to, nextMeshJoints);
        skinner.setPose(meshJoints, nextMeshJoints, fraction);
        if (scales.length > 0) {
            sampler.get().scales(scaleFrame, Blend.NONE, LoopRule.LAST_IS_FIRST, scales);
            match.get().applyScales(scales, meshScales);
            skinner.scale(meshScales);
        }
        unskinned = true;
        skin();
    }

    private void poseMesh(int frame, double[] placed) {
        sampler.get().sample(frame, whole, joints);
        match.get().apply(joints, placed);
    }

    /** Poses the model in a frame, as in the file. */
    void pose(int frame) {
        pose(frame, PoseOptions.FILE);
    }

    /**
     * Poses a model that moves without joints within a cycle over some of its frames. A moment after the last of them
     * is interpolated to the next one by the loop rule. The meshes follow by {@link #skin()}.
     *
     * @param first index of the first frame of the cycle, limited to the existing frames
     * @param last index of the last one, likewise
     * @throws IllegalStateException if the model has joints
     */
    public void poseRound(double frame, int first, int last, PoseOptions options) {
        Keyframes surface = keyframes.orElseThrow(() -> new IllegalStateException("a model with joints"));
        if (frameCount() > 0) {
            int begin = Math.clamp(first, 0, frameCount() - 1);
            int end = Math.clamp(last, begin, frameCount() - 1);
            surface.go(options.blend() == Blend.NONE ? Math.floor(frame) : frame, begin, end, options.loop());
            unskinned = true;
        }
    }

    /** The posed joints of {@link #rig()} in model space, {@link JointTransform#STRIDE} doubles each. Shared. */
    public double[] joints() {
        return joints;
    }
}
