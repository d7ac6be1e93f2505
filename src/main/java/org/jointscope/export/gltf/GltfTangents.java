package org.jointscope.export.gltf;

import org.jointscope.pose.surface.Surface;

/**
 * The tangents of vertices, which the normals of an image refer to: the mean direction to the right of the image over
 * the triangles of a vertex, perpendicular to its normal. The fourth number is the sign of the direction to the top.
 */
final class GltfTangents {

    private static final int WIDTH = 4;

    private final double[] right;
    private final double[] top;

    private GltfTangents(int vertices) {
        this.right = new double[vertices * 3];
        this.top = new double[vertices * 3];
    }

    /**
     * @param positions of the vertices, three numbers each, as the normals
     * @param coords s, t of each
     */
    static float[] of(int[] corners, float[] positions, float[] normals, float[] coords) {
        GltfTangents sums = new GltfTangents(positions.length / 3);
        for (int at = 0; at < corners.length; at += Surface.CORNERS) {
            sums.add(corners[at], corners[at + 1], corners[at + 2], positions, coords);
        }
        float[] tangents = new float[positions.length / 3 * WIDTH];
        for (int vertex = 0; vertex * WIDTH < tangents.length; vertex++) {
            sums.write(vertex, normals, tangents);
        }
        return tangents;
    }

    private void add(int a, int b, int c, float[] positions, float[] coords) {
        double s1 = coords[b * 2] - coords[a * 2];
        double s2 = coords[c * 2] - coords[a * 2];
        double t1 = coords[a * 2 + 1] - coords[b * 2 + 1];
        double t2 = coords[a * 2 + 1] - coords[c * 2 + 1];
        double area = s1 * t2 - s2 * t1;
        double scale = area == 0 ? 0 : Math.signum(area);
        for (int axis = 0; axis < 3; axis++) {
            double p1 = positions[b * 3 + axis] - positions[a * 3 + axis];
            double p2 = positions[c * 3 + axis] - positions[a * 3 + axis];
            for (int vertex : new int[] {a, b, c}) {
                right[vertex * 3 + axis] += (p1 * t2 - p2 * t1) * scale;
                top[vertex * 3 + axis] += (p2 * s1 - p1 * s2) * scale;
            }
        }
    }

    private void write(int vertex, float[] normals, float[] out) {
        int at = vertex * 3;
        double nx = normals[at];
        double ny = normals[at + 1];
        double nz = normals[at + 2];
        double along = nx * right[at] + ny * right[at + 1] + nz * right[at + 2];
        double x = right[at] - along * nx;
        double y = right[at + 1] - along * ny;
        double z = right[at + 2] - along * nz;
        double length = Math.sqrt(x * x + y * y + z * z);
        if (!(length > 0 && Double.isFinite(length))) {
            // Any direction that is perpendicular to the normal.
            boolean steep = Math.abs(nx) > Math.abs(nz);
            x = steep ? -ny : 0;
            y = steep ? nx : -nz;
            z = steep ? 0 : ny;
            length = Math.sqrt(x * x + y * y + z * z);
        }
        double up = (ny * z - nz * y) * top[at] + (nz * x - nx * z) * top[at + 1] + (nx * y - ny * x) * top[at + 2];
        out[vertex * WIDTH] = (float) (x / length);
        out[vertex * WIDTH + 1] = (float) (y / length);
        out[vertex * WIDTH + 2] = (float) (z / length);
        out[vertex * WIDTH + 3] = up < 0 ? -1 : 1;
    }
}
