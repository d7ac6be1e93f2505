package org.jointscope.pose.skin;

/** What puts the points of a mesh where the pose has them that its model stands in. */
public interface Surface {

    /** Writes x, y, z of every point in model space. */
    void points(float[] out);

    /** Writes the normal of every point. */
    void normals(float[] out);
}
