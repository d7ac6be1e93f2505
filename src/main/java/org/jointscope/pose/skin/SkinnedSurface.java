package org.jointscope.pose.skin;

/** Points that hang on joints, with normals made of the triangles around them. */
final class SkinnedSurface implements Surface {

    private final SkinBinding binding;
    private final Skinner skinner;
    private final double[] exactPoints;
    private final SurfaceNormals normals;

    /**
     * @param skinner that stands in the bind pose now, and later in whatever pose the model has
     */
    SkinnedSurface(SkinBinding binding, Skinner skinner) {
        this.binding = binding;
        this.skinner = skinner;
        this.exactPoints = new double[binding.pointCount() * 3];
        skinner.skin(binding, exactPoints);
        this.normals = new SurfaceNormals(binding, exactPoints);
    }

    @Override
    public void points(float[] out) {
        skinner.skin(binding, out);
    }

    @Override
    public void normals(float[] out) {
        skinner.skin(binding, exactPoints);
        normals.compute(exactPoints, out);
    }
}
