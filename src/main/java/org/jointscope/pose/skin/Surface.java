package org.jointscope.pose.skin;

/** The points and normals of a mesh in the current pose of its model. */
public interface Surface {

    /** Writes x, y, z of every point in model space. */
    void points(float[] out);

    /** Writes the normal of every point. */
    void normals(float[] out);
}
