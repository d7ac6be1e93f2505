package org.jointscope.render;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Vector3;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.Box;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.RootOffset;
import org.jointscope.pose.skin.SampledFrames;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.OpenModel;

/**
 * The bounds that a file has for its frames, at the position of the drawn model. Between two frames they contain the
 * boxes of both, as in Doom 3 (anim/Anim.cpp, GetBounds) and in Quake II (ref_gl/gl_mesh.c, R_CullAliasModel), where
 * the grid of a frame is its box.
 */
public final class FileBounds {

    /** Points that are skinned: some tens of milliseconds. Of longer animations, not all frames are used. */
    private static final long MOST_POINTS = 2_000_000;

    /** The last value of a frame's grid. */
    private static final int LAST_STEP = 255;

    private final List<Extent> rows;
    private final Optional<RootOffset> rootOffset;
    private final double[] offset = new double[3];

    /** @param rootOffset of the animation, if there is one */
    public FileBounds(OpenModel open, Optional<RootOffset> rootOffset) {
        this.rootOffset = rootOffset;
        rows = Stream.concat(
                        open.md5Anim().stream()
                                .flatMap(anim -> anim.bounds().stream())
                                .map(FileBounds::bounds),
                        open.md2Model().stream()
                                .flatMap(md2 -> md2.frames().stream())
                                .map(FileBounds::grid))
                .toList();
    }

    private static Extent bounds(Md5Anim.BoundsRow row) {
        Vector3 min = row.min();
        Vector3 max = row.max();
        return new Extent(min.x(), min.y(), min.z(), max.x(), max.y(), max.z());
    }

    private static Extent grid(Md2Frame frame) {
        Vector3 min = frame.translate();
        Vector3 steps = frame.scale();
        return new Extent(
                min.x(),
                min.y(),
                min.z(),
                min.x() + LAST_STEP * steps.x(),
                min.y() + LAST_STEP * steps.y(),
                min.z() + LAST_STEP * steps.z());
    }

    /**
     * Sets a box to the bounds at a frame; empty without any.
     *
     * @param from the whole frame before it
     * @param next the frame after that one
     */
    public void at(double frame, int from, int next, RootMode mode, LoopRule loop, Box out) {
        out.clear();
        addRow(from, out);
        if (frame > from) {
            addRow(next, out);
        }
        move(frame, mode, loop, out);
    }

    /** Sets a box to the bounds of all frames; empty without any. */
    public void ofAll(RootMode mode, LoopRule loop, Box out) {
        out.clear();
        Box row = new Box();
        for (int frame = 0; frame < rows.size(); frame++) {
            row.clear();
            addRow(frame, row);
            if (!row.isEmpty()) {
                move(frame, mode, loop, row);
                out.add(row.min(0), row.min(1), row.min(2));
                out.add(row.max(0), row.max(1), row.max(2));
            }
        }
    }

    /** Moves a box to the position of the drawn model. */
    private void move(double frame, RootMode mode, LoopRule loop, Box out) {
        if (rootOffset.isPresent() && !out.isEmpty()) {
            rootOffset.get().at(frame, mode, loop, offset);
            for (int axis = 0; axis < 3; axis++) {
                out.shift(axis, offset[axis]);
            }
        }
    }

    /** Sets a box to the bounds of the meshes in their pose. */
    public static void ofMesh(SkinnedModel model, Box out) {
        out.clear();
        addMesh(model, out);
    }

    /** Sets a box to the bounds of the meshes over their animation, and poses them at its last frame. */
    public static void ofAllFrames(SkinnedModel moving, PoseOptions options, Box out) {
        out.clear();
        SampledFrames frames = SampledFrames.of(moving, MOST_POINTS);
        for (int i = 0; i < frames.count(); i++) {
            moving.pose(frames.frame(i), options);
            addMesh(moving, out);
        }
    }

    /** Adds the points of the meshes in their pose to a box. */
    private static void addMesh(SkinnedModel model, Box out) {
        for (SkinnedMesh skinned : model.meshes()) {
            float[] points = skinned.points();
            for (int at = 0; at < points.length; at += 3) {
                out.add(points[at], points[at + 1], points[at + 2]);
            }
        }
    }

    /** Rows with missing or extreme numbers, of zero size or with swapped corners are ignored. */
    private void addRow(int frame, Box out) {
        if (frame >= rows.size()) {
            return;
        }
        Extent row = rows.get(frame);
        boolean sane =
                Extent.isSane(row.minX(), row.minY(), row.minZ()) && Extent.isSane(row.maxX(), row.maxY(), row.maxZ());
        boolean upright = row.minX() <= row.maxX() && row.minY() <= row.maxY() && row.minZ() <= row.maxZ();
        if (sane && upright && row.diagonal() > 0) {
            out.add(row.minX(), row.minY(), row.minZ());
            out.add(row.maxX(), row.maxY(), row.maxZ());
        }
    }
}
