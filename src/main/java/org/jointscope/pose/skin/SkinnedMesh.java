package org.jointscope.pose.skin;

/** One mesh of a {@link SkinnedModel}, where the last pose has put it. */
public final class SkinnedMesh {

    private final SkinBinding binding;
    private final Surface surface;
    private final float[] points;

    SkinnedMesh(SkinBinding binding, Surface surface) {
        this.binding = binding;
        this.surface = surface;
        this.points = new float[binding.pointCount() * 3];
        skin();
    }

    void skin() {
        surface.points(points);
    }

    public SkinBinding binding() {
        return binding;
    }

    /** x, y, z of every point in model space. Shared; the next pose overwrites it. */
    public float[] points() {
        return points;
    }

    /**
     * Writes the normal of every point: as {@link SurfaceNormals} computes it, or as the frames of
     * an .md2 have it.
     */
    public void normals(float[] out) {
        surface.normals(out);
    }
}
