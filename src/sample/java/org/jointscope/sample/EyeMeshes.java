package org.jointscope.sample;

import java.util.List;

/**
 * The eyeballs and the lids, each carried by one joint.
 *
 * <p>A ball shows only its front, so its texture is the ball seen from the front with the edge pulled in (distance from
 * the pupil grows with the angle). A lid is a slice of a slightly larger ball between two half planes through the
 * hinge: turn it about the hinge and it closes.
 */
final class EyeMeshes {
    private static final int RINGS = 8;
    private static final int SPOKES = 18;
    private static final double WIDEST = 105;
    private static final int LID_ROWS = 6;
    private static final int LID_COLUMNS = 10;

    /** Angles of the open upper lid above the gaze; closing turns them down. */
    static final double LID_FROM = 56;

    static final double LID_TO = 172;

    private EyeMeshes() {}

    static SkinMesh eyes(Skeleton skeleton) {
        MeshSketch sketch = new MeshSketch();
        ball(sketch, skeleton, "eye_l");
        ball(sketch, skeleton, "eye_r");
        return sketch.mesh("eyes", CreatureTextures.TRIM);
    }

    static SkinMesh lids(Skeleton skeleton) {
        MeshSketch sketch = new MeshSketch();
        lid(sketch, skeleton, "lid_l");
        lid(sketch, skeleton, "lid_r");
        return sketch.mesh("lids", CreatureTextures.TRIM);
    }

    private static void ball(MeshSketch sketch, Skeleton skeleton, String name) {
        Joint joint = skeleton.joint(name);
        List<SkinWeights.Share> shares = List.of(new SkinWeights.Share(skeleton.index(name), 1));
        int first = sketch.size();
        sketch.vertex(ballPoint(joint, 0, 0), CreatureTextures.eye(0, 0), shares);
        for (int ring = 1; ring <= RINGS; ring++) {
            double share = (double) ring / RINGS;
            for (int spoke = 0; spoke < SPOKES; spoke++) {
                double turn = 2 * Math.PI * spoke / SPOKES;
                Vec point = ballPoint(joint, share * WIDEST, turn);
                double u = StrictMath.sin(turn) * share;
                double v = -StrictMath.cos(turn) * share;
                sketch.vertex(point, CreatureTextures.eye(u, v), shares);
            }
        }
        for (int spoke = 0; spoke < SPOKES; spoke++) {
            int next = (spoke + 1) % SPOKES;
            sketch.triangle(first, first + 1 + next, first + 1 + spoke);
            for (int ring = 1; ring < RINGS; ring++) {
                int a = first + 1 + (ring - 1) * SPOKES;
                sketch.quad(a + spoke, a + next, a + SPOKES + next, a + SPOKES + spoke);
            }
        }
    }

    /** A point of the ball: {@code degrees} away from the gaze, {@code turn} from up to the left. */
    private static Vec ballPoint(Joint joint, double degrees, double turn) {
        double angle = StrictMath.toRadians(degrees);
        double across = StrictMath.sin(angle) * CreatureEyes.RADIUS;
        return joint.toModel(new Vec(
                StrictMath.cos(angle) * CreatureEyes.RADIUS,
                StrictMath.sin(turn) * across,
                StrictMath.cos(turn) * across));
    }

    private static void lid(MeshSketch sketch, Skeleton skeleton, String name) {
        Joint joint = skeleton.joint(name);
        List<SkinWeights.Share> shares = List.of(new SkinWeights.Share(skeleton.index(name), 1));
        int first = sketch.size();
        for (int row = 0; row <= LID_ROWS; row++) {
            for (int column = 0; column <= LID_COLUMNS; column++) {
                double down = Math.max(0, row - 1) / (LID_ROWS - 1.0);
                double across = (double) column / LID_COLUMNS;
                double radius = row == 0 ? CreatureEyes.RADIUS - 0.15 : CreatureEyes.LID_RADIUS;
                Vec point = joint.toModel(lidPoint(down, across).times(radius));
                sketch.vertex(point, CreatureTextures.lid(across, row / (double) LID_ROWS), shares);
            }
        }
        for (int row = 0; row < LID_ROWS; row++) {
            for (int column = 0; column < LID_COLUMNS; column++) {
                int a = first + row * (LID_COLUMNS + 1) + column;
                sketch.quad(a, a + LID_COLUMNS + 1, a + LID_COLUMNS + 2, a + 1);
            }
        }
    }

    /** Direction of a lid's point: 0 is the edge over the pupil, 1 the far edge; across the hinge. */
    private static Vec lidPoint(double back, double across) {
        double lift = StrictMath.toRadians(LID_FROM + (LID_TO - LID_FROM) * back);
        double side = StrictMath.toRadians(80 - 160 * across);
        double near = StrictMath.cos(side);
        return new Vec(StrictMath.cos(lift) * near, StrictMath.sin(side), StrictMath.sin(lift) * near);
    }
}
