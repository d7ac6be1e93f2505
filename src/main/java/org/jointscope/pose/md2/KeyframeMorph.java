package org.jointscope.pose.md2;

import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Vector3;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.skin.Keyframes;
import org.jointscope.pose.skin.Keyframes.KeyframeNormals;

import java.util.List;

/**
 * Moves a model that has all its vertices anew in every frame. Each frame has a grid of its own, so
 * a vertex is put into the model's space first, {@code byte · scale + translate}, and then blended
 * with the same vertex of the next frame along a straight line (Quake II, ref_gl/gl_mesh.c,
 * GL_LerpVerts). Writes to arrays that the caller owns, and allocates nothing.
 */
public final class KeyframeMorph {

    /** Frames a second: the file has no rate, and Quake II's server ticks ten times a second. */
    public static final double FRAME_RATE = 10;

    /** The last frame is followed by the first. */
    public static final LoopRule LOOP_RULE = LoopRule.WRAPS;

    private static final int GRID = 6;

    private final List<Md2Frame> frames;
    private final int pointCount;
    private final double[] grids;

    private KeyframeMorph(Md2 md2) {
        this.frames = md2.frames();
        this.pointCount = md2.vertexCount();
        this.grids = new double[frames.size() * GRID];
        for (int frame = 0; frame < frames.size(); frame++) {
            take(frames.get(frame).scale(), frame * GRID);
            take(frames.get(frame).translate(), frame * GRID + 3);
        }
    }

    public static KeyframeMorph of(Md2 md2) {
        return new KeyframeMorph(md2);
    }

    /** Numbers that are not finite become 0, so that every vertex has a position. */
    private void take(Vector3 vector, int at) {
        grids[at] = finite(vector.x());
        grids[at + 1] = finite(vector.y());
        grids[at + 2] = finite(vector.z());
    }

    private static double finite(double value) {
        return Double.isFinite(value) ? value : 0;
    }

    public int frameCount() {
        return frames.size();
    }

    public int pointCount() {
        return pointCount;
    }

    /**
     * Writes x, y, z of every vertex in model space.
     *
     * @param frame zero-based; a fraction lies between two frames, and one past the last between it
     *     and what the loop rule says comes next; without frames nothing is written
     */
    public void points(double frame, LoopRule loop, float[] out) {
        if (frames.isEmpty()) {
            return;
        }
        int from = whole(frame);
        points(from, loop.next(from, frames.size()), share(frame, from), out);
    }

    /**
     * Writes x, y, z of every vertex between any two frames.
     *
     * @param from index of a frame that there is
     * @param to likewise
     * @param share how far the way from the one to the other has come, 0 to 1
     */
    public void points(int from, int to, double share, float[] out) {
        Md2Frame first = frames.get(from);
        Md2Frame second = frames.get(to);
        for (int axis = 0; axis < 3; axis++) {
            double firstScale = grids[from * GRID + axis] * (1 - share);
            double secondScale = grids[to * GRID + axis] * share;
            double translate =
                    grids[from * GRID + 3 + axis] * (1 - share)
                            + grids[to * GRID + 3 + axis] * share;
            for (int point = 0; point < pointCount; point++) {
                out[point * 3 + axis] =
                        (float)
                                (first.step(point, axis) * firstScale
                                        + second.step(point, axis) * secondScale
                                        + translate);
            }
        }
    }

    /** Writes the normal of every vertex; (0, 0, 0) where its number means nothing. */
    public void normals(double frame, LoopRule loop, KeyframeNormals mode, float[] out) {
        if (frames.isEmpty()) {
            return;
        }
        int from = whole(frame);
        normals(from, loop.next(from, frames.size()), share(frame, from), mode, out);
    }

    /**
     * Writes the normal of every vertex between any two frames: see {@link #points(int, int,
     * double, float[])}.
     */
    public void normals(int from, int to, double way, KeyframeNormals mode, float[] out) {
        double share = mode == KeyframeNormals.CURRENT_FRAME && way > 0 ? 1 : way;
        Md2Frame first = frames.get(from);
        Md2Frame second = frames.get(to);
        for (int point = 0; point < pointCount; point++) {
            blend(first.normal(point), second.normal(point), share, out, point * 3);
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

    private int whole(double frame) {
        return (int) Math.clamp(Math.floor(frame), 0, frames.size() - 1);
    }

    private static double share(double frame, int from) {
        return Math.clamp(frame - from, 0, 1);
    }

    /** Points that stand in the frames of the file, each with a normal of its own. */
    static final class KeyframeSurface implements Keyframes {

        private final KeyframeMorph morph;
        private int from;
        private int to;
        private double share;

        KeyframeSurface(KeyframeMorph morph) {
            this.morph = morph;
        }

        @Override
        public int frameCount() {
            return morph.frameCount();
        }

        @Override
        public void go(double frame, int first, int last, LoopRule loop) {
            from = (int) Math.clamp(Math.floor(frame), first, last);
            to = first + loop.next(from - first, last - first + 1);
            share = Math.clamp(frame - from, 0, 1);
        }

        @Override
        public void points(float[] out) {
            if (morph.frameCount() > 0) {
                morph.points(from, to, share, out);
            }
        }

        @Override
        public void normals(float[] out) {
            normals(KeyframeNormals.CURRENT_FRAME, out);
        }

        @Override
        public void normals(KeyframeNormals mode, float[] out) {
            if (morph.frameCount() > 0) {
                morph.normals(from, to, share, mode, out);
            }
        }
    }
}
