package org.jointscope.pose.skin;

import java.util.Optional;
import org.jointscope.pose.surface.Surface;

/** One mesh of a {@link SkinnedModel}, in its last pose. */
public final class SkinnedMesh {

    private final SkinBinding binding;
    private final Pose pose;
    private final float[] points;

    SkinnedMesh(SkinBinding binding, Pose pose) {
        this.binding = binding;
        this.pose = pose;
        this.points = new float[binding.pointCount() * 3];
        skin();
    }

    /** A mesh without weights. */
    SkinnedMesh(Surface surface, Pose pose) {
        this(new SkinBinding(surface, new int[surface.pointCount()], new int[0], new double[0]), pose);
    }

    void skin() {
        pose.points(points);
    }

    /** What is drawn. */
    public Surface surface() {
        return binding.surface();
    }

    public SkinBinding binding() {
        return binding;
    }

    /** x, y, z of every point in model space. Shared; the next pose overwrites it. */
    public float[] points() {
        return points;
    }

    /**
     * Writes the normal of every point: as {@link SurfaceNormals} computes it, or as stored in the frames of an .md2.
     */
    public void normals(float[] out) {
        pose.normals(out);
    }

    /** The points and normals of a mesh in the current pose of its model. */
    public interface Pose {

        void points(float[] out);

        void normals(float[] out);
    }

    /** Points moved by joints, with normals computed from the adjacent triangles. */
    static final class SkinnedPose implements Pose {

        private final SkinBinding binding;
        private final Skinner skinner;
        private final double[] exactPoints;

        /** Created when they are needed first; until then, the exact points are the bind pose. */
        private Optional<SurfaceNormals> normals = Optional.empty();

        /** @param skinner in the bind pose now, and later in the pose of the model */
        SkinnedPose(SkinBinding binding, Skinner skinner) {
            this.binding = binding;
            this.skinner = skinner;
            this.exactPoints = new double[binding.pointCount() * 3];
            skinner.skin(binding, exactPoints);
        }

        @Override
        public void points(float[] out) {
            skinner.skin(binding, out);
        }

        @Override
        public void normals(float[] out) {
            if (normals.isEmpty()) {
                normals = Optional.of(new SurfaceNormals(binding.surface(), exactPoints));
            }
            skinner.skin(binding, exactPoints);
            normals.get().compute(exactPoints, out);
        }
    }
}
