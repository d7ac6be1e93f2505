package org.jointscope.sample;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which joints move which point, and by how much.
 *
 * <p>Every point first belongs wholly to the joint of the nearest part; then the shares spread along the surface like
 * heat. Heat follows the skin and does not jump from one leg to the other, which is what weights by plain distance do
 * wrong. At most four joints stay, their sum is 1.
 */
final class SkinWeights {
    /** A joint and its share of a point. */
    record Share(int joint, double bias) {}

    private static final int MOST = 4;
    private static final double LEAST = 0.02;

    private SkinWeights() {}

    /** The joint of the part that lies nearest to a point. */
    static int owner(CreatureBody body, Skeleton skeleton, Vec p) {
        double best = Double.MAX_VALUE;
        String name = "";
        for (CreatureBody.Part part : body.parts()) {
            double d = part.shape().at(p.x(), Math.abs(p.y()), p.z());
            if (d < best) {
                best = d;
                name = part.joint();
            }
        }
        return skeleton.index(name.replace("#", p.y() >= 0 ? "l" : "r"));
    }

    static List<List<Share>> spread(TriangleMesh mesh, CreatureBody body, Skeleton skeleton, int rounds) {
        int count = mesh.points().length;
        double[][] heat = new double[count][skeleton.size()];
        for (int i = 0; i < count; i++) {
            heat[i][owner(body, skeleton, mesh.points()[i])] = 1;
        }
        int[][] neighbours = mesh.neighbours();
        for (int round = 0; round < rounds; round++) {
            heat = spreadOnce(heat, neighbours);
        }
        List<List<Share>> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            standFirm(heat[i], mesh.points()[i].z(), skeleton);
            all.add(largest(heat[i]));
        }
        return all;
    }

    private static double[][] spreadOnce(double[][] heat, int[][] neighbours) {
        int joints = heat[0].length;
        double[][] next = new double[heat.length][joints];
        for (int i = 0; i < heat.length; i++) {
            for (int j = 0; j < joints; j++) {
                double sum = 0;
                for (int n : neighbours[i]) {
                    sum += heat[n][j];
                }
                next[i][j] = 0.5 * heat[i][j] + 0.5 * sum / neighbours[i].length;
            }
        }
        return next;
    }

    /** Near the ground only foot and toes count, so that a sole stays flat while the leg swings. */
    private static void standFirm(double[] row, double z, Skeleton skeleton) {
        double firm = 1 - Rgb.step(0.5, 2.4, z);
        for (String foot : List.of("foot_l", "foot_r", "paw_l", "paw_r")) {
            int lower = skeleton.index(foot);
            int leg = skeleton.joint(lower).parent();
            row[lower] += firm * row[leg];
            row[leg] -= firm * row[leg];
        }
    }

    private static List<Share> largest(double[] row) {
        List<Share> shares = new ArrayList<>();
        for (int j = 0; j < row.length; j++) {
            if (row[j] > LEAST) {
                shares.add(new Share(j, row[j]));
            }
        }
        shares.sort(Comparator.comparingDouble(Share::bias).reversed());
        return rounded(shares.subList(0, Math.min(MOST, shares.size())));
    }

    /** Shares as whole millionths whose sum is a million: what the file keeps sums to 1. */
    private static List<Share> rounded(List<Share> shares) {
        double sum = shares.stream().mapToDouble(Share::bias).sum();
        List<Share> result = new ArrayList<>();
        long left = 1_000_000;
        for (int i = shares.size() - 1; i >= 0; i--) {
            long part = i == 0 ? left : Math.round(shares.get(i).bias() / sum * 1e6);
            left -= part;
            result.addFirst(new Share(shares.get(i).joint(), part / 1e6));
        }
        return List.copyOf(result);
    }
}
