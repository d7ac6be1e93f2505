package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The skin: meshed, cut into texture charts, and tied to the joints. */
final class CreatureSkin {
    static final int TRUNK = 0;
    static final int HEAD = 1;
    static final int EAR = 2;
    static final int FORELEG = 3;
    static final int HINDLEG = 4;
    static final int TAIL = 5;

    private static final double STEP = 0.6;
    private static final Vec LOW = new Vec(-36, -14.7, -3.9);
    private static final Vec FACE = new Vec(21, 3, 19);
    private static final Vec HIGH = new Vec(31, 14.7, 40);

    private CreatureSkin() {}

    /** The left half. The grid has a layer of cubes right on the plane y = 0, so points lie in it. */
    static TriangleMesh leftHalf(CreatureBody body) {
        TriangleMesh fine = Mirror.left(SurfaceNets.mesh(body, LOW, HIGH, STEP), STEP / 4);
        return Remesher.thin(fine, body, p -> edge(body, p), 8);
    }

    /** Short edges where the skin bends strongly, and in the face. */
    private static double edge(CreatureBody body, Vec p) {
        double h = 0.35;
        double sum = -6 * body.at(p);
        for (Vec axis : new Vec[] {Vec.FORWARD, Vec.LEFT, Vec.UP}) {
            sum += body.at(p.plus(axis.times(h))) + body.at(p.minus(axis.times(h)));
        }
        double radius = 2 / Math.max(0.05, Math.abs(sum) / (h * h));
        double face = 0.72 + 0.28 * Rgb.step(6, 12, p.distance(FACE));
        return face * Math.max(0.66, Math.min(1.5, 0.6 * Math.sqrt(radius)));
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
        return switch (joint.replaceAll("_.$|[0-9]", "")) {
            case "head", "jaw", "nose" -> HEAD;
            case "ear", "eartip" -> EAR;
            case "arm", "forearm", "paw", "fingers" -> FORELEG;
            case "thigh", "shin", "foot", "toes" -> HINDLEG;
            case "tail" -> TAIL;
            default -> TRUNK;
        };
    }

    /**
     * A point on a seam becomes one vertex a chart, all at the same place with the same weights. The right half uses
     * the left half's part of the texture.
     */
    static SkinMesh split(TriangleMesh whole, UvAtlas.Layout layout, List<List<SkinWeights.Share>> weights) {
        Map<Long, Integer> known = new TreeMap<>();
        MeshSketch sketch = new MeshSketch();
        List<int[]> faces = new ArrayList<>();
        int half = layout.chart().length;
        for (int t = 0; t < whole.triangles().length; t++) {
            int[] face = new int[3];
            for (int k = 0; k < 3; k++) {
                int point = whole.triangles()[t][k];
                int corner = t < half ? k : (3 - k) % 3;
                long key = (long) point << 20 | layout.chart()[t % half];
                Integer vertex = known.get(key);
                if (vertex == null) {
                    vertex = sketch.size();
                    known.put(key, vertex);
                    sketch.vertex(whole.points()[point], layout.place(t % half, corner), weights.get(point));
                }
                face[k] = vertex;
            }
            faces.add(face);
        }
        faces.forEach(f -> sketch.triangle(f[0], f[1], f[2]));
        return sketch.mesh("body", CreatureTextures.SKIN);
    }
}
