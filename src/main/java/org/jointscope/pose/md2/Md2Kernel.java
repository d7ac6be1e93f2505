package org.jointscope.pose.md2;

import java.util.Arrays;
import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2Triangles;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.skin.SkinnedModel;

/** Makes the kernel's flat arrays from an .md2 as written. It never fails. */
public final class Md2Kernel {

    private Md2Kernel() {}

    public static SkinnedModel model(Md2 md2) {
        return SkinnedModel.of(new KeyframeMorph(md2), binding(md2));
    }

    /**
     * Points are the vertices of the frames, vertices the texture coordinates; a triangle that lacks one of either is
     * skipped. There are no weights.
     */
    public static SkinBinding binding(Md2 md2) {
        Md2Triangles triangles = md2.triangles();
        int[] pointOfVertex = new int[md2.texCoords().size()];
        int[] points = new int[triangles.size() * 3];
        int[] coords = new int[points.length];
        int length = 0;
        for (int triangle = 0; triangle < triangles.size(); triangle++) {
            boolean exists = true;
            for (int corner = 0; corner < 3; corner++) {
                points[length + corner] = triangles.vertex(triangle, corner);
                coords[length + corner] = triangles.texCoord(triangle, corner);
                exists &= points[length + corner] < md2.vertexCount();
                exists &= coords[length + corner] < pointOfVertex.length;
            }
            length += exists ? 3 : 0;
        }
        for (int i = 0; i < length; i++) {
            pointOfVertex[coords[i]] = points[i];
        }
        return new SkinBinding(
                pointOfVertex,
                Arrays.copyOf(coords, length),
                Arrays.copyOf(points, length),
                new int[md2.vertexCount()],
                new int[0],
                new double[0]);
    }
}
