package org.jointscope.ui.md5.vertices;

import org.jointscope.pose.surface.Surface;
import org.jointscope.ui.plot.UvTriangle;

/**
 * A triangle of a mesh on its texture.
 *
 * @param triangle of the surface
 * @param width of the texture, in pixels
 * @param height of the texture, in pixels
 */
record MeshTriangle(Surface surface, int triangle, int width, int height) implements UvTriangle {

    @Override
    public int index() {
        return surface.origins()[triangle];
    }

    @Override
    public int vertex(int corner) {
        return surface.vertex(triangle, corner);
    }

    @Override
    public double x(int corner) {
        return surface.texCoords()[coordinate(corner) * 2] * (double) width;
    }

    @Override
    public double y(int corner) {
        return surface.texCoords()[coordinate(corner) * 2 + 1] * (double) height;
    }

    private int coordinate(int corner) {
        return surface.triangleTexCoords()[triangle * Surface.CORNERS + corner];
    }
}
