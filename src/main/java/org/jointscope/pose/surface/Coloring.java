package org.jointscope.pose.surface;

/** Colors of the vertices of a surface. */
@FunctionalInterface
public interface Coloring {

    /** The color of a vertex as 0xAARRGGBB; drawn opaque. */
    int argb(int vertex);
}
