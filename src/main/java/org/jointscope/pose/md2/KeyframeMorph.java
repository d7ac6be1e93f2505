package org.jointscope.pose.md2;

import java.util.List;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.skin.Keyframes;

/**
 * Moves a model that has all its vertices in every frame. Each frame has its own grid, so a vertex is first converted
 * to model space, {@code byte · scale + translate}, and then interpolated linearly to the same vertex of the next frame
 * (Quake II, ref_gl/gl_mesh.c, GL_LerpVerts). Writes to arrays that the caller owns, and allocates nothing. Without
 * frames nothing is written.
 */
public final class KeyframeMorph implements Keyframes {

    /** Frames per second: the file has no rate, and Quake II's server runs at ten ticks per second. */
    public static final double FRAME_RATE = 10;

    /** The last frame is followed by the first. */
    public static final LoopRule LOOP_RULE = LoopRule.WRAPS;

    private final List<Md2Frame> frames;
    private final int pointCount;
    private int from;
    private int to;
    private double share;

    public KeyframeMorph(Md2 md2) {
        this(md2.frames(), md2.vertexCount());
    }

    private KeyframeMorph(List<Md2Frame> frames, int pointCount) {
        this.frames = frames;
        this.pointCount = pointCount;
    }

    @Override
    public Keyframes copy() {
        return new KeyframeMorph(frames, pointCount);
    }

    @Override
    public int frameCount() {
        return frames.size();
    }

    public int pointCount() {
        return pointCount;
    }

    @Override
    public void go(double frame, int first, int last, LoopRule loop) {
        from = (int) Math.clamp(Math.floor(frame), first, last);
        to = first + loop.next(from - first, last - first + 1);
        share = Math.clamp(frame - from, 0, 1);
    }

    @Override
    public void points(float[] out) {
        if (frames.isEmpty()) {
            return;
        }
        Md2Frame first = frames.get(from);
        Md2Frame second = frames.get(to);
        for (int axis = 0; axis < 3; axis++) {
            double firstScale = finite(first.scale().along(axis)) * (1 - share);
            double secondScale = finite(second.scale().along(axis)) * share;
            double translate = finite(first.translate().along(axis)) * (1 - share)
                    + finite(second.translate().along(axis)) * share;
            for (int point = 0; point < pointCount; point++) {
                out[point * 3 + axis] = (float)
                        (first.step(point, axis) * firstScale + second.step(point, axis) * secondScale + translate);
            }
        }
    }

    /** Replaces values that are not finite by 0, so that every vertex has a position. */
    private static double finite(double value) {
        return Double.isFinite(value) ? value : 0;
    }

    @Override
    public void normals(float[] out) {
        normals(KeyframeNormals.CURRENT_FRAME, out);
    }

    @Override
    public void normals(KeyframeNormals mode, float[] out) {
        if (frames.isEmpty()) {
            return;
        }
        double way = mode == KeyframeNormals.CURRENT_FRAME && share > 0 ? 1 : share;
        Md2Frame first = frames.get(from);
        Md2Frame second = frames.get(to);
        for (int point = 0; point < pointCount; point++) {
            blend(first.normal(point), second.normal(point), way, out, point * 3);
        }
    }

    private static void blend(int first, int second, double share, float[] out, int at) {
        double x = Md2Normals.get(first, 0) * (1 - share) + Md2Normals.get(second, 0) * share;
        double y = Md2Normals.get(first, 1) * (1 - share) + Md2Normals.get(second, 1) * share;
        double z = Md2Normals.get(first, 2) * (1 - share) + Md2Normals.get(second, 2) * share;
        boolean blended = share > 0 && share < 1;
        double length = blended ? Math.sqrt(x * x + y * y + z * z) : 1;
        double scale = length > 0 ? 1 / length : 0;
        out[at] = (float) (x * scale);
        out[at + 1] = (float) (y * scale);
        out[at + 2] = (float) (z * scale);
    }
}
