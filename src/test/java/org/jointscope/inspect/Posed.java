package org.jointscope.inspect;

import java.util.Optional;
import org.jointscope.model.Declarations;
import org.jointscope.model.Materials;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.pose.md2.KeyframeMorph;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.Keyframes.KeyframeNormals;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;

/** Runs all functions of the kernel on a model. */
final class Posed {

    private static final int FRAMES_LOOKED_AT = 5;

    private Posed() {}

    /** Poses a mesh or an animation. Returns the number of unique positions and joint values. */
    static int everywhere(ModelFile content) {
        return switch (content) {
            case Md5Mesh mesh -> everywhere(Optional.of(mesh), Optional.empty());
            case Md2 md2 -> everywhere(new KeyframeMorph(md2));
            case Md5Anim anim -> everywhere(Optional.empty(), Optional.of(Md5Kernel.clip(anim)));
            case Md5Camera camera -> everywhere(CameraPath.of(camera));
            case Md5Scale scale -> everywhere(scale);
            case Declarations declarations -> declarations.models().size();
            case Materials materials -> materials.materials().size();
        };
    }

    /** Applies scales to a small animation. Returns the number of frames. */
    private static int everywhere(Md5Scale scale) {
        Clip clip = Md5Kernel.clip(new AnimBuilder()
                .joint("root", -1, 0, 0)
                .joint("arm", 0, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .base(10, 0, 0, 0, 0, 0)
                .frame()
                .frame()
                .build());
        Md5Mesh mesh = new MeshBuilder()
                .joint("root", -1, 0, 0, 0)
                .joint("arm", 0, 10, 0, 0)
                .vert(0, 1)
                .weight(1, 1, 1, 2, 3)
                .build();
        Clip scaled = clip.withScales(Md5Kernel.scales(scale, clip));
        everywhere(Optional.of(mesh), Optional.of(scaled));
        return scaled.frameCount();
    }

    /** Samples beyond both ends. Returns the number of frames. */
    private static int everywhere(CameraPath path) {
        CameraSampler sampler = new CameraSampler(path);
        double[] view = new double[CameraSampler.VIEW];
        for (int i = -1; i <= FRAMES_LOOKED_AT + 1; i++) {
            sampler.sample((double) path.playedCount() * i / FRAMES_LOOKED_AT, view);
        }
        for (int frame = 0; frame < Math.min(FRAMES_LOOKED_AT, path.frameCount()); frame++) {
            sampler.sample(path.playedFrame(frame), view);
        }
        return path.frameCount();
    }

    private static int everywhere(KeyframeMorph morph) {
        float[] out = new float[morph.pointCount() * 3];
        for (int i = 0; i <= FRAMES_LOOKED_AT; i++) {
            double frame = (double) morph.frameCount() * i / FRAMES_LOOKED_AT;
            morph.go(frame, LoopRule.WRAPS);
            morph.points(out);
            for (KeyframeNormals mode : KeyframeNormals.values()) {
                morph.normals(mode, out);
            }
        }
        return out.length;
    }

    static int everywhere(Md5Mesh mesh, Md5Anim anim) {
        return everywhere(Optional.of(mesh), Optional.of(Md5Kernel.clip(anim)));
    }

    private static int everywhere(Optional<Md5Mesh> mesh, Optional<Clip> clip) {
        SkinnedModel model = SkinnedModel.of(mesh.map(Md5Kernel::skin), clip);
        int frames = clip.map(Clip::frameCount).orElse(1);
        for (Blend blend : Blend.values()) {
            for (RootMode root : RootMode.values()) {
                for (int i = 0; i <= FRAMES_LOOKED_AT; i++) {
                    double frame = (double) frames * i / FRAMES_LOOKED_AT;
                    model.pose(frame, new PoseOptions(blend, root, LoopRule.WRAPS));
                }
            }
        }
        int points = 0;
        for (SkinnedMesh part : model.meshes()) {
            part.normals(new float[part.points().length]);
            points += part.binding().pointCount();
        }
        return points + model.joints().length;
    }
}
