package org.jointscope.pose;

/** One mesh of a {@link SkinnedModel}, where the last pose has put it. */
public final class SkinnedMesh {

    private final SkinBinding binding;
    private final Skinner skinner;
    private final float[] points;
    private final double[] exactPoints;
    private final SurfaceNormals normals;

    /**
     * @param skinner that stands in the bind pose now, and later in whatever pose the model has
     */
    SkinnedMesh(SkinBinding binding, Skinner skinner) {
        this.binding = binding;
        this.skinner = skinner;
        this.points = new float[binding.pointCount() * 3];
        this.exactPoints = new double[points.length];
        skin();
        skinner.skin(binding, exactPoints);
        this.normals = new SurfaceNormals(binding, exactPoints);
    }

    void skin() {
        skinner.skin(binding, points);
    }

    public SkinBinding binding() {
        return binding;
    }

    /** x, y, z of every point in model space. Shared; the next pose overwrites it. */
    public float[] points() {
        return points;
    }

    /** Writes the normal of every point, as {@link SurfaceNormals} computes it. */
    public void normals(float[] out) {
        skinner.skin(binding, exactPoints);
        normals.compute(exactPoints, out);
    }
}
