package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The skin: meshed, cut into texture charts, and tied to the joints. */
final class CreatureSkin {
    private static final double STEP = 1.38;
    private static final Vec LOW = new Vec(-36, -14.5, -4);
    private static final Vec HIGH = new Vec(30, 14.5, 38);

    private CreatureSkin() {}

    static TriangleMesh mesh(CreatureBody body) {
        return Relaxation.relax(SurfaceNets.mesh(body, LOW, HIGH, STEP), body, 6);
    }

    /** A number for the body part of each triangle: charts do not cross from one part to another. */
    static int[] parts(TriangleMesh mesh, CreatureBody body, Skeleton skeleton) {
        int[] parts = new int[mesh.triangles().length];
        for (int t = 0; t < parts.length; t++) {
            Vec sum = Vec.ZERO;
            for (int corner : mesh.triangles()[t]) {
                sum = sum.plus(mesh.points()[corner]);
            }
            int joint = SkinWeights.owner(body, skeleton, sum.times(1.0 / 3));
            parts[t] = part(skeleton.joint(joint).name());
        }
        return parts;
    }

    private static int part(String joint) {
        int side = joint.endsWith("_l") ? 1 : joint.endsWith("_r") ? 2 : 0;
        return switch (joint.replaceAll("_.$|[0-9]", "")) {
            case "head", "jaw", "nose" -> 3;
            case "ear", "eartip" -> 3 + side;
            case "arm", "forearm", "paw", "fingers" -> 5 + side;
            case "thigh", "shin", "foot", "toes" -> 7 + side;
            case "tail" -> 10;
            default -> 0;
        };
    }

    /** A point on a seam becomes one vertex a chart, all at the same place with the same weights. */
    static SkinMesh split(
            TriangleMesh skin, UvAtlas.Layout layout, List<List<SkinWeights.Share>> weights) {
        Map<Long, Integer> known = new TreeMap<>();
        MeshSketch sketch = new MeshSketch();
        List<int[]> corners = new ArrayList<>();
        for (int t = 0; t < skin.triangles().length; t++) {
            int[] corner = new int[3];
            for (int k = 0; k < 3; k++) {
                int point = skin.triangles()[t][k];
                long key = (long) point << 20 | layout.chart()[t];
                Integer vertex = known.get(key);
                if (vertex == null) {
                    vertex = sketch.size();
                    known.put(key, vertex);
                    double s = layout.cornerU()[t][k] / layout.size();
                    double v = layout.cornerV()[t][k] / layout.size();
                    sketch.vertex(skin.points()[point], new double[] {s, v}, weights.get(point));
                }
                corner[k] = vertex;
            }
            corners.add(corner);
        }
        corners.forEach(c -> sketch.triangle(c[0], c[1], c[2]));
        return sketch.mesh("body", CreatureTextures.SKIN);
    }
}
