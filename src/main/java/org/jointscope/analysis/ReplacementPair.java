package org.jointscope.analysis;

import java.util.Collection;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.md2.Md2Kernel;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedModel;

/** An .md2 and the MD5 model that replaces it, with its animation. */
public record ReplacementPair(Md2 md2, Md5Mesh mesh, Optional<Md5Anim> anim, Optional<Md5Scale> scale) {

    /** The pair among the contents of some files; empty if there is no .md2 or no .md5mesh. */
    public static Optional<ReplacementPair> of(Collection<ModelFile> files) {
        Optional<Md5Anim> anim = first(files, Md5Anim.class);
        Optional<Md5Scale> scale = first(files, Md5Scale.class);
        return first(files, Md2.class)
                .flatMap(md2 -> first(files, Md5Mesh.class).map(mesh -> new ReplacementPair(md2, mesh, anim, scale)));
    }

    private static <T> Optional<T> first(Collection<ModelFile> files, Class<T> type) {
        return files.stream().filter(type::isInstance).map(type::cast).findFirst();
    }

    /** Number of frames of the MD5 model; 0 without an animation. */
    public int md5Frames() {
        return anim.map(it -> it.frames().size()).orElse(0);
    }

    public int md2Frames() {
        return md2.frames().size();
    }

    /** Number of vertices in all meshes of the MD5 model. */
    public int md5Vertices() {
        return mesh.meshes().stream().mapToInt(part -> part.vertices().size()).sum();
    }

    /** Number of triangles in all meshes of the MD5 model. */
    public int md5Triangles() {
        return mesh.meshes().stream().mapToInt(part -> part.triangles().size()).sum();
    }

    /** A comparison of the frames that both have, with unknown boxes. */
    public ModelComparison prepared() {
        return new ModelComparison(Math.min(md2Frames(), md5Frames()), GridSteps.of(md2));
    }

    /** The function that computes the boxes of a frame that both have. */
    public IntFunction<double[]> sampler() {
        return ModelComparison.sampler(
                Md2Kernel.model(md2),
                SkinnedModel.of(Optional.of(Md5Kernel.skin(mesh)), anim.map(it -> Md5Kernel.clip(it, scale))));
    }

    /** The comparison of all frames that both have. */
    public ModelComparison compare() {
        ModelComparison comparison = prepared();
        IntFunction<double[]> sampler = sampler();
        for (int frame = 0; frame < comparison.frameCount(); frame++) {
            comparison.put(frame, sampler.apply(frame));
        }
        return comparison;
    }
}
