package org.jointscope.pose.surface;

/** The normals of the triangles of a surface, and the centers of the triangles: x, y, z each. */
public final class FaceNormals {

    public final float[] centers;
    public final float[] normals;
    private final Surface surface;

    public FaceNormals(Surface surface) {
        this.surface = surface;
        centers = new float[surface.triangleCount() * 3];
        normals = new float[surface.triangleCount() * 3];
    }

    /** Computes both in the pose of the points. */
    public void compute(float[] points) {
        for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
            int a = surface.point(triangle, 0) * 3;
            int b = surface.point(triangle, 1) * 3;
            int c = surface.point(triangle, 2) * 3;
            for (int axis = 0; axis < 3; axis++) {
                centers[triangle * 3 + axis] = (points[a + axis] + points[b + axis] + points[c + axis]) / 3;
            }
            setNormal(triangle * 3, points, a, b, c);
        }
    }

    /** Triangles are clockwise from outside; those without an area have no normal. */
    private void setNormal(int at, float[] points, int a, int b, int c) {
        double x = cross(points, 1, 2, a, b, c);
        double y = cross(points, 2, 0, a, b, c);
        double z = cross(points, 0, 1, a, b, c);
        double length = Math.sqrt(x * x + y * y + z * z);
        double scale = length > 0 ? 1 / length : 0;
        normals[at] = (float) (x * scale);
        normals[at + 1] = (float) (y * scale);
        normals[at + 2] = (float) (z * scale);
    }

    /** A coordinate of the cross product of the third side and the first one. */
    private static double cross(float[] points, int first, int second, int a, int b, int c) {
        double cFirst = (double) points[c + first] - points[a + first];
        double cSecond = (double) points[c + second] - points[a + second];
        double bFirst = (double) points[b + first] - points[a + first];
        double bSecond = (double) points[b + second] - points[a + second];
        return cFirst * bSecond - cSecond * bFirst;
    }
}
