package org.jointscope.sample;

import java.util.List;

/**
 * The hard parts: a row of rounded plates along the back, and the toenails.
 *
 * <p>A plate moves as the skin under its foot does, all of it by the same joints, so it rides on the back without being
 * bent.
 */
final class CrestMesh {
    /** A rounded cone: where its foot is, where it points, its length, half width, half thickness. */
    private record Horn(Vec foot, Vec up, Vec wide, double length, double width, double thick, int rings, int spokes) {
        /** {@code lean}: how far the tip is bent back, as a share of the length. */
        Vec point(int ring, int spoke, double lean) {
            Vec side = wide.across(up);
            double angle = StrictMath.PI / 2 * ring / rings;
            double high = StrictMath.sin(angle) * length;
            double out = ring == rings ? 0 : StrictMath.pow(StrictMath.cos(angle), 0.8);
            double turn = 2 * StrictMath.PI * (spoke % spokes) / spokes;
            double along = StrictMath.cos(turn) * out * width - lean * high * high / length;
            return foot.plus(up.times(high))
                    .plus(side.times(along))
                    .plus(up.cross(side).times(StrictMath.sin(turn) * out * thick));
        }
    }

    private final MeshSketch sketch = new MeshSketch();
    private final Skeleton skeleton;

    private CrestMesh(Skeleton skeleton) {
        this.skeleton = skeleton;
    }

    static SkinMesh build(Skeleton skeleton, CreatureBody body, TriangleMesh skin, List<List<SkinWeights.Share>> w) {
        CrestMesh crest = new CrestMesh(skeleton);
        crest.plates(body, skin, w);
        crest.nails();
        return crest.sketch.mesh("crest", CreatureTextures.TRIM);
    }

    private void plates(CreatureBody body, TriangleMesh skin, List<List<SkinWeights.Share>> w) {
        double[][] rows = {
            {15.0, 32, 1.9}, {12.0, 32, 2.6}, {8.6, 32, 2.2}, {4.8, 24, 2.4}, {1.2, 22, 3.0},
            {-2.8, 22, 3.3}, {-6.9, 22, 3.0}, {-10.9, 20, 2.6}, {-14.7, 19, 2.2}, {-18.2, 20, 1.8}
        };
        for (double[] row : rows) {
            Vec foot = fall(body, row[0], row[1]);
            Vec up = body.gradient(foot).unit().plus(new Vec(-0.35, 0, 0)).unit();
            Vec deep = foot.minus(up.times(0.5));
            List<SkinWeights.Share> shares = w.get(nearest(skin, foot));
            horn(new Horn(deep, up, Vec.FORWARD, row[2] + 0.5, row[2] * 0.62, row[2] * 0.27, 5, 8), shares, true);
        }
    }

    /** Follows a plumb line down to the skin. */
    private static Vec fall(CreatureBody body, double x, double from) {
        double z = from;
        while (body.at(x, 0, z) > 0.001) {
            z -= Math.max(0.001, body.at(x, 0, z) * 0.5);
        }
        return new Vec(x, 0, z);
    }

    private static int nearest(TriangleMesh skin, Vec p) {
        int best = 0;
        for (int i = 1; i < skin.points().length; i++) {
            if (skin.points()[i].distance(p) < skin.points()[best].distance(p)) {
                best = i;
            }
        }
        return best;
    }

    private void nails() {
        for (int i = -1; i <= 1; i++) {
            double ahead = i == 0 ? 0.5 : 0;
            nail("fingers_l", new Vec(9.9 + ahead, 5.3 + 1.5 * i, 1.0));
            nail("fingers_r", new Vec(9.9 + ahead, -5.3 - 1.5 * i, 1.0));
            nail("toes_l", new Vec(-3.0 + ahead, 5.5 + 1.5 * i, 1.0));
            nail("toes_r", new Vec(-3.0 + ahead, -5.5 - 1.5 * i, 1.0));
        }
    }

    private void nail(String joint, Vec foot) {
        List<SkinWeights.Share> shares = List.of(new SkinWeights.Share(skeleton.index(joint), 1));
        Vec up = new Vec(1, 0, -0.3).unit();
        horn(new Horn(foot, up, Vec.LEFT, 1.1, 0.6, 0.52, 3, 8), shares, false);
    }

    private void horn(Horn horn, List<SkinWeights.Share> shares, boolean plate) {
        int first = sketch.size();
        int rings = horn.rings();
        int spokes = horn.spokes();
        for (int ring = 0; ring <= rings; ring++) {
            for (int spoke = 0; spoke <= spokes; spoke++) {
                double[] st = CreatureTextures.horn(plate, (double) spoke / spokes, (double) ring / rings);
                sketch.vertex(horn.point(ring, spoke, plate ? 0.22 : 0), st, shares);
            }
        }
        for (int ring = 0; ring < rings; ring++) {
            for (int spoke = 0; spoke < spokes; spoke++) {
                int a = first + ring * (spokes + 1) + spoke;
                sketch.quad(a, a + 1, a + spokes + 2, a + spokes + 1);
            }
        }
    }
}
