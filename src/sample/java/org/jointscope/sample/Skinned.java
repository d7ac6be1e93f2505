package org.jointscope.sample;

import java.util.List;

/** The meshes moved by a posed skeleton: each vertex is the weighted sum of what its joints say. */
final class Skinned {
    private static final double MARGIN = 2e-6;

    private final Skeleton bind;
    private final List<SkinMesh> meshes;

    Skinned(Skeleton bind, List<SkinMesh> meshes) {
        this.bind = bind;
        this.meshes = meshes;
    }

    Vec point(SkinMesh.Vertex vertex, Skeleton posed) {
        Vec sum = Vec.ZERO;
        for (SkinWeights.Share share : vertex.shares()) {
            Vec offset = bind.joint(share.joint()).toJoint(vertex.point());
            sum = sum.plus(posed.joint(share.joint()).toModel(offset).times(share.bias()));
        }
        return sum;
    }

    /** The smallest and largest corner of all vertices, wider by what rounding may add. */
    Vec[] box(Skeleton posed) {
        double[] low = {1e9, 1e9, 1e9};
        double[] high = {-1e9, -1e9, -1e9};
        for (SkinMesh mesh : meshes) {
            for (SkinMesh.Vertex vertex : mesh.vertices()) {
                Vec p = point(vertex, posed);
                double[] xyz = {p.x(), p.y(), p.z()};
                for (int i = 0; i < 3; i++) {
                    low[i] = Math.min(low[i], xyz[i] - MARGIN);
                    high[i] = Math.max(high[i], xyz[i] + MARGIN);
                }
            }
        }
        return new Vec[] {new Vec(low[0], low[1], low[2]), new Vec(high[0], high[1], high[2])};
    }
}
